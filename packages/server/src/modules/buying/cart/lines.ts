import { tierPrice } from "#server/money/tier.ts";
import type { Exchange } from "#server/modules/catalogue/pointsGoods/exchange.ts";
import { maxPerBuyer, type RunningOffer } from "#server/modules/catalogue/seckill/service.ts";
import { isOnSale, type SellableRow } from "#server/modules/catalogue/stock/service.ts";
import type { LineRow } from "./queries.ts";

/** Why a line can't be bought as it is. Only `gone` is permanent: another count can solve the others. */
export type LineFault =
  | { kind: "gone" }
  | { kind: "short"; left: number }
  | { kind: "offerShort"; left: number }
  /** One buyer can have `limit` pieces of a flash sale; this buyer can have `left` more. */
  | { kind: "offerLimit"; limit: number; left: number }
  | { kind: "belowMinimum"; minimum: number; missing: number };

/** A basket line with its current price, and whether it can be bought. */
export interface Line {
  row: LineRow;
  /** Null if the SKU no longer exists. */
  sold: SellableRow | null;
  offer: RunningOffer | null;
  /** Points mall offer; only in a POINTS basket. */
  exchange: Exchange | null;
  /**
   * Price of a piece: flash price, otherwise the tier for all ticked pieces of the goods, otherwise the list price; 0
   * if it is paid in points.
   */
  unitCents: number;
  fault: LineFault | null;
  /** Minimum pieces of the line: the minimum of its goods, less the ticked pieces of their other SKUs. */
  fewest: number;
  /** Ticked by the buyer and possible to order. */
  checked: boolean;
}

/** Current data about SKUs, by their ids. */
export interface Market {
  sold: ReadonlyMap<string, SellableRow>;
  offers: ReadonlyMap<string, RunningOffer>;
  /** The buyer's pieces of today's offers, by offer. */
  purchased: ReadonlyMap<string, number>;
  exchanges: ReadonlyMap<string, Exchange>;
}

/**
 * Basket lines with current availability, stock, flash sale and tiers (rules 4). Ticked pieces of all SKUs of the same
 * goods count together for tiers, in the basket and in the settlement, so that both show one price. An unticked line is
 * priced as if it were ticked.
 */
export function linesOn({ sold, offers, purchased, exchanges }: Market, rows: readonly LineRow[]): Line[] {
  const ticked = piecesByGoods(
    rows.filter(({ checked }) => checked),
    sold,
  );
  const all = piecesByGoods(rows, sold);
  return rows.map((row) => {
    const own = sold.get(row.skuId) ?? null;
    if (row.way === "POINTS") return exchangeLine(row, own, exchanges.get(row.skuId) ?? null);
    const offer = offers.get(row.skuId) ?? null;
    return lineOf(row, own, offer && { ...offer, own: purchased.get(offer.offerId) ?? 0 }, { ticked, all });
  });
}

/** Why `num` pieces of a SKU can't be had for points. Both the stock and the offer must suffice. */
export function exchangeFault(sold: SellableRow, exchange: Exchange | null, num: number): LineFault | null {
  if (!isOnSale(sold) || !exchange) return { kind: "gone" };
  const left = Math.min(sold.sku.quantity, exchange.stock);
  return left < num ? { kind: "short", left } : null;
}

/** A running flash-sale offer, and how many of its pieces the buyer already has. */
export type OwnOffer = RunningOffer & { own: number };

/**
 * Price of a piece, and what is wrong with `num` pieces of it, when `count` pieces of the goods are wanted in total.
 */
export function priceLine(
  sold: SellableRow,
  offer: OwnOffer | null,
  num: number,
  count: number,
): { unitCents: number; fault: LineFault | null } {
  const { sku, goods } = sold;
  const unitCents = offer?.priceCents ?? tierPrice(goods.tiers, count) ?? sku.priceCents;
  return { unitCents, fault: faultOf(sold, offer, num, count) };
}

function exchangeLine(row: LineRow, sold: SellableRow | null, exchange: Exchange | null): Line {
  const fault: LineFault | null = sold ? exchangeFault(sold, exchange, row.num) : { kind: "gone" };
  return { row, sold, offer: null, exchange, unitCents: 0, fault, fewest: 1, checked: row.checked && fault === null };
}

function faultOf(sold: SellableRow, offer: OwnOffer | null, num: number, count: number): LineFault | null {
  const { sku, goods } = sold;
  if (!isOnSale(sold)) return { kind: "gone" };
  if (sku.quantity < num) return { kind: "short", left: sku.quantity };
  if (offer && offer.left < num) return { kind: "offerShort", left: offer.left };
  const limit = offer ? maxPerBuyer(offer.quantity, goods.minimum) : null;
  if (offer && limit !== null && offer.own + num > limit)
    return { kind: "offerLimit", limit, left: Math.max(limit - offer.own, 0) };
  if (count < goods.minimum) return { kind: "belowMinimum", minimum: goods.minimum, missing: goods.minimum - count };
  return null;
}

function lineOf(
  row: LineRow,
  sold: SellableRow | null,
  offer: OwnOffer | null,
  { ticked, all }: { ticked: ReadonlyMap<string, number>; all: ReadonlyMap<string, number> },
): Line {
  if (!sold)
    return {
      row,
      sold,
      offer,
      exchange: null,
      unitCents: row.seenCents,
      fault: { kind: "gone" },
      fewest: 1,
      checked: false,
    };
  const own = (ticked.get(sold.goods.id) ?? 0) + (row.checked ? 0 : row.num);
  // An unticked line below the minimum is judged together with the other SKUs of its goods.
  const count = row.checked || own >= sold.goods.minimum ? own : (all.get(sold.goods.id) ?? own);
  const { unitCents, fault } = priceLine(sold, offer, row.num, count);
  const fewest = Math.max(1, sold.goods.minimum - (count - row.num));
  return { row, sold, offer, exchange: null, unitCents, fault, fewest, checked: row.checked && fault === null };
}

function piecesByGoods(rows: readonly LineRow[], sold: ReadonlyMap<string, SellableRow>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const goodsId = sold.get(row.skuId)?.goods.id;
    if (goodsId !== undefined) counts.set(goodsId, (counts.get(goodsId) ?? 0) + row.num);
  }
  return counts;
}
