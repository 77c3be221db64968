import { describe, expect, test } from "vitest";
import { brands } from "../src/data/brands.ts";
import { type CategoryNode, categories } from "../src/data/categories.ts";
import { families } from "../src/data/families/index.ts";
import { departmentReviews } from "../src/data/reviews/departments.ts";
import type { GradedSentences } from "../src/data/reviews/sentences.ts";
import { shelfReviews } from "../src/data/reviews/shelves.ts";
import { reviewMaterial, reviewsOfCategory } from "../src/data/reviews.ts";
import { stores } from "../src/data/stores.ts";
import type { Bilingual, GoodsFamily, GoodsVariant, SpecAxis } from "../src/family.ts";

interface ShelvedGoods {
  at: string;
  family: GoodsFamily;
  variant: GoodsVariant;
}

const han = /\p{Script=Han}/u;
const goodsOnOffer: readonly ShelvedGoods[] = families.flatMap((family) =>
  family.variants.map((variant) => ({ at: `${family.key}/${variant.key}`, family, variant })),
);
const categoryNodes = categories.flatMap((root) => withDescendants(root));
const leaves = categoryNodes.filter((node) => node.children === undefined);

function withDescendants(node: CategoryNode): readonly CategoryNode[] {
  return [node, ...(node.children ?? []).flatMap((child) => withDescendants(child))];
}

function repeated(values: readonly string[]): readonly string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}

/** Names of the goods for which the rule does not hold. */
function offenders(breaks: (goods: ShelvedGoods) => boolean): readonly string[] {
  return goodsOnOffer.filter((goods) => breaks(goods)).map(({ at }) => at);
}

function axesOf({ family, variant }: ShelvedGoods): readonly SpecAxis[] {
  return variant.axes ?? family.axes;
}

function skuCount(goods: ShelvedGoods): number {
  return axesOf(goods).reduce((product, axis) => product * axis.values.length, 1);
}

function prices({ variant }: ShelvedGoods): readonly number[] {
  const former = variant.formerCents === undefined ? [] : [variant.formerCents];
  return [variant.cents, ...former, ...(variant.tiers ?? []).map((tier) => tier.cents)];
}

/** Words that a reader must find in both languages: Han on the Chinese side only. */
function isProse({ en, zh }: Bilingual): boolean {
  return en.trim().length > 0 && han.test(zh) && !han.test(en);
}

/** Values such as `A5` or `304` read alike in both languages; anything else must be translated. */
function isValue({ en, zh }: Bilingual): boolean {
  const isFigure = /\d/.test(zh) || /^[A-Z]{1,3}$/.test(zh);
  return en.trim().length > 0 && zh.trim().length > 0 && !han.test(en) && (han.test(zh) || isFigure);
}

describe("the tree of categories", () => {
  test("has at least ten first-level categories of three levels each", () => {
    expect(categories.length).toBeGreaterThanOrEqual(10);
    for (const root of categories) {
      expect(root.children.length, root.key).toBeGreaterThanOrEqual(3);
      for (const second of root.children) expect(second.children?.length ?? 0, second.key).toBeGreaterThanOrEqual(2);
    }
  });

  test("keeps its keys unique and its names in two languages and short enough for the menu", () => {
    expect(repeated(categoryNodes.map(({ key }) => key))).toEqual([]);
    expect(categoryNodes.filter(({ name }) => !isProse(name))).toEqual([]);
    expect(categories.filter(({ name }) => name.en.length > 10)).toEqual([]);
  });

  test("prefixes every key with that of its parent", () => {
    for (const parent of categoryNodes) {
      expect((parent.children ?? []).filter(({ key }) => !key.startsWith(`${parent.key}-`))).toEqual([]);
    }
  });

  test("has goods on every third-level shelf", () => {
    const filled = new Set(families.map(({ category }) => category));
    expect(leaves.map(({ key }) => key).filter((key) => !filled.has(key))).toEqual([]);
  });
});

describe("stores and brands", () => {
  test("there are at least twelve stores, one of them self-operated", () => {
    expect(stores.length).toBeGreaterThanOrEqual(12);
    expect(stores.filter(({ selfOperated }) => selfOperated).map(({ key }) => key)).toEqual(["sundry-select"]);
  });

  test("keys are unique and words come in two languages", () => {
    expect(repeated(stores.map(({ key }) => key))).toEqual([]);
    expect(repeated(brands.map(({ key }) => key))).toEqual([]);
    expect(brands.filter(({ name }) => !isProse(name))).toEqual([]);
    for (const { key, name, description, announcement, city, pickup } of stores) {
      const collection = pickup ? [pickup.name, pickup.address, pickup.hours] : [];
      expect(
        [name, description, announcement, city, ...collection].filter((text) => !isProse(text)),
        key,
      ).toEqual([]);
    }
  });

  test("every store and every brand has goods", () => {
    const usedStores = new Set(goodsOnOffer.map(({ family, variant }) => variant.store ?? family.store));
    const usedBrands = new Set(goodsOnOffer.map(({ family, variant }) => variant.brand ?? family.brand));
    expect(stores.map(({ key }) => key).filter((key) => !usedStores.has(key))).toEqual([]);
    expect(brands.map(({ key }) => key).filter((key) => !usedBrands.has(key))).toEqual([]);
  });
});

