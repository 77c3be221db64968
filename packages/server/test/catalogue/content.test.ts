import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { articleAddress } from "#server/catalogue/data/articles/articleAddress.ts";
import { articleCategories, articles, companyBlurb, footerArticles } from "#server/catalogue/data/articles.ts";
import type { ArticleCategoryEntry } from "#server/catalogue/data/articles/shapes.ts";
import { brands } from "#server/catalogue/data/brands.ts";
import { type CategoryNode, categories } from "#server/catalogue/data/categories.ts";
import { bagsFamilies } from "#server/catalogue/data/families/bags.ts";
import { handToolsFamilies } from "#server/catalogue/data/families/hand-tools.ts";
import { householdFamilies } from "#server/catalogue/data/families/household.ts";
import { families } from "#server/catalogue/data/families/index.ts";
import { jewelleryFamilies } from "#server/catalogue/data/families/jewellery.ts";
import { lightingFamilies } from "#server/catalogue/data/families/lighting.ts";
import { partyFamilies } from "#server/catalogue/data/families/party.ts";
import { flashHours, flashOffers, offersPerSlot } from "#server/catalogue/data/flashSales.ts";
import { freightPlans } from "#server/catalogue/data/freight.ts";
import { homePage, topicPages } from "#server/catalogue/data/pageData.ts";
import type { PageLanguage, PageRefs } from "#server/catalogue/data/pageShapes.ts";
import { pointsCategories, pointsOffers } from "#server/catalogue/data/pointsGoods.ts";
import { couponPlans, type PromotionReach, spendAndSavePlans } from "#server/catalogue/data/promotions.ts";
import { regions } from "#server/catalogue/data/regions.ts";
import { stores } from "#server/catalogue/data/stores.ts";
import type { Bilingual, GoodsFamily, GoodsVariant } from "#server/catalogue/family.ts";
import { goodsKey } from "#server/catalogue/ids.ts";
import { axesOf, coloursOf, skuDrafts } from "#server/catalogue/rows/skus.ts";

const objects = join(
  dirname(createRequire(import.meta.url).resolve("@lobehub/fluent-emoji-3d/package.json")),
  "assets",
);
const han = /\p{Script=Han}/u;
const allowedTags = new Set(["p", "h3", "ul", "li", "strong", "a"]);
const languages: readonly PageLanguage[] = ["en", "zh"];

const goodsByKey = new Map<string, { family: GoodsFamily; variant: GoodsVariant }>(
  families.flatMap((family) =>
    family.variants.map((variant) => [goodsKey(family.key, variant.key), { family, variant }] as const),
  ),
);
const storeKeys = new Set(stores.map(({ key }) => key));
const categoryKeys = new Map(categories.flatMap((root) => nodes(root)).map((node) => [node.key, node]));
const shelfKeys = new Set([...categoryKeys.values()].filter(({ children }) => !children).map(({ key }) => key));

const ours = [
  ...jewelleryFamilies,
  ...lightingFamilies,
  ...householdFamilies,
  ...bagsFamilies,
  ...partyFamilies,
  ...handToolsFamilies,
];
const oursWithVariants = ours.flatMap((family) => family.variants.map((variant) => ({ family, variant })));

function nodes(node: CategoryNode): CategoryNode[] {
  return [node, ...(node.children ?? []).flatMap(nodes)];
}

function goodsNamed(key: string) {
  const found = goodsByKey.get(key);
  if (!found) throw new Error(`No goods is called ${key}.`);
  return found;
}

function known<T>(set: { has(key: string): boolean }, kind: string, key: string, answer: T): T {
  if (!set.has(key)) throw new Error(`No ${kind} is called ${key}.`);
  return answer;
}

/** Words must be there in both languages, each in its own script. */
function expectBothLanguages({ en, zh }: Bilingual, zhMayBeLatin = false) {
  expect(en.trim()).not.toBe("");
  expect(zh.trim()).not.toBe("");
  expect(en, en).not.toMatch(han);
  if (!zhMayBeLatin) expect(zh, zh).toMatch(han);
}

function expectRichText(html: string) {
  const open: string[] = [];
  for (const [, slash, tag = "", rest = ""] of html.matchAll(/<(\/?)([a-z0-9]+)([^>]*)>/g)) {
    expect(allowedTags, html).toContain(tag);
    if (slash) expect(open.pop(), html).toBe(tag);
    else {
      expect(rest, html).toMatch(tag === "a" ? /^ href="#\/[^"]*"$/ : /^$/);
      open.push(tag);
    }
  }
  expect(open, html).toEqual([]);
  expect(html.replace(/<\/?[a-z0-9]+[^<>]*>/g, "")).not.toMatch(/[<>]/);
}

