import * as calls from "@sundry/api/contract/cart";
import * as checkout from "@sundry/api/contract/checkout";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { idOf } from "@sundry/demo";
import { goods, skus } from "#server/db/schema/catalogue.ts";
import { seckillOffers } from "#server/db/schema/promotion.ts";
import { wallTime } from "#server/shopTime.ts";
import { buyer, oneSku, refusalOf, sentenceOf, shelf, withoutPromotions } from "./buyers.ts";
import { useShop } from "./support/shop.ts";

const shop = useShop();
const threadwell = idOf("store", "threadwell");

beforeAll(() => withoutPromotions(shop));

describe("filling the basket", () => {
  test("[BU-01] adding the same SKU increases its line, setting replaces the number, and the count is that of lines", async () => {
    const { client } = await buyer(shop);
    const [one, other] = await shelf(shop, "threadwell", [{ cents: 250 }, { cents: 1000 }]);
    if (!one || !other) throw new Error("no SKUs");
    await client.send(calls.addSku, { skuId: one.skuId, num: 2 });
    await client.send(calls.addSku, { skuId: one.skuId, num: 3 });
    await client.send(calls.addSku, { skuId: other.skuId, num: 1 });
    await client.send(calls.setSkuNum, { skuId: other.skuId, num: 4 });
    const view = await client.send(calls.getAll);
    expect(view.skuList.map(({ goodsSku, num, subTotal }) => [goodsSku.id, num, subTotal])).toEqual([
      [one.skuId, 5, 12.5],
      [other.skuId, 4, 40],
    ]);
    expect(view.priceDetailDTO.flowPrice).toBe(52.5);
    expect(await client.send(calls.count)).toBe(2);
  });

  test("[VA-03] more than the stock is refused with the number left, and the basket stays unchanged", async () => {
    const { client } = await buyer(shop);
    const { skuId } = await oneSku(shop, "threadwell", { cents: 250, quantity: 7 });
    await client.send(calls.addSku, { skuId, num: 5 });
    const more = () => client.send(calls.addSku, { skuId, num: 3 });
    expect(await refusalOf(more())).toBe(11011);
    expect(await sentenceOf(more())).toContain("7");
    expect((await client.send(calls.getAll)).skuList[0]?.num).toBe(5);
  });

  test("[BU-01] a retail line has at most 99 pieces; counts below 1 and unknown or off-shelf goods are refused", async () => {
    const { client } = await buyer(shop);
    const { skuId, goodsId } = await oneSku(shop, "threadwell", { cents: 250 });
    await client.send(calls.addSku, { skuId, num: 150 });
    expect((await client.send(calls.getAll)).skuList[0]?.num).toBe(99);
    expect(await refusalOf(client.send(calls.addSku, { skuId, num: 0 }))).toBe(4002);
    expect(await refusalOf(client.send(calls.addSku, { skuId: "1", num: 1 }))).toBe(11001);
    await shop.database.db.update(goods).set({ shelf: "DOWN" }).where(eq(goods.id, goodsId));
    expect(await refusalOf(client.send(calls.addSku, { skuId, num: 1 }))).toBe(11001);
    const [line] = (await client.send(calls.getAll)).skuList;
    expect(line).toMatchObject({ invalid: true, checked: false, errorMessage: "No longer for sale" });
    expect(await client.send(calls.count)).toBe(0);
    await shop.database.db.update(goods).set({ shelf: "UPPER" }).where(eq(goods.id, goodsId));
  });

  test("[VA-03] batch goods: less than the first tier is refused, and the tier follows the pieces of all SKUs", async () => {
    const { client } = await buyer(shop);
    const { db } = shop.database;
    const { skuId, goodsId } = await oneSku(shop, "papermint", { cents: 300 });
    const tiers = [
      { num: 10, cents: 300 },
      { num: 40, cents: 240 },
    ];
    await db.update(goods).set({ salesModel: "WHOLESALE", minimum: 10, tiers }).where(eq(goods.id, goodsId));
    expect(await refusalOf(client.send(calls.addSku, { skuId, num: 9 }))).toBe(11025);
    expect(await sentenceOf(client.send(calls.addSku, { skuId, num: 9 }))).toContain("10");
    await client.send(calls.addSku, { skuId, num: 39 });
    const price = async () => (await client.send(calls.getAll)).skuList[0]?.purchasePrice;
    expect(await price()).toBe(3);
    await client.send(calls.addSku, { skuId, num: 200 });
    expect(await price()).toBe(2.4);
    expect((await client.send(calls.getAll)).skuList[0]?.previousPrice).toBeNull();
    await client.send(calls.setSkuNum, { skuId, num: 12 });
    await db.update(goods).set({ minimum: 20 }).where(eq(goods.id, goodsId));
    expect(await refusalOf(client.send(checkout.getChecked, { way: "CART" }))).toBe(11025);
    expect((await client.send(calls.getAll)).skuList[0]?.errorMessage).toContain("8 more");
  });

  test("[BU-01] selecting a line, a store and everything; removing and clearing", async () => {
    const { client } = await buyer(shop);
    const [a, b] = await shelf(shop, "threadwell", [{ cents: 100 }, { cents: 200 }]);
    const c = await oneSku(shop, "glint", { cents: 400 });
    if (!a || !b) throw new Error("no SKUs");
    for (const { skuId } of [a, b, c]) await client.send(calls.addSku, { skuId, num: 1 });
    const total = async () => (await client.send(calls.getAll)).priceDetailDTO.flowPrice;
    await client.send(calls.checkSku, { skuId: a.skuId, checked: false });
    expect(await total()).toBe(6);
    await client.send(calls.checkStore, { storeId: threadwell, checked: false });
    expect(await total()).toBe(4);
    await client.send(calls.checkAll, { checked: true });
    expect(await total()).toBe(7);
    expect(await client.send(calls.count, { checked: true })).toBe(3);
    await client.send(calls.removeSkus, { skuIds: [a.skuId, c.skuId, "none"] });
    expect((await client.send(calls.getAll)).cartList.map(({ storeId }) => storeId)).toEqual([threadwell]);
    await client.send(calls.clear);
    expect((await client.send(calls.getAll)).skuList).toEqual([]);
  });

  test("[BU-01] Buy now has its own basket, which the next one replaces", async () => {
    const { client } = await buyer(shop);
    const [a, b] = await shelf(shop, "threadwell", [{ cents: 100 }, { cents: 200 }]);
    if (!a || !b) throw new Error("no SKUs");
    await client.send(calls.addSku, { skuId: a.skuId, num: 1 });
    await client.send(calls.addSku, { skuId: a.skuId, num: 3, cartType: "BUY_NOW" });
    await client.send(calls.addSku, { skuId: b.skuId, num: 2, cartType: "BUY_NOW" });
    const now = await client.send(checkout.getChecked, { way: "BUY_NOW" });
    expect(now.skuList.map(({ goodsSku, num }) => [goodsSku.id, num])).toEqual([[b.skuId, 2]]);
    expect((await client.send(calls.getAll)).skuList.map(({ goodsSku }) => goodsSku.id)).toEqual([a.skuId]);
    expect(await refusalOf(client.send(calls.addSku, { skuId: a.skuId, num: 1, cartType: "KANJIA" }))).toBe(30001);
  });

  test("[BU-05] a changed price is shown with the old one; too little stock unselects the line and says why", async () => {
    const { client } = await buyer(shop);
    const { skuId } = await oneSku(shop, "threadwell", { cents: 500 });
    await client.send(calls.addSku, { skuId, num: 5 });
    await shop.database.db.update(skus).set({ priceCents: 650, quantity: 3 }).where(eq(skus.id, skuId));
    const [line] = (await client.send(calls.getAll)).skuList;
    expect(line).toMatchObject({
      purchasePrice: 6.5,
      previousPrice: 5,
      checked: false,
      invalid: false,
      errorMessage: "Only 3 left",
    });
  });

  test("[SK-05] a running flash sale sets the price until its last piece", async () => {
    const { client } = await buyer(shop);
    const { skuId, goodsId } = await oneSku(shop, "threadwell", { cents: 1000 });
    const { weekday } = wallTime(shop.clock.at, shop.services.config.shopZone);
    await shop.database.db
      .insert(seckillOffers)
      .values({ id: "1", weekday, hour: 0, position: 1, goodsId, skuId, priceCents: 700, quantity: 20, presold: 16 });
    await client.send(calls.addSku, { skuId, num: 4 });
    expect((await client.send(calls.getAll)).skuList[0]).toMatchObject({
      purchasePrice: 7,
      goodsSku: { promotionFlag: true },
    });
    expect(await refusalOf(client.send(calls.addSku, { skuId, num: 1 }))).toBe(11011);
    await shop.database.db.delete(seckillOffers);
  });
});
