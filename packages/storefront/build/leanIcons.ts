import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const ours = fileURLToPath(new URL("../src/shared/site/createIcon.ts", import.meta.url));
const factory = "\0sundry/create-icon";

/** Icons of the library are drawn by the shop's own factory (`src/shared/site/createIcon.ts`). */
export function leanIcons(): Plugin {
  return {
    name: "sundry:lean-icons",
    apply: "build",
    enforce: "pre",
    resolveId: {
      filter: { id: /\/createLucideIcon\.mjs$/ },
      handler: (_name, importer) => (/[\\/]icons[\\/][\w-]+\.mjs$/.test(importer ?? "") ? factory : null),
    },
    load: (id) => (id === factory ? `export { createIcon as default } from ${JSON.stringify(ours)};` : null),
  };
}
