import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pay } from "@sundry/api/contract/cashier";
import { parse } from "csv-parse/sync";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { order } from "./buyers.ts";
import { cupShop } from "./cupShop.ts";
import { bill, oneOrder, paidOrder } from "./orders.ts";
import { shopCommand } from "./support/backups.ts";
import type { OwnShop } from "./support/ownShop.ts";

async function sales(shop: OwnShop, ...words: string[]) {
  const { done, output } = await shopCommand(shop.env, "sales", ...words, "--json");
  return { done, ...JSON.parse(output) } as { done: boolean; rows: object[]; total: object };
}

/** Moves the money of an order to another time. */
async function moveTo(shop: OwnShop, kind: string, sn: string, time: string) {
  const of = sql`select id from ledger_transactions where kind = ${kind} and reference = ${sn}`;
  await shop.database.db.execute(sql`update ledger_entries set created_at = ${time} where transaction_id in (${of})`);
  await shop.database.db.execute(
    sql`update ledger_transactions set created_at = ${time} where kind = ${kind} and reference = ${sn}`,
  );
}

test("[OS-08] sales of a month are told by day and payment method, in the shop's zone, and are those of the ledger", async () => {
  const { shop, someone, skuId } = await cupShop();
  const [first, second] = [await paidOrder(someone, [[skuId, 2]]), await paidOrder(someone, [[skuId, 1]])];
  const { sn: billed } = await order(someone, [[skuId, 3]]);
  await someone.client.send(pay, { ...bill(billed), paymentMethod: "BANK_TRANSFER" });
  const transferred = await oneOrder(someone);
  expect(await shopCommand(shop.env, "bank-transfer", "confirm", billed)).toMatchObject({ done: true });
  expect(await shopCommand(shop.env, "order", "refund", second, "--reason", "Broken")).toMatchObject({ done: true });
  // Half past midnight on the first of February in Shanghai, and the last second of it.
  await moveTo(shop, "WALLET_PAY", first, "2026-01-31T16:30:00Z");
  await moveTo(shop, "WALLET_PAY", second, "2026-01-31T15:59:59Z");
  await moveTo(shop, "WALLET_REFUND", second, "2026-02-28T15:59:59Z");
  await moveTo(shop, "PROVIDER_PAY", transferred, "2026-02-01T10:00:00Z");
  const february = await sales(shop, "month", "2026-02");
  const nothing = { discounts: 0, coupons: 0, freight: 0 };
  expect(february).toEqual({
    done: true,
    rows: [
      { day: "2026-02-01", method: "BANK_TRANSFER", orders: 1, goods: 18, ...nothing, taken: 18, refunds: 0, net: 18 },
      { day: "2026-02-01", method: "WALLET", orders: 1, goods: 12, ...nothing, taken: 12, refunds: 0, net: 12 },
      { day: "2026-02-28", method: "WALLET", orders: 0, goods: 0, ...nothing, taken: 0, refunds: 6, net: -6 },
    ],
    total: { orders: 2, goods: 30, ...nothing, taken: 30, refunds: 6, net: 24 },
  });
  expect((await sales(shop, "day", "2026-01-31")).total).toMatchObject({ orders: 1, taken: 6 });
  expect((await sales(shop, "year", "2026")).total).toMatchObject({ orders: 3, taken: 36, refunds: 6, net: 30 });
  const file = join(shop.folder, "sales.csv");
  const { output } = await shopCommand(
    { ...shop.env, SUNDRY_CURRENCY: "EUR" },
    "sales",
    "month",
    "2026-02",
    "--csv",
    file,
  );
  expect(output).toContain("2026-02-01  bank transfer  1 order  goods €18.00");
  expect(output).toMatch(/\nIn all {2}2 orders .* {2}net €24\.00\n/);
  const rows: Record<string, string>[] = parse(await readFile(file), { bom: true, columns: true });
  expect(rows.map(({ Day, Payment, Taken, Refunds }) => [Day, Payment, Taken, Refunds])).toEqual([
    ["2026-02-01", "bank transfer", "18.00", "0.00"],
    ["2026-02-01", "wallet", "12.00", "0.00"],
    ["2026-02-28", "wallet", "0.00", "6.00"],
  ]);
}, 120_000);

test("[OS-08] an order that cost nothing counts with its goods; a ledger that says something else is told", async () => {
  const { shop, someone, skuId } = await cupShop();
  const sn = await paidOrder(someone, [[skuId, 2]]);
  await shop.database.db.execute(
    sql`update orders set coupon_cents = 1200, flow_cents = 0, paid_at = '2026-03-05T04:00:00Z' where sn = ${sn}`,
  );
  await moveTo(shop, "WALLET_PAY", sn, "2020-03-05T04:00:00Z");
  expect((await sales(shop, "day", "2026-03-05")).rows).toMatchObject([
    { method: "NOTHING", orders: 1, goods: 12, coupons: 12, taken: 0 },
  ]);
  // As if somebody had booked money past the shop.
  await shop.database.db.execute(
    sql`update ledger_transactions set kind = 'WALLET_RECHARGE' where kind = 'WALLET_PAY' and reference = ${sn}`,
  );
  const told = await shopCommand(shop.env, "sales", "year", "2020");
  expect(told).toMatchObject({ done: false, output: expect.stringContaining("The ledger says $12.00 more.") });
}, 120_000);

test("[OS-08] a period that is none, an unknown option and too many words are refused with how it is called", async () => {
  const { shop } = await cupShop();
  const calls = [["week"], ["day", "2026-02-30"], ["month", "2026-13"], ["month", "2026-1"], ["year", "26"]];
  for (const words of [...calls, ["day", "2026-01-01", "x"], ["day", "--foo", "1"], ["day", "--csv"]]) {
    const { done, output } = await shopCommand(shop.env, "sales", ...words);
    expect([words, done, output]).toEqual([words, false, expect.stringContaining("npm run shop -- sales")]);
  }
}, 120_000);
