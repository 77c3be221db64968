import { addSku, getAll } from "@sundry/api/contract/cart";
import { createTrade, selectCoupon, selectReceipt } from "@sundry/api/contract/checkout";
import { pay } from "@sundry/api/contract/cashier";
import { mine, receive as receiveCoupon } from "@sundry/api/contract/coupon";
import * as calls from "@sundry/api/contract/order";
import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { goods, skus } from "#server/db/schema/catalogue.ts";
import { orderItems } from "#server/db/schema/order.ts";
import { coupons, seckillOffers, seckillSales } from "#server/db/schema/promotion.ts";
import { wallTime } from "#server/shopTime.ts";
import {
  buyer,
  numberOf,
  oneSku,
  order,
  refusalOf,
  sentenceOf,
  shelf,
  stockOf,
  withAddress,
  withoutPromotions,
} from "./buyers.ts";
import { bill, couponRow, customer, oneOrder, orderSnsOf } from "./orders.ts";
import { useShop } from "./support/shop.ts";

const shop = useShop();
beforeAll(() => withoutPromotions(shop));

test("[BU-03] one order per store, adding up to the trade; stock is taken and the lines leave the basket", async () => {
  const someone = await customer(shop);
  const [a, b] = await shelf(shop, "threadwell", [
    { cents: 1000, quantity: 10 },
    { cents: 250, quantity: 10 },
  ]);
  const c = await oneSku(shop, "glint", { cents: 333, quantity: 10 });
  if (!a || !b) throw new Error("no SKUs");
  const trade = await order(someone, [
    [a.skuId, 2],
    [b.skuId, 1],
    [c.skuId, 3],
  ]);
  const { records } = await someone.client.send(calls.list, {});
  expect(records).toHaveLength(2);
  expect(records.reduce((sum, { flowPrice }) => sum + Math.round(flowPrice * 100), 0)).toBe(
    Math.round(trade.flowPrice * 100),
  );
  expect(records.every(({ orderStatus, payStatus }) => orderStatus === "UNPAID" && payStatus === "UNPAID")).toBe(true);
  expect([trade.sn[0], records[0]?.sn[0], records[0]?.orderItems[0]?.sn.slice(0, 2)]).toEqual(["T", "O", "OI"]);
  expect(await Promise.all([a, b, c].map(({ skuId }) => stockOf(shop, skuId)))).toEqual([8, 9, 7]);
  expect((await someone.client.send(getAll)).skuList).toEqual([]);
});

test("[BU-07] 60 buyers at once for 20 pieces: exactly 20 get one, and the others are charged nothing", async () => {
  const { skuId } = await oneSku(shop, "papermint", { cents: 100, quantity: 20 });
  const buyers = await Promise.all(Array.from({ length: 60 }, () => customer(shop)));
  await Promise.all(buyers.map(({ client }) => client.send(addSku, { skuId, num: 1 })));
  const codes = await Promise.all(buyers.map(({ client }) => refusalOf(client.send(createTrade, {}))));
  expect(codes.filter((code) => code === 0)).toHaveLength(20);
  expect(codes.filter((code) => code === 11011)).toHaveLength(40);
  expect(await stockOf(shop, skuId)).toBe(0);
  expect(await numberOf(shop, sql`select sum(num) from order_items where sku_id = ${skuId}`)).toBe(20);
  const empty = buyers[codes.indexOf(11011)];
  expect((await empty?.client.send(getAll))?.skuList[0]).toMatchObject({ num: 1, errorMessage: "Sold out" });
});

test("[BU-07] baskets with the same goods in opposite orders all succeed", async () => {
  const [a, b] = await shelf(shop, "kilnmate", [{ cents: 100 }, { cents: 200 }]);
  if (!a || !b) throw new Error("no SKUs");
  const buyers = await Promise.all(Array.from({ length: 20 }, () => customer(shop)));
  await Promise.all(
    buyers.map(async ({ client }, at) => {
      for (const { skuId } of at % 2 ? [a, b] : [b, a]) await client.send(addSku, { skuId, num: 1 });
    }),
  );
  const codes = await Promise.all(buyers.map(({ client }) => refusalOf(client.send(createTrade, {}))));
  expect(codes.every((code) => code === 0)).toBe(true);
  expect(await stockOf(shop, a.skuId)).toBe(980);
});

