import { cleanRichText, everyRegion } from "@sundry/server/marketplace";
import { describe, expect, test } from "vitest";
import { articleAddress } from "../src/data/articles/articleAddress.ts";
import { articleCategories, articles } from "../src/data/articles.ts";
import type { ArticleCategoryEntry } from "../src/data/articles/shapes.ts";
import { families } from "../src/data/families/index.ts";
import { flashHours, flashOffers, offersPerSlot } from "../src/data/flashSales.ts";
import { freightPlans } from "../src/data/freight.ts";
import { pointsCategories, pointsOffers } from "../src/data/pointsGoods.ts";
import { couponPlans, type PromotionReach, spendAndSavePlans } from "../src/data/promotions.ts";
import { siteWords } from "../src/rows/site.ts";
import { storeKeys, shelfKeys, goodsNamed, expectBothLanguages, expectRichText } from "./contents.ts";

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
    for (const key of ["about", "contact", "help", "privacy"]) expect(keys).toContain(key);
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

  test("[GD-06] there are coupons for small orders, of the platform and of a store, that can be claimed now", () => {
    const small = couponPlans.filter(
      ({ getType, thresholdCents, life }) =>
        getType === "FREE" &&
        thresholdCents <= 1200 &&
        (life.range === "DYNAMICTIME" || (life.fromDay < 0 && life.toDay > 0)),
    );
    expect(new Set(small.map(({ store }) => store ?? "platform"))).toEqual(new Set(["platform", "little-fair"]));
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

  test.each([
    "folding-umbrella/windproof-8-ribs",
    "sun-umbrella/feather-light",
    "teapots/enamel-1200",
    "teapots/stoneware-600",
    "scarves/brushed-180",
    "sewing-kits/hotel-mini",
    "yarn/crochet-kit",
  ])("[SK-01] no round offers %s, which the shop's journeys order: it costs the same at every hour", (key) => {
    const offered = [0, 1, 2, 3, 4, 5, 6].flatMap((weekday) =>
      flashHours.flatMap((hour) => flashOffers(weekday, hour)),
    );
    expect(offered.map(({ goods }) => goodsNamed(goods))).not.toContain(goodsNamed(key));
  });

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

describe("freight", () => {
  test("every store has one freight plan, whose zones name known regions and end with everywhere", () => {
    const planned = freightPlans.flatMap((plan) => plan.stores);
    expect([...planned].sort()).toEqual([...storeKeys].sort());
    const keys = new Set(everyRegion.map(({ key }) => key));
    for (const { zones } of freightPlans) {
      for (const { regions: named } of zones) for (const key of named) expect(keys).toContain(key);
      expect(zones.at(-1)?.regions).toEqual([]);
    }
  });
});

test("[VA-05] descriptions and articles lose nothing when the server cleans them", () => {
  const texts = [...articles.map(({ content }) => content), ...families.map(({ intro }) => intro)];
  for (const { en, zh } of texts) expect([cleanRichText(en), cleanRichText(zh)]).toEqual([en, zh]);
});

test("[HM-09] the footer of the demo has a record filing, another one, and other marketplaces, at addresses that nobody has", () => {
  const { icp, filings = [], marketplaces = [] } = siteWords;
  expect(icp).toMatch(/ICP备\d+号/);
  expect(filings.length).toBeGreaterThan(0);
  expect(marketplaces.length).toBeGreaterThan(1);
  for (const { url } of [...filings, ...marketplaces]) expect(new URL(url).hostname).toMatch(/\.example$/);
});
