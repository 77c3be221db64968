import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { pageFile } from "./pageFile.ts";

interface Example {
  type: string;
  options?: Record<string, unknown>;
}

const document = readFileSync(new URL("../../../../../docs/page-json.md", import.meta.url), "utf8");
const examples = [...document.matchAll(/```json\n(.*?)```/gs)].map(([, json]) => JSON.parse(json ?? "") as Example);

function read(...blocks: readonly unknown[]) {
  return pageFile.safeParse({ version: 1, name: { en: "Home" }, en: blocks });
}

function faults(...blocks: readonly unknown[]): string[] {
  return (read(...blocks).error?.issues ?? []).map(({ path }) => path.join("."));
}

describe("[OS-04] the file of a page", () => {
  test("the document has an example of every block, and of what only the file has", () => {
    const types = [...document.matchAll(/^## `(\w+)`$/gm)].map(([, type]) => type);
    expect(types).toContain("recommend");
    expect(examples.map(({ type }) => type)).toEqual([...types, "topAdvert", "navBar", "onlyGoodsModel"]);
    expect(document).toContain('"handle": "enamel-mug"');
  });

  test.each(examples)("accepts the documented example of $type", (example) => {
    expect(read(example).error?.issues).toBeUndefined();
  });

  test("accepts all examples on one page, in both languages", () => {
    const page = { version: 1, name: { en: "Home", zh: "首页" }, en: examples, zh: examples };
    expect(pageFile.safeParse(page).success).toBe(true);
  });

  test("refuses a field that no block reads, and says where it is", () => {
    expect(
      faults({ type: "notEnough", options: { navList: [{ titel: "Rain" }], list: [[{ name: "Mug" }]] } }),
    ).toContain("en.0.options.navList.0.title");
    expect(faults({ type: "seckill", options: { rounds: [{ hour: 25, startsAt: 0, endsAt: 1, goods: [] }] } })).toEqual(
      ["en.0.options.rounds.0.hour", "en.0.options.rounds.0.goods"],
    );
  });

  test("refuses a link that runs something", () => {
    expect(faults({ type: "carousel", options: { list: [{ name: "Mug", url: "javascript:alert(1)" }] } })).toEqual([
      "en.0.options.list.0.url",
    ]);
  });

  test("refuses two blocks with the same key", () => {
    const block = { type: "carousel", key: "same", options: { list: [{ name: "Mug" }] } };
    expect(faults(block, block)).toEqual(["en"]);
    expect(faults(block, { ...block, key: "other" })).toEqual([]);
  });
});
