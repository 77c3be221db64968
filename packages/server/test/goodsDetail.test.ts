import * as goodsCalls from "@sundry/api/contract/goods";
import { describe, expect, test } from "vitest";
import { goodsIdOf, skuIdOf } from "@sundry/demo";
import { useShop } from "./support/shop.ts";

const shop = useShop();
const umbrella = { family: "folding-umbrella", variant: "windproof-8-ribs" } as const;
const umbrellaId = goodsIdOf(umbrella.family, umbrella.variant);

describe("a goods page", () => {
  const detail = (skuId: string, language: "en" | "zh" = "en", goodsId = umbrellaId) =>
    shop.visit(language).send(goodsCalls.skuDetail, { goodsId, skuId });

  test("[GD-02] shows the requested SKU, all SKUs to choose from, parameters and tiers", async () => {
    const skuId = skuIdOf(umbrella.family, umbrella.variant, 1);
    const page = await detail(skuId);
    expect(page.data.id).toBe(skuId);
    expect(page.specs.length).toBeGreaterThan(1);
    expect(page.specs.map((spec) => spec.skuId)).toContain(skuId);
    expect(page.categoryName).toHaveLength(3);
    expect(page.goodsParamsDTOList?.[0]?.goodsParamsItemDTOList?.length).toBeGreaterThan(2);
    expect(page.data.goodsGalleryList?.length).toBeGreaterThanOrEqual(5);
    const tiers = page.wholesaleList ?? [];
    expect(page.data.minimum).toBe(tiers[0]?.num ?? 1);
    expect(tiers.map(({ num }) => num)).toEqual(tiers.map(({ num }) => num).sort((a, b) => a - b));
  });

  test.each(["0", "undefined", "12345"])("[GD-02] with the unknown SKU %s it shows the first one", async (skuId) => {
    expect((await detail(skuId)).data.id).toBe(skuIdOf(umbrella.family, umbrella.variant, 0));
  });

  test("[HM-10] is in the requested language", async () => {
    const [en, zh] = await Promise.all([detail("0", "en"), detail("0", "zh")]);
    expect(zh.data.goodsName).toMatch(/\p{Script=Han}/u);
    expect(en.data.goodsName).not.toMatch(/\p{Script=Han}/u);
    expect(zh.data.price).toBe(en.data.price);
    expect(zh.specs.map(({ skuId }) => skuId)).toEqual(en.specs.map(({ skuId }) => skuId));
  });

  test("[GD-02] unknown goods are refused in the buyer's language", async () => {
    await expect(detail("0", "en", "1")).rejects.toMatchObject({
      code: 11001,
      serverMessage: "This item is no longer for sale.",
    });
    await expect(detail("0", "zh", "1")).rejects.toMatchObject({ serverMessage: "商品已下架" });
    await expect(shop.visit().send(goodsCalls.get, { goodsId: "1" })).rejects.toMatchObject({ code: 11001 });
  });
});
