import { apply, applyInfo } from "@sundry/api/contract/afterSale";
import { add as evaluate } from "@sundry/api/contract/evaluation";
import { pay } from "@sundry/api/contract/cashier";
import { addSku } from "@sundry/api/contract/cart";
import { createTrade } from "@sundry/api/contract/checkout";
import * as calls from "@sundry/api/contract/order";
import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { goodsIdOf, idOf } from "@sundry/demo";
import { afterSales } from "#server/db/schema/afterSale.ts";
import { goods, skus } from "#server/db/schema/catalogue.ts";
import { members } from "#server/db/schema/member.ts";
import { orderItems, orders } from "#server/db/schema/order.ts";
import { fullDiscounts, pointsGoods } from "#server/db/schema/promotion.ts";
import { movePoints } from "#server/modules/account/member/points.ts";
import { closeOverdue } from "#server/modules/buying/order/unpaidExpiry.ts";
import { ship } from "#server/modules/buying/order/shipping.ts";
import { sweep } from "#server/modules/platform/timers/sweep.ts";
import { letPass } from "./afterSales.ts";
import { stepsOn } from "./afterSaleSteps.ts";
import {
  numberOf,
  oneSku,
  refusalOf,
  shelf,
  type ShelfSku,
  stockOf,
  type TestBuyer,
  withoutPromotions,
} from "./buyers.ts";
import { asStore, bill, customer, storeRefusal, sweeping } from "./orders.ts";
import { useShop } from "./support/shop.ts";

const shop = useShop();
const { decide, confirm, sendBack } = stepsOn(shop);

const opening = 100_000;
const startCents = 20_000;
const startPoints = 700;
const mug = { offer: idOf("pointsGoods", "mugs/stoneware-350"), goodsId: goodsIdOf("mugs", "stoneware-350") };
/** Two SKUs with a gift of points from 20.00 on, one without, and one for points. */
let sold: ShelfSku[];
let mugSku: string;

beforeAll(async () => {
  await withoutPromotions(shop);
  const { db } = shop.database;
  sold = [
    ...(await shelf(shop, "sundry-select", [
      { cents: 1050, quantity: opening },
      { cents: 333, quantity: opening },
    ])),
    await oneSku(shop, "glint", { cents: 799, quantity: opening }),
  ];
  const now = shop.clock.at;
  await db.insert(fullDiscounts).values({
    id: "gift-points",
    storeId: sold[0]?.storeId ?? "",
    name: { en: "Points", zh: "积分" },
    scopeType: "ALL",
    scopeIds: [],
    thresholdCents: 2000,
    freeFreight: false,
    point: 275,
    startAt: new Date(now - 1),
    endAt: new Date(now + 3650 * 86_400_000),
    createdAt: new Date(now),
  });
  const [offer] = await db
    .update(pointsGoods)
    .set({ stock: opening })
    .where(eq(pointsGoods.id, mug.offer))
    .returning({ skuId: pointsGoods.skuId });
  mugSku = offer?.skuId ?? "";
  await db.update(goods).set({ freightTemplateId: null }).where(eq(goods.id, mug.goodsId));
  await db.update(skus).set({ quantity: opening }).where(eq(skus.id, mugSku));
});

/** Kinds of steps: creating an order, or changing one. `at` selects the order or the goods, `num` the pieces. */
const kinds = [
  "buy",
  "exchange",
  "pay",
  "cancel",
  "ship",
  "receive",
  "refund",
  "refundLess",
  "sendBack",
  "evaluate",
  "expire",
] as const;
type Step = { kind: (typeof kinds)[number]; at: number; num: number };

const usual: Step[] = (["buy", "pay", "ship", "receive"] as const).map((kind) => ({ kind, at: 0, num: 3 }));
const step = fc.record({ kind: fc.constantFrom(...kinds), at: fc.nat(5), num: fc.integer({ min: 1, max: 3 }) });
/** Most lives begin with a received order, so that what follows is often tested. */
const lives = fc
  .tuple(fc.boolean(), fc.array(step, { minLength: 3, maxLength: 14 }))
  .map(([received, rest]) => (received ? [...usual, ...rest] : rest));

