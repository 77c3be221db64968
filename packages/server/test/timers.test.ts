import { mine, receive } from "@sundry/api/contract/coupon";
import * as calls from "@sundry/api/contract/order";
import { pay } from "@sundry/api/contract/cashier";
import { get as wallet } from "@sundry/api/contract/wallet";
import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { orders } from "#server/db/schema/order.ts";
import { sessions } from "#server/db/schema/member.ts";
import { ownedCoupons } from "#server/db/schema/ownedCoupon.ts";
import { coupons } from "#server/db/schema/promotion.ts";
import { forgetOldCoupons } from "#server/modules/catalogue/coupon/retention.ts";
import { forgetOldSessions } from "#server/modules/account/session/retention.ts";
import { receiveForgotten } from "#server/modules/buying/order/automaticReceipt.ts";
import { closeOverdue } from "#server/modules/buying/order/unpaidExpiry.ts";
import { ship } from "#server/modules/buying/order/shipping.ts";
import { runExclusively } from "#server/modules/platform/timers/exclusive.ts";
import { startTimers } from "#server/modules/platform/timers/loop.ts";
import { sweep } from "#server/modules/platform/timers/sweep.ts";
import { numberOf, oneSku, order, refusalOf, stockOf, withoutPromotions } from "./buyers.ts";
import { asStore, bill, couponRow, customer, paidOrder, sweeping } from "./orders.ts";
import { useShop } from "./support/shop.ts";

const shop = useShop();
beforeAll(() => withoutPromotions(shop));

