import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import { returnOffered, runningOffersOf, takeOffered } from "./exchangeQueries.ts";

/** A points mall offer, as a basket line needs it. */
export interface Exchange {
  id: string;
  /** Points for one piece. */
  points: number;
  /** Pieces left for points. */
  stock: number;
}

/** Pieces of an offer that an order takes or returns. */
export interface ExchangePieces {
  id: string;
  num: number;
}

/** Running offers of the points mall for SKUs, by SKU; if a SKU has two, the first in the mall's order. */
export async function runningExchanges(tx: Tx, skuIds: readonly string[], now: Date): Promise<Map<string, Exchange>> {
  return firstOfferBySku(await runningOffersOf(tx, skuIds, now));
}

/** Offers by SKU; if a SKU has two, the first in the mall's order. */
export function firstOfferBySku(rows: readonly (Exchange & { skuId: string })[]): Map<string, Exchange> {
  return new Map(rows.toReversed().map(({ skuId, ...offer }) => [skuId, offer]));
}

/** Takes pieces of offers, locked in the order of their ids. Throws Refused(47003) if one has too few. BU-07. */
export async function takeExchanges(tx: Tx, wanted: readonly ExchangePieces[]): Promise<void> {
  for (const { id, num } of inOrder(wanted)) if (!(await takeOffered(tx, id, num))) throw new Refused(47003);
}

/** Returns pieces of a cancelled order to their offers. */
export async function returnExchanges(tx: Tx, pieces: readonly ExchangePieces[]): Promise<void> {
  for (const { id, num } of inOrder(pieces)) await returnOffered(tx, id, num);
}

function inOrder(pieces: readonly ExchangePieces[]): ExchangePieces[] {
  return pieces.toSorted((a, b) => (a.id < b.id ? -1 : 1));
}
