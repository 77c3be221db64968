import type { CartWay } from "#server/db/schema/cart.ts";
import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import { nextId } from "#server/ids.ts";
import { refuseTooFewPoints } from "#server/modules/member/points.ts";
import { runningExchanges } from "#server/modules/pointsGoods/exchange.ts";
import { runningOffers } from "#server/modules/seckill/service.ts";
import { type SellableRow, isOnSale, sellables } from "#server/modules/stock/service.ts";
import type { Services } from "#server/services.ts";
import { wayOf } from "./basketWay.ts";
import { appraise, exchangeFault } from "./lines.ts";
import {
  type BasketKey,
  type LineRow,
  dropCoupons,
  lockBasket,
  linesOf,
  putLine,
  removeLines,
  tickLines,
} from "./queries.ts";
import { settle } from "./settlement.ts";
import { cartView } from "./view.ts";
import type { Lang } from "#server/locales.ts";

/** The CART basket: every line, grouped by store, without coupons and freight. BU-01. */
export async function wholeBasket(tx: Tx, services: Services, memberId: string, lang: Lang) {
  const settled = await settle(tx, services, { memberId, way: "CART" }, "basket");
  return cartView(tx, services, settled, "all", lang);
}

/** Number of lines that can be bought (not of pieces); `checked` counts only the lines so ticked. Product 7. */
export async function lineCount(tx: Tx, services: Services, memberId: string, checked: boolean | undefined) {
  const { lines } = await settle(tx, services, { memberId, way: "CART" }, "basket");
  const valid = lines.filter(({ fault }) => fault?.kind !== "gone");
  return checked === undefined ? valid.length : valid.filter(({ row }) => row.checked === checked).length;
}

/** Most pieces of a retail line; more is cut silently (rules 4). */
const mostRetail = 99;
/** Lines a basket can have. */
const mostLines = 120;

/** A wish to have pieces of a SKU in a basket. */
export interface Wish {
  skuId: string;
  num: number;
  way: CartWay;
}

/**
 * Adds pieces to a line of the CART basket, or replaces another basket by this line; the line is ticked and chosen coupons are
 * dropped. Throws Refused 11001 off the shelf, 11011 too little stock (`left`), 11025 below the smallest count (`num`,
 * `missing`), 30001 a basket this marketplace does not offer; for points also 11020 no such offer, 47003 sold out, 31015 too few
 * points. BU-01, VA-03.
 */
export async function addSku(
  tx: Tx,
  services: Services,
  memberId: string,
  wish: { skuId: string; num: number; cartType?: CartWay | undefined },
): Promise<void> {
  const way = wayOf(wish.cartType);
  await put(tx, services, memberId, { skuId: wish.skuId, num: wish.num, way }, way === "CART" ? "add" : "replace");
}

/** Sets the count of a CART line, which is made when absent. Throws as {@link addSku}. */
export async function setNum(tx: Tx, services: Services, memberId: string, skuId: string, num: number): Promise<void> {
  await put(tx, services, memberId, { skuId, num, way: "CART" }, "set");
}

/** Ticks or unticks every line of the CART basket. */
export async function tickAll(tx: Tx, services: Services, memberId: string, checked: boolean): Promise<void> {
  const key = await held(tx, services, memberId);
  await tickLines(tx, key, checked);
  await dropCoupons(tx, key);
}

/** Ticks or unticks one line; an unknown SKU changes nothing. */
export async function tickSku(tx: Tx, services: Services, memberId: string, skuId: string, checked: boolean) {
  const key = await held(tx, services, memberId);
  await tickLines(tx, key, checked, [skuId]);
  await dropCoupons(tx, key);
}

/** Ticks or unticks every line of a store. */
export async function tickStore(tx: Tx, services: Services, memberId: string, storeId: string, checked: boolean) {
  const key = await held(tx, services, memberId);
  const skuIds = (await linesOf(tx, key)).map((line) => line.skuId);
  const sold = await sellables(tx, skuIds);
  await tickLines(
    tx,
    key,
    checked,
    skuIds.filter((skuId) => sold.get(skuId)?.store.id === storeId),
  );
  await dropCoupons(tx, key);
}

