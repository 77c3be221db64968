import { add as evaluate } from "@sundry/api/contract/evaluation";
import * as calls from "@sundry/api/contract/order";
import * as pointCalls from "@sundry/api/contract/points";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { members } from "#server/db/schema/member.ts";
import { pendingPoints } from "#server/db/schema/pendingPoints.ts";
import { fullDiscounts } from "#server/db/schema/promotion.ts";
import { movePoints } from "#server/modules/account/member/points.ts";
import { ship } from "#server/modules/buying/order/shipping.ts";
import { ask, type Bought, lineOf } from "./afterSales.ts";
import { stepsOn } from "./afterSaleSteps.ts";
import { oneSku, type TestBuyer, withoutPromotions } from "./buyers.ts";
import { asStore, customer, earnedPoints as points, paidOrder } from "./orders.ts";
import { useShop } from "./support/shop.ts";

const shop = useShop();
const { decide } = stepsOn(shop);
const gift = 80;

/** The self-operated store gives points from 10.00 on. */
beforeAll(async () => {
  await withoutPromotions(shop);
  const { storeId } = await oneSku(shop, "sundry-select", { cents: 1000 });
  const now = shop.clock.at;
  await shop.database.db.insert(fullDiscounts).values({
    id: "gift-points",
    storeId,
    name: { en: "Points", zh: "积分" },
    scopeType: "ALL",
    scopeIds: [],
    thresholdCents: 1000,
    freeFreight: true,
    point: gift,
    startAt: new Date(now - 1),
    endAt: new Date(now + 86_400_000),
    createdAt: new Date(now),
  });
});

/** A paid order of two pieces at 10.00 with a gift. */
async function paid(): Promise<Bought> {
  const sku = await oneSku(shop, "sundry-select", { cents: 1000 });
  const someone = await customer(shop, 10_000);
  const orderSn = await paidOrder(someone, [[sku.skuId, 2]]);
  return { someone, sku, orderSn, lineSn: (await lineOf(someone, orderSn)).sn };
}

async function shipped(): Promise<Bought> {
  const bought = await paid();
  const { orderSn } = bought;
  await asStore(shop, (tx, services) => ship(tx, services, orderSn, { carrier: "SF", number: `SF${orderSn}` }));
  return bought;
}

async function completed(): Promise<Bought> {
  const bought = await shipped();
  await bought.someone.client.send(calls.receive, { sn: bought.orderSn });
  return bought;
}

/** An earlier version granted the points of an order at its completion. */
function grantedAtCompletion({ someone: { id }, orderSn }: Bought): Promise<void> {
  return asStore(shop, async (tx, services) => {
    const rows = await tx.delete(pendingPoints).where(eq(pendingPoints.orderSn, orderSn)).returning();
    for (const { points: delta, reason, reference } of rows)
      await movePoints(tx, services, { memberId: id, delta, reason, reference });
  });
}

/** The buyer has spent this many points on something else. */
function spend({ id }: TestBuyer, num: number): Promise<void> {
  return asStore(shop, (tx, services) =>
    movePoints(tx, services, { memberId: id, delta: -num, reason: "EXCHANGE", reference: `spent-${id}` }),
  );
}

async function refund(bought: Bought, num: number): Promise<void> {
  shop.clock.at += 3001;
  const { sn } = await ask(bought, { num, serviceType: "RETURN_MONEY" });
  await decide(sn);
}

test("[BU-03] points of a spend-and-save activity are granted when the order is completed, not when it is paid", async () => {
  const { someone, orderSn } = await shipped();
  expect(await points(someone)).toBe(0);
  await someone.client.send(calls.receive, { sn: orderSn });
  expect(await points(someone)).toBe(20 + gift);
});

test("[BU-07] a paid order that is cancelled never granted points", async () => {
  const { someone, orderSn } = await paid();
  await someone.client.send(calls.cancel, { orderSn, reason: "Test" });
  expect((await someone.client.send(pointCalls.history, {})).total).toBe(0);
});

test("[BU-07] a partial refund takes back its share of the gift, and the remaining refund the rest", async () => {
  const bought = await completed();
  await refund(bought, 1);
  expect(await points(bought.someone)).toBe(10 + gift / 2);
  await refund(bought, 1);
  expect(await points(bought.someone)).toBe(0);
});

test("[BU-07] a part refunded before the receipt earns no gift", async () => {
  const bought = await shipped();
  await refund(bought, 1);
  await bought.someone.client.send(calls.receive, { sn: bought.orderSn });
  expect(await points(bought.someone)).toBe(10 + gift / 2);
});

test("[BU-07] points that an earlier version granted at completion and that were spent before the refund are owed: the next ones pay them off, and the history shows it", async () => {
  const bought = await completed();
  await grantedAtCompletion(bought);
  const { someone } = bought;
  await spend(someone, 90);
  await refund(bought, 2);
  expect(await points(someone)).toBe(0);
  const give = (delta: number, reference: string) =>
    asStore(shop, (tx, services) =>
      movePoints(tx, services, { memberId: someone.id, delta, reason: "ORDER_COMPLETED", reference }),
    );
  await give(60, "O1");
  expect(await points(someone)).toBe(0);
  const [newest] = (await someone.client.send(pointCalls.history, {})).records;
  expect(newest).toMatchObject({
    pointType: "REDUCE",
    variablePoint: 60,
    content: "Repaid points owed after a refund",
  });
  await give(60, "O2");
  expect(await points(someone)).toBe(30);
  const [row] = await shop.database.db.select().from(members).where(eq(members.id, someone.id));
  expect(row?.pointsOwed).toBe(0);
});

test("[BU-07] the points of a review are taken back with the refund of its line; a review after the refund earns none", async () => {
  const reviewed = await completed();
  const words = (bought: Bought) =>
    bought.someone.client.send(evaluate, {
      orderItemSn: bought.lineSn,
      goodsId: bought.sku.goodsId,
      skuId: bought.sku.skuId,
      grade: "GOOD",
      content: "Sturdy",
    });
  await words(reviewed);
  expect(await points(reviewed.someone)).toBe(20 + gift + 5);
  await refund(reviewed, 2);
  expect(await points(reviewed.someone)).toBe(0);
});

test("[BU-07] a gift that an earlier version granted with the payment is granted only once, and taken back with a cancellation", async () => {
  const early = async ({ someone, orderSn }: Bought) =>
    asStore(shop, (tx, services) =>
      movePoints(tx, services, { memberId: someone.id, delta: gift, reason: "GIFT", reference: orderSn }),
    );
  const kept = await shipped();
  await early(kept);
  await kept.someone.client.send(calls.receive, { sn: kept.orderSn });
  expect(await points(kept.someone)).toBe(20 + gift);
  const left = await paid();
  await early(left);
  await spend(left.someone, 30);
  await left.someone.client.send(calls.cancel, { orderSn: left.orderSn, reason: "Test" });
  expect(await points(left.someone)).toBe(0);
});
