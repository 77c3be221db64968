import { pay } from "@sundry/api/contract/cashier";
import { list } from "@sundry/api/contract/order";
import { summary } from "@sundry/api/contract/points";
import type { coupons } from "#server/db/schema/promotion.ts";
import { inTransaction, type Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import type { SweepParts } from "#server/modules/platform/timers/sweep.ts";
import type { Services } from "#server/services.ts";
import { buyer, order, type TestBuyer, withAddress } from "./buyers.ts";
import type { TestShop } from "./support/shop.ts";

/** A bill to be paid from the wallet. */
export const bill = (sn: string, orderType: "TRADE" | "ORDER" = "TRADE") =>
  ({ orderType, sn, clientType: "PC", paymentMethod: "WALLET", paymentClient: "NATIVE" }) as const;

/** A buyer with an address and money. */
export async function customer(shop: Pick<TestShop, "services" | "database" | "visit">, cents = 0): Promise<TestBuyer> {
  const someone = await buyer(shop, { cents });
  await withAddress(someone);
  return someone;
}

/** Points of a buyer: those they can spend, and those that wait for the end of a return time. */
export async function pointsOf({ client }: TestBuyer): Promise<{ own: number; pending: number }> {
  const { point, pendingPoint } = await client.send(summary, {});
  return { own: point, pending: pendingPoint ?? 0 };
}

/** All points that a buyer has earned and not spent, pending or not. */
export async function earnedPoints(someone: TestBuyer): Promise<number> {
  const { own, pending } = await pointsOf(someone);
  return own + pending;
}

/** Numbers of a buyer's orders, newest first. */
export async function orderSnsOf({ client }: TestBuyer): Promise<string[]> {
  return (await client.send(list, { tag: "ALL" })).records.map(({ sn }) => sn);
}

/** Number of a buyer's newest order. */
export async function oneOrder(someone: TestBuyer): Promise<string> {
  const [sn] = await orderSnsOf(someone);
  if (sn === undefined) throw new Error("no order");
  return sn;
}

/** Orders the lines, pays from the wallet and returns the number of the order; all lines are from one store. */
export async function paidOrder(someone: TestBuyer, lines: readonly [skuId: string, num: number][]): Promise<string> {
  await someone.client.send(pay, bill((await order(someone, lines)).sn));
  return oneOrder(someone);
}

/** Parts for timers of a test; failures are added to the shop's faults. */
export function sweeping(shop: TestShop): SweepParts {
  const failed = (error: unknown) => void shop.faults.push(String(error));
  return { db: shop.database.db, services: shop.services, failed };
}

/** Does something as the store that no buyer can do. */
export function asStore<T>(shop: TestShop, work: (tx: Tx, services: Services) => Promise<T>): Promise<T> {
  return inTransaction(shop.database.db, (tx) => work(tx, shop.services));
}

/** The code of a store's refusal; 0 if it succeeded. */
export async function storeRefusal(done: Promise<unknown>): Promise<number> {
  return done.then(
    () => 0,
    (error: unknown) => {
      if (error instanceof Refused) return error.code;
      throw error;
    },
  );
}

/** A coupon for 5.00 off everything for everybody, unless overridden. */
export function couponRow(
  shop: TestShop,
  id: string,
  more: Partial<typeof coupons.$inferInsert> = {},
): typeof coupons.$inferInsert {
  const name = { name: { en: id }, description: { en: id } };
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