describe("the material of reviews", () => {
  const everySentence = (graded: GradedSentences) => [...graded.good, ...graded.moderate, ...graded.worse];

  test("is written in both languages and never says the same thing twice", () => {
    const pools = [reviewMaterial.general, reviewMaterial.replies, ...Object.values(departmentReviews)];
    const texts = [...new Set([...pools, ...Object.values(shelfReviews)])].flatMap(everySentence);
    expect(texts.filter((text) => !isProse(text))).toEqual([]);
    expect(repeated(texts.map(({ en }) => en))).toEqual([]);
    expect(repeated(texts.map(({ zh }) => zh))).toEqual([]);
  });

  test("suffices for thousands of reviews in every department", () => {
    expect(everySentence(reviewMaterial.general).length).toBeGreaterThanOrEqual(60);
    expect(everySentence(reviewMaterial.replies).length).toBeGreaterThanOrEqual(20);
    for (const { key } of categories) {
      expect(everySentence(reviewsOfCategory(key)).length, key).toBeGreaterThanOrEqual(14);
    }
  });

  test("names shelves that exist, and adds their sentences to those of the department", () => {
    const known = new Set(categoryNodes.map(({ key }) => key));
    expect([...Object.keys(departmentReviews), ...Object.keys(shelfReviews)].filter((key) => !known.has(key))).toEqual(
      [],
    );
    expect(reviewsOfCategory("hand-tools-fixing-spanners").good.length).toBeGreaterThan(0);
    const socks = reviewsOfCategory("knitwear-socks-crew");
    expect(socks.good.length).toBeGreaterThan(reviewsOfCategory("knitwear").good.length);
  });

  test("has about sixty buyers, each named once, from cities named in both languages", () => {
    const { authors } = reviewMaterial;
    expect(authors.length).toBeGreaterThanOrEqual(60);
    expect(repeated(authors.map(({ name }) => name))).toEqual([]);
    expect(authors.filter(({ city }) => !isProse(city))).toEqual([]);
  });
});

