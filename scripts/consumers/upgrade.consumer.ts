import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { installed } from "./consumer.ts";

test("[UI-01] the published codemod moves deprecated imports to their new place, and nothing else", async () => {
  const site = await installed("upgrade");
  const codemod = "node_modules/@sundry/ui/codemods/theme-breakpoints.cjs";
  await site.run("jscodeshift", "--parser=tsx", "--extensions=ts,tsx", "-t", codemod, "src");
  expect(await readFile(join(site.folder, "src/widths.tsx"), "utf8")).toBe(
    [
      "// Widths of our own page.",
      'import { brandStyleSheet } from "@sundry/ui/theme";',
      'import { type Breakpoint, below as narrowerThan } from "@sundry/ui/theme/breakpoints";',
      'import type { SundryTheme } from "@sundry/ui/theme";',
      "",
      'export { media } from "@sundry/ui/theme/breakpoints";',
      "export const isNarrow = (width: Breakpoint) => matchMedia(narrowerThan(width)).matches;",
      "export const css = (theme: SundryTheme) => brandStyleSheet(theme);",
      "",
    ].join("\n"),
  );
});
