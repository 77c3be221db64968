/**
 * What is deprecated in ui and api says what to use instead and in which version it is removed, and is gone in that version:
 * `@deprecated Use … instead. Removed in 2.0.`
 */
import { globSync, readFileSync } from "node:fs";
import { publishedPackages } from "../package/build.ts";
import { inRoot } from "../run/root.ts";

const faults = publishedPackages.flatMap((name) => {
  const folder = inRoot("packages", name);
  const { version } = JSON.parse(readFileSync(`${folder}/package.json`, "utf8")) as { version: string };
  return globSync("src/**/*.{ts,tsx}", { cwd: folder }).flatMap((file) => {
    const text = readFileSync(`${folder}/${file}`, "utf8");
    return [...text.matchAll(/@deprecated((?:(?!\*\/)[^])*)/g)].flatMap(([, said = ""]) => {
      const sentence = said.replace(/\s*\n\s*\*\s*/g, " ").trim();
      const [, major] = /^(?:Use|Import|Leave) .*\. Removed in (\d+)\.0\.$/.exec(sentence) ?? [];
      if (major === undefined)
        return [`packages/${name}/${file} does not say "Use …. Removed in N.0.": @deprecated ${sentence}`];
      return Number(major) > Number(version.split(".")[0])
        ? []
        : [`packages/${name}/${file} has in ${version} what was to be removed in ${major}.0: ${sentence}`];
    });
  });
});
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
