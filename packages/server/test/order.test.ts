import { addSku } from "@sundry/api/contract/cart";
import { createTrade, selectCoupon, selectShippingMethod, selectStoreAddress } from "@sundry/api/contract/checkout";
import { pay } from "@sundry/api/contract/cashier";
import { mine, receive as receiveCoupon } from "@sundry/api/contract/coupon";
import * as calls from "@sundry/api/contract/order";
import { get as wallet } from "@sundry/api/contract/wallet";
import { beforeAll, expect, test } from "vitest";
import { idOf } from "@sundry/demo";
import { coupons } from "#server/db/schema/promotion.ts";
import { buyer, oneSku, order, refusalOf, shelf, stockOf, withoutPromotions } from "./buyers.ts";
import { bill, couponRow, customer, oneOrder, orderSnsOf } from "./orders.ts";
import { useShop } from "./support/shop.ts";

const shop = useShop();
beforeAll(() => withoutPromotions(shop));

test("[MC-02] a cancelled unpaid order returns stock and coupons, the platform's with the last order", async () => {
  const someone = await customer(shop);
  const { client } = someone;
  const a = await oneSku(shop, "threadwell", { cents: 2000, quantity: 10 });
  const c = await oneSku(shop, "glint", { cents: 2000, quantity: 10 });
  await shop.database.db
    .insert(coupons)
    .values([couponRow(shop, "back-platform"), couponRow(shop, "back-store", { storeId: a.storeId })]);
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

test("[MC-02] a cancelled paid order returns the money once, however often it is cancelled", async () => {
  const someone = await customer(shop, 10_000);
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

test("[MC-02] only finished orders can be removed from the list, and then they are gone from it", async () => {
  const someone = await customer(shop);
  const { skuId } = await oneSku(shop, "glint", { cents: 100 });
  await order(someone, [[skuId, 1]]);
  const sn = await oneOrder(someone);
  expect(await refusalOf(someone.client.send(calls.remove, { sn }))).toBe(31001);
  await someone.client.send(calls.cancel, { orderSn: sn, reason: "Test" });
  await someone.client.send(calls.remove, { sn });
  expect(await orderSnsOf(someone)).toEqual([]);
  for (const call of [calls.get, calls.packages, calls.traces])
    expect(await refusalOf(someone.client.send(call, { sn })), call.id).toBe(31002);
});

test("[MC-02] tabs, search and allowed operations of the list", async () => {
  const someone = await customer(shop, 10_000);
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
  expect(await found({ keywords: a.name.slice(0, 12) })).toContain(a.skuId);
  expect(await found({ keywords: "100%_nothing" })).toEqual([]);
  expect((await found({ keywords: "tanaka" })).length).toBe(2);
  const page = await client.send(calls.list, { pageSize: 1, pageNumber: 2 });
  expect([page.total, page.pages, page.records[0]?.orderItems[0]?.skuId]).toEqual([2, 2, a.skuId]);
  const [unpaid, paid] = (await client.send(calls.list, {})).records.map((one) => one.allowOperationVO);
  expect(unpaid).toMatchObject({ pay: true, cancel: true, rog: false, remove: false });
  expect(paid).toMatchObject({ pay: false, cancel: true, rog: false, remove: false });
});

test("[BU-04] somebody else's order can't be read or changed", async () => {
  const owner = await customer(shop);
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

test("[BU-03] a pick-up order waits at the counter with a code once it is paid", async () => {
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
