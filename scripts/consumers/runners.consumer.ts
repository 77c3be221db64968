import { stripVTControlCharacters } from "node:util";
import { expect, test } from "vitest";
import { installed } from "./consumer.ts";
import { followReadme } from "./readme.ts";

test.each([
  ["Jest", ["jest"]],
  ["Vitest", ["vitest", "run"]],
] as const)("[UI-01] %s runs the test of the README with its settings", async (runner, [program, ...args]) => {
  const site = await installed(runner.toLowerCase());
  await followReadme("ui", "Tests", site.folder);
  await followReadme("ui", runner, site.folder);
  const said = await site.run(program, ...args);
  expect(stripVTControlCharacters(said)).toMatch(/Tests:? +1 passed/);
});
