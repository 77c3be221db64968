import { addSku } from "@sundry/api/contract/cart";
import {
  createTrade,
  selectCoupon,
  selectReceipt,
  selectShippingMethod,
  selectStoreAddress,
} from "@sundry/api/contract/checkout";
import { pay } from "@sundry/api/contract/cashier";
import { mine, receive as receiveCoupon } from "@sundry/api/contract/coupon";
import { me } from "@sundry/api/contract/member";
import * as calls from "@sundry/api/contract/order";
import { get as wallet } from "@sundry/api/contract/wallet";
import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { idOf } from "@sundry/demo";
import { orders } from "#server/db/schema/order.ts";
import { coupons } from "#server/db/schema/promotion.ts";
import { redeem } from "#server/modules/buying/order/pickup.ts";
import { wireMoment } from "#server/shopTime.ts";
import { ship } from "#server/modules/buying/order/shipping.ts";
import { buyer, numberOf, oneSku, order, refusalOf, stockOf, type TestBuyer, withoutPromotions } from "./buyers.ts";
import {
  asStore,
  bill,
  couponRow,
  customer,
  earnedPoints,
  oneOrder,
  paidOrder,
  pointsOf,
  storeRefusal,
} from "./orders.ts";
import { useShop } from "./support/shop.ts";

const shop = useShop();
beforeAll(() => withoutPromotions(shop));

/** Revenue of a store in cents, by its ledger account. */
const takings = (storeId: string) =>
  numberOf(shop, sql`select coalesce(sum(amount_cents), 0) from ledger_entries where account = ${`sales:${storeId}`}`);
const shipAll = (sn: string, number: string) =>
  asStore(shop, (tx, services) => ship(tx, services, sn, { carrier: "ZTO", number }));
const redeemed = (sn: string, code: string) => asStore(shop, (tx, services) => redeem(tx, services, sn, code));

/** Orders for pick-up from the SKU's store, and pays. Returns the order and its code. */
async function pickUp(someone: TestBuyer, skuId: string): Promise<{ sn: string; code: string }> {
  const { client } = someone;
  await client.send(addSku, { skuId, num: 1 });
  await client.send(selectShippingMethod, { shippingMethod: "SELF_PICK_UP" });
  await client.send(selectStoreAddress, { storeAddressId: idOf("pickup", "jinhe-umbrella") });
  await client.send(pay, bill((await client.send(createTrade, {})).sn));
  const sn = await oneOrder(someone);
  const code = (await client.send(calls.get, { sn })).order.verificationCode ?? "";
  return { sn, code };
}

describe("received", () => {
  test("[MC-02] receipt can be confirmed only for shipped orders, grants points and allows reviews", async () => {
    const someone = await customer(shop, 10_000);
    const { client } = someone;
    const { skuId, storeId } = await oneSku(shop, "sundry-select", { cents: 1250, quantity: 10 });
    const before = await takings(storeId);
    const sn = await paidOrder(someone, [[skuId, 2]]);
    expect(await refusalOf(client.send(calls.receive, { sn }))).toBe(31003);
    await shipAll(sn, "ZTO-received");
    expect(await refusalOf(client.send(calls.cancel, { orderSn: sn, reason: "Late" }))).toBe(31012);
    await client.send(calls.receive, { sn });
    expect(await refusalOf(client.send(calls.receive, { sn }))).toBe(1003);
    const detail = await client.send(calls.get, { sn });
    expect(detail.order.orderStatus).toBe("COMPLETED");
    expect(detail.orderItems[0]).toMatchObject({ commentStatus: "UNFINISHED", deliverNumber: 2 });
    expect(await pointsOf(someone)).toEqual({ own: 0, pending: 25 });
    expect((await client.send(wallet)).memberWallet).toBe(75);
    expect([(await takings(storeId)) - before, await stockOf(shop, skuId)]).toEqual([2500, 8]);
  });

  test("[MC-02] an exchange for points earns no points", async () => {
    const someone = await customer(shop, 10_000);
    const { skuId } = await oneSku(shop, "sundry-select", { cents: 900 });
    const sn = await paidOrder(someone, [[skuId, 1]]);
    await shop.database.db.update(orders).set({ promotionType: "POINTS" }).where(eq(orders.sn, sn));
    await shipAll(sn, "ZTO-points");
    await someone.client.send(calls.receive, { sn });
    expect(await earnedPoints(someone)).toBe(0);
  });

  test("[MC-02] two receipts at once grant the points once", async () => {
    const someone = await customer(shop, 10_000);
    const { skuId } = await oneSku(shop, "sundry-select", { cents: 900 });
    const sn = await paidOrder(someone, [[skuId, 1]]);
    await shipAll(sn, "ZTO-twice");
    const codes = await Promise.all(
      Array.from({ length: 6 }, () => refusalOf(someone.client.send(calls.receive, { sn }))),
    );
    expect(codes.filter((code) => code === 0)).toHaveLength(1);
    expect(await pointsOf(someone)).toEqual({ own: 0, pending: 9 });
  });
});