describe("closing unpaid orders", () => {
  test("[BU-07] every overdue trade is closed once by any number of workers, and everything is returned", async () => {
    const { skuId } = await oneSku(shop, "festive-row", { cents: 100, quantity: 100 });
    const buyers = await Promise.all(Array.from({ length: 12 }, () => customer(shop)));
    for (const someone of buyers) await order(someone, [[skuId, 2]]);
    expect(await sweep(sweeping(shop), closeOverdue)).toBe(0);
    shop.clock.at += 30 * 60_000;
    const closed = await Promise.all(Array.from({ length: 4 }, () => sweep(sweeping(shop), closeOverdue)));
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

  test("[BU-07] payments during the closing: each trade is either paid or closed, and stock and money agree", async () => {
    const { skuId } = await oneSku(shop, "sundry-select", { cents: 100, quantity: 100 });
    const buyers = await Promise.all(Array.from({ length: 12 }, () => customer(shop, 100)));
    const trades = await Promise.all(buyers.map((someone) => order(someone, [[skuId, 1]])));
    shop.clock.at += 30 * 60_000 - 1;
    const paying = buyers.map(({ client }, at) => refusalOf(client.send(pay, bill(trades[at]?.sn ?? ""))));
    shop.clock.at += 1;
    await Promise.all([...paying, sweep(sweeping(shop), closeOverdue), sweep(sweeping(shop), closeOverdue)]);
    await sweep(sweeping(shop), closeOverdue);
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
});

describe("confirming forgotten receipts", () => {
  test("[MC-02] receipt is confirmed automatically seven days after shipping, once, however many servers run", async () => {
    const someone = await customer(shop, 10_000);
    const { skuId } = await oneSku(shop, "glint", { cents: 1250 });
    const sn = await paidOrder(someone, [[skuId, 2]]);
    await asStore(shop, (tx, services) => ship(tx, services, sn, { carrier: "SF", number: "SF-forgotten" }));
    const shippedAt = new Date(shop.clock.at - 7 * 24 * 60 * 60_000 + 1);
    await shop.database.db.update(orders).set({ shippedAt }).where(eq(orders.sn, sn));
    expect(await sweep(sweeping(shop), receiveForgotten)).toBe(0);
    shop.clock.at += 1;
    const rounds = await Promise.all(Array.from({ length: 4 }, () => sweep(sweeping(shop), receiveForgotten)));
    expect(rounds.reduce((sum, count) => sum + count, 0)).toBe(1);
    const { order: made, orderLogs } = await someone.client.send(calls.get, { sn });
    expect(made.orderStatus).toBe("COMPLETED");
    expect(orderLogs?.at(-1)).toMatchObject({ operatorType: "SYSTEM" });
    const given = sql`select count(*) from pending_points where reason = 'ORDER_COMPLETED' and reference = ${sn}`;
    expect(await numberOf(shop, given)).toBe(1);
    expect(shop.faults).toEqual([]);
  });
});

describe("timers", () => {
  test("[BU-07] a timer runs at once and after every pause, and stops when told to", async () => {
    const rounds: number[] = [];
    let rested: (() => void) | undefined;
    const resting: number[] = [];
    const rest = (ms: number, signal: AbortSignal) =>
      new Promise<void>((resolve, reject) => {
        resting.push(ms);
        rested = resolve;
        signal.addEventListener("abort", () => reject(new Error("stopped")));
      });
    let began: (() => void) | undefined;
    const round = async () => {
      rounds.push(rounds.length + 1);
      began?.();
    };
    const next = () => new Promise<void>((resolve) => void (began = resolve));
    const first = next();
    const timers = startTimers({ ...sweeping(shop), rest }, [{ name: "counting", everyMs: 5000, round }]);
    await first;
    await new Promise(setImmediate);
    const second = next();
    rested?.();
    await second;
    await timers.stop();
    expect([rounds, resting[0]]).toEqual([[1, 2], 5000]);
  });

  test("[BU-07] a failed round is reported by name and does not end the timer", async () => {
    const failures: string[] = [];
    let count = 0;
    const done = Promise.withResolvers<void>();
    const timers = startTimers(
      {
        ...sweeping(shop),
        failed: (error, name) => failures.push(`${name}: ${String(error)}`),
        rest: () => new Promise(setImmediate),
      },
      [
        {
          name: "breaking",
          everyMs: 1,
          round: async () => {
            count += 1;
            if (count === 1) throw new Error("broken");
            done.resolve();
          },
        },
      ],
    );
    await done.promise;
    await timers.stop();
    expect(failures).toEqual(["breaking: Error: broken"]);
  });

  test("[BU-07] work of one name is done by one server at a time", async () => {
    const inside = Promise.withResolvers<void>();
    const free = Promise.withResolvers<void>();
    const done: string[] = [];
    const first = runExclusively("statement", sweeping(shop), async () => {
      done.push("first");
      inside.resolve();
      await free.promise;
    });
    await inside.promise;
    await runExclusively("statement", sweeping(shop), async () => void done.push("second"));
    free.resolve();
    await first;
    await runExclusively("statement", sweeping(shop), async () => void done.push("third"));
    expect(done).toEqual(["first", "third"]);
  });
});

describe("sweeping", () => {
  test("[BU-07] reaches entries behind many that always fail", async () => {
    const due = Array.from({ length: 180 }, (_, at) => at);
    const failed: unknown[] = [];
    const parts = {
      db: shop.database.db,
      services: shop.services,
      failed: (error: unknown) => void failed.push(error),
    };
    const settled = await sweep(parts, {
      find: async (_tx, _now, limit) => due.slice(0, limit).map(String),
      settle: async (_tx, _services, key) => {
        if (Number(key) < 70) throw new Error(`${key} always fails`);
        due.splice(due.indexOf(Number(key)), 1);
        return true;
      },
    });
    expect(settled).toBe(110);
    expect(failed).toHaveLength(70);
  });

  test("[SE-01] removes expired sessions, also of buyers who never came back, and nothing that is valid", async () => {
    const someone = await customer(shop);
    await asStore(shop, forgetOldSessions);
    expect(await shop.database.db.$count(sessions, eq(sessions.memberId, someone.id))).toBe(1);
    shop.clock.at += 15 * 24 * 60 * 60_000 + 1;
    const back = await customer(shop);
    await asStore(shop, forgetOldSessions);
    expect(await shop.database.db.$count(sessions, eq(sessions.memberId, someone.id))).toBe(0);
    expect(await shop.database.db.$count(sessions, eq(sessions.memberId, back.id))).toBe(1);
  });

  test("[MC-05] removes coupons three days after their end, whatever their state, but not what a limit counts", async () => {
    const someone = await customer(shop);
    const { db } = shop.database;
    const dayMs = 24 * 60 * 60_000;
    await db.insert(coupons).values([couponRow(shop, "any-number", { limitNum: 0 }), couponRow(shop, "once")]);
    const endAt = new Date(shop.clock.at);
    const row = { couponId: "any-number", memberId: someone.id, startAt: endAt, endAt, createdAt: endAt };
    await db.insert(ownedCoupons).values([
      { id: "old-used", state: "USED", ...row },
      { id: "old-new", state: "NEW", ...row },
      { id: "old-counted", state: "USED", ...row, couponId: "once" },
      { id: "running", state: "NEW", ...row, endAt: new Date(shop.clock.at + dayMs) },
    ]);
    const left = async () =>
      (await db.select().from(ownedCoupons).where(eq(ownedCoupons.memberId, someone.id))).map(({ id }) => id);
    shop.clock.at += 3 * dayMs - 60_000;
    await asStore(shop, forgetOldCoupons);
    expect(await left()).toHaveLength(4);
    shop.clock.at += 120_000;
    await asStore(shop, forgetOldCoupons);
    expect((await left()).toSorted()).toEqual(["old-counted", "running"]);
  });

  test("[GD-06] a coupon once per buyer can't be claimed again, however long after its end, and isn't shown", async () => {
    const someone = await customer(shop);
    await shop.database.db.insert(coupons).values(couponRow(shop, "only-once", { effectiveDays: 1 }));
    await someone.client.send(receive, { id: "only-once" });
    shop.clock.at += 10 * 24 * 60 * 60_000;
    await asStore(shop, forgetOldCoupons);
    // The first session has ended.
    const back = await customer(shop);
    await shop.database.db.update(ownedCoupons).set({ memberId: back.id }).where(eq(ownedCoupons.memberId, someone.id));
    expect((await back.client.send(mine, { memberCouponStatus: "EXPIRE" })).total).toBe(0);
    expect(await refusalOf(back.client.send(receive, { id: "only-once" }))).toBe(41000);
  });
});