/** Takes lines out of the CART basket; unknown ones change nothing. */
export async function removeSkus(tx: Tx, services: Services, memberId: string, skuIds: readonly string[]) {
  const key = await held(tx, services, memberId);
  await removeLines(tx, key, skuIds);
  await dropCoupons(tx, key);
}

/** Empties the CART basket. */
export async function clear(tx: Tx, services: Services, memberId: string): Promise<void> {
  const key = await held(tx, services, memberId);
  await removeLines(tx, key);
  await dropCoupons(tx, key);
}

async function held(tx: Tx, services: Services, memberId: string, way: CartWay = "CART"): Promise<BasketKey> {
  const key = { memberId, way };
  await lockBasket(tx, key, new Date(services.clock.now()));
  return key;
}

async function put(
  tx: Tx,
  services: Services,
  memberId: string,
  { skuId, num, way }: Wish,
  how: "add" | "set" | "replace",
): Promise<void> {
  const key = await held(tx, services, memberId, way);
  const others = how === "replace" ? [] : await linesOf(tx, key);
  const sold = await sellables(tx, [skuId, ...others.map((line) => line.skuId)]);
  const wanted = sold.get(skuId);
  if (!wanted || !isOnSale(wanted)) throw new Refused(11001);
  const before = others.find((line) => line.skuId === skuId);
  if (!before && others.length >= mostLines) throw new Refused(30001);
  const pieces = cut(wanted, how === "add" ? num + (before?.num ?? 0) : num);
  const seenCents =
    way === "POINTS"
      ? await exchangeNow(tx, services, memberId, wanted, pieces)
      : await priceNow(tx, services, wanted, pieces, pieces + otherPieces(wanted, others, sold));
  if (how === "replace") await removeLines(tx, key);
  const createdAt = new Date(services.clock.now());
  await putLine(tx, { id: nextId(services), ...key, skuId, num: pieces, seenCents, createdAt });
  await dropCoupons(tx, key);
}

/** What a piece costs when so many are wanted. Throws Refused 11001, 11011 and 11025. */
async function priceNow(tx: Tx, services: Services, wanted: SellableRow, num: number, count: number): Promise<number> {
  const moment = { now: services.clock.now(), zone: services.config.shopZone };
  const offer = (await runningOffers(tx, moment, [wanted.sku.id])).get(wanted.sku.id) ?? null;
  const { unitCents, fault } = appraise(wanted, offer, num, count);
  if (fault === null) return unitCents;
  switch (fault.kind) {
    case "gone":
      throw new Refused(11001);
    case "short":
    case "offerShort":
      throw new Refused(11011, { left: fault.left });
    case "belowMinimum":
      throw new Refused(11025, { num: fault.minimum, missing: fault.missing });
  }
}

/** Looks whether a buyer can have pieces for their points; they cost no money. Throws Refused 11020, 47003, 11011 and 31015. */
async function exchangeNow(tx: Tx, services: Services, memberId: string, wanted: SellableRow, num: number) {
  const { id } = wanted.sku;
  const exchange = (await runningExchanges(tx, [id], new Date(services.clock.now()))).get(id);
  if (!exchange) throw new Refused(11020);
  const fault = exchangeFault(wanted, exchange, num);
  if (fault?.kind === "short") throw fault.left === 0 ? new Refused(47003) : new Refused(11011, { left: fault.left });
  await refuseTooFewPoints(tx, memberId, exchange.points * num, 31015);
  return 0;
}

/** Pieces of the same goods in other lines. */
function otherPieces(wanted: SellableRow, lines: readonly LineRow[], sold: ReadonlyMap<string, SellableRow>): number {
  return lines
    .filter((line) => line.skuId !== wanted.sku.id && sold.get(line.skuId)?.goods.id === wanted.goods.id)
    .reduce((sum, line) => sum + line.num, 0);
}

function cut({ goods }: SellableRow, num: number): number {
  return goods.salesModel === "RETAIL" ? Math.min(num, Math.max(mostRetail, goods.minimum)) : num;
}
