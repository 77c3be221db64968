import { describe, expect, test } from "vitest";
import { brands } from "../src/data/brands.ts";
import { bagsFamilies } from "../src/data/families/bags.ts";
import { handToolsFamilies } from "../src/data/families/handTools.ts";
import { householdFamilies } from "../src/data/families/household.ts";
import { families } from "../src/data/families/index.ts";
import { jewelleryFamilies } from "../src/data/families/jewellery.ts";
import { lightingFamilies } from "../src/data/families/lighting.ts";
import { partyFamilies } from "../src/data/families/party.ts";
import type { GoodsFamily, GoodsVariant } from "../src/family.ts";
import { axesOf, coloursOf, skuDrafts } from "../src/rows/skus.ts";
import { goodsByKey, storeKeys, shelfKeys, expectBothLanguages, expectRichText } from "./contents.ts";

const ours = [
  ...jewelleryFamilies,
  ...lightingFamilies,
  ...householdFamilies,
  ...bagsFamilies,
  ...partyFamilies,
  ...handToolsFamilies,
];

const oursWithVariants = ours.flatMap((family) => family.variants.map((variant) => ({ family, variant })));

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
    expect(skuDrafts(axes, variant.notMade).length).toBeLessThanOrEqual(12);
    const picture = variant.picture ?? family.picture;
    if (coloursOf(axes).length > 0) expect(picture.recolour, variant.key).toBe(true);
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

  test("[GD-02] some are not made in every combination, but every value of theirs is made", () => {
    const withGaps = families.flatMap((family) =>
      family.variants.flatMap((variant) => (variant.notMade ? [{ axes: axesOf(family, variant), variant }] : [])),
    );
    expect(withGaps.length).toBeGreaterThanOrEqual(4);
    for (const { axes, variant } of withGaps) {
      const [all, made] = [skuDrafts(axes), skuDrafts(axes, variant.notMade)];
      const valuesOf = (drafts: typeof all) =>
        new Set(drafts.flatMap(({ specs }) => specs.map(({ value }) => value.en)));
      expect(made.length, variant.key).toBe(all.length - (variant.notMade?.length ?? 0));
      expect(valuesOf(made), variant.key).toEqual(valuesOf(all));
      // The same combination has the same id, whatever else is made.
      for (const { specs, position } of made) expect(all[position]?.specs).toEqual(specs);
    }
    expect(() => skuDrafts([], [["no such colour"]])).toThrow(RangeError);
  });

  test("stand on every shelf of their categories", () => {
    const roots = /^(jewellery|lighting|household|bags|party|hand-tools)-/;
    const filled = new Set(ours.map(({ category }) => category));
    expect([...shelfKeys].filter((key) => roots.test(key) && !filled.has(key))).toEqual([]);
  });
});