test("[AP-07] one trade submitted 20 times with one key is one trade, also with the key in the header", async () => {
  const someone = await customer(shop);
  const { skuId } = await oneSku(shop, "glint", { cents: 500, quantity: 30 });
  await someone.client.send(addSku, { skuId, num: 1 });
  const submit = () => someone.client.send(createTrade, { submitKey: "settlement-1" });
  const trades = await Promise.all(Array.from({ length: 20 }, submit));
  expect(new Set(trades.map(({ sn }) => sn)).size).toBe(1);
  expect(await stockOf(shop, skuId)).toBe(29);
  const byHeader = await shop.app.request("/api/cart/create/trade", {
    method: "POST",
    headers: {
      accessToken: someone.accessToken,
      "content-type": "application/json",
      "idempotency-key": "settlement-1",
    },
    body: "{}",
  });
  expect(await byHeader.json()).toMatchObject({ success: true, result: { sn: trades[0]?.sn } });
  const other = await customer(shop);
  await other.client.send(addSku, { skuId, num: 1 });
  expect((await other.client.send(createTrade, { submitKey: "settlement-1" })).sn).not.toBe(trades[0]?.sn);
});

test("[AP-07] the same submit without a key within 3 s is refused, a different one is not", async () => {
  const someone = await customer(shop);
  const [a, b] = await shelf(shop, "glint", [{ cents: 500 }, { cents: 600 }]);
  if (!a || !b) throw new Error("no SKUs");
  const submit = async (skuId: string) => {
    await someone.client.send(addSku, { skuId, num: 1 });
    return refusalOf(someone.client.send(createTrade, {}));
  };
  expect(await submit(a.skuId)).toBe(0);
  expect(await refusalOf(someone.client.send(createTrade, {}))).toBe(1003);
  expect(await submit(a.skuId)).toBe(1003);
  shop.clock.at += 3001;
  expect(await refusalOf(someone.client.send(createTrade, {}))).toBe(0);
  expect(await submit(b.skuId)).toBe(0);
  shop.clock.at += 3001;
  expect(await refusalOf(someone.client.send(createTrade, {}))).toBe(31041);
});

/** A buyer with five pieces of two SKUs in the cart; they are the last five of the second SKU. */
async function withTheLastFive() {
  const someone = await customer(shop);
  const [a, b] = await shelf(shop, "threadwell", [
    { cents: 100, quantity: 50 },
    { cents: 100, quantity: 5 },
  ]);
  if (!a || !b) throw new Error("no SKUs");
  for (const { skuId } of [a, b]) await someone.client.send(addSku, { skuId, num: 5 });
  return { someone, a, b };
}

test("[BU-07] a sold-out line stops the whole trade and is named; nothing is left half done", async () => {
  const { someone, a, b } = await withTheLastFive();
  await shop.database.db.update(skus).set({ quantity: 4 }).where(eq(skus.id, b.skuId));
  expect(await refusalOf(someone.client.send(createTrade, {}))).toBe(11011);
  expect(await stockOf(shop, a.skuId)).toBe(50);
  expect(await orderSnsOf(someone)).toEqual([]);
  await shop.database.db.update(goods).set({ shelf: "DOWN" }).where(eq(goods.id, b.goodsId));
  expect(await refusalOf(someone.client.send(createTrade, {}))).toBe(11001);
  await shop.database.db.update(goods).set({ shelf: "UPPER" }).where(eq(goods.id, b.goodsId));
});

test("[BU-07] pieces sold while a trade was being created are reported by name, with the number left", async () => {
  const { someone, a, b } = await withTheLastFive();
  let sentence: Promise<string> | undefined;
  await shop.database.db.transaction(async (tx) => {
    await tx.update(skus).set({ quantity: 3 }).where(eq(skus.id, b.skuId));
    // Until this is committed, the trade sees five pieces; then it waits for the SKU.
    sentence = sentenceOf(someone.client.send(createTrade, {}));
    await expect.poll(() => numberOf(shop, sql`select count(*) from pg_locks where not granted`)).toBeGreaterThan(0);
  });
  expect(await sentence).toMatch(/^Not enough stock of .+: 3 left\.$/);
  expect(await Promise.all([a, b].map(({ skuId }) => stockOf(shop, skuId)))).toEqual([50, 3]);
  expect(await orderSnsOf(someone)).toEqual([]);
});

test("[BU-05] a total other than the one the buyer saw is refused with the new one", async () => {
  const someone = await customer(shop);
  const { skuId } = await oneSku(shop, "sundry-select", { cents: 1000 });
  await someone.client.send(addSku, { skuId, num: 1 });
  await shop.database.db.update(skus).set({ priceCents: 1100 }).where(eq(skus.id, skuId));
  const submit = (expectedPrice: number) => someone.client.send(createTrade, { expectedPrice });
  expect(await refusalOf(submit(10))).toBe(31060);
  expect((await submit(11)).flowPrice).toBe(11);
});

test("[BU-03] without an address it is refused", async () => {
  const someone = await buyer(shop);
  const { skuId } = await oneSku(shop, "glint", { cents: 500 });
  await someone.client.send(addSku, { skuId, num: 1 });
  expect(await refusalOf(someone.client.send(createTrade, {}))).toBe(31009);
});

