/**
 * Styles use logical properties, so that pages work right to left: `marginInlineStart`, not `marginLeft`; `textAlign:
 * "start"`, not `"left"`; `inlineSize`, not `width`.
 */
import { globSync, readFileSync } from "node:fs";
import { inRoot, root } from "../run/root.ts";

const sides = "(?:Left|Right|Top|Bottom)";
const physical: readonly RegExp[] = [
  new RegExp(`(?<![\\w.-])(?:margin|padding|scrollMargin|scrollPadding)${sides}\\b`),
  new RegExp(`(?<![\\w.-])border${sides}(?:Width|Style|Color|LeftRadius|RightRadius)?\\b`),
  /(?<![\w.-])(?:margin|padding|border)-(?:left|right|top|bottom)\b/,
  // A key of a rule. Variants of a recipe and parameters may have such names.
  /(?<![\w.?(-])(?:left|right|top|bottom|width|height|(?:min|max)(?:Width|Height)): (?!inLayer\(|style\(|\{|string\b|number\b)/,
  /(?<![\w.])(?:textAlign|float|clear): ["'](?:left|right)/,
];

/** Comments become blank lines, so that line numbers stay the same. */
const withoutComments = (text: string) =>
  text.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, (comment) => comment.replace(/[^\n]/g, " "));

const faults = globSync("packages/*/src/**/*.css.ts", { cwd: root }).flatMap((file) =>
  withoutComments(readFileSync(inRoot(file), "utf8"))
    .split("\n")
    .flatMap((line, index) =>
      physical.some((pattern) => pattern.test(line)) ? [`${file}:${index + 1} is physical: ${line.trim()}`] : [],
    ),
);
if (faults.length > 0)
  console.error(`${faults.join("\n")}\n${faults.length} styles name a side of the screen: use logical properties`);
process.exitCode = faults.length === 0 ? 0 : 1;
