/**
 * Every element of a component that browsers give a look of its own has a class: on a page of somebody else only classes tell our
 * elements from theirs (packages/ui/src/theme/base.css.ts).
 */
import { globSync, readFileSync } from "node:fs";
import { inRoot } from "../run/root.ts";

const looks =
  "a|UiLink|button|input|textarea|select|ul|ol|dl|dd|fieldset|legend|table|figure|blockquote|pre|hr|img|video|canvas|h[1-6]|p";
const braces = String.raw`\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}`;
const opening = new RegExp(String.raw`<(${looks})((?:\s(?:[^<>{}]|${braces})*?)?)\/?>`, "g");

const folder = inRoot("packages/ui/src");
const files = globSync("{primitives,forms,commerce,blocks,internal}/**/*.tsx", { cwd: folder }).filter(
  (file) => !/\.(stories|test)\.tsx$/.test(file),
);
const faults = files.flatMap((file) => {
  const text = readFileSync(`${folder}/${file}`, "utf8").replace(/\/\*[\s\S]*?\*\//g, (comment) =>
    comment.replace(/[^\n]/g, " "),
  );
  return (
    [...text.matchAll(opening)]
      // What a site passes on (`rest`) holds no class of ours; anything else that is spread may.
      .filter(([, , attributes = ""]) => !/className=|\{\.\.\.(?!rest\})/.test(attributes))
      .map(({ 0: tag, index }) => {
        const line = text.slice(0, index).split("\n").length;
        return `packages/ui/src/${file}:${line} has no class: ${tag.replace(/\s+/g, " ")}`;
      })
  );
});
if (files.length === 0) faults.push("no component was found in packages/ui/src");
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
