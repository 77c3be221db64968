import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { PublishedPackage } from "../package/build.ts";
import { inRoot } from "../run/root.ts";

/** A code block of a README, with its file if one is named after the language. */
export type CodeBlock = { file: string | undefined; code: string };

/** The code blocks below a heading in a package's README. */
export async function codeBelow(packageName: PublishedPackage, heading: string): Promise<CodeBlock[]> {
  const text = await readFile(inRoot("packages", packageName, "README.md"), "utf8");
  const section = text.split(/^##+ /m).find((part) => part.startsWith(`${heading}\n`));
  const blocks = [...(section ?? "").matchAll(/^```\w+(?: (\S+))?\n([\s\S]*?)^```$/gm)];
  if (blocks.length === 0) throw new Error(`The README of ${packageName} shows no code below "${heading}".`);
  return blocks.map(([, file, code = ""]) => ({ file, code }));
}

/** Writes the files that the README shows below a heading into a site, as a reader would. */
export async function followReadme(packageName: PublishedPackage, heading: string, folder: string): Promise<void> {
  for (const { file, code } of await codeBelow(packageName, heading)) {
    if (file === undefined) continue;
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), code);
  }
}