describe("the goods", () => {
  test("are at least six hundred, without doubled keys or names", () => {
    expect(goodsOnOffer.length).toBeGreaterThanOrEqual(600);
    expect(repeated(families.map(({ key }) => key))).toEqual([]);
    expect(repeated(goodsOnOffer.map(({ at }) => at))).toEqual([]);
    expect(repeated(goodsOnOffer.map(({ variant }) => variant.name.en))).toEqual([]);
    expect(repeated(goodsOnOffer.map(({ variant }) => variant.name.zh))).toEqual([]);
    expect(repeated(goodsOnOffer.map(({ variant }) => variant.sellingPoint.en))).toEqual([]);
  });

  test("belong to third-level categories, stores and brands that exist", () => {
    const known = {
      categories: new Set(leaves.map(({ key }) => key)),
      stores: new Set(stores.map(({ key }) => key)),
      brands: new Set(brands.map(({ key }) => key)),
    };
    expect(offenders(({ family }) => !known.categories.has(family.category))).toEqual([]);
    expect(offenders(({ family, variant }) => !known.stores.has(variant.store ?? family.store))).toEqual([]);
    expect(
      offenders(({ family, variant }) => {
        const brand = variant.brand ?? family.brand;
        return brand !== undefined && !known.brands.has(brand);
      }),
    ).toEqual([]);
  });

  test("come in 1 to 12 SKUs whose values differ", () => {
    expect(offenders((goods) => skuCount(goods) < 1 || skuCount(goods) > 12)).toEqual([]);
    expect(
      offenders((goods) =>
        axesOf(goods).some(
          (axis) => repeated(axis.kind === "colour" ? axis.values : axis.values.map(({ text }) => text.en)).length > 0,
        ),
      ),
    ).toEqual([]);
  });

  test("show colours only on objects that can be recoloured", () => {
    expect(
      offenders((goods) => {
        const { recolour } = goods.variant.picture ?? goods.family.picture;
        return !recolour && axesOf(goods).some(({ kind }) => kind === "colour");
      }),
    ).toEqual([]);
  });

  test("cost whole cents within the range of small commodities, and less than before where reduced", () => {
    expect(offenders((goods) => prices(goods).some((cents) => !Number.isInteger(cents) || cents <= 0))).toEqual([]);
    expect(offenders(({ variant }) => variant.cents < 30 || variant.cents > 6000)).toEqual([]);
    expect(offenders(({ variant }) => (variant.formerCents ?? Infinity) <= variant.cents)).toEqual([]);
    expect(offenders(({ variant }) => !Number.isInteger(variant.grams) || variant.grams <= 0)).toEqual([]);
  });

  test("have batch prices that start at the minimum and fall as the count rises", () => {
    expect(
      offenders(({ variant }) => {
        const [first] = variant.tiers ?? [];
        return first !== undefined && (first.num !== (variant.minimum ?? first.num) || first.cents !== variant.cents);
      }),
    ).toEqual([]);
    expect(
      offenders(({ variant: { tiers = [] } }) =>
        tiers.some((tier, index) => {
          const before = tiers[index - 1];
          return before !== undefined && (tier.num <= before.num || tier.cents >= before.cents);
        }),
      ),
    ).toEqual([]);
    expect(offenders(({ variant }) => !Number.isInteger(variant.minimum ?? 1) || (variant.minimum ?? 1) < 1)).toEqual(
      [],
    );
  });

  const leastCount = ({ variant }: ShelvedGoods) => variant.tiers?.[0]?.num ?? variant.minimum ?? 1;

  test("[GD-01] are sold singly for a third of them, and then cost less in a batch", () => {
    const singles = goodsOnOffer.filter((goods) => leastCount(goods) === 1);
    expect(singles.length).toBeGreaterThanOrEqual(goodsOnOffer.length / 3);
    expect(singles.filter(({ variant }) => (variant.tiers?.length ?? 0) > 1).length).toBeGreaterThan(180);
  });

  test.each(categories.map(({ key }) => key))(
    "[GD-01] are ten or more in %s for less than 15 dollars in all",
    (key) => {
      const cheap = goodsOnOffer.filter(
        (goods) =>
          goods.family.category.startsWith(`${key}-`) &&
          goods.variant.stock !== 0 &&
          leastCount(goods) * goods.variant.cents < 1500,
      );
      expect(cheap.length).toBeGreaterThanOrEqual(10);
    },
  );

  test("are described in English and in Chinese", () => {
    expect(offenders(({ variant }) => !isProse(variant.name) || !isProse(variant.sellingPoint))).toEqual([]);
    expect(offenders(({ family }) => !isProse(family.intro) || !isProse(family.unit))).toEqual([]);
    expect(
      offenders(({ family }) => family.params.some(({ name, value }) => !isProse(name) || !isValue(value))),
    ).toEqual([]);
    expect(
      offenders((goods) =>
        axesOf(goods).some(
          (axis) => axis.kind === "words" && (!isProse(axis.name) || axis.values.some(({ text }) => !isValue(text))),
        ),
      ),
    ).toEqual([]);
  });

  test("have names that fit the input limit and introductions of plain rich text", () => {
    expect(offenders(({ variant: { name } }) => [...name.en].length > 140 || [...name.zh].length > 140)).toEqual([]);
    expect(offenders(({ family: { intro } }) => /<(?!\/?(?:p|h3|ul|li|strong)>)/.test(intro.en + intro.zh))).toEqual(
      [],
    );
  });

  test("include what the shop's journeys name", () => {
    const umbrella = goodsOnOffer.find(({ at }) => at === "folding-umbrella/windproof-8-ribs");
    expect(umbrella?.variant).toMatchObject({
      name: { en: "Windproof folding umbrella, 8 fibreglass ribs", zh: "8骨防风折叠伞" },
      cents: 348,
      formerCents: 460,
      tiers: [
        { num: 12, cents: 348 },
        { num: 60, cents: 319 },
        { num: 240, cents: 286 },
      ],
    });
    expect(umbrella && skuCount(umbrella)).toBe(10);
  });

  test.each([
    ["Straight crook-handle umbrella, 24 pcs a carton", "jinhe-umbrella", 415, 24],
    ["Wire-bound notebook A5, 80 leaves", "papermint", 96, 60],
    ["Wax crayons, 64 colours, rolled box", "papermint", 248, 12],
    ["Plush bear 28 cm, embroidered nose", "little-fair", 492, 8],
    ["Polyester thread spools with needle, 24 colours", "threadwell", 118, 50],
    ["Enamelled teapot 1.2 L with strainer", "kilnmate", 875, 4],
  ])("include %s of %s for %i cents from %i pieces on", (name, store, cents, minimum) => {
    const named = goodsOnOffer.find(({ variant }) => variant.name.en === name);
    expect(named?.variant.store ?? named?.family.store).toBe(store);
    expect(named?.variant.cents).toBe(cents);
    expect(named?.variant.minimum ?? named?.variant.tiers?.[0]?.num).toBe(minimum);
  });

  test("fill more than one page when a buyer searches for umbrellas in either language", () => {
    const named = goodsOnOffer.filter(({ variant: { name } }) => /umbrella/i.test(name.en) && name.zh.includes("伞"));
    expect(named.length).toBeGreaterThanOrEqual(25);
  });
});
