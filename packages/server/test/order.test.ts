import {
  addSku,
  createTrade,
  getAll,
  selectCoupon,
  selectReceipt,
  selectShippingMethod,
  selectStoreAddress,
} from "@sundry/api/contract/cart";
import { mine, receive as receiveCoupon } from "@sundry/api/contract/coupon";
import * as calls from "@sundry/api/contract/order";
import { me } from "@sundry/api/contract/member";
import { get as wallet } from "@sundry/api/contract/wallet";
import { pay } from "@sundry/api/contract/cashier";
import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { idOf } from "#server/catalogue/ids.ts";
import { goods, skus } from "#server/db/schema/catalogue.ts";
import { orders, orderItems } from "#server/db/schema/order.ts";
import { coupons, fullDiscounts, seckillOffers, seckillSales } from "#server/db/schema/promotion.ts";
import { closeOverdue, startOrderExpiry } from "#server/modules/order/expire.ts";
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
  type TestBuyer,
  withAddress,
  withoutPromotions,
} from "./buyers.ts";
import { useShop } from "./support/shop.ts";

const shop = useShop();
beforeAll(() => withoutPromotions(shop));

const bill = (sn: string, orderType: "TRADE" | "ORDER" = "TRADE") =>
  ({ orderType, sn, clientType: "PC", paymentMethod: "WALLET", paymentClient: "NATIVE" }) as const;
const expiry = () => ({
  db: shop.database.db,
  services: shop.services,
  failed: (error: unknown) => shop.faults.push(String(error)),
});

async function customer(cents = 0): Promise<TestBuyer> {
  const someone = await buyer(shop, { cents });
  await withAddress(someone);
  return someone;
}

async function orderSnsOf({ client }: TestBuyer): Promise<string[]> {
  return (await client.send(calls.list, { tag: "ALL" })).records.map(({ sn }) => sn);
}

async function oneOrder(someone: TestBuyer): Promise<string> {
  const [sn] = await orderSnsOf(someone);
  if (sn === undefined) throw new Error("no order");
  return sn;
}