describe("goods of jewellery, lighting, household, bags, party and hand tools", () => {
  test("are many, in families of four to six, under keys of their own", () => {
    expect(oursWithVariants.length).toBeGreaterThanOrEqual(310);
    expect(ours.filter(({ variants }) => variants.length < 4 || variants.length > 6)).toEqual([]);
    const keys = families.map(({ key }) => key);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
    expect(goodsByKey.size).toBe(families.reduce((sum, { variants }) => sum + variants.length, 0));
  });

  test.each(ours.map((family) => [family.key, family] as const))("%s is complete", (_, family) => {
    expect(shelfKeys).toContain(family.category);
    expectBothLanguages(family.unit);
    expectRichText(family.intro.en);
    expectRichText(family.intro.zh);
    expectBothLanguages(family.intro);
    expect(family.params.length).toBeGreaterThanOrEqual(4);
    expect(family.params.length).toBeLessThanOrEqual(7);
    for (const { name, value } of family.params) {
      expectBothLanguages(name);
      expectBothLanguages(value, true);
    }
    for (const variant of family.variants) expectVariant(family, variant);
  });

  function expectVariant(family: GoodsFamily, variant: GoodsVariant) {
    expectBothLanguages(variant.name);
    expectBothLanguages(variant.sellingPoint);
    expect(storeKeys).toContain(variant.store ?? family.store);
    const brand = variant.brand ?? family.brand;
    if (brand) expect(brands.map(({ key }) => key)).toContain(brand);
    expect(variant.cents).toBeGreaterThanOrEqual(30);
    expect(variant.cents).toBeLessThanOrEqual(6000);
    if (variant.formerCents !== undefined) expect(variant.formerCents).toBeGreaterThan(variant.cents);
    expect(variant.grams).toBeGreaterThan(0);
    const axes = axesOf(family, variant);
    expect(skuDrafts(axes).length).toBeLessThanOrEqual(12);
    const picture = variant.picture ?? family.picture;
    if (coloursOf(axes).length > 0) expect(picture.recolour, variant.key).toBe(true);
    for (const object of [picture.object, ...(picture.companions ?? [])])
      expect(existsSync(join(objects, `${object}.webp`)), object).toBe(true);
    const [first, ...later] = variant.tiers ?? [];
    if (first) {
      expect(first).toEqual({ num: variant.minimum, cents: variant.cents });
      let before = first;
      for (const tier of later) {
        expect(tier.num).toBeGreaterThan(before.num);
        expect(tier.cents).toBeLessThan(before.cents);
        before = tier;
      }
    }
  }

  test("are reduced, tiered and sold out in believable shares, with names of all lengths", () => {
    const share = (count: number) => count / oursWithVariants.length;
    const reduced = share(oursWithVariants.filter(({ variant }) => variant.formerCents).length);
    expect(reduced).toBeGreaterThan(0.28);
    expect(reduced).toBeLessThan(0.42);
    expect(share(oursWithVariants.filter(({ variant }) => variant.tiers).length)).toBeGreaterThan(0.3);
    const soldOut = oursWithVariants.filter(({ variant }) => variant.stock === 0);
    expect(soldOut.length).toBeGreaterThanOrEqual(8);
    expect(soldOut.length).toBeLessThanOrEqual(10);
    const lengths = oursWithVariants.map(({ variant }) => variant.name.en.length);
    expect(lengths.filter((length) => length <= 8).length).toBeGreaterThanOrEqual(3);
    expect(lengths.filter((length) => length >= 90).length).toBeGreaterThanOrEqual(3);
    expect(new Set(oursWithVariants.map(({ variant }) => variant.name.en)).size).toBe(oursWithVariants.length);
    expect(new Set(oursWithVariants.map(({ variant }) => variant.name.zh)).size).toBe(oursWithVariants.length);
  });

  test("stand on every shelf of their categories", () => {
    const roots = /^(jewellery|lighting|household|bags|party|hand-tools)-/;
    const filled = new Set(ours.map(({ category }) => category));
    expect([...shelfKeys].filter((key) => roots.test(key) && !filled.has(key))).toEqual([]);
  });
});

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
    expect(item.describe).toMatch(/\S/);
    expect(item.price).toBeGreaterThan(0);
    if (item.originalPrice !== undefined) expect(item.originalPrice).toBeGreaterThan(Number(item.price));
  }

  test.each(languages)("[BK-21] the home page in %s has all 16 kinds of blocks, every item complete", (language) => {
    const [advert, navigation, ...blocks] = homePage(language, refs(language)).list;
    expect(advert.type).toBe("topAdvert");
    expect(navigation.type).toBe("navBar");
    expect(blocks.map(({ type }) => type)).toEqual([
      "carousel1",
      "firstAdvert",
      "seckill",
      "goodsType",
      "carousel2",
      "newGoodsSort",
      "discountAdvert",
      "onlyGoodsModel",
      "hotAdvert",
      "recommend",
      "carousel",
      "mixModel",
      "bannerAdvert",
      "oneRowThreeColumns",
      "forYour",
      "notEnough",
    ]);
    expect(new Set(blocks.map(({ key }) => key)).size).toBe(blocks.length);
    const all = items(blocks);
    expect(all.length).toBeGreaterThan(200);
    for (const item of all) expectItem(item);
  });

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
    const block = homePage("en", refs("en")).list.find(({ type }) => type === "discountAdvert");
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

