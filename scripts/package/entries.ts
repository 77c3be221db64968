import { globSync, readFileSync } from "node:fs";
import { inRoot } from "../run/root.ts";

type Target = string | { types: string; default: string } | null;
type Manifest = { exports: Record<string, Target>; publishConfig: { exports: Record<string, Target> } };

/** A module that a package publishes: the name it is imported by and its file in the sources, without extension. */
export type Entry = { name: string; module: string };

/**
 * The modules that a package publishes: `publishConfig.exports` in its manifest, with each `*` expanded to the existing
 * sources. Style sheets and the manifest are not modules.
 */
export function publishedEntries(packageName: string): Entry[] {
  const manifest = JSON.parse(readFileSync(inRoot("packages", packageName, "package.json"), "utf8")) as Manifest;
  const sources = inRoot("packages", packageName, "src");
  return Object.entries(manifest.publishConfig.exports).flatMap(([name, target]) => {
    const types = typeof target === "object" && target !== null ? target.types : "";
    const pattern = types.replace(/^\.\/dist\//, "").replace(/\.d\.ts$/, "");
    if (pattern === types || !target || typeof target === "string" || target.default.endsWith(".css")) return [];
    const [before = "", after = ""] = pattern.split("*");
    return globSync(`${pattern}.{ts,tsx}`, { cwd: sources })
      .map((file) => file.replaceAll("\\", "/").replace(/\.tsx?$/, ""))
      .filter((module) => !/\.(test|stories|css)$/.test(module))
      .map((module) => ({ name: filled(name, module.slice(before.length, module.length - after.length)), module }))
      .sort((one, other) => (one.name < other.name ? -1 : 1));
  });
}

const filled = (name: string, value: string) => name.replace("*", value).replace(/^\.\/?/, "");
