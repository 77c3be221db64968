import { addSku } from "@sundry/api/contract/cart";
import { pay } from "@sundry/api/contract/cashier";
import { createTrade, selectCoupon, selectShippingMethod, selectStoreAddress } from "@sundry/api/contract/checkout";
import { mine, receive as claim } from "@sundry/api/contract/coupon";
import * as distribution from "@sundry/api/contract/distribution";
import { add as evaluate } from "@sundry/api/contract/evaluation";
import * as calls from "@sundry/api/contract/order";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { idOf } from "@sundry/demo";
import { goods } from "#server/db/schema/catalogue.ts";
import { distributionGoods } from "#server/db/schema/distribution.ts";
import { coupons } from "#server/db/schema/promotion.ts";
import { nextId } from "#server/ids.ts";
import { closeAfterSaleWindows } from "#server/modules/aftercare/afterSale/timers.ts";
import { settleCommissions } from "#server/modules/buying/distribution/commission.ts";
import { receiveForgotten } from "#server/modules/buying/order/automaticReceipt.ts";
import { redeem } from "#server/modules/buying/order/pickup.ts";
import { ship } from "#server/modules/buying/order/shipping.ts";
import { sweep } from "#server/modules/platform/timers/sweep.ts";
import { get as caseOf } from "@sundry/api/contract/afterSale";
import { list as messages } from "@sundry/api/contract/message";
import { releasePoints } from "#server/modules/buying/order/pendingPoints.ts";
import { ask, type Bought, letPass, lineOf } from "./afterSales.ts";
import { stepsOn } from "./afterSaleSteps.ts";
import { buyer, oneSku, stockOf, type TestBuyer, withoutPromotions } from "./buyers.ts";
import { distributionSteps } from "./distributionSteps.ts";
import { asStore, bill, couponRow, customer, earnedPoints, oneOrder, pointsOf, sweeping } from "./orders.ts";
import { useShop } from "./support/shop.ts";

const shop = useShop();
const { balance, decide, sendBack, confirm } = stepsOn(shop);
const { distributor } = distributionSteps(shop);
const dayMs = 86_400_000;
const startCents = 100_000;
/** Two pieces at 90.30 less a coupon of 20.00. */
const paidCents = 16_060;
const stock = 50;
/** For each of the two pieces. */
const commissionCents = 803;

beforeAll(async () => {
  await withoutPromotions(shop);
  await shop.database.db.insert(coupons).values(couponRow(shop, "twenty-off", { cents: 2000, limitNum: 0 }));
});

interface Sold extends Bought {
  promoter: TestBuyer;
}

/** A shipped order for 160.60 with a coupon, whose buyer came through a distributor's link. */
async function sold(): Promise<Sold> {
  const { db } = shop.database;
  const sku = await oneSku(shop, "glint", { cents: 9030, quantity: stock });
  await db.update(goods).set({ freightTemplateId: null }).where(eq(goods.id, sku.goodsId));
  const { skuId, goodsId } = sku;
  await db
    .insert(distributionGoods)
    .values({ id: nextId(shop.services), skuId, goodsId, commissionCents, sortOrder: 1, createdAt: new Date() })
    .onConflictDoUpdate({ target: distributionGoods.skuId, set: { commissionCents } });
  const promoter = await distributor();
  const someone = await customer(shop, startCents);
  const { client } = someone;
  await client.send(distribution.bind, { code: promoter.code });
  await client.send(claim, { id: "twenty-off" });
  const [owned] = (await client.send(mine, {})).records;
  await client.send(addSku, { skuId, num: 2 });
  await client.send(selectCoupon, { memberCouponId: owned?.id ?? "", used: true });
  const trade = await client.send(createTrade, { expectedPrice: paidCents / 100 });
  await client.send(pay, bill(trade.sn));
  const orderSn = await oneOrder(someone);
  await asStore(shop, (tx, services) => ship(tx, services, orderSn, { carrier: "SF", number: `SF${orderSn}` }));
  return { someone, sku, orderSn, lineSn: (await lineOf(someone, orderSn)).sn, promoter };
}

/** The store answers a request for the money of pieces with this amount; all of it if none is given. */
async function grant(bought: Bought, num: number, cents?: number): Promise<string> {
  shop.clock.at += 3001;
  const { sn } = await ask(bought, { num, serviceType: "RETURN_MONEY" });
  await decide(sn, true, cents);
  return sn;
}

