import { expect, test } from "vitest";
import { faultsOf, provenRowsIn } from "./provenRows.ts";

const tests = new Map([
  ["packages/server/test/cart.test.ts", [{ title: "[BU-01] adding, a second time", line: 1, skipped: false }]],
  ["packages/ui/src/cart.test.ts", [{ title: "[BU-02] adding", line: 1, skipped: false }]],
  [
    "packages/storefront/e2e/cart.e2e.ts",
    [
      { title: "[BU-03] paying", line: 1, skipped: false },
      { title: "[BU-03] paying twice", line: 2, skipped: true },
    ],
  ],
]);
const faults = (proof: string) => provenRowsIn(`| A sentence. | ${proof} |`).flatMap((row) => faultsOf(row, tests));

test("rows are read with their tests; head and rule of a table are none", () => {
  const table = "| The specification | Proven by |\n|---|---|\n| a \\| b | `x` one, two, `y.e2e` three |\n\ntext";
  expect(provenRowsIn(table)).toEqual([
    {
      sentence: "a \\| b",
      line: 3,
      proofs: [
        { file: "x", title: "one, two" },
        { file: "y.e2e", title: "three" },
      ],
    },
  ]);
  expect(provenRowsIn("| On our pages | Proven by |\n|---|---|")).toEqual([]);
});

test("a test that exists once and runs is a proof, whatever follows it", () => {
  expect(faults("`server/test/cart` adding, a second")).toEqual([]);
  expect(faults("differs (product 1): `server/test/cart` a second time, `cart.e2e` ] paying")).toEqual([
    "names “] paying”, which 2 tests of cart.e2e have in their title",
  ]);
});

test.each([
  ["", "names no test"],
  ["yes", "names no test"],
  ["`cart` adding", "names cart, which is several files"],
  ["`carts` adding", "names carts, which is no file"],
  ["`cart.e2e` refunds", "names “refunds”, which 0 tests of cart.e2e have in their title"],
  ["`cart.e2e` paying twice", "names “paying twice”, which is skipped"],
])("the proof %j is reported: %s", (proof, fault) => {
  expect(faults(proof)).toEqual([fault]);
});
