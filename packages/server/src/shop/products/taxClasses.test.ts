import { expect, test } from "vitest";
import { Findings } from "./findings.ts";
import { withTaxClasses } from "./taxClasses.ts";

const rates = { standard: { DE: 1900, "*": 0 }, books: { DE: 700 }, food: { DE: 700 } };

test.each([
  ["19%", "standard", 0],
  ["19,0 %", "standard", 0],
  ["7%", "books", 0],
  ["0%", "exempt", 0],
  ["21%", "standard", 1],
  ["books", "books", 0],
  ["boks", "boks", 1],
])("[OS-01] the tax of a file, %s, is the class %s of the shop", (taxClass, expected, told) => {
  const findings = new Findings();
  const product = { file: "a.csv", line: 2, handle: "a", taxClass };
  const [found] = withTaxClasses([product], { country: "DE", rates }, findings);
  expect(found?.taxClass).toBe(expected);
  expect(findings.sorted()).toHaveLength(told);
});

test("[OS-01] a shop without tax takes no rate of a file", () => {
  const findings = new Findings();
  const product = { file: "a.csv", line: 2, handle: "a", taxClass: "19%" };
  expect(withTaxClasses([product], null, findings)[0]?.taxClass).toBe("standard");
});