describe("cancelled", () => {
  test.each([
    ["before payment", false],
    ["after payment", true],
  ])("[MC-02] %s: stock, coupon, money and points are as before", async (_, paid) => {
    const someone = await customer(shop, 10_000);
    const { client } = someone;
    const { skuId, storeId } = await oneSku(shop, "glint", { cents: 2000, quantity: 10 });
    const before = await takings(storeId);
    const couponId = `life-${String(paid)}`;
    await shop.database.db.insert(coupons).values(couponRow(shop, couponId));
    await client.send(receiveCoupon, { id: couponId });
    await client.send(addSku, { skuId, num: 2 });
    const [owned] = (await client.send(mine, {})).records;
    await client.send(selectCoupon, { memberCouponId: owned?.id ?? "", used: true });
    const trade = await client.send(createTrade, {});
    if (paid) await client.send(pay, bill(trade.sn));
    expect(await stockOf(shop, skuId)).toBe(8);
    await client.send(calls.cancel, { orderSn: await oneOrder(someone), reason: "Changed my mind" });
    expect(await stockOf(shop, skuId)).toBe(10);
    expect((await client.send(mine, {})).records[0]?.memberCouponStatus).toBe("NEW");
    expect((await client.send(wallet)).memberWallet).toBe(100);
    expect((await client.send(me)).point).toBe(0);
    expect(await takings(storeId)).toBe(before);
    expect((await client.send(calls.get, { sn: await oneOrder(someone) })).orderItems[0]?.isRefund).toBe("ALL_REFUND");
  });
});