test("[BU-03] address, remark and invoice are copied into the order, its money table adds up", async () => {
  const someone = await customer(shop);
  const { skuId, storeId } = await oneSku(shop, "glint", { cents: 1999 });
  await someone.client.send(addSku, { skuId, num: 2 });
  await someone.client.send(selectReceipt, { receiptTitle: "Tanaka Trading", receiptContent: "Goods" });
  await someone.client.send(createTrade, { remark: [{ storeId, remark: "Ring twice" }] });
  const detail = await someone.client.send(calls.get, { sn: await oneOrder(someone) });
  expect(detail.order).toMatchObject({
    consigneeName: "Mei Tanaka",
    consigneeDetail: "18 Chouzhou North Road",
    remark: "Ring twice",
  });
  expect(detail.receipt).toMatchObject({ receiptTitle: "Tanaka Trading", receiptPrice: detail.order.flowPrice });
  expect(detail.orderLogs?.map(({ message }) => message)).toEqual(["Order placed"]);
  const { goodsPrice, freightPrice, discountPrice, couponPrice, flowPrice } = detail.order.priceDetailDTO;
  expect(goodsPrice).toBe(39.98);
  expect(flowPrice).toBeCloseTo(goodsPrice + freightPrice - discountPrice - couponPrice, 6);
  expect(detail.orderItems[0]).toMatchObject({ num: 2, unitPrice: 19.99, subTotal: 39.98 });
  expect(detail.order.autoCancel).toBe(shop.clock.at + 30 * 60_000);
});

test("[BU-04] a free trade is paid at once, and the cashier does not ask for it", async () => {
  const someone = await customer(shop);
  const { skuId } = await oneSku(shop, "sundry-select", { cents: 300 });
  await shop.database.db.insert(coupons).values(couponRow(shop, "all-free", { cents: 9900 }));
  await someone.client.send(receiveCoupon, { id: "all-free" });
  await someone.client.send(addSku, { skuId, num: 1 });
  const [owned] = (await someone.client.send(mine, {})).records;
  await someone.client.send(selectCoupon, { memberCouponId: owned?.id ?? "", used: true });
  const trade = await someone.client.send(createTrade, {});
  expect(trade).toMatchObject({ flowPrice: 0, payStatus: "PAID" });
  expect((await someone.client.send(calls.list, {})).records[0]?.orderStatus).toBe("UNDELIVERED");
  expect(await refusalOf(someone.client.send(pay, bill(trade.sn)))).toBe(32003);
});

test("[BU-07] the last pieces of a flash sale are sold once: its count and the stock agree", async () => {
  const { skuId, goodsId } = await oneSku(shop, "papermint", { cents: 1000, quantity: 50 });
  const { weekday, day } = wallTime(shop.clock.at, shop.services.config.shopZone);
  const row = {
    id: "flash",
    weekday,
    hour: 0,
    position: 1,
    goodsId,
    skuId,
    priceCents: 600,
    quantity: 5,
    presold: 0,
  };
  await shop.database.db.insert(seckillOffers).values(row);
  const buyers = await Promise.all(Array.from({ length: 15 }, () => customer(shop)));
  await Promise.all(buyers.map(({ client }) => client.send(addSku, { skuId, num: 1 })));
  const trades = await Promise.allSettled(buyers.map(({ client }) => client.send(createTrade, {})));
  const [sold] = await shop.database.db.select().from(seckillSales).where(eq(seckillSales.offerId, "flash"));
  expect(sold).toMatchObject({ day, sold: 5 });
  const atOffer = await numberOf(shop, sql`select count(*) from order_items where seckill_offer_id = 'flash'`);
  const all = trades.filter(({ status }) => status === "fulfilled").length;
  expect(atOffer).toBe(5);
  expect(await stockOf(shop, skuId)).toBe(50 - all);
  await shop.database.db.delete(seckillOffers);
});

test("[BU-03] the texts of an order are in the reader's language", async () => {
  const someone = await buyer(shop, { language: "zh" });
  await withAddress(someone);
  const { skuId } = await oneSku(shop, "glint", { cents: 100, quantity: 1 });
  await order(someone, [[skuId, 1]]);
  const detail = await someone.client.send(calls.get, { sn: await oneOrder(someone) });
  expect(detail.orderLogs?.[0]?.message).toBe("订单已提交");
  expect(detail.orderItems[0]?.goodsName).toMatch(/\p{Script=Han}/u);
  expect(await sentenceOf(someone.client.send(addSku, { skuId, num: 1 }))).toContain("库存不足");
  expect(await numberOf(shop, sql`select count(*) from ${orderItems} where flow_cents < 0`)).toBe(0);
});
