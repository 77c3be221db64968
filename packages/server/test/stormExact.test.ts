import { addSku } from "@sundry/api/contract/cart";
import { createTrade } from "@sundry/api/contract/checkout";
import { pay } from "@sundry/api/contract/cashier";
import { receive } from "@sundry/api/contract/coupon";
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { coupons } from "#server/db/schema/promotion.ts";
import { fund } from "#server/modules/account/wallet/ledger.ts";
import {
  buyer,
  numberOf,
  oneSku,
  order,
  refusalOf,
  shelf,
  stockOf,
  type TestBuyer,
  withoutPromotions,
} from "./buyers.ts";
import { asStore, bill, couponRow, customer } from "./orders.ts";
import { useProcesses } from "./support/processes.ts";
import { useShop } from "./support/shop.ts";

const shop = useShop({ unpaidTrades: 100 });
beforeAll(() => withoutPromotions(shop));

/** Number of each outcome: 0 for success, otherwise the code of the refusal. */
function counted(outcomes: readonly number[]): Record<number, number> {
  return Object.fromEntries([...Map.groupBy(outcomes, (one) => one)].map(([code, all]) => [code, all.length]));
}

const many = <T>(count: number, one: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, at) => one(at)));

// Five connections serve them, so more buyers would only wait longer.
test("[BU-07] 120 buyers for 30 pieces: 30 get one, 90 are told there are none, none is left over", async () => {
  const sku = await oneSku(shop, "glint", { cents: 250, quantity: 30 });
  const buyers = await many(120, () => customer(shop));
  for (const { client } of buyers) await client.send(addSku, { skuId: sku.skuId, num: 1 });
  const outcomes = await Promise.all(
    buyers.map(({ client }) => refusalOf(client.send(createTrade, { submitKey: crypto.randomUUID() }))),
  );
  expect(counted(outcomes)).toEqual({ 0: 30, 11011: 90 });
  expect(await stockOf(shop, sku.skuId)).toBe(0);
  const sold = sql`select coalesce(sum(num), 0) from order_items where sku_id = ${sku.skuId}`;
  expect(await numberOf(shop, sold)).toBe(30);
  expect(shop.faults).toEqual([]);
}, 60_000);

test("[BU-07] 200 claims of 10 coupons: 10 buyers have one each", async () => {
  await shop.database.db.insert(coupons).values(couponRow(shop, "ten-of-them", { publishNum: 10 }));
  const takers = await many(200, () => buyer(shop));
  // Half of them click twice.
  const clicks = takers.flatMap((one, at) => (at % 2 ? [one, one] : [one]));
  const outcomes = await Promise.all(
    clicks.map(({ client }) => refusalOf(client.send(receive, { id: "ten-of-them" }))),
  );
  expect(counted(outcomes)[0]).toBe(10);
  const owners = sql`select count(distinct member_id) from owned_coupons where coupon_id = 'ten-of-them'`;
  expect(await numberOf(shop, owners)).toBe(10);
  expect(await numberOf(shop, sql`select received_num from coupons where id = 'ten-of-them'`)).toBe(10);
  expect(shop.faults).toEqual([]);
}, 60_000);

/** Money in a buyer's wallet in cents, according to the wallet and to the ledger. */
async function wallet({ id }: TestBuyer): Promise<[number, number]> {
  return [
    await numberOf(shop, sql`select balance_cents from wallets where member_id = ${id}`),
    await numberOf(shop, sql`select sum(amount_cents) from ledger_entries where account = ${`wallet:${id}`}`),
  ];
}

test("[BU-04] 50 payments of one trade at once: it is paid once", async () => {
  const sku = await oneSku(shop, "glint", { cents: 300 });
  const someone = await customer(shop, 100_000);
  const { sn, flowPrice = 0 } = await order(someone, [[sku.skuId, 2]]);
  const outcomes = await many(50, () => refusalOf(someone.client.send(pay, bill(sn))));
  expect(counted(outcomes)).toEqual({ 0: 1, 32003: 49 });
  const left = 100_000 - Math.round((flowPrice ?? 0) * 100);
  expect(await wallet(someone)).toEqual([left, left]);
});