describe("picked up", () => {
  test("[BU-03] the code completes the order, grants points and allows reviews", async () => {
    const someone = await buyer(shop, { cents: 10_000 });
    const { skuId } = await oneSku(shop, "jinhe-umbrella", { cents: 1000 });
    const { sn, code } = await pickUp(someone, skuId);
    expect(code).toMatch(/^\d{8}$/);
    const wrong = code === "00000000" ? "00000001" : "00000000";
    expect(await storeRefusal(redeemed(sn, wrong))).toBe(31061);
    await redeemed(sn, code);
    expect(await storeRefusal(redeemed(sn, code))).toBe(31001);
    const detail = await someone.client.send(calls.get, { sn });
    expect(detail.order).toMatchObject({ orderStatus: "COMPLETED", deliverStatus: "RECEIVED" });
    // Nothing was sent.
    expect(detail.allowOperationVO?.showLogistics).toBe(false);
    expect(detail.orderItems[0]).toMatchObject({
      commentStatus: "UNFINISHED",
      afterSaleStatus: "NOT_APPLIED",
      complainStatus: "NO_APPLY",
    });
    expect(detail.orderLogs?.at(-1)).toMatchObject({ operatorType: "STORE", message: "Picked up" });
    expect(await pointsOf(someone)).toEqual({ own: 0, pending: 10 });
  });

  test("[BU-03] an order waiting at the counter can be cancelled, and then its code is no longer valid", async () => {
    const someone = await buyer(shop, { cents: 10_000 });
    const { skuId } = await oneSku(shop, "jinhe-umbrella", { cents: 1000, quantity: 5 });
    const { sn, code } = await pickUp(someone, skuId);
    await someone.client.send(calls.cancel, { orderSn: sn, reason: "Too far" });
    expect(await storeRefusal(redeemed(sn, code))).toBe(31001);
    expect((await someone.client.send(wallet)).memberWallet).toBe(100);
    expect(await stockOf(shop, skuId)).toBe(5);
  });

  test("[BU-03] goods without a parcel also wait for their code, and no parcel is created", async () => {
    const someone = await customer(shop, 10_000);
    const { skuId } = await oneSku(shop, "glint", { cents: 1000 });
    const trade = await order(someone, [[skuId, 1]]);
    await shop.database.db.update(orders).set({ orderType: "VIRTUAL" }).where(eq(orders.tradeSn, trade.sn));
    await someone.client.send(pay, bill(trade.sn));
    const sn = await oneOrder(someone);
    const { order: made, allowOperationVO } = await someone.client.send(calls.get, { sn });
    expect([made.orderStatus, allowOperationVO?.take]).toEqual(["TAKE", true]);
    expect(await storeRefusal(shipAll(sn, "ZTO-virtual"))).toBe(31001);
    await redeemed(sn, made.verificationCode ?? "");
    expect((await someone.client.send(calls.get, { sn })).order.orderStatus).toBe("COMPLETED");
  });
});

describe("the invoice", () => {
  async function withInvoice(cents: number): Promise<{ someone: TestBuyer; sn: string; tradeSn: string }> {
    const someone = await customer(shop, cents);
    const { skuId } = await oneSku(shop, "glint", { cents: 1000 });
    await someone.client.send(addSku, { skuId, num: 1 });
    await someone.client.send(selectReceipt, { receiptTitle: "Tanaka Trading", receiptContent: "Goods" });
    const trade = await someone.client.send(createTrade, {});
    return { someone, sn: await oneOrder(someone), tradeSn: trade.sn };
  }

  test("[MC-03] is issued once the order is paid; issuing it again changes nothing", async () => {
    const { someone, sn, tradeSn } = await withInvoice(10_000);
    expect(await refusalOf(someone.client.send(calls.invoice, { sn }))).toBe(31001);
    await someone.client.send(pay, bill(tradeSn));
    expect(await someone.client.send(calls.invoice, { sn })).toBe(true);
    expect(await someone.client.send(calls.invoice, { sn })).toBe(true);
    const { receipt, orderLogs } = await someone.client.send(calls.get, { sn });
    const issueTime = wireMoment(new Date(shop.clock.at), shop.services.config.shopZone);
    expect(receipt).toMatchObject({ receiptTitle: "Tanaka Trading", receiptStatus: 1, issueTime });
    expect(orderLogs?.filter(({ message }) => message === "Invoice issued")).toHaveLength(1);
  });

  test("[MC-03] refused: none was requested, another buyer's order, an unknown order", async () => {
    const { someone, sn } = await withInvoice(0);
    const stranger = await customer(shop, 10_000);
    expect(await refusalOf(stranger.client.send(calls.invoice, { sn }))).toBe(20005);
    expect(await refusalOf(stranger.client.send(calls.invoice, { sn: "O1" }))).toBe(31002);
    const { skuId } = await oneSku(shop, "glint", { cents: 1000 });
    const plain = await paidOrder(stranger, [[skuId, 1]]);
    expect(await refusalOf(stranger.client.send(calls.invoice, { sn: plain }))).toBe(20014);
    const { receipt } = await someone.client.send(calls.get, { sn });
    expect(receipt).toMatchObject({ receiptStatus: 0, issueTime: null });
  });
});
