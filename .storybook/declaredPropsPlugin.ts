import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { declaredProps } from "./interfaceProps.ts";

const name = "virtual:sundry-declared-props";
const sources = join(import.meta.dirname, "../packages/ui/src");

/** The source of every component of the design system. */
export function componentSources(): readonly string[] {
  return readdirSync(sources, { recursive: true, encoding: "utf8" })
    .filter((path) => /(?<!\.stories|\.test)\.tsx$/.test(path))
    .map((path) => readFileSync(join(sources, path), "utf8"));
}

/** Gives the prop tables what the interfaces of all components declare. */
export function declaredPropsPlugin(): Plugin {
  return {
    name: "sundry:declared-props",
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) =>
      id === `\0${name}` ? `export default ${JSON.stringify(declaredProps(componentSources()))};` : undefined,
  };
}
