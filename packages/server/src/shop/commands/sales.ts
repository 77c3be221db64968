import { writeFile } from "node:fs/promises";
import { stringify } from "csv-stringify/sync";
import { systemClock } from "#server/clock.ts";
import { inTransaction } from "#server/db/transaction.ts";
import { amountWords } from "#server/money/amountWords.ts";
import { toWire } from "#server/money/cents.ts";
import { percentOf } from "#server/modules/buying/tax/taxView.ts";
import { isDay, momentOf, wallTime } from "#server/shopTime.ts";
import { type Sales, type SalesRow, type SalesSums, salesOf } from "../acts/sales.ts";
import { taxCells, taxHeads } from "../acts/taxColumns.ts";
import { type ShopCall, type ShopCommand, WrongUse } from "../command.ts";
import { withShop } from "../openDatabase.ts";
import { takenOptions } from "../takenOptions.ts";

const methods: Readonly<Record<SalesRow["method"], string>> = {
  ALIPAY: "Alipay",
  WECHAT: "WeChat Pay",
  CARD: "card",
  WALLET: "wallet",
  BANK_TRANSFER: "bank transfer",
  NOTHING: "nothing to pay",
};

/** How many letters of `yyyy-MM-dd` name the period. */
const periods = { day: 10, month: 7, year: 4 } as const;

/** What was sold, for the accountant. */
export const salesCommands: readonly ShopCommand[] = [
  {
    name: "sales",
    usage: "day|month|year [2026-01-30|2026-01|2026] [--csv FILE] [--json]",
    does: "what was sold in a day, month or year, today's if none is named, by day and payment method: goods, discounts, coupons, freight, taken, refunds, tax; fails if the sums are not those of the ledger",
    run,
  },
];

async function run(call: ShopCall): Promise<boolean> {
  const { config, json, write } = call;
  const { words, values } = takenOptions(call, { values: ["csv"] });
  const { first, end } = daysOf(words, wallTime(systemClock.now(), config.shopZone).day);
  const [from, to] = [first, end].map((day) => new Date(momentOf(day, 0, config.shopZone))) as [Date, Date];
  const sales = await withShop(config, ({ db }) => inTransaction(db, (tx) => salesOf(tx, config.shopZone, from, to)));
  if (values.csv !== undefined) await writeFile(values.csv, csvOf(sales));
  if (json) write(JSON.stringify({ rows: sales.rows.map(wireRow), total: wireSums(sales.total) }));
  else for (const line of linesOf(sales, config.currency)) write(line);
  if (sales.ledgerDifferenceCents === 0) return true;
  const difference = amountWords(sales.ledgerDifferenceCents, "en", config.currency);
  if (!json) write(`The ledger says ${difference} more. Tell whoever looks after the shop's database.`);
  return false;
}

/** The first day of a period, and the day after its last. Throws WrongUse for what is no period. */
function daysOf([period = "day", named, ...more]: readonly string[], today: string): { first: string; end: string } {
  if (!Object.hasOwn(periods, period)) throw new WrongUse("Say day, month or year.");
  const length = periods[period as keyof typeof periods];
  const text = named ?? today.slice(0, length);
  const first = `${text}-01-01`.slice(0, 10);
  if (text.length !== length || !isDay(first) || more.length > 0)
    throw new WrongUse(`Name the ${period} as ${"2026-01-30".slice(0, length)}.`);
  const next = new Date(`${first}T00:00:00Z`);
  if (period === "day") next.setUTCDate(next.getUTCDate() + 1);
  if (period === "month") next.setUTCMonth(next.getUTCMonth() + 1);
  if (period === "year") next.setUTCFullYear(next.getUTCFullYear() + 1);
  return { first, end: next.toISOString().slice(0, 10) };
}

function linesOf({ rows, total }: Sales, currency: string | undefined): string[] {
  if (rows.length === 0) return ["Nothing was sold."];
  return [
    ...rows.map((row) => `${row.day}  ${methods[row.method]}  ${sumsLine(row, currency)}`),
    `In all  ${sumsLine(total, currency)}`,
  ];
}

function sumsLine(sums: SalesSums, currency: string | undefined): string {
  const words = (cents: number) => amountWords(cents, "en", currency);
  return [
    `${sums.orders} ${sums.orders === 1 ? "order" : "orders"}`,
    `goods ${words(sums.goodsCents)}`,
    `discounts ${words(sums.discountCents)}`,
    `coupons ${words(sums.couponCents)}`,
    `freight ${words(sums.freightCents)}`,
    `taken ${words(sums.takenCents)}`,
    `refunds ${words(sums.refundedCents)}`,
    `net ${words(sums.netCents)}`,
    ...sums.taxes.map(({ rate, taxCents }) => `tax at ${percentOf(rate)}% ${words(taxCents)}`),
  ].join("  ");
}

/** A row for each day and payment method, without a row of sums: whoever opens it adds up themselves. */
function csvOf({ rows, total }: Sales): string {
  const amount = (cents: number) => toWire(cents).toFixed(2);
  const rates = total.taxes.map(({ rate }) => rate);
  const table = rows.map((row) => [
    row.day,
    methods[row.method],
    String(row.orders),
    amount(row.goodsCents),
    amount(row.discountCents),
    amount(row.couponCents),
    amount(row.freightCents),
    amount(row.takenCents),
    amount(row.refundedCents),
    amount(row.netCents),
    ...taxCells(row.taxes, rates),
  ]);
  const usual = ["Day", "Payment", "Orders", "Goods", "Discounts", "Coupons", "Freight", "Taken", "Refunds", "Net"];
  const heads = [...usual, ...taxHeads(rates)];
  return `\uFEFF${stringify([heads, ...table])}`;
}

function wireRow({ day, method, ...sums }: SalesRow) {
  return { day, method, ...wireSums(sums) };
}

/** Amounts in whole currency, as in every list for programs. */
function wireSums(sums: SalesSums) {
  return {
    orders: sums.orders,
    goods: toWire(sums.goodsCents),
    discounts: toWire(sums.discountCents),
    coupons: toWire(sums.couponCents),
    freight: toWire(sums.freightCents),
    taken: toWire(sums.takenCents),
    refunds: toWire(sums.refundedCents),
    net: toWire(sums.netCents),
    ...(sums.taxes.length > 0 && {
      taxes: sums.taxes.map(({ rate, grossCents, taxCents }) => ({
        rate: percentOf(rate),
        gross: toWire(grossCents),
        tax: toWire(taxCents),
      })),
    }),
  };
}