/** The return time passes, and commission becomes final. Returns what the distributor can withdraw, in cents. */
async function finalCommission({ someone, promoter }: Sold): Promise<number> {
  await letPass(shop, 15 * dayMs, someone, promoter);
  await asStore(shop, closeAfterSaleWindows);
  await sweep(sweeping(shop), settleCommissions);
  return Math.round(((await promoter.client.send(distribution.get, {}))?.canRebate ?? 0) * 100);
}

const stateOf = async ({ someone, orderSn }: Bought) =>
  (await someone.client.send(calls.get, { sn: orderSn })).order.orderStatus;
const couponOf = async ({ someone }: Bought) =>
  (await someone.client.send(mine, {})).records.map(({ memberCouponStatus }) => memberCouponStatus);
const review = ({ someone, lineSn, sku }: Bought) =>
  someone.client.send(evaluate, {
    orderItemSn: lineSn,
    goodsId: sku.goodsId,
    skuId: sku.skuId,
    grade: "GOOD",
    content: "Sturdy",
  });

test("[BU-07] a cent for all pieces of an order cancels nothing: receipt, points, review, coupon and commission follow the money", async () => {
  const bought = await sold();
  const { client } = bought.someone;
  await grant(bought, 2, 1);
  expect(await balance(bought.someone)).toBe(startCents - paidCents + 1);
  expect(await stateOf(bought)).toBe("DELIVERED");
  expect(await couponOf(bought)).toEqual(["USED"]);
  expect(await lineOf(bought.someone, bought.orderSn)).toMatchObject({ isRefund: "PART_REFUND", refundPrice: 0.01 });
  await client.send(calls.receive, { sn: bought.orderSn });
  expect(await earnedPoints(bought.someone)).toBe(160);
  await review(bought);
  // 5 for the review of a line that was kept whole, less what a cent of it is worth.
  expect(await earnedPoints(bought.someone)).toBe(164);
  // 0.01 of 160.60 is less than half a cent of the commission.
  expect(await finalCommission(bought)).toBe(2 * commissionCents);
});

test("[BU-07] [MC-02] goodwill before the receipt leaves the receipt to the buyer, or to the time limit, and the points of what was kept", async () => {
  const confirmed = await sold();
  const forgotten = await sold();
  for (const one of [confirmed, forgotten]) await grant(one, 2, 50);
  const { allowOperationVO } = await confirmed.someone.client.send(calls.get, { sn: confirmed.orderSn });
  expect(allowOperationVO).toMatchObject({ rog: true, cancel: false });
  await confirmed.someone.client.send(calls.receive, { sn: confirmed.orderSn });
  expect(await earnedPoints(confirmed.someone)).toBe(160);
  await letPass(shop, 7 * dayMs, forgotten.someone);
  await sweep(sweeping(shop), receiveForgotten);
  expect(await stateOf(forgotten)).toBe("COMPLETED");
  expect(await earnedPoints(forgotten.someone)).toBe(160);
});

test("[BU-07] [MC-06] points of a review follow the money of their line, reviewed before the refund or after it", async () => {
  const before = await sold();
  const after = await sold();
  for (const one of [before, after]) await one.someone.client.send(calls.receive, { sn: one.orderSn });
  await review(before);
  // 60 per cent stay.
  for (const one of [before, after]) await grant(one, 2, 6424);
  await review(after);
  // 96.36 paid, and 3 of 5.
  for (const one of [before, after]) expect(await earnedPoints(one.someone)).toBe(96 + 3);
  await grant(before, 2);
  expect(await earnedPoints(before.someone)).toBe(0);
  await letPass(shop, 15 * dayMs, after.someone);
  await asStore(shop, closeAfterSaleWindows);
  await sweep(sweeping(shop), releasePoints);
  expect(await pointsOf(after.someone)).toEqual({ own: 99, pending: 0 });
});

test("[MC-04] [BU-07] nothing of what was asked for is a refusal: no money is announced, and the buyer can ask again", async () => {
  const bought = await sold();
  const sn = await grant(bought, 2, 0);
  expect((await bought.someone.client.send(caseOf, { sn })).serviceStatus).toBe("REFUSE");
  const [told] = (await bought.someone.client.send(messages, {})).records;
  expect(told?.title).toBe("Request declined");
  const { orderLogs } = await bought.someone.client.send(calls.get, { sn: bought.orderSn });
  expect((orderLogs ?? []).map(({ message }) => message).join()).not.toContain("refunded");
  const back = await ask(bought, { num: 1 });
  await decide(back.sn, true, 0);
  expect((await bought.someone.client.send(caseOf, { sn: back.sn })).serviceStatus).toBe("REFUSE");
  await grant(bought, 2);
  expect(await balance(bought.someone)).toBe(startCents);
});