interface Life {
  someone: TestBuyer;
  /** Numbers of lines that the buyer has earned review points for. */
  reviewed: Set<string>;
}

/** Performs a step. Refusals are fine, errors are not. */
async function live({ someone, reviewed }: Life, { kind, at, num }: Step): Promise<void> {
  const { client } = someone;
  // Without this, equal submits in quick succession count as one click.
  shop.clock.at += 3001;
  if (kind === "buy" || kind === "exchange") {
    const way = kind === "buy" ? "BUY_NOW" : "POINTS";
    const skuId = kind === "buy" ? (sold[at % sold.length]?.skuId ?? "") : mugSku;
    const pieces = kind === "buy" ? num : 1;
    if ((await refusalOf(client.send(addSku, { skuId, num: pieces, cartType: way }))) === 0)
      await refusalOf(client.send(createTrade, { way }));
    return;
  }
  if (kind === "expire") {
    await letPass(shop, shop.services.config.autoCancelMinutes * 60_000 + 1, someone);
    return void (await sweep(sweeping(shop), closeOverdue));
  }
  const { records } = await client.send(calls.list, { pageSize: 100 });
  const order = records[at % Math.max(records.length, 1)];
  const line = order?.orderItems[0];
  if (!order || !line) return;
  const { sn } = order;
  switch (kind) {
    case "pay":
      return void (await refusalOf(client.send(pay, bill(sn, "ORDER"))));
    case "cancel":
      return void (await refusalOf(client.send(calls.cancel, { orderSn: sn, reason: "Life" })));
    case "ship":
      return void (await storeRefusal(
        asStore(shop, (tx, services) => ship(tx, services, sn, { carrier: "SF", number: `SF${sn}` })),
      ));
    case "receive":
      return void (await refusalOf(client.send(calls.receive, { sn })));
    case "refund":
    case "refundLess":
    case "sendBack":
      return refund(someone, line.sn, kind, num);
    case "evaluate": {
      const bought = { orderItemSn: line.sn, goodsId: line.goodsId, skuId: line.skuId };
      const code = await refusalOf(client.send(evaluate, { ...bought, grade: "GOOD", content: "Fine" }));
      if (code === 0) reviewed.add(line.sn);
      return;
    }
  }
}

async function refund(
  someone: TestBuyer,
  orderItemSn: string,
  kind: "refund" | "refundLess" | "sendBack",
  num: number,
): Promise<void> {
  const { client } = someone;
  if ((await refusalOf(client.send(applyInfo, { sn: orderItemSn }))) !== 0) return;
  const back = kind === "sendBack";
  const request = back
    ? ({ serviceType: "RETURN_GOODS", reason: "Not as described" } as const)
    : ({ serviceType: "RETURN_MONEY", reason: "Items are missing" } as const);
  const asked = await client.send(apply, { orderItemSn, num, ...request }).catch(() => null);
  if (!asked) return;
  const cents = Math.round(asked.applyRefundPrice * 100);
  await decide(asked.sn, true, kind === "refundLess" ? Math.floor(cents / 2) : undefined);
  if (!back) return;
  await sendBack(someone, asked.sn);
  await confirm(asked.sn);
}

/** Everything the buyer has ever ordered: orders with their only line and its refunded cases. */
async function historyOf({ id }: TestBuyer) {
  const { db } = shop.database;
  const rows = await db
    .select({ order: orders, line: orderItems })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderSn, orders.sn))
    .where(eq(orders.memberId, id));
  const cases = await db.select().from(afterSales).where(eq(afterSales.memberId, id));
  return rows.map(({ order, line }) => {
    const refunded = cases.filter((one) => one.orderItemSn === line.sn && one.state === "COMPLETE");
    return {
      order,
      line,
      /** Pieces that were not refunded in full. */
      keptNum: refunded.reduce(
        (left, { num, grantedCents, appliedCents }) => left - (grantedCents === appliedCents ? num : 0),
        line.num,
      ),
      refundedCents: refunded.reduce((sum, { grantedCents }) => sum + (grantedCents ?? 0), 0),
      backNum: refunded.filter(({ kind }) => kind === "RETURN_GOODS").reduce((sum, { num }) => sum + num, 0),
      /** Closed as a whole, before any refund. */
      closed: order.state === "CANCELLED" && refunded.length === 0,
    };
  });
}
type Past = Awaited<ReturnType<typeof historyOf>>[number];

