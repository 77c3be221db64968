import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import { putBackOffered, runningOffersOf, takeOffered } from "./exchangeQueries.ts";

/** An offer of the points mall as a basket line sees it. */
export interface Exchange {
  id: string;
  /** Points for one piece. */
  points: number;
  /** Pieces left for points. */
  stock: number;
}

/** Pieces of an offer that an order takes or gives back. */
export interface ExchangePieces {
  id: string;
  num: number;
}

/** What runs in the points mall for SKUs, by SKU; of two offers of one SKU the first of the mall. */
export async function runningExchanges(tx: Tx, skuIds: readonly string[], now: Date): Promise<Map<string, Exchange>> {
  return firstOfSku(await runningOffersOf(tx, skuIds, now));
}

/** Offers in the order of the mall by SKU: of two the first one. */
export function firstOfSku(rows: readonly (Exchange & { skuId: string })[]): Map<string, Exchange> {
  return new Map(rows.toReversed().map(({ skuId, ...offer }) => [skuId, offer]));
}

/** Takes pieces out of offers, held in the order of their ids. Throws Refused(47003) when one has too few. BU-07. */
export async function takeExchanges(tx: Tx, wanted: readonly ExchangePieces[]): Promise<void> {
  for (const { id, num } of inOrder(wanted)) if (!(await takeOffered(tx, id, num))) throw new Refused(47003);
}

/** Puts pieces of a cancelled order back into their offers. */
export async function putBackExchanges(tx: Tx, pieces: readonly ExchangePieces[]): Promise<void> {
  for (const { id, num } of inOrder(pieces)) await putBackOffered(tx, id, num);
}

function inOrder(pieces: readonly ExchangePieces[]): ExchangePieces[] {
  return pieces.toSorted((a, b) => (a.id < b.id ? -1 : 1));
}
