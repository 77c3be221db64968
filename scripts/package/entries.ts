import { globSync, readFileSync } from "node:fs";
import { inRoot } from "../run/root.ts";

type Target = string | { types: string } | null;
type Manifest = { exports: Record<string, Target>; publishConfig?: { exports?: Record<string, Target> } };

/**
 * The declaration files behind what a package publishes, relative to `declarations`, the folder with the output of `tsc`. Read
 * from `exports` of package.json (of `publishConfig` where the published ones differ), each `*` filled in by what is there.
 */
export function publicEntries(packageName: string, declarations: string): string[] {
  const manifest = JSON.parse(readFileSync(inRoot("packages", packageName, "package.json"), "utf8")) as Manifest;
  const targets = Object.values(manifest.publishConfig?.exports ?? manifest.exports);
  const patterns = targets.flatMap((target) => {
    const file = typeof target === "string" ? target : target?.types;
    return file && /\.tsx?$/.test(file)
      ? [file.replace(/^\.\/(src|dist)\//, "").replace(/(\.d)?\.tsx?$/, ".d.ts")]
      : [];
  });
  return [...new Set(patterns.flatMap((pattern) => globSync(pattern, { cwd: declarations })))].sort();
}
