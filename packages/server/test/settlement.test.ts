import * as calls from "@sundry/api/contract/cart";
import * as checkout from "@sundry/api/contract/checkout";
import { receive } from "@sundry/api/contract/coupon";
import { eq, ne } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { idOf } from "@sundry/demo";
import { freightTemplates, goods, pickupPoints } from "#server/db/schema/catalogue.ts";
import { coupons, fullDiscounts } from "#server/db/schema/promotion.ts";
import {
  buyer,
  inYiwu,
  oneSku,
  refusalOf,
  regionPath,
  shelf,
  stockOf,
  withAddress,
  withoutPromotions,
} from "./buyers.ts";
import { add as addAddress } from "@sundry/api/contract/address";
import { useShop } from "./support/shop.ts";

const shop = useShop();
const threadwell = idOf("store", "threadwell");

beforeAll(() => withoutPromotions(shop));

/** A platform or store coupon for a test, not claimed by anybody yet. */
async function coupon(id: string, more: Partial<typeof coupons.$inferInsert>): Promise<string> {
  await shop.database.db.insert(coupons).values({
    id,
    storeId: "0",
    name: { en: id },
    description: { en: id },
    type: "PRICE",
    cents: 500,
    thresholdCents: 0,
    scopeType: "ALL",
    scopeIds: [],
    getType: "FREE",
    publishNum: 0,
    limitNum: 0,
    rangeDayType: "DYNAMICTIME",
    effectiveDays: 30,
    sortOrder: 999,
    createdAt: new Date(shop.clock.at),
    ...more,
  });
  return id;
}