describe("submitting", () => {
  test("[BU-03] one order per store, adding up to the trade; stock is taken and the lines leave the basket", async () => {
    const someone = await customer();
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
    expect(records.every(({ orderStatus, payStatus }) => orderStatus === "UNPAID" && payStatus === "UNPAID")).toBe(
      true,
    );
    expect([trade.sn[0], records[0]?.sn[0], records[0]?.orderItems[0]?.sn.slice(0, 2)]).toEqual(["T", "O", "OI"]);
    expect(await Promise.all([a, b, c].map(({ skuId }) => stockOf(shop, skuId)))).toEqual([8, 9, 7]);
    expect((await someone.client.send(getAll)).skuList).toEqual([]);
  });

  test("[BU-07] 60 buyers at once for 20 pieces: exactly 20 get one, and nobody else has anything taken", async () => {
    const { skuId } = await oneSku(shop, "papermint", { cents: 100, quantity: 20 });
    const buyers = await Promise.all(Array.from({ length: 60 }, () => customer()));
    await Promise.all(buyers.map(({ client }) => client.send(addSku, { skuId, num: 1 })));
    const codes = await Promise.all(buyers.map(({ client }) => refusalOf(client.send(createTrade, {}))));
    expect(codes.filter((code) => code === 0)).toHaveLength(20);
    expect(codes.filter((code) => code === 11011)).toHaveLength(40);
    expect(await stockOf(shop, skuId)).toBe(0);
    expect(await numberOf(shop, sql`select sum(num) from order_items where sku_id = ${skuId}`)).toBe(20);
    const empty = buyers[codes.indexOf(11011)];
    expect((await empty?.client.send(getAll))?.skuList[0]).toMatchObject({ num: 1, errorMessage: "Sold out" });
  });

  test("[BU-07] baskets with the same goods in opposite orders all go through", async () => {
    const [a, b] = await shelf(shop, "kilnmate", [{ cents: 100 }, { cents: 200 }]);
    if (!a || !b) throw new Error("no SKUs");
    const buyers = await Promise.all(Array.from({ length: 20 }, () => customer()));
    await Promise.all(
      buyers.map(async ({ client }, at) => {
        for (const { skuId } of at % 2 ? [a, b] : [b, a]) await client.send(addSku, { skuId, num: 1 });
      }),
    );
    const codes = await Promise.all(buyers.map(({ client }) => refusalOf(client.send(createTrade, {}))));
    expect(codes.every((code) => code === 0)).toBe(true);
    expect(await stockOf(shop, a.skuId)).toBe(980);
  });

  test("[AP-07] one trade submitted 20 times with one key is one trade, also by the header", async () => {
    const someone = await customer();
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
    const other = await customer();
    await other.client.send(addSku, { skuId, num: 1 });
    expect((await other.client.send(createTrade, { submitKey: "settlement-1" })).sn).not.toBe(trades[0]?.sn);
  });

  test("[AP-07] the same submit without a key within 3 s is refused, another one is not", async () => {
    const someone = await customer();
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

  test("[BU-07] a sold-out line stops the whole trade and is named; nothing is half done", async () => {
    const someone = await customer();
    const [a, b] = await shelf(shop, "threadwell", [
      { cents: 100, quantity: 50 },
      { cents: 100, quantity: 5 },
    ]);
    if (!a || !b) throw new Error("no SKUs");
    for (const { skuId } of [a, b]) await someone.client.send(addSku, { skuId, num: 5 });
    await shop.database.db.update(skus).set({ quantity: 4 }).where(eq(skus.id, b.skuId));
    expect(await refusalOf(someone.client.send(createTrade, {}))).toBe(11011);
    expect(await stockOf(shop, a.skuId)).toBe(50);
    expect(await orderSnsOf(someone)).toEqual([]);
    await shop.database.db.update(goods).set({ shelf: "DOWN" }).where(eq(goods.id, b.goodsId));
    expect(await refusalOf(someone.client.send(createTrade, {}))).toBe(11001);
    await shop.database.db.update(goods).set({ shelf: "UPPER" }).where(eq(goods.id, b.goodsId));
  });

  test("[BU-05] a total other than the one the buyer saw is refused with the new one", async () => {
    const someone = await customer();
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
    const someone = await customer();
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

  test("[BU-04] a trade of nothing is paid at once and the cashier does not want it", async () => {
    const someone = await customer();
    const { skuId } = await oneSku(shop, "sundry-select", { cents: 300 });
    await shop.database.db.insert(coupons).values(couponRow("all-free", { cents: 9900 }));
    await someone.client.send(receiveCoupon, { id: "all-free" });
    await someone.client.send(addSku, { skuId, num: 1 });
    const [owned] = (await someone.client.send(mine, {})).records;
    await someone.client.send(selectCoupon, { memberCouponId: owned?.id ?? "", used: true });
    const trade = await someone.client.send(createTrade, {});
    expect(trade).toMatchObject({ flowPrice: 0, payStatus: "PAID" });
    expect((await someone.client.send(calls.list, {})).records[0]?.orderStatus).toBe("UNDELIVERED");
    expect(await refusalOf(someone.client.send(pay, bill(trade.sn)))).toBe(32003);
  });

  test("[BU-07] the last pieces of a flash sale go once: its count and the stock agree", async () => {
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
    const buyers = await Promise.all(Array.from({ length: 15 }, () => customer()));
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
});

function couponRow(id: string, more: Partial<typeof coupons.$inferInsert> = {}): typeof coupons.$inferInsert {
  const name = { nameEn: id, nameZh: id, descriptionEn: id, descriptionZh: id };
  const scope = { storeId: "0", scopeType: "ALL" as const, scopeIds: [], thresholdCents: 0 };
  const issue = {
    getType: "FREE" as const,
    publishNum: 0,
    limitNum: 1,
    sortOrder: 999,
    createdAt: new Date(shop.clock.at),
  };
  const life = { rangeDayType: "DYNAMICTIME" as const, effectiveDays: 30 };
  return { id, ...name, ...scope, ...issue, ...life, type: "PRICE", cents: 500, ...more };
}

describe("after submitting", () => {
  test("[MC-02] a cancelled unpaid order gives stock and coupons back, the platform's with the last order", async () => {
    const someone = await customer();
    const { client } = someone;
    const a = await oneSku(shop, "threadwell", { cents: 2000, quantity: 10 });
    const c = await oneSku(shop, "glint", { cents: 2000, quantity: 10 });
    await shop.database.db
      .insert(coupons)
      .values([couponRow("back-platform"), couponRow("back-store", { storeId: a.storeId })]);
    for (const id of ["back-platform", "back-store"]) await client.send(receiveCoupon, { id });
    for (const { skuId } of [a, c]) await client.send(addSku, { skuId, num: 2 });
    for (const { id } of (await client.send(mine, {})).records)
      await client.send(selectCoupon, { memberCouponId: id, used: true });
    await client.send(createTrade, {});
    const states = async () =>
      new Map((await client.send(mine, {})).records.map((one) => [one.couponId, one.memberCouponStatus]));
    expect([...(await states()).values()]).toEqual(["USED", "USED"]);
    const { records } = await client.send(calls.list, {});
    const of = (storeId: string) => records.find((one) => one.storeId === storeId)?.sn ?? "";
    await client.send(calls.cancel, { orderSn: of(a.storeId), reason: "Changed my mind" });
    expect(await states()).toEqual(
      new Map([
        ["back-store", "NEW"],
        ["back-platform", "USED"],
      ]),
    );
    await client.send(calls.cancel, { orderSn: of(c.storeId), reason: "Changed my mind" });
    expect((await states()).get("back-platform")).toBe("NEW");
    expect([await stockOf(shop, a.skuId), await stockOf(shop, c.skuId)]).toEqual([10, 10]);
    const detail = await client.send(calls.get, { sn: of(a.storeId) });
    expect(detail.order).toMatchObject({ orderStatus: "CANCELLED", cancelReason: "Changed my mind" });
    expect(detail.orderLogs?.at(-1)?.message).toBe("Cancelled by the buyer: Changed my mind");
  });

  test("[MC-02] a cancelled paid order pays the money back, once, however often it is asked", async () => {
    const someone = await customer(10_000);
    const { client } = someone;
    const { skuId } = await oneSku(shop, "sundry-select", { cents: 2500, quantity: 10 });
    const trade = await order(someone, [[skuId, 2]]);
    await client.send(pay, bill(trade.sn));
    expect((await client.send(wallet)).memberWallet).toBe(50);
    const orderSn = await oneOrder(someone);
    const codes = await Promise.all(
      Array.from({ length: 12 }, () => refusalOf(client.send(calls.cancel, { orderSn, reason: "No need" }))),
    );
    expect(codes.filter((code) => code === 0)).toHaveLength(1);
    expect(codes.filter((code) => code === 1003)).toHaveLength(11);
    expect((await client.send(wallet)).memberWallet).toBe(100);
    expect(await stockOf(shop, skuId)).toBe(10);
    expect((await client.send(calls.get, { sn: orderSn })).orderItems[0]).toMatchObject({
      isRefund: "ALL_REFUND",
      refundPrice: 50,
    });
    shop.clock.at += 3001;
    expect(await refusalOf(client.send(calls.cancel, { orderSn, reason: "No need" }))).toBe(31012);
  });

  test("[MC-02] receipt is confirmed only of what was shipped, brings points and opens the review", async () => {
    const someone = await customer(10_000);
    const { client } = someone;
    const { skuId } = await oneSku(shop, "sundry-select", { cents: 1250 });
    const trade = await order(someone, [[skuId, 2]]);
    await client.send(pay, bill(trade.sn));
    const sn = await oneOrder(someone);
    expect(await refusalOf(client.send(calls.receive, { sn }))).toBe(31003);
    await shop.database.db
      .update(orders)
      .set({ state: "DELIVERED", deliverState: "DELIVERED" })
      .where(eq(orders.sn, sn));
    expect(await refusalOf(client.send(calls.cancel, { orderSn: sn, reason: "Late" }))).toBe(31012);
    await client.send(calls.receive, { sn });
    expect(await refusalOf(client.send(calls.receive, { sn }))).toBe(1003);
    const detail = await client.send(calls.get, { sn });
    expect(detail.order.orderStatus).toBe("COMPLETED");
    expect(detail.orderItems[0]?.commentStatus).toBe("UNFINISHED");
    expect((await client.send(me)).point).toBe(25);
  });

  test("[MC-02] only finished orders can be taken off the list, and then they are gone from it", async () => {
    const someone = await customer();
    const { skuId } = await oneSku(shop, "glint", { cents: 100 });
    await order(someone, [[skuId, 1]]);
    const sn = await oneOrder(someone);
    expect(await refusalOf(someone.client.send(calls.remove, { sn }))).toBe(31001);
    await someone.client.send(calls.cancel, { orderSn: sn, reason: "Test" });
    await someone.client.send(calls.remove, { sn });
    expect(await orderSnsOf(someone)).toEqual([]);
  });

  test("[MC-02] tabs, search and allowed operations of the list", async () => {
    const someone = await customer(10_000);
    const { client } = someone;
    const [a, b] = await shelf(shop, "sundry-select", [{ cents: 100 }, { cents: 100 }]);
    if (!a || !b) throw new Error("no SKUs");
    await client.send(pay, bill((await order(someone, [[a.skuId, 1]])).sn));
    await order(someone, [[b.skuId, 1]]);
    const found = async (input: Parameters<typeof client.send<typeof calls.list>>[1]) =>
      (await client.send(calls.list, input)).records.map(({ orderItems: [item] }) => item?.skuId);
    expect(await found({ tag: "WAIT_PAY" })).toEqual([b.skuId]);
    expect(await found({ tag: "WAIT_SHIP" })).toEqual([a.skuId]);
    expect(await found({ tag: "COMPLETE" })).toEqual([]);
    expect(await found({ keywords: a.nameEn.slice(0, 12) })).toContain(a.skuId);
    expect(await found({ keywords: "100%_nothing" })).toEqual([]);
    expect((await found({ keywords: "tanaka" })).length).toBe(2);
    const page = await client.send(calls.list, { pageSize: 1, pageNumber: 2 });
    expect([page.total, page.pages, page.records[0]?.orderItems[0]?.skuId]).toEqual([2, 2, a.skuId]);
    const [unpaid, paid] = (await client.send(calls.list, {})).records.map((one) => one.allowOperationVO);
    expect(unpaid).toMatchObject({ pay: true, cancel: true, rog: false, remove: false });
    expect(paid).toMatchObject({ pay: false, cancel: true, rog: false, remove: false });
  });

  test("[BU-04] somebody else's order is neither read nor changed", async () => {
    const owner = await customer();
    const { client } = await buyer(shop);
    const { skuId } = await oneSku(shop, "glint", { cents: 100 });
    await order(owner, [[skuId, 1]]);
    const sn = await oneOrder(owner);
    expect(await refusalOf(client.send(calls.get, { sn }))).toBe(20005);
    expect(await refusalOf(client.send(calls.cancel, { orderSn: sn, reason: "Mine" }))).toBe(20005);
    expect(await refusalOf(client.send(calls.receive, { sn }))).toBe(20005);
    expect(await refusalOf(client.send(calls.remove, { sn }))).toBe(20005);
    expect(await refusalOf(client.send(calls.get, { sn: "O1" }))).toBe(31002);
  });

  test("[BU-03] a pick-up waits at the counter with a code once it is paid", async () => {
    const someone = await buyer(shop, { cents: 10_000 });
    const { client } = someone;
    const { skuId } = await oneSku(shop, "jinhe-umbrella", { cents: 1000 });
    await client.send(addSku, { skuId, num: 1 });
    await client.send(selectShippingMethod, { shippingMethod: "SELF_PICK_UP" });
    await client.send(selectStoreAddress, { storeAddressId: idOf("pickup", "jinhe-umbrella") });
    const trade = await client.send(createTrade, {});
    await client.send(pay, bill(trade.sn));
    const { order: made } = await client.send(calls.get, { sn: await oneOrder(someone) });
    expect(made).toMatchObject({ orderStatus: "STAY_PICKED_UP", freightPrice: 0 });
    expect(made.verificationCode).toMatch(/^\d{8}$/);
  });

  test("[BU-03] points of a spend-and-save activity come with the payment and go with the cancellation", async () => {
    const someone = await customer(10_000);
    const { client } = someone;
    const { skuId, storeId } = await oneSku(shop, "sundry-select", { cents: 1000 });
    const now = shop.clock.at;
    await shop.database.db.insert(fullDiscounts).values({
      id: "gift-points",
      storeId,
      nameEn: "Points",
      nameZh: "积分",
      scopeType: "ALL",
      scopeIds: [],
      thresholdCents: 1000,
      freeFreight: false,
      point: 80,
      startAt: new Date(now - 1),
      endAt: new Date(now + 86_400_000),
      createdAt: new Date(now),
    });
    const trade = await order(someone, [[skuId, 1]]);
    expect((await client.send(me)).point).toBe(0);
    await client.send(pay, bill(trade.sn));
    expect((await client.send(me)).point).toBe(80);
    await client.send(calls.cancel, { orderSn: await oneOrder(someone), reason: "Test" });
    expect((await client.send(me)).point).toBe(0);
    await shop.database.db.delete(fullDiscounts);
  });
});

describe("closing what was not paid in time", () => {
  test("[BU-07] every overdue trade is closed once by however many workers, and gives everything back", async () => {
    const { skuId } = await oneSku(shop, "festive-row", { cents: 100, quantity: 100 });
    const buyers = await Promise.all(Array.from({ length: 12 }, () => customer()));
    for (const someone of buyers) await order(someone, [[skuId, 2]]);
    expect(await closeOverdue(expiry())).toBe(0);
    shop.clock.at += 30 * 60_000;
    const closed = await Promise.all(Array.from({ length: 4 }, () => closeOverdue(expiry())));
    expect(closed.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(12);
    expect(await stockOf(shop, skuId)).toBe(100);
    const [first] = buyers;
    const detail = await first?.client.send(calls.list, {});
    expect(detail?.records[0]).toMatchObject({ orderStatus: "CANCELLED", payStatus: "CANCEL" });
    expect(
      await numberOf(
        shop,
        sql`select count(*) from order_logs l join order_items i on i.order_sn = l.order_sn where i.sku_id = ${skuId} and l.event = 'EXPIRED'`,
      ),
    ).toBe(12);
    expect(shop.faults).toEqual([]);
  });

  test("[BU-07] payments that race the closing: each trade is either paid or closed, and stock and money agree", async () => {
    const { skuId } = await oneSku(shop, "sundry-select", { cents: 100, quantity: 100 });
    const buyers = await Promise.all(Array.from({ length: 12 }, () => customer(100)));
    const trades = await Promise.all(buyers.map((someone) => order(someone, [[skuId, 1]])));
    shop.clock.at += 30 * 60_000 - 1;
    const paying = buyers.map(({ client }, at) => refusalOf(client.send(pay, bill(trades[at]?.sn ?? ""))));
    shop.clock.at += 1;
    await Promise.all([...paying, closeOverdue(expiry()), closeOverdue(expiry())]);
    await closeOverdue(expiry());
    const paid = (await Promise.all(paying)).filter((code) => code === 0).length;
    expect(await stockOf(shop, skuId)).toBe(100 - paid);
    expect(
      await numberOf(
        shop,
        sql`select count(*) from orders o join order_items i on i.order_sn = o.sn where i.sku_id = ${skuId} and o.state = 'UNPAID'`,
      ),
    ).toBe(0);
    const left = await Promise.all(buyers.map(async ({ client }) => (await client.send(wallet)).memberWallet));
    expect(left.filter((amount) => amount === 0)).toHaveLength(paid);
  });

  test("[BU-07] the worker closes at its start and stops when it is told", async () => {
    const someone = await customer();
    const { skuId } = await oneSku(shop, "glint", { cents: 100, quantity: 10 });
    await order(someone, [[skuId, 1]]);
    shop.clock.at += 31 * 60_000;
    const worker = startOrderExpiry(expiry());
    await worker.stop();
    expect(await stockOf(shop, skuId)).toBe(10);
    expect(
      (await someone.client.send(calls.get, { sn: await oneOrder(someone) })).orderLogs?.at(-1)?.message,
    ).toContain("not paid in time");
  });
});

test("[BU-03] the words of an order come in the language of who reads it", async () => {
  const someone = await buyer(shop, { language: "zh" });
  await withAddress(someone);
  const { skuId } = await oneSku(shop, "glint", { cents: 100, quantity: 1 });
  await order(someone, [[skuId, 1]]);
  const detail = await someone.client.send(calls.get, { sn: await oneOrder(someone) });
  expect(detail.orderLogs?.[0]?.message).toBe("订单已创建");
  expect(detail.orderItems[0]?.goodsName).toMatch(/\p{Script=Han}/u);
  expect(await sentenceOf(someone.client.send(addSku, { skuId, num: 1 }))).toContain("库存不足");
  expect(await numberOf(shop, sql`select count(*) from ${orderItems} where flow_cents < 0`)).toBe(0);
});
