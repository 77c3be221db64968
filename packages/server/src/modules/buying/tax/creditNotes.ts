import type { CreditNote } from "@sundry/api/contract/entities/tax";
import { and, asc, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { orders, orderTaxes } from "#server/db/schema/order.ts";
import { ledgerTransactions } from "#server/db/schema/wallet.ts";
import type { Tx } from "#server/db/transaction.ts";
import { toWire } from "#server/money/cents.ts";
import type { Services } from "#server/services.ts";
import { wireMoment } from "#server/shopTime.ts";
import { nextNumbers } from "./invoiceNumbers.ts";

/** Refunds that get their numbers in one transaction. */
const batch = 200;

/** The movement of the ledger that a refund's tax belongs to. */
const movement = and(
  eq(ledgerTransactions.reference, orderTaxes.reference),
  eq(ledgerTransactions.kind, "WALLET_REFUND"),
);

/**
 * Gives refunds of orders with an invoice number the numbers of their credit notes, in the order in which the money went
 * back and in the series of the invoices. It is not a part of the refund, which would hold up payments until it is done.
 * Returns how many were numbered.
 */
export async function numberCreditNotes(tx: Tx, services: Services): Promise<number> {
  const { orderSn, reference } = orderTaxes;
  const at = ledgerTransactions.createdAt;
  const due = await tx
    .selectDistinct({ orderSn, reference, at })
    .from(orderTaxes)
    .innerJoin(orders, eq(orders.sn, orderSn))
    .innerJoin(ledgerTransactions, movement)
    .where(and(eq(orderTaxes.isRefund, true), isNull(orderTaxes.creditNote), isNotNull(orders.invoiceNumber)))
    .orderBy(asc(at), asc(reference), asc(orderSn))
    .limit(batch);
  for (const refund of due) {
    const [creditNote = null] = await nextNumbers(tx, services.config.shopZone, 1, refund.at);
    await tx
      .update(orderTaxes)
      .set({ creditNote })
      .where(and(eq(orderTaxes.isRefund, true), eq(reference, refund.reference), eq(orderSn, refund.orderSn)));
  }
  return due.length;
}

/** The credit notes of an order in the contract's form, the earliest first. */
export async function creditNotesOf(tx: Tx, sn: string, zone: string): Promise<CreditNote[]> {
  const sumOf = (column: typeof orderTaxes.cents) => sql<string>`-sum(${column})`.mapWith(Number);
  const rows = await tx
    .select({
      number: orderTaxes.creditNote,
      at: ledgerTransactions.createdAt,
      cents: sumOf(orderTaxes.cents),
      taxCents: sumOf(orderTaxes.taxCents),
    })
    .from(orderTaxes)
    .innerJoin(ledgerTransactions, movement)
    .where(and(eq(orderTaxes.orderSn, sn), eq(orderTaxes.isRefund, true), isNotNull(orderTaxes.creditNote)))
    .groupBy(orderTaxes.creditNote, ledgerTransactions.createdAt)
    .orderBy(asc(ledgerTransactions.createdAt), asc(orderTaxes.creditNote));
  return rows.map(({ number, at, cents, taxCents }) => ({
    number: number ?? "",
    time: wireMoment(at, zone),
    price: toWire(cents),
    taxPrice: toWire(taxCents),
  }));
}

/** The numbers of the credit notes of orders, by the order's number. */
export async function creditNoteNumbers(tx: Tx, sns: readonly string[]): Promise<Map<string, string[]>> {
  if (sns.length === 0) return new Map();
  const rows = await tx
    .selectDistinct({ sn: orderTaxes.orderSn, number: orderTaxes.creditNote })
    .from(orderTaxes)
    .where(and(inArray(orderTaxes.orderSn, [...sns]), isNotNull(orderTaxes.creditNote)))
    .orderBy(asc(orderTaxes.creditNote));
  const byOrder = Map.groupBy(rows, ({ sn }) => sn);
  return new Map([...byOrder].map(([sn, own]) => [sn, own.flatMap(({ number }) => number ?? [])]));
}