test("[BU-04] 50 trades paid at once from a wallet with enough for 20: 20 are paid, and it never falls below zero", async () => {
  const sku = await oneSku(shop, "glint", { cents: 1000 });
  const someone = await customer(shop);
  const trades: { sn: string; flowPrice?: number | null | undefined }[] = [];
  for (let at = 0; at < 50; at += 1) trades.push(await order(someone, [[sku.skuId, 1]]));
  const cents = Math.round((trades[0]?.flowPrice ?? 0) * 100);
  await fill(someone, cents * 20 + cents - 1);
  const outcomes = await Promise.all(trades.map(({ sn }) => refusalOf(someone.client.send(pay, bill(sn)))));
  expect(counted(outcomes)).toEqual({ 0: 20, 34001: 30 });
  expect(await wallet(someone)).toEqual([cents - 1, cents - 1]);
  const paid = sql`select count(*) from trades where member_id = ${someone.id} and pay_state = 'PAID'`;
  expect(await numberOf(shop, paid)).toBe(20);
  expect(shop.faults).toEqual([]);
}, 60_000);

async function fill({ id }: TestBuyer, cents: number): Promise<void> {
  await asStore(shop, (tx, services) => fund(tx, services, { memberId: id, cents, reference: `storm-${id}` }));
}

describe("two processes on one database", () => {
  const processes = useProcesses(shop, 2);

  /** Submits a buyer's basket to one of the two processes. */
  function submit(at: number, { accessToken }: TestBuyer, submitKey: string) {
    const post = processes[at % processes.length];
    if (!post) throw new Error("no process");
    return post("/cart/create/trade", accessToken, { submitKey });
  }

  test("[AP-07] one trade submitted 20 times with one key to both: one trade, the same answer for all", async () => {
    const sku = await oneSku(shop, "glint", { cents: 400, quantity: 50 });
    const someone = await customer(shop);
    await someone.client.send(addSku, { skuId: sku.skuId, num: 3 });
    const answers = await many(20, (at) => submit(at, someone, "one-click"));
    const trades = await shop.database.query<{ sn: string }>("select sn from trades where member_id = $1", [
      someone.id,
    ]);
    expect(trades).toHaveLength(1);
    for (const answer of answers) expect(answer).toMatchObject({ code: 200, result: { sn: trades[0]?.sn } });
    expect(await stockOf(shop, sku.skuId)).toBe(47);
  });

  test("[BU-07] they sell 40 pieces to 80 buyers: 40 get one", async () => {
    const sku = await oneSku(shop, "glint", { cents: 150, quantity: 40 });
    const buyers = await many(80, () => customer(shop));
    for (const { client } of buyers) await client.send(addSku, { skuId: sku.skuId, num: 1 });
    const answers = await Promise.all(buyers.map((one, at) => submit(at, one, `two-${at}`)));
    expect(counted(answers.map(({ code }) => code))).toEqual({ 200: 40, 11011: 40 });
    expect(await stockOf(shop, sku.skuId)).toBe(0);
  }, 60_000);

  test("[BU-07] baskets with the same goods in opposite orders all succeed, whichever process takes them", async () => {
    const [a, b] = await shelf(shop, "kilnmate", [{ cents: 100 }, { cents: 200 }]);
    const buyers = await many(24, () => customer(shop));
    const baskets = buyers.map(async ({ client }, at) => {
      for (const sku of at % 2 ? [a, b] : [b, a]) await client.send(addSku, { skuId: sku?.skuId ?? "", num: 1 });
    });
    await Promise.all(baskets);
    const answers = await Promise.all(buyers.map((one, at) => submit(Math.floor(at / 2), one, `opposite-${at}`)));
    expect(counted(answers.map(({ code }) => code))).toEqual({ 200: 24 });
    expect(await stockOf(shop, a?.skuId ?? "")).toBe(976);
  }, 60_000);
});
