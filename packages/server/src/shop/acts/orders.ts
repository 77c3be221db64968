import { and, asc, desc, eq, gte, inArray, lt } from "drizzle-orm";
import { stringify } from "csv-stringify/sync";
import { skus } from "#server/db/schema/catalogue.ts";
import { orderItems, orders, type OrderState } from "#server/db/schema/order.ts";
import type { Tx } from "#server/db/transaction.ts";
import { eventWords } from "#server/modules/buying/order/eventLog.ts";
import { logsOf } from "#server/modules/buying/order/queries.ts";
import { toWire } from "#server/money/cents.ts";
import { taxByRate } from "#server/money/tax.ts";
import { creditNoteNumbers } from "#server/modules/buying/tax/creditNotes.ts";
import { taxShares } from "#server/modules/buying/tax/taxView.ts";
import { wireMoment } from "#server/shopTime.ts";
import type { Entry } from "./lists.ts";
import { stateWords } from "./stateWords.ts";
import { taxCells, taxHeads } from "./taxColumns.ts";

/** Which orders: of one state, placed from a moment on and before another; without `limit` all of them. */
export interface AskedOrders {
  /** Number of the only one. */
  sn?: string;
  state?: string | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
  limit?: number;
}

type OrderRow = typeof orders.$inferSelect;
type ItemRow = typeof orderItems.$inferSelect & { article: string; isOwed: boolean };

/** Orders, the newest first, with what was bought. */
export async function listOrders(tx: Tx, asked: AskedOrders): Promise<Entry[]> {
  return (await ordersAndLines(tx, asked)).map(([row, lines]) => ({
    order: row.sn,
    state: row.state,
    paid: row.payState === "PAID" && row.state !== "CANCELLED",
    amount: toWire(row.flowCents),
    refunded: toWire(refundedCents(lines)),
    store: row.storeName.en,
    at: row.createdAt.toISOString(),
    to: addressOf(row),
    ...(row.deliverySpeed === "EXPRESS" && { speed: "express" }),
    remark: row.remark,
    note: row.shopNote,
    ...(row.invoiceNumber !== null && { invoice: row.invoiceNumber }),
    lines: lines.map(({ sn, goodsName, specs, article, num, unitCents, ...line }) => ({
      line: sn,
      name: goodsName.en,
      variant: specs.map(({ value }) => value.en).join(", "),
      article,
      num,
      price: toWire(unitCents),
      ...(line.isOwed && isWaiting(row, num - line.deliverNumber) && { stock: "to be made" }),
    })),
  }));
}

const heads = [
  ...["Order", "Placed", "Paid on", "State", "Payment", "Store"],
  ...["Goods", "Discounts", "Coupons", "Freight", "Amount", "Refunded"],
  ...["Lines", "Deliver to", "Speed", "Remark", "Note"],
];

/** One order with what happened to it; nothing if there is none of this number. */
export async function showOrder(tx: Tx, sn: string): Promise<Entry[]> {
  const [order] = await listOrders(tx, { sn });
  if (!order) return [];
  const events = (await logsOf(tx, sn)).map(({ createdAt, event, detail }) => ({
    at: createdAt.toISOString(),
    event: eventWords(event, detail, "en"),
  }));
  return [{ ...order, events }];
}

/** The same as CSV: a row for each order, with times in the shop's zone. */
export async function ordersCsv(tx: Tx, asked: AskedOrders, zone: string): Promise<string> {
  const amount = (cents: number) => toWire(cents).toFixed(2);
  const found = await ordersAndLines(tx, asked);
  const rates = taxByRate(found.flatMap(([, lines]) => taxShares(lines))).map(({ rate }) => rate);
  const hasTax = rates.length > 0;
  const notes = hasTax
    ? await creditNoteNumbers(
        tx,
        found.map(([row]) => row.sn),
      )
    : new Map<string, string[]>();
  const rows = found.map(([row, lines]) => [
    ...[row.sn, wireMoment(row.createdAt, zone), row.paidAt ? wireMoment(row.paidAt, zone) : ""],
    ...[stateWords(row.state), row.paymentMethod ?? "", row.storeName.en],
    ...[row.goodsCents, row.discountCents, row.couponCents, row.freightCents, row.flowCents].map(amount),
    amount(refundedCents(lines)),
    lines.map(lineWords).join("; "),
    addressOf(row),
    row.deliverySpeed === "EXPRESS" ? "express" : "",
    row.remark ?? "",
    row.shopNote ?? "",
    ...(hasTax
      ? [row.invoiceNumber ?? "", (notes.get(row.sn) ?? []).join(" "), ...taxCells(taxByRate(taxShares(lines)), rates)]
      : []),
  ]);
  const allHeads = hasTax ? [...heads, "Invoice", "Credit notes", ...taxHeads(rates)] : heads;
  return `\uFEFF${stringify([allHeads, ...rows], { escape_formulas: true })}`;
}

async function ordersAndLines(tx: Tx, { sn, state, from, to, limit }: AskedOrders): Promise<[OrderRow, ItemRow[]][]> {
  const all = tx
    .select()
    .from(orders)
    .where(
      and(
        sn === undefined ? undefined : eq(orders.sn, sn),
        state ? eq(orders.state, state as OrderState) : undefined,
        from && gte(orders.createdAt, from),
        to && lt(orders.createdAt, to),
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.id));
  const rows = await (limit === undefined ? all : all.limit(limit));
  const sns = rows.map((row) => row.sn);
  const items = sns.length === 0 ? [] : await linesOf(tx, sns);
  const byOrder = Map.groupBy(items, ({ orderSn }) => orderSn);
  return rows.map((row) => [row, byOrder.get(row.sn) ?? []]);
}

/** Lines with the article number, and whether more of it was ordered than is there. */
async function linesOf(tx: Tx, sns: readonly string[]): Promise<ItemRow[]> {
  const rows = await tx
    .select({ line: orderItems, article: skus.sn, kind: skus.stockKind, onHand: skus.onHand })
    .from(orderItems)
    .leftJoin(skus, eq(skus.id, orderItems.skuId))
    .where(inArray(orderItems.orderSn, sns))
    .orderBy(asc(orderItems.position));
  return rows.map(({ line, article, kind, onHand }) => ({
    ...line,
    article: article ?? "",
    isOwed: kind === "TO_ORDER" && (onHand ?? 0) < 0,
  }));
}

/** Whether pieces of an order are still to be sent. */
function isWaiting({ state }: OrderRow, left: number): boolean {
  return left > 0 && !["CANCELLED", "COMPLETED", "DELIVERED"].includes(state);
}

function refundedCents(lines: readonly ItemRow[]): number {
  return lines.reduce((sum, line) => sum + line.refundCents, 0);
}

function addressOf({ consigneeName, consigneeMobile, consigneeRegionNames, consigneeDetail }: OrderRow): string {
  return [consigneeName, consigneeMobile, consigneeRegionNames, consigneeDetail].filter(Boolean).join(", ");
}

function lineWords({ num, goodsName, specs, article }: ItemRow): string {
  const variant = specs.map(({ value }) => value.en).join(", ");
  return `${num} × ${goodsName.en}${variant && ` (${variant})`}${article && ` [${article}]`}`;
}
