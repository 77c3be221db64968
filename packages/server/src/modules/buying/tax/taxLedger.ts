import { inArray, sql } from "drizzle-orm";
import { preparedInsert } from "#server/db/insert.ts";
import { orderItems, orderTaxes } from "#server/db/schema/order.ts";
import type { Tx } from "#server/db/transaction.ts";
import { nextId } from "#server/ids.ts";
import { taxInPart } from "#server/money/tax.ts";
import type { Services } from "#server/services.ts";

const insertTaxes = preparedInsert(orderTaxes);

/** Records the tax of orders that have just been paid, for the shop's sales. Does nothing for orders without tax. */
export async function recordTaxTaken(tx: Tx, services: Services, orderSns: readonly string[]): Promise<void> {
  const lines = await taxedLines(tx, orderSns);
  const rows = lines
    .filter(({ flowCents }) => flowCents > 0)
    .map((line) => ({
      ...lineOf(line),
      id: nextId(services),
      cents: line.flowCents,
      taxCents: line.taxCents,
      reference: line.orderSn,
      isRefund: false,
    }));
  await insertTaxes(tx, rows);
}

/**
 * Records the tax in money that went back, as the difference to what was recorded of each line before: after the last
 * part of a line, all its tax went back. `reference` is that of the ledger. The caller has locked the trade, and changed the
 * lines.
 */
export async function recordTaxBack(tx: Tx, services: Services, orderSn: string, reference: string): Promise<void> {
  const rows = (await taxedLines(tx, [orderSn]))
    .map((line) => {
      const back = taxInPart(line.taxCents, line.refundCents, line.flowCents);
      return {
        ...lineOf(line),
        id: nextId(services),
        cents: -line.refundCents + line.recordedCents,
        taxCents: -back + line.recordedTaxCents,
        reference,
        isRefund: true,
      };
    })
    .filter(({ cents, taxCents }) => cents !== 0 || taxCents !== 0);
  await insertTaxes(tx, rows);
}

function lineOf({ orderSn, sn, rate }: { orderSn: string; sn: string; rate: number }) {
  return { orderSn, orderItemSn: sn, rate };
}

/** The lines with tax of orders, with what is recorded of each as paid back. */
async function taxedLines(tx: Tx, orderSns: readonly string[]) {
  if (orderSns.length === 0) return [];
  const { sn, orderSn, taxRate, flowCents, taxCents, refundCents } = orderItems;
  const recorded = (column: typeof orderTaxes.cents) =>
    sql<number>`coalesce((select -sum(${column}) from ${orderTaxes} where ${orderTaxes.orderSn} = ${orderItems.orderSn}
      and ${orderTaxes.orderItemSn} = ${orderItems.sn} and ${orderTaxes.isRefund}), 0)`.mapWith(Number);
  const rows = await tx
    .select({
      ...{ sn, orderSn, rate: taxRate, flowCents, taxCents, refundCents },
      recordedCents: recorded(orderTaxes.cents),
      recordedTaxCents: recorded(orderTaxes.taxCents),
    })
    .from(orderItems)
    .where(inArray(orderSn, [...orderSns]))
    .orderBy(orderSn, orderItems.position);
  return rows.flatMap(({ rate, ...line }) => (rate === null ? [] : [{ ...line, rate }]));
}
