import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { inRoot } from "../../run/root.ts";

/** One of our source files: path from the root, and its text. */
export type SourceFile = { path: string; text: string };

const places = ["src", "test", "e2e"].flatMap((folder) =>
  readdirSync(inRoot("packages")).map((name) => join("packages", name, folder)),
);

/** TypeScript files of the packages, the scripts and Storybook whose path matches `pattern`. */
export function sourceFiles(pattern: RegExp = /\.tsx?$/): SourceFile[] {
  return [...places, "scripts", ".storybook"].flatMap((folder) =>
    namesIn(folder)
      .map((name) => join(folder, name))
      .filter((path) => /\.tsx?$/.test(path) && pattern.test(path))
      .map((path) => ({ path, text: readFileSync(inRoot(path), "utf8") })),
  );
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(inRoot(folder), { recursive: true, encoding: "utf8" });
  } catch {
    return []; // not every package has every folder
  }
}
