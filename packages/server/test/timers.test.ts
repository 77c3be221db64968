import * as calls from "@sundry/api/contract/order";
import { pay } from "@sundry/api/contract/cashier";
import { get as wallet } from "@sundry/api/contract/wallet";
import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { orders } from "#server/db/schema/order.ts";
import { receiveForgotten } from "#server/modules/order/automaticReceipt.ts";
import { closeOverdue } from "#server/modules/order/unpaidExpiry.ts";
import { ship } from "#server/modules/order/shipping.ts";
import { runExclusively } from "#server/modules/timers/exclusive.ts";
import { startTimers } from "#server/modules/timers/loop.ts";
import { sweep } from "#server/modules/timers/sweep.ts";
import { numberOf, oneSku, order, refusalOf, stockOf, withoutPromotions } from "./buyers.ts";
import { asStore, bill, customer, paidOrder, sweeping } from "./orders.ts";
import { useShop } from "./support/shop.ts";

const shop = useShop();
beforeAll(() => withoutPromotions(shop));

describe("closing what was not paid in time", () => {
  test("[BU-07] every overdue trade is closed once by however many workers, and gives everything back", async () => {
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

  test("[BU-07] payments that race the closing: each trade is either paid or closed, and stock and money agree", async () => {
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

describe("receiving what was forgotten", () => {
  test("[MC-02] an order is received by itself seven days after shipping, once, however many servers look", async () => {
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
    const given = sql`select count(*) from point_entries where reason = 'ORDER_COMPLETED' and reference = ${sn}`;
    expect(await numberOf(shop, given)).toBe(1);
    expect(shop.faults).toEqual([]);
  });
});

describe("timers", () => {
  test("[BU-07] a timer works at once and after every rest, and stops when it is told", async () => {
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

  test("[BU-07] a round that fails is told by name and does not end the timer", async () => {
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

  test("[BU-07] work under one name is done by one server at a time", async () => {
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
