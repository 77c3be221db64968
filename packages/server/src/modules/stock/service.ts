import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import { takeFromOffer } from "#server/modules/seckill/service.ts";
import { countSold, piecesLeft, putBackPieces, type SellableRow, sellableRows, takePieces } from "./queries.ts";

export type { SellableRow } from "./queries.ts";

/** Pieces of a SKU that an order takes or gives back. */
export interface Pieces {
  skuId: string;
  num: number;
  /** Flash-sale offer they are counted against, and its day. */
  offer: { id: string; day: string } | null;
}

/** SKUs by id, with goods, store and freight template; unknown ones are missing. */
export async function sellables(tx: Tx, skuIds: readonly string[]): Promise<Map<string, SellableRow>> {
  return new Map((await sellableRows(tx, [...new Set(skuIds)])).map((row) => [row.sku.id, row]));
}

/** Whether a SKU is on the shelf of an open store. */
export function isOnSale({ goods, store }: SellableRow): boolean {
  return goods.shelf === "UPPER" && store.state === "OPEN";
}

/**
 * Takes pieces out of stock. SKUs are taken in the order of their ids, so that two buyers never wait for each other. Throws
 * Refused 11011, which names the goods and the pieces left, when a SKU has too few. BU-07.
 */
export async function takeStock(tx: Tx, wanted: readonly (Pieces & { name: string })[]): Promise<void> {
  for (const { skuId, num, name } of inOrder(wanted))
    if (!(await takePieces(tx, skuId, num)))
      throw new Refused(11011, { goods: name, left: await piecesLeft(tx, skuId) });
}

/** Counts pieces against the flash sales they come from. Throws Refused 40020 when one has too few. BU-07. */
export async function takeFromOffers(tx: Tx, wanted: readonly (Pieces & { name: string })[]): Promise<void> {
  for (const { num, offer, name } of inOrder(wanted))
    if (offer && !(await takeFromOffer(tx, offer.id, offer.day, num))) throw new Refused(40020, { goods: name });
}

/** Puts pieces of a cancelled order back, also those of a flash sale. */
export async function putBackStock(tx: Tx, pieces: readonly Pieces[]): Promise<void> {
  for (const { skuId, num } of inOrder(pieces)) await putBackPieces(tx, skuId, num);
  for (const { num, offer } of inOrder(pieces)) if (offer) await takeFromOffer(tx, offer.id, offer.day, -num);
}

/** Counts sold pieces for the sort by sales; negative numbers take them out again. */
export async function countSales(tx: Tx, sold: readonly { goodsId: string; num: number }[]): Promise<void> {
  const byGoods = new Map<string, number>();
  for (const { goodsId, num } of sold) byGoods.set(goodsId, (byGoods.get(goodsId) ?? 0) + num);
  for (const goodsId of [...byGoods.keys()].toSorted()) await countSold(tx, goodsId, byGoods.get(goodsId) ?? 0);
}

function inOrder<T extends Pieces>(pieces: readonly T[]): T[] {
  return pieces.toSorted((a, b) => (a.skuId < b.skuId ? -1 : 1));
}