describe("articles", () => {
  const leaves = articleCategories.flatMap(({ children }: ArticleCategoryEntry) => children ?? []);

  test("stand under known headings, with keys of their own", () => {
    const keys = articles.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    for (const { category } of articles) expect(leaves.map(({ key }) => key)).toContain(category);
    for (const { name } of [...articleCategories, ...leaves]) expectBothLanguages(name);
    expect(articles.filter(({ category }) => category === "announcements").length).toBeGreaterThanOrEqual(10);
    expect(articles.filter(({ category }) => category !== "announcements").length).toBeGreaterThanOrEqual(16);
    expect(leaves.find(({ key }) => key === "announcements")?.type).toBe("ANNOUNCEMENT");
    for (const key of footerArticles) expect(keys).toContain(key);
    expectBothLanguages(companyBlurb);
  });

  test("are rich text of the allowed tags, and link to articles that exist", () => {
    const addresses = new Set(articles.map(({ key }) => articleAddress(key)));
    for (const { title, content } of articles) {
      expectBothLanguages(title);
      expectBothLanguages(content);
      for (const html of [content.en, content.zh]) {
        expectRichText(html);
        for (const [, address = ""] of html.matchAll(/href="(#\/article\/[^"]*)"/g))
          expect(addresses).toContain(address);
      }
    }
  });
});

