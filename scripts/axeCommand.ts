import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { BrowserCommand } from "vitest/node";

const fromHere = createRequire(import.meta.url);
/** The same axe as in the journeys. */
const source = createRequire(fromHere.resolve("@axe-core/playwright")).resolve("axe-core/axe.min.js");

/** Lets a component test run axe on its page: each violation as one line, with the elements concerned. */
export const findAxeViolations: BrowserCommand = async ({ frame }) => {
  const page = await frame();
  // Loading axe takes as long as running it, and the files of a run share one page. Without a return value, because
  // axe itself would be sent back piece by piece.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(`${await readFile(source, "utf8")};undefined`);
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: Axe };
    const { violations } = await axe.run(document, {
      resultTypes: ["violations"],
      // The elements themselves are named.
      selectors: false,
      // Reading all styles again is of use only to a rule that is off.
      preload: { assets: ["media"] },
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
  });
};

interface Axe {
  run(
    root: Document,
    options: { resultTypes: string[]; selectors: boolean; preload: { assets: string[] } },
  ): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
}
