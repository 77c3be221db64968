import type { Plugin } from "vite";

const READONLY = /(?<=: |\| )readonly (?=[\w({[])/g;

/** Types without the `readonly` of their arrays: `items: Tab[]`. Types are gone when the code runs, so nothing else changes. */
export const withoutReadonly = (source: string): string => source.replace(READONLY, "");

/** The reader of prop tables takes every `readonly Tab[]` for an unknown type, so it gets `Tab[]`. */
export function plainTypes(): Plugin {
  return {
    name: "sundry:plain-types",
    enforce: "pre",
    transform: {
      filter: { id: /packages\/ui\/src\/[^?]*(?<!\.stories)\.tsx$/ },
      handler: (source) => ({ code: withoutReadonly(source), map: null }),
    },
  };
}
