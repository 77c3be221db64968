import { globSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { describe, expect, test } from "vitest";
import { homePage, topicPages } from "../../packages/demo/src/data/pageData.ts";
import { blockTypes, checkPage, jsonSchemaOf } from "../../packages/ui/src/blocks/schema/index.ts";
import { inRoot } from "../run/root.ts";
import { currentPageJson } from "./pageJson.ts";

const goods = (key: string) => ({
  ...{
    id: key,
    skuId: key,
    name: key,
    sellingPoint: key,
    priceCents: 348,
    formerCents: 460,
    minimum: 12,
    sold: 8,
    rating: 4.8,
  },
  img: `/media/${key}.webp`,
});
const refs = {
  goods,
  goodsUrl: (key: string) => `/goodsDetail?goodsId=${key}`,
  categoryUrl: (key: string) => `/goodsList?categoryId=${key}`,
  storeUrl: (key: string) => `/merchant?id=${key}`,
  topicUrl: (key: string) => `/topic?id=${key}`,
  art: (name: string) => `/media/art/${name}.webp`,
};

test.each(["en", "zh"] as const)("[BK-22] the demo's home page and topics in %s keep to the schemas", (language) => {
  const [, , ...home] = homePage(language, refs).list;
  const blocks = [...home, ...topicPages.flatMap(({ page }) => page(language, refs).list)];
  expect(checkPage({ list: blocks })).toEqual([]);
  expect(new Set(blocks.map(({ type }) => type))).toEqual(new Set(blockTypes));
});

/** The folder of each block, from the registry. */
function folders(): Map<string, string> {
  const registry = readFileSync(inRoot("packages/ui/src/blocks/homeBlocks/homeBlocks.tsx"), "utf8");
  return new Map(
    [...registry.matchAll(/^ {2}(\w+): block\(async \(\) => \(await import\("\.\.\/(\w+)\//gm)].map(
      ([, type = "", folder = ""]) => [type, folder],
    ),
  );
}

describe("the schemas and the blocks", () => {
  test.each(blockTypes)("[BK-21] %s: what the block reads of its options is in its schema", (type) => {
    const folder = folders().get(type) ?? "none";
    const sources = globSync(`packages/ui/src/blocks/${folder}/*.{ts,tsx}`, { cwd: inRoot() })
      .filter((file) => !/\.(?:test|stories|css)\./.test(file))
      .map((file) => readFileSync(inRoot(file), "utf8"));
    expect(sources.length, dirname(folder)).toBeGreaterThan(0);
    const read = new Set(
      sources.flatMap((text) => [...text.matchAll(/\boptions\.(\w+)/g)].map(([, field = ""]) => field)),
    );
    const known = Object.keys(jsonSchemaOf(type).properties ?? {});
    expect([...read].filter((field) => !known.includes(field))).toEqual([]);
  });
});

test("[BK-22] the reference has each block with its fields and an example", () => {
  const reference = currentPageJson();
  for (const type of blockTypes) expect(reference).toContain(`\n## \`${type}\`\n`);
  expect(reference).toContain(
    "| `rounds[].startsAt` | number or text | When it begins, instead of at `hour` of today: milliseconds since 1970, or a date with its zone. |",
  );
  expect(reference).toContain("| `list[].tint` | `butter`, `apricot`");
  expect(reference).toContain("| `listRight` | list of adverts or lists of adverts |");
});
