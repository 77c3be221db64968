import { describe, expect, test } from "vitest";
import { readFileSync } from "node:fs";
import { homePage, topicPages } from "../src/data/pageData.ts";
import type { PageLanguage, PageRefs } from "../src/data/pageShapes.ts";
import { han, languages, storeKeys, categoryKeys, goodsNamed, known, expectBothLanguages } from "./contents.ts";

/** The types of blocks that `docs/page-json.md` describes. */
const documentedTypes = [
  ...readFileSync(new URL("../../../docs/page-json.md", import.meta.url), "utf8").matchAll(/^## `(\w+)`$/gm),
].map(([, type]) => String(type));

describe("pages", () => {
  const topicKeys = new Set(topicPages.map(({ key }) => key));

  function refs(language: PageLanguage): PageRefs {
    return {
      goods: (key) => {
        const { variant } = goodsNamed(key);
        return {
          id: key,
          skuId: `${key}#0`,
          name: variant.name[language],
          sellingPoint: variant.sellingPoint[language],
          priceCents: variant.cents,
          ...(variant.formerCents === undefined ? {} : { formerCents: variant.formerCents }),
          minimum: variant.minimum ?? variant.tiers?.[0]?.num ?? 1,
          img: `/media/goods/${key}/1.webp`,
        };
      },
      goodsUrl: (key) => goodsNamed(key) && `/goodsDetail?goodsId=${key}`,
      categoryUrl: (key) => known(categoryKeys, "category", key, `/goodsList?categoryId=${key}`),
      storeUrl: (key) => known(storeKeys, "store", key, `/merchant?id=${key}`),
      topicUrl: (key) => known(topicKeys, "topic", key, `/topic?id=${key}`),
      art: (name) => `/media/art/${name}.webp`,
    };
  }

  /** Everything on a page that has a picture, wherever it sits. */
  function items(value: unknown): Record<string, unknown>[] {
    if (Array.isArray(value)) return value.flatMap(items);
    if (typeof value !== "object" || value === null) return [];
    const record: Record<string, unknown> = { ...value };
    return [...("img" in record && record.type === undefined ? [record] : []), ...Object.values(record).flatMap(items)];
  }

  function expectItem(item: Record<string, unknown>) {
    expect(item.img).toMatch(/^\/media\//);
    expect(item.url).toMatch(/^\//);
    expect(item.name).toMatch(/\S/);
    if ("describe" in item) expect(item.describe).toMatch(/\S/);
    const sellsForPoints = item.url === "/PointMall";
    if (sellsForPoints) expect(item.price).toBeUndefined();
    else if (!Array.isArray(item.goods) || "tint" in item) expect(item.price).toBeGreaterThan(0);
    if (item.originalPrice !== undefined) expect(item.originalPrice).toBeGreaterThan(Number(item.price));
  }

  test.each(languages)(
    "[BK-21] the home page in %s has eight blocks, with the topics every kind, every item complete",
    (language) => {
      const [advert, navigation, ...blocks] = homePage(language, refs(language)).list;
      expect(advert.type).toBe("topAdvert");
      expect(navigation.type).toBe("navBar");
      expect(blocks.map(({ type }) => type)).toEqual([
        "carousel1",
        "seckill",
        "recommend",
        "firstAdvert",
        "goodsType",
        "newGoodsSort",
        "bannerAdvert",
        "forYour",
      ]);
      const others = topicPages.flatMap((topic) => topic.page(language, refs(language)).list);
      expect([...new Set([...blocks, ...others].map(({ type }) => type))].sort()).toEqual(documentedTypes.toSorted());
      const pictures = blocks.flatMap((block) => items(block)).map(({ img }) => String(img));
      const art = pictures.filter((img) => img.startsWith("/media/art/"));
      expect(new Set(art).size, "no still life twice on the page").toBe(art.length);
      expect(new Set(blocks.map(({ key }) => key)).size).toBe(blocks.length);
      const all = items(blocks);
      expect(all.length).toBeGreaterThan(80);
      for (const item of all) expectItem(item);
      // Cards of goods have no sentence, except for the reason they are shown: the page is sent with all its items.
      const reasons = items(
        blocks.flatMap((block) => (block.type === "forYour" ? block.options.data.list : [])),
      ).length;
      expect(all.filter((item) => "goodsId" in item && "describe" in item)).toHaveLength(reasons);
    },
  );

  test.each(languages)("[GD-08] topic pages in %s are made of complete blocks", (language) => {
    for (const topic of topicPages) {
      expectBothLanguages(topic.name);
      const { list } = topic.page(language, refs(language));
      expect(list.length).toBeGreaterThanOrEqual(3);
      for (const item of items(list)) expectItem(item);
    }
  });

  test("the pages say the same in both languages, each in its own", () => {
    const english = items(homePage("en", refs("en")).list);
    const chinese = items(homePage("zh", refs("zh")).list);
    expect(chinese.map(({ url }) => url)).toEqual(english.map(({ url }) => url));
    for (const { name } of english) expect(name).not.toMatch(han);
    for (const { name } of chinese) expect(name).toMatch(han);
  });

  test("[BK-06] the discount figure is no larger than the best reduction beside it", () => {
    const block = topicPages
      .flatMap((topic) => topic.page("en", refs("en")).list)
      .find(({ type, key }) => type === "discountAdvert" && key === "full-cartons");
    if (block?.type !== "discountAdvert") throw new Error("no discount block");
    const best = Math.max(
      ...block.options.classification.map(({ price, originalPrice }) =>
        originalPrice ? 1 - price / originalPrice : 0,
      ),
    );
    const figure = Number.parseInt(block.options.figure.value, 10);
    expect(figure).toBeGreaterThan(20);
    expect(figure).toBeLessThanOrEqual(best * 100);
  });
});
