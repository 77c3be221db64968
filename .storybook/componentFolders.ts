/// <reference types="vite/client" />
import type { ComponentFolders } from "./sourceCode.ts";

const entries = Object.keys(import.meta.glob("../packages/ui/src/{primitives,forms,commerce,blocks}/*/index.ts"));

/** The folder of every published component, by its name. */
export const componentFolders: ComponentFolders = Object.fromEntries(
  entries.map((path) => {
    const [group = "", name = ""] = path.split("/").slice(-3);
    return [name, `${group}/${name}`];
  }),
);
