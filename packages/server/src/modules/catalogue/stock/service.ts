import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import { returnToOffer, takeFromOffer } from "#server/modules/catalogue/seckill/service.ts";
import { countSold, piecesLeft, returnPieces, type SellableRow, sellableRows, takePieces } from "./queries.ts";

export type { SellableRow } from "./queries.ts";

/** Pieces of a SKU that an order takes or returns. */
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

/** Whether a SKU is on sale in an open store. */
export function isOnSale({
  goods,
  store,
}: {
  goods: Pick<SellableRow["goods"], "shelf">;
  store: Pick<SellableRow["store"], "state">;
}): boolean {
  return goods.shelf === "UPPER" && store.state === "OPEN";
}

/**
 * Takes pieces out of stock. SKUs are taken in the order of their ids, so that two buyers never deadlock. Throws
 * Refused 11011, with the goods and the pieces left, if a SKU has too few. BU-07.
 */
export async function takeStock(tx: Tx, wanted: readonly (Pieces & { name: string })[]): Promise<void> {
  for (const { skuId, num, name } of inOrder(wanted))
    if (!(await takePieces(tx, skuId, num)))
      throw new Refused(11011, { goods: name, left: await piecesLeft(tx, skuId) });
}

/** Pieces that an order takes from a flash sale, and the maximum for its buyer. */
export interface WantedPieces extends Pieces {
  name: string;
  offer: { id: string; day: string; maxPerBuyer: number } | null;
}

/**
 * Counts a buyer's pieces for their flash sales. Throws Refused 40020 if one has too few, 40021 if the buyer would have
 * more than one buyer can. BU-07.
 */
export async function takeFromOffers(tx: Tx, memberId: string, wanted: readonly WantedPieces[]): Promise<void> {
  for (const { num, offer, name } of inOrder(wanted)) {
    if (!offer) continue;
    const against = await takeFromOffer(tx, { memberId, offerId: offer.id, day: offer.day }, num, offer.maxPerBuyer);
    if (against === "soldOut") throw new Refused(40020, { goods: name });
    if (against === "limit") throw new Refused(40021, { goods: name, limit: offer.maxPerBuyer });
  }
}

/** Returns pieces of a buyer's cancelled order, including those of a flash sale. */
export async function returnStock(tx: Tx, memberId: string, pieces: readonly Pieces[]): Promise<void> {
  for (const { skuId, num } of inOrder(pieces)) await returnPieces(tx, skuId, num);
  for (const { num, offer } of inOrder(pieces))
    if (offer) await returnToOffer(tx, { memberId, offerId: offer.id, day: offer.day }, num);
}

/** Counts sold pieces for the sort by sales; negative numbers subtract them. */
export async function countSales(tx: Tx, sold: readonly { goodsId: string; num: number }[]): Promise<void> {
  const byGoods = new Map<string, number>();
  for (const { goodsId, num } of sold) byGoods.set(goodsId, (byGoods.get(goodsId) ?? 0) + num);
  for (const goodsId of [...byGoods.keys()].toSorted()) await countSold(tx, goodsId, byGoods.get(goodsId) ?? 0);
}

function inOrder<T extends Pieces>(pieces: readonly T[]): T[] {
  return pieces.toSorted((a, b) => (a.skuId < b.skuId ? -1 : 1));
}
