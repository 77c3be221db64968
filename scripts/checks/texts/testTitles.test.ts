import { expect, test } from "vitest";
import { testTitlesIn } from "./testTitles.ts";

const titles = (text: string) => testTitlesIn("a.test.tsx", text).map(({ title }) => title);

test("a title follows those of its own groups only", () => {
  const text = `describe("[BU-01] the cart", () => {
    describe("empty", () => { it("says so", () => {}); });
    test("full", async () => {});
  });
  test("alone", function () {});`;
  expect(titles(text)).toEqual(["[BU-01] the cart empty says so", "[BU-01] the cart full", "alone"]);
});

test("tests over rows, in several browsers, and with options are found", () => {
  const text = `test.each([1, 2] as const)("row %i", (n) => {});
  it.for(rows)("row", () => {});
  test.describe("a journey", () => { test("goes on", { tag: "@slow" }, async ({ page }) => {}); });
  test.skip("later", () => {});
  test(\`of \${name}\`, () => {});`;
  expect(titles(text)).toEqual(["row %i", "row", "a journey goes on", "later", "of …"]);
});

test("other calls are ignored", () => {
  expect(
    titles('test.beforeEach(async () => {}); test.setTimeout(5); test.skip(slow, "why"); pattern.test("x");'),
  ).toEqual([]);
});

test("a title that is not a literal counts as empty", () => {
  expect(titles("test(title, () => {});")).toEqual([""]);
});

test("what is skipped says so, alone or with its group", () => {
  const text = `test.skip("later", () => {});
  test("now", () => {});
  describe.skip("a group", () => { test("inside", () => {}); });
  test.fixme("broken", async () => {});
  test.skipIf(slow)("sometimes", () => {});`;
  expect(
    testTitlesIn("a.test.ts", text)
      .filter(({ skipped }) => skipped)
      .map(({ title }) => title),
  ).toEqual(["later", "a group inside", "broken"]);
});
