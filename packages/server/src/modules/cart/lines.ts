import { tierPrice } from "#server/money/tier.ts";
import type { Exchange } from "#server/modules/pointsGoods/exchange.ts";
import type { RunningOffer } from "#server/modules/seckill/service.ts";
import { isOnSale, type SellableRow } from "#server/modules/stock/service.ts";
import type { LineRow } from "./queries.ts";

/** What keeps a line from being bought as it is. Only `gone` is for good: the others end with another count. */
export type LineFault =
  | { kind: "gone" }
  | { kind: "short"; left: number }
  | { kind: "offerShort"; left: number }
  | { kind: "belowMinimum"; minimum: number; missing: number };

/** A basket line with what it costs now and whether it can be bought. */
export interface Line {
  row: LineRow;
  /** Null when the SKU does not exist any more. */
  sold: SellableRow | null;
  offer: RunningOffer | null;
  /** Offer of the points mall; only in a POINTS basket. */
  exchange: Exchange | null;
  /** Price of a piece: flash price, else the tier of all ticked pieces of the goods, else the list price; 0 when points are paid. */
  unitCents: number;
  fault: LineFault | null;
  /** Ticked by the buyer and fit to be ordered. */
  checked: boolean;
}

/** What decides about SKUs now, by their ids. */
export interface Market {
  sold: ReadonlyMap<string, SellableRow>;
  offers: ReadonlyMap<string, RunningOffer>;
  exchanges: ReadonlyMap<string, Exchange>;
}

/**
 * Basket lines as the market sees them now: shelf, stock, flash sale, tiers (rules 4). Ticked pieces of all SKUs of a goods are
 * summed for its tiers, in the basket as in the settlement, so both show one price; an unticked line is priced as if it were
 * ticked too.
 */
export function linesOn({ sold, offers, exchanges }: Market, rows: readonly LineRow[]): Line[] {
  const ticked = tickedByGoods(rows, sold);
  return rows.map((row) => {
    const own = sold.get(row.skuId) ?? null;
    if (row.way === "POINTS") return exchangeLine(row, own, exchanges.get(row.skuId) ?? null);
    return lineOf(row, own, offers.get(row.skuId) ?? null, ticked);
  });
}

/** What is wrong with wanting `num` pieces of a SKU for points; stock of shelf and offer both have to do. */
export function exchangeFault(sold: SellableRow, exchange: Exchange | null, num: number): LineFault | null {
  if (!isOnSale(sold) || !exchange) return { kind: "gone" };
  const left = Math.min(sold.sku.quantity, exchange.stock);
  return left < num ? { kind: "short", left } : null;
}

/** Price of a piece and what is wrong with wanting `num` of it, when `count` pieces of the goods are wanted in all. */
export function appraise(
  sold: SellableRow,
  offer: RunningOffer | null,
  num: number,
  count: number,
): { unitCents: number; fault: LineFault | null } {
  const { sku, goods } = sold;
  const unitCents = offer?.priceCents ?? tierPrice(goods.tiers, count) ?? sku.priceCents;
  return { unitCents, fault: faultOf(sold, offer, num, count) };
}

function exchangeLine(row: LineRow, sold: SellableRow | null, exchange: Exchange | null): Line {
  const fault: LineFault | null = sold ? exchangeFault(sold, exchange, row.num) : { kind: "gone" };
  return { row, sold, offer: null, exchange, unitCents: 0, fault, checked: row.checked && fault === null };
}

function faultOf(sold: SellableRow, offer: RunningOffer | null, num: number, count: number): LineFault | null {
  const { sku, goods } = sold;
  if (!isOnSale(sold)) return { kind: "gone" };
  if (sku.quantity < num) return { kind: "short", left: sku.quantity };
  if (offer && offer.left < num) return { kind: "offerShort", left: offer.left };
  if (count < goods.minimum) return { kind: "belowMinimum", minimum: goods.minimum, missing: goods.minimum - count };
  return null;
}

function lineOf(
  row: LineRow,
  sold: SellableRow | null,
  offer: RunningOffer | null,
  ticked: ReadonlyMap<string, number>,
): Line {
  if (!sold)
    return { row, sold, offer, exchange: null, unitCents: row.seenCents, fault: { kind: "gone" }, checked: false };
  const count = (ticked.get(sold.goods.id) ?? 0) + (row.checked ? 0 : row.num);
  const { unitCents, fault } = appraise(sold, offer, row.num, count);
  return { row, sold, offer, exchange: null, unitCents, fault, checked: row.checked && fault === null };
}

function tickedByGoods(rows: readonly LineRow[], sold: ReadonlyMap<string, SellableRow>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const goodsId = sold.get(row.skuId)?.goods.id;
    if (goodsId !== undefined && row.checked) counts.set(goodsId, (counts.get(goodsId) ?? 0) + row.num);
  }
  return counts;
}