test("[BU-07] a half refunded as goodwill halves points and commission, to the cent", async () => {
  const bought = await sold();
  await bought.someone.client.send(calls.receive, { sn: bought.orderSn });
  await grant(bought, 1, 8029);
  expect(await earnedPoints(bought.someone)).toBe(80);
  await review(bought);
  // 2.5 of 5
  expect(await earnedPoints(bought.someone)).toBe(82);
  expect(await stateOf(bought)).toBe("COMPLETED");
  // 1606 × 8031 / 16060 = 803.1
  expect(await finalCommission(bought)).toBe(803);
});

test("[MC-04] after goodwill all pieces can still be returned, for the rest of the money; only then nothing is left of the order", async () => {
  const bought = await sold();
  await bought.someone.client.send(calls.receive, { sn: bought.orderSn });
  await review(bought);
  await grant(bought, 2, 60);
  await grant(bought, 2, 0);
  expect(await stateOf(bought)).toBe("COMPLETED");
  expect(await earnedPoints(bought.someone)).toBe(164);
  shop.clock.at += 3001;
  const first = await ask(bought, { num: 1 });
  expect(first.applyRefundPrice).toBe(80);
  await decide(first.sn);
  await sendBack(bought.someone, first.sn);
  await confirm(first.sn);
  expect(await stateOf(bought)).toBe("COMPLETED");
  expect(await couponOf(bought)).toEqual(["USED"]);
  await grant(bought, 1);
  expect(await balance(bought.someone)).toBe(startCents);
  expect(await stateOf(bought)).toBe("CANCELLED");
  expect(await couponOf(bought)).toEqual(["NEW"]);
  expect(await earnedPoints(bought.someone)).toBe(0);
  expect(await stockOf(shop, bought.sku.skuId)).toBe(stock - 1);
  expect(await finalCommission(bought)).toBe(0);
});

test("[BU-07] goods sent back for less than was paid are gone, but the order stays for the money that was kept", async () => {
  const bought = await sold();
  const { sn } = await ask(bought, { num: 2 });
  await decide(sn, true, 6060);
  await sendBack(bought.someone, sn);
  await confirm(sn);
  expect(await stockOf(shop, bought.sku.skuId)).toBe(stock);
  expect(await stateOf(bought)).toBe("DELIVERED");
  expect(await couponOf(bought)).toEqual(["USED"]);
  expect(await lineOf(bought.someone, bought.orderSn)).toMatchObject({ afterSaleStatus: "ALREADY_APPLIED" });
  await bought.someone.client.send(calls.receive, { sn: bought.orderSn });
  expect(await earnedPoints(bought.someone)).toBe(100);
  // 1606 × 10000 / 16060
  expect(await finalCommission(bought)).toBe(1000);
});

test("[BU-03] [BU-07] goodwill for goods that wait at the counter leaves them there for the buyer", async () => {
  const someone = await buyer(shop, { cents: startCents });
  const { client } = someone;
  const sku = await oneSku(shop, "jinhe-umbrella", { cents: 1000, quantity: stock });
  await client.send(addSku, { skuId: sku.skuId, num: 2 });
  await client.send(selectShippingMethod, { shippingMethod: "SELF_PICK_UP" });
  await client.send(selectStoreAddress, { storeAddressId: idOf("pickup", "jinhe-umbrella") });
  await client.send(pay, bill((await client.send(createTrade, {})).sn));
  const orderSn = await oneOrder(someone);
  const bought = { someone, sku, orderSn, lineSn: (await lineOf(someone, orderSn)).sn };
  await grant(bought, 2, 50);
  expect(await stateOf(bought)).toBe("STAY_PICKED_UP");
  expect(await stockOf(shop, sku.skuId)).toBe(stock - 2);
  await grant(bought, 1);
  expect(await stockOf(shop, sku.skuId)).toBe(stock - 1);
  const { verificationCode } = (await client.send(calls.get, { sn: orderSn })).order;
  await asStore(shop, (tx, services) => redeem(tx, services, orderSn, verificationCode ?? ""));
  // 20.00 less 0.50 less half of the rest
  expect(await balance(someone)).toBe(startCents - 975);
  expect(await earnedPoints(someone)).toBe(9);
});