describe("promotions", () => {
  function expectReach(reach: PromotionReach, store: string | undefined) {
    if (reach.scope === "PORTION_GOODS")
      for (const key of reach.goods) {
        const { family, variant } = goodsNamed(key);
        if (store) expect(variant.store ?? family.store, key).toBe(store);
      }
    if (reach.scope === "PORTION_GOODS_CATEGORY") for (const key of reach.categories) expect(shelfKeys).toContain(key);
  }

  test("coupons of every kind, all true to their numbers", () => {
    expect(couponPlans.length).toBeGreaterThanOrEqual(16);
    expect(new Set(couponPlans.map(({ key }) => key)).size).toBe(couponPlans.length);
    for (const plan of couponPlans) {
      expectBothLanguages(plan.name);
      expectBothLanguages(plan.description);
      if (plan.store) expect(storeKeys).toContain(plan.store);
      expectReach(plan.reach, plan.store);
      if (plan.publishNum > 0) expect(plan.receivedNum).toBeLessThanOrEqual(plan.publishNum);
      expect(plan.usedNum).toBeLessThanOrEqual(plan.receivedNum);
      if (plan.effect.type === "PRICE") expect(plan.effect.cents).toBeLessThan(plan.thresholdCents);
      else expect(plan.effect.payPercent).toBeLessThan(100);
      if (plan.life.range === "FIXEDTIME") expect(plan.life.toDay).toBeGreaterThan(plan.life.fromDay);
    }
    const kinds = new Set(
      couponPlans.flatMap(({ store, effect, reach, life }) => [
        store ? "store" : "platform",
        effect.type,
        reach.scope,
        life.range,
      ]),
    );
    expect([...kinds].sort()).toEqual(
      [
        "platform",
        "store",
        "PRICE",
        "DISCOUNT",
        "ALL",
        "PORTION_GOODS",
        "PORTION_GOODS_CATEGORY",
        "FIXEDTIME",
        "DYNAMICTIME",
      ].sort(),
    );
    const left = couponPlans
      .filter(({ publishNum }) => publishNum > 0)
      .map((plan) => plan.publishNum - plan.receivedNum);
    expect(left).toContain(0);
    expect(left.filter((count) => count > 0 && count < 10)).toHaveLength(1);
    expect(couponPlans.filter(({ life }) => life.range === "FIXEDTIME" && life.toDay < 0)).toHaveLength(1);
  });

  test("spend-and-save activities give something", () => {
    expect(new Set(spendAndSavePlans.map(({ store }) => store)).size).toBeGreaterThanOrEqual(4);
    for (const plan of spendAndSavePlans) {
      expect(storeKeys).toContain(plan.store);
      expectBothLanguages(plan.name);
      expectReach(plan.reach, plan.store);
      expect(plan.effect !== undefined || plan.freeFreight || plan.point !== undefined).toBe(true);
    }
  });

  test.each([0, 1, 2, 3, 4, 5, 6])(
    "[SK-01] weekday %i has six full flash-sale rounds without a goods twice",
    (weekday) => {
      const offers = flashHours.flatMap((hour) => {
        const slot = flashOffers(weekday, hour);
        expect(slot.length).toBe(offersPerSlot);
        expect(flashOffers(weekday, hour)).toEqual(slot);
        return slot;
      });
      expect(new Set(offers.map(({ goods }) => goods)).size).toBe(offers.length);
      for (const { goods, payPercent, stock, soldShare } of offers) {
        const { variant } = goodsNamed(goods);
        expect(variant.stock, goods).not.toBe(0);
        expect(stock).toBeGreaterThan(variant.minimum ?? variant.tiers?.[0]?.num ?? 1);
        expect(payPercent).toBeLessThan(100);
        expect(soldShare).toBeGreaterThan(0);
        expect(soldShare).toBeLessThan(1);
        const cheapest = Math.min(variant.cents, ...(variant.tiers ?? []).map(({ cents }) => cents));
        expect((variant.cents * payPercent) / 100, goods).toBeLessThanOrEqual(cheapest);
      }
    },
  );

  test("weekdays differ", () => {
    const openings = [0, 1, 2, 3, 4, 5, 6].map((weekday) => flashOffers(weekday, 8)[0]?.goods);
    expect(new Set(openings).size).toBe(7);
  });

  test("points goods stand in four shelves", () => {
    expect(pointsCategories).toHaveLength(4);
    expect(pointsOffers.length).toBeGreaterThanOrEqual(14);
    expect(new Set(pointsOffers.map(({ category }) => category))).toEqual(
      new Set(pointsCategories.map(({ key }) => key)),
    );
    for (const { goods, points } of pointsOffers) {
      expect(points).toBeGreaterThan(0);
      expect(goodsNamed(goods).variant.stock, goods).not.toBe(0);
    }
  });
});

describe("regions and freight", () => {
  test("ids and keys are unique, parents exist and come first", () => {
    const seen = new Set(["0"]);
    for (const { id, parentId, path, name } of regions) {
      expect(seen, id).toContain(parentId);
      expect(seen).not.toContain(id);
      expect(path.at(-1) ?? "0").toBe(parentId);
      seen.add(id);
      expectBothLanguages(name);
    }
    expect(new Set(regions.map(({ key }) => key)).size).toBe(regions.length);
  });

  test("China has 34 provincial units; every province of every country has a city", () => {
    expect(regions.filter(({ parentId }) => parentId === "156")).toHaveLength(34);
    expect(regions.filter(({ level }) => level === "country")).toHaveLength(19);
    const parents = new Set(regions.map(({ parentId }) => parentId));
    expect(regions.filter(({ level, id }) => level === "province" && !parents.has(id))).toEqual([]);
  });

  test("every store has one freight plan, whose zones name known regions and end with everywhere", () => {
    const planned = freightPlans.flatMap((plan) => plan.stores);
    expect([...planned].sort()).toEqual([...storeKeys].sort());
    const keys = new Set(regions.map(({ key }) => key));
    for (const { pricing, zones } of freightPlans) {
      for (const { regions: named } of zones) for (const key of named) expect(keys).toContain(key);
      expect(zones.at(-1)?.regions).toEqual(pricing === "FREE" ? undefined : []);
    }
  });
});
