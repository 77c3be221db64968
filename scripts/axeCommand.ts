import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { BrowserCommand } from "vitest/node";

const fromHere = createRequire(import.meta.url);
/** The axe of the journeys. */
const source = createRequire(fromHere.resolve("@axe-core/playwright")).resolve("axe-core/axe.min.js");

/** A component test asks axe about its page: each violation as one line, with the elements it was found at. */
export const findAxeViolations: BrowserCommand = async ({ frame }) => {
  const page = await frame();
  // Without an answer: axe itself would be sent here piece by piece.
  await page.evaluate(`${await readFile(source, "utf8")};undefined`);
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: Axe };
    const { violations } = await axe.run(document, { resultTypes: ["violations"] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
  });
};

interface Axe {
  run(
    root: Document,
    options: { resultTypes: string[] },
  ): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
}