describe("the settlement", () => {
  test("[BU-03] spend and save, coupons and freight: every level adds up to the sum of its lines", async () => {
    const someone = await buyer(shop);
    const { client } = someone;
    const { db } = shop.database;
    const [a, b] = await shelf(shop, "threadwell", [{ cents: 1000 }, { cents: 333 }]);
    const c = await oneSku(shop, "glint", { cents: 2999 });
    if (!a || !b) throw new Error("no SKUs");
    await db.insert(fullDiscounts).values({
      id: "full-1",
      storeId: threadwell,
      name: { en: "3 off over 30", zh: "满30减3" },
      scopeType: "ALL",
      scopeIds: [],
      thresholdCents: 3000,
      minusCents: 300,
      freeFreight: false,
      startAt: new Date(shop.clock.at - 1000),
      endAt: new Date(shop.clock.at + 86_400_000),
      createdAt: new Date(shop.clock.at),
    });
    await withAddress(someone);
    for (const [sku, num] of [
      [a, 3],
      [b, 2],
      [c, 1],
    ] as const)
      await client.send(calls.addSku, { skuId: sku.skuId, num });
    for (const id of [
      await coupon("platform-10", { cents: 1000, thresholdCents: 5000 }),
      await coupon("thread-15", { storeId: threadwell, type: "DISCOUNT", cents: null, payPercent: 85 }),
    ])
      await client.send(receive, { id });
    const { canUseCoupons } = await client.send(checkout.getChecked, { way: "CART" });
    for (const { id } of canUseCoupons ?? [])
      await client.send(checkout.selectCoupon, { memberCouponId: id, used: true });
    const view = await client.send(checkout.getChecked, { way: "CART" });
    const lines = view.skuList.map(({ priceDetailDTO }) => priceDetailDTO);
    const sum = (of: (detail: NonNullable<(typeof lines)[number]>) => number) =>
      lines.reduce((cents, detail) => cents + (detail ? Math.round(of(detail) * 100) : 0), 0) / 100;
    const total = view.priceDetailDTO;
    expect(total.goodsPrice).toBe(66.65);
    expect(total.discountPrice).toBe(3);
    expect(total.siteCouponPrice).toBe(10);
    expect(total.couponPrice).toBeCloseTo(10 + 5.5, 2);
    expect(total.flowPrice).toBeCloseTo(
      total.goodsPrice + total.freightPrice - total.discountPrice - total.couponPrice,
      6,
    );
    for (const field of ["goodsPrice", "freightPrice", "discountPrice", "couponPrice", "flowPrice"] as const)
      expect(
        sum((detail) => detail[field]),
        field,
      ).toBe(total[field]);
    expect(view.platformCoupon?.memberCoupon.couponId).toBe("platform-10");
    expect(Object.keys(view.storeCoupons ?? {})).toEqual([threadwell]);
    await client.send(calls.setSkuNum, { skuId: c.skuId, num: 2 });
    expect((await client.send(checkout.getChecked, { way: "CART" })).platformCoupon).toBeNull();
    await db.delete(fullDiscounts);
  });

  test("[BU-03] coupons that can't be used say why, one below its threshold is not selected, and others' are refused", async () => {
    const someone = await buyer(shop);
    const { client } = someone;
    const { skuId } = await oneSku(shop, "glint", { cents: 1000 });
    await client.send(calls.addSku, { skuId, num: 1 });
    for (const id of [
      await coupon("far-away", { thresholdCents: 2500 }),
      await coupon("other-goods", { scopeType: "PORTION_GOODS", scopeIds: ["1"] }),
      await coupon("fits", {}),
    ])
      await client.send(receive, { id });
    const view = await client.send(checkout.getChecked, { way: "CART" });
    expect(view.canUseCoupons?.map(({ couponId }) => couponId)).toEqual(["fits"]);
    const reasons = new Map(view.cantUseCoupons?.map(({ couponId, reason }) => [couponId, reason]));
    expect(reasons.get("far-away")).toContain("$15.00");
    expect(reasons.get("other-goods")).toBe("Doesn't apply to the selected items");
    expect(await client.send(checkout.couponCount, { way: "CART" })).toBe(1);
    const far = view.cantUseCoupons?.find(({ couponId }) => couponId === "far-away")?.id ?? "";
    await client.send(checkout.selectCoupon, { memberCouponId: far, used: true });
    expect((await client.send(checkout.getChecked, { way: "CART" })).platformCoupon).toBeNull();
    const stranger = await buyer(shop);
    const mine = view.canUseCoupons?.[0]?.id ?? "";
    expect(await refusalOf(stranger.client.send(checkout.selectCoupon, { memberCouponId: mine, used: true }))).toBe(
      41003,
    );
  });

  test("[BU-03] the best coupons are offered with the amount they save", async () => {
    const { client, accessToken } = await buyer(shop);
    const { skuId, storeId } = await oneSku(shop, "glint", { cents: 3000 });
    await client.send(calls.addSku, { skuId, num: 1 });
    for (const id of [
      await coupon("best-store", { storeId, cents: 700 }),
      await coupon("worse-store", { storeId, cents: 300 }),
      await coupon("best-platform", { type: "DISCOUNT", cents: null, payPercent: 80 }),
    ])
      await client.send(receive, { id });
    const answer = await shop.app.request("/api/cart/checked?way=CART", {
      headers: { accessToken },
    });
    const { result } = (await answer.json()) as { result: { bestCoupons: { couponIds: string[]; saves: number } } };
    expect(result.bestCoupons.saves).toBe(13);
    expect(result.bestCoupons.couponIds).toHaveLength(2);
  });

  test("[BU-03] freight follows the selected address; an address without delivery is reported", async () => {
    const someone = await buyer(shop);
    const { client } = someone;
    const { skuId, goodsId } = await oneSku(shop, "glint", { cents: 1000 });
    const home = await withAddress(someone);
    const london = await client
      .send(addAddress, { ...inYiwu, ...regionPath("GB/England/London/Camden") })
      .then(({ id }) => id);
    const zhejiang = regionPath("CN/Zhejiang/Jinhua/Yiwu").consigneeAddressIdPath.split(",")[1] ?? "";
    await shop.database.db.insert(freightTemplates).values({
      id: "zhejiang-only",
      storeId: idOf("store", "glint"),
      name: { en: "Zhejiang", zh: "浙江" },
      pricing: "NUM",
      rows: [{ regionIds: [zhejiang], firstAmount: 1, firstCents: 500, continuedAmount: 1, continuedCents: 100 }],
    });
    await shop.database.db.update(goods).set({ freightTemplateId: "zhejiang-only" }).where(eq(goods.id, goodsId));
    await client.send(calls.addSku, { skuId, num: 3 });
    expect((await client.send(checkout.getChecked, { way: "CART" })).priceDetailDTO.freightPrice).toBe(7);
    await client.send(checkout.selectAddress, { shippingAddressId: london });
    const far = await client.send(checkout.getChecked, { way: "CART" });
    expect(far.memberAddress?.id).toBe(london);
    expect(far.notSupportFreight?.map(({ goodsSku }) => goodsSku.id)).toEqual([skuId]);
    expect(await refusalOf(client.send(checkout.createTrade, {}))).toBe(31011);
    const stranger = await buyer(shop);
    expect(await refusalOf(stranger.client.send(checkout.selectAddress, { shippingAddressId: home }))).toBe(20005);
    await shop.database.db.update(goods).set({ freightTemplateId: null }).where(eq(goods.id, goodsId));
  });

  test("[BU-03] the parcel of each store has its days of arrival, which the slowest goods decide, and days to return it", async () => {
    const someone = await buyer(shop);
    const { client } = someone;
    const { db } = shop.database;
    const [soon, late] = await shelf(shop, "threadwell", [{ cents: 1000 }, { cents: 333 }]);
    const free = await oneSku(shop, "sundry-select", { cents: 500 });
    if (!soon || !late) throw new Error("no SKUs");
    const leavesWithin = (hours: number, { goodsId }: { goodsId: string }) =>
      db.update(goods).set({ dispatchHours: hours }).where(eq(goods.id, goodsId));
    await leavesWithin(24, soon);
    await leavesWithin(72, late);
    await leavesWithin(48, free);
    for (const { skuId } of [soon, late, free]) await client.send(calls.addSku, { skuId, num: 1 });
    const parcels = async () => {
      const { cartList } = await client.send(checkout.getChecked, { way: "CART" });
      return new Map(cartList.map(({ storeId, parcel }) => [storeId, parcel]));
    };
    expect((await parcels()).get(threadwell)).toEqual({ returnDays: 15 });
    await withAddress(someone);
    const days = (from: number, to: number) => ({
      arrivesFrom: shop.clock.at + from * 86_400_000,
      arrivesTo: shop.clock.at + to * 86_400_000,
      returnDays: 15,
    });
    expect((await parcels()).get(threadwell)).toEqual(days(3 + 1, 3 + 3));
    expect((await parcels()).get(free.storeId)).toEqual(days(2 + 1, 2 + 2));
    await leavesWithin(0, late);
    expect((await parcels()).get(threadwell)).toEqual({ returnDays: 15 });
    const { cartList } = await client.send(calls.getAll);
    expect(cartList.map(({ parcel }) => parcel ?? null)).toEqual([null, null]);
  });

  test("[BU-03] pick-up is offered for a single store with a counter; point and method are stored, and freight is removed", async () => {
    const { client } = await buyer(shop);
    const [foreign] = await shop.database.db
      .select()
      .from(pickupPoints)
      .where(ne(pickupPoints.storeId, idOf("store", "jinhe-umbrella")));
    expect(foreign).toBeDefined();
    const { skuId } = await oneSku(shop, "jinhe-umbrella", { cents: 1000 });
    await client.send(calls.addSku, { skuId, num: 1 });
    expect(await client.send(checkout.shippingMethods, { way: "CART" })).toEqual(["LOGISTICS", "SELF_PICK_UP"]);
    await client.send(checkout.selectShippingMethod, { shippingMethod: "SELF_PICK_UP" });
    expect(await refusalOf(client.send(checkout.createTrade, {}))).toBe(31009);
    expect(await refusalOf(client.send(checkout.selectStoreAddress, { storeAddressId: foreign?.id ?? "" }))).toBe(
      30005,
    );
    await client.send(checkout.selectStoreAddress, { storeAddressId: idOf("pickup", "jinhe-umbrella") });
    const view = await client.send(checkout.getChecked, { way: "CART" });
    expect(view.storeAddress?.id).toBe(idOf("pickup", "jinhe-umbrella"));
    expect(view.priceDetailDTO.freightPrice).toBe(0);
    expect(view.cartList.map(({ parcel }) => parcel)).toEqual([{ returnDays: 15 }]);
    const other = await oneSku(shop, "glint", { cents: 1000 });
    await client.send(calls.addSku, { skuId: other.skuId, num: 1 });
    expect(await client.send(checkout.shippingMethods, { way: "CART" })).toEqual(["LOGISTICS"]);
    expect(await refusalOf(client.send(checkout.selectShippingMethod, { shippingMethod: "SELF_PICK_UP" }))).toBe(30001);
  });

  test("[BU-03] a choice to pick goods up ends with their order", async () => {
    const { client } = await buyer(shop);
    const { skuId } = await oneSku(shop, "jinhe-umbrella", { cents: 1000 });
    await client.send(calls.addSku, { skuId, num: 1 });
    await client.send(checkout.selectShippingMethod, { shippingMethod: "SELF_PICK_UP" });
    await client.send(checkout.selectStoreAddress, { storeAddressId: idOf("pickup", "jinhe-umbrella") });
    await client.send(checkout.createTrade, {});
    await client.send(calls.addSku, { skuId, num: 1 });
    const next = await client.send(checkout.getChecked, { way: "CART" });
    expect(next.storeAddress ?? null).toBeNull();
    expect(next.cartList[0]?.deliveryMethod).toBe("LOGISTICS");
  });

  test("[BU-03] the invoice is stored with the basket and removed when it has no title", async () => {
    const { client } = await buyer(shop);
    const { skuId } = await oneSku(shop, "glint", { cents: 1000 });
    await client.send(calls.addSku, { skuId, num: 1 });
    await client.send(checkout.selectReceipt, {
      receiptTitle: "Tanaka Trading",
      taxpayerId: "91330782",
      receiptContent: "Goods",
    });
    expect(await client.send(checkout.getChecked, { way: "CART" })).toMatchObject({
      needReceipt: true,
      receiptVO: { receiptTitle: "Tanaka Trading", taxpayerId: "91330782" },
    });
    await client.send(checkout.selectReceipt, {});
    expect((await client.send(checkout.getChecked, { way: "CART" })).needReceipt).toBe(false);
    expect(await stockOf(shop, skuId)).toBe(1000);
  });

  test("[AP-01] [BU-03] calls that name no basket, as the specification writes them, are about the cart", async () => {
    const { client } = await buyer(shop);
    const sku = await oneSku(shop, "glint", { cents: 2999 });
    await client.send(calls.addSku, { skuId: sku.skuId, num: 1 });
    expect((await client.send(checkout.getChecked, {})).skuList.map(({ goodsSku }) => goodsSku.id)).toEqual([
      sku.skuId,
    ]);
    expect(await client.send(checkout.couponCount, {})).toBe(await client.send(checkout.couponCount, { way: "CART" }));
    expect(await client.send(checkout.shippingMethods, {})).toContain("LOGISTICS");
  });

  test("[SE-08] a visitor has no basket", async () => {
    const answer = await shop.app.request("/api/cart/all");
    expect(answer.status).toBe(403);
  });
});
