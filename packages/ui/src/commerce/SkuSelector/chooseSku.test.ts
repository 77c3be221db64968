import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { chooseSku, valueState } from "./chooseSku.ts";
import type { SkuChoice } from "./skuChoice.ts";
import { skuTable } from "./skuTable.ts";

const sku = (colour: string, size: string, quantity = 10): SkuChoice => ({
  skuId: `${colour}-${size}`,
  values: { Colour: colour, Canopy: size },
  quantity,
});

describe("choosing a SKU", () => {
  const diagonal = [sku("Navy", "53 cm"), sku("Scarlet", "58 cm")] as const;

  test("[GD-02] in a diagonal matrix every value can be reached from the other", () => {
    const [navy, scarlet] = diagonal;
    expect(valueState(diagonal, navy, "Colour", "Scarlet")).toBe("changesOthers");
    expect(chooseSku(diagonal, navy, "Colour", "Scarlet")).toBe(scarlet);
    expect(chooseSku(diagonal, scarlet, "Canopy", "53 cm")).toBe(navy);
  });

  test("[GD-02] a value in no SKU is absent and selects nothing", () => {
    expect(valueState(diagonal, diagonal[0], "Colour", "Pearl")).toBe("absent");
    expect(chooseSku(diagonal, diagonal[0], "Colour", "Pearl")).toBeUndefined();
  });

  test("[GD-02] a fitting value without stock says so and can still be viewed", () => {
    const skus = [sku("Navy", "53 cm"), sku("Navy", "58 cm", 0)];
    expect(valueState(skus, skus[0] as SkuChoice, "Canopy", "58 cm")).toBe("soldOut");
    expect(chooseSku(skus, skus[0] as SkuChoice, "Canopy", "58 cm")?.skuId).toBe("Navy-58 cm");
  });

  test("[GD-02] if another axis must change, a combination in stock is preferred", () => {
    const skus = [sku("Navy", "53 cm"), sku("Scarlet", "58 cm", 0), sku("Scarlet", "64 cm", 3)];
    expect(chooseSku(skus, skus[0] as SkuChoice, "Colour", "Scarlet")?.skuId).toBe("Scarlet-64 cm");
  });

  test("[GD-02] pressing any value on sale selects a SKU with it", () => {
    const values = fc.constantFrom("a", "b", "c", "d");
    const matrix = fc.uniqueArray(fc.tuple(values, values), { minLength: 1, selector: (pair) => pair.join() });
    fc.assert(
      fc.property(matrix, fc.nat(), fc.nat(), (pairs, from, to) => {
        const skus = pairs.map(([colour, size]) => sku(colour, size));
        const current = skus[from % skus.length] as SkuChoice;
        const wanted = skus[to % skus.length] as SkuChoice;
        const value = wanted.values.Colour as string;
        expect(chooseSku(skus, current, "Colour", value)?.values.Colour).toBe(value);
      }),
    );
  });

  test("[GD-02] a set of combinations is uneven exactly where some value would change another axis", () => {
    const values = ["a", "b", "c"];
    const matrix = fc.uniqueArray(fc.tuple(fc.constantFrom(...values), fc.constantFrom(...values)), {
      minLength: 1,
      selector: (pair) => pair.join(),
    });
    fc.assert(
      fc.property(matrix, (pairs) => {
        const skus = pairs.map(([colour, size]) => sku(colour, size));
        const table = skuTable(skus);
        for (const axis of ["Colour", "Canopy"])
          expect(table.isUneven(axis, values)).toBe(
            skus.some((from) => values.some((value) => table.stateOf(from, axis, value) === "changesOthers")),
          );
      }),
    );
  });
});