/** Points for an order, calculated from the rules alone (rules 11). */
function pointsFor({ order, line, keptNum, refundedCents, closed }: Past, reviewed: ReadonlySet<string>): number {
  const spent = closed ? 0 : order.points;
  const kept = order.flowCents - refundedCents;
  const all = keptNum === 0 && kept === 0;
  const share = order.flowCents > 0 ? kept / order.flowCents : Number(!all);
  const review = reviewed.has(line.sn) ? Math.floor(5 * share) : 0;
  if (order.completedAt === null) return -spent;
  const forMoney = order.promotionType === "POINTS" ? 0 : Math.floor(kept / 100);
  const gift = all ? 0 : Math.floor((order.giftPoints * kept) / Math.max(order.flowCents, 1));
  return forMoney + gift + review - spent;
}

const sum = <T>(list: readonly T[], of: (one: T) => number) => list.reduce((total, one) => total + of(one), 0);

test("[BU-07] whatever happens to orders, money, points and stock follow the rules, and the books agree", async () => {
  const out = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(lives, async (steps) => {
      const someone = await customer(shop, startCents);
      const given = { memberId: someone.id, delta: startPoints, reason: "REGISTER" as const, reference: someone.id };
      await asStore(shop, (tx, services) => movePoints(tx, services, given));
      const life: Life = { someone, reviewed: new Set() };
      for (const one of steps) await live(life, one);
      // Unpaid orders close before the next life counts the pieces.
      await live(life, { kind: "expire", at: 0, num: 1 });

      const past = await historyOf(someone);
      const [member] = await shop.database.db.select().from(members).where(eq(members.id, someone.id));
      const waiting = sql`select coalesce(sum(points), 0) from pending_points where member_id = ${someone.id} and settled_at is null`;
      expect((member?.points ?? 0) - (member?.pointsOwed ?? 0) + (await numberOf(shop, waiting))).toBe(
        startPoints + sum(past, (one) => pointsFor(one, life.reviewed)),
      );
      expect(member?.points === 0 || member?.pointsOwed === 0).toBe(true);
      const entries = sql`select coalesce(sum(delta), 0) from point_entries where member_id = ${someone.id}`;
      expect(await numberOf(shop, entries)).toBe(member?.points);

      const paid = past.filter(({ order }) => order.payState === "PAID" && order.paymentMethod === "WALLET");
      const kept = sum(paid, ({ order, refundedCents, closed }) => (closed ? 0 : order.flowCents - refundedCents));
      const wallet = sql`select balance_cents from wallets where member_id = ${someone.id}`;
      const ledger = sql`select sum(amount_cents) from ledger_entries where account = ${`wallet:${someone.id}`}`;
      expect(await numberOf(shop, wallet)).toBe(startCents - kept);
      expect(await numberOf(shop, ledger)).toBe(startCents - kept);

      for (const one of past)
        out.set(one.line.skuId, (out.get(one.line.skuId) ?? 0) + (one.closed ? 0 : one.line.num - one.backNum));
      for (const [skuId, num] of out) expect(await stockOf(shop, skuId)).toBe(opening - num);
      const forPoints = sql`select stock from points_goods where id = ${mug.offer}`;
      expect(await numberOf(shop, forPoints)).toBe(opening - (out.get(mugSku) ?? 0));
      expect(await numberOf(shop, sql`select coalesce(sum(amount_cents), 0) from ledger_entries`)).toBe(0);
      expect(shop.faults).toEqual([]);
    }),
    { numRuns: 30, endOnFailure: true },
  );
}, 60_000);
