import type { CartWay } from "#server/db/schema/cart.ts";
import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import { nextId } from "#server/ids.ts";
import { refuseTooFewPoints } from "#server/modules/account/member/points.ts";
import { runningExchanges } from "#server/modules/catalogue/pointsGoods/exchange.ts";
import { purchased } from "#server/modules/catalogue/seckill/queries.ts";
import { runningOffers } from "#server/modules/catalogue/seckill/service.ts";
import { type SellableRow, isOnSale, sellables } from "#server/modules/catalogue/stock/service.ts";
import type { Services } from "#server/services.ts";
import { wayOf } from "./basketWay.ts";
import { priceLine, exchangeFault } from "./lines.ts";
import {
  type BasketKey,
  type LineRow,
  dropCoupons,
  lockBasket,
  linesOf,
  saveLine,
  removeLines,
  selectLines,
} from "./queries.ts";
import { calculateSettlement } from "./settlement.ts";
import { cartView } from "./view.ts";
import type { Lang } from "#server/locales.ts";

/** The CART basket: every line, grouped by store, without coupons and freight. BU-01. */
export async function cartBasket(tx: Tx, services: Services, memberId: string, lang: Lang) {
  const settled = await calculateSettlement(tx, services, { memberId, way: "CART" }, "basket");
  return cartView(tx, services, settled, "all", lang);
}

/** Number of lines (not pieces) that can be bought; `checked` counts only ticked or only unticked lines. Product 7. */
export async function lineCount(tx: Tx, services: Services, memberId: string, checked: boolean | undefined) {
  const { lines } = await calculateSettlement(tx, services, { memberId, way: "CART" }, "basket");
  const valid = lines.filter(({ fault }) => fault?.kind !== "gone");
  return checked === undefined ? valid.length : valid.filter(({ row }) => row.checked === checked).length;
}

/** Maximum pieces of a retail line; a larger count is reduced silently (rules 4). */
const maxRetailPieces = 99;
/** Maximum lines in a basket. */
const maxLines = 120;

/** A request for pieces of a SKU in a basket. */
export interface LineRequest {
  skuId: string;
  num: number;
}

/**
 * Adds pieces to a line of the CART basket, or replaces another basket by this line. The line is ticked, and selected
 * coupons are dropped. Throws Refused 11001 not on sale, 11011 too little stock (`left`), 11025 below the minimum
 * (`num`, `missing`), 30001 a basket this marketplace does not offer; for points also 11020 no such offer, 47003 fully
 * redeemed, 31015 too few points. BU-01, VA-03.
 */
export async function addSku(
  tx: Tx,
  services: Services,
  memberId: string,
  request: { skuId: string; num: number; cartType?: CartWay | undefined },
): Promise<void> {
  const way = wayOf(request.cartType);
  const { skuId, num } = request;
  await put(tx, services, { memberId, way }, [{ skuId, num }], way === "CART" ? "add" : "replace");
}

/** Sets the count of a CART line, and creates the line if it is missing. Throws as {@link addSku}. */
export async function setNum(tx: Tx, services: Services, memberId: string, skuId: string, num: number): Promise<void> {
  await setNums(tx, services, memberId, [{ skuId, num }]);
}

/**
 * Sets the counts of several CART lines at once, so that SKUs of one goods reach its minimum together. Throws as {@link
 * addSku}.
 */
export async function setNums(
  tx: Tx,
  services: Services,
  memberId: string,
  requests: readonly LineRequest[],
): Promise<void> {
  await put(tx, services, { memberId, way: "CART" }, requests, "set");
}

/** Ticks or unticks every line of the CART basket. */
export async function selectAll(tx: Tx, services: Services, memberId: string, checked: boolean): Promise<void> {
  const key = await held(tx, services, memberId);
  await selectLines(tx, key, checked);
  if (checked) await selectWithSiblings(tx, key);
  await dropCoupons(tx, key);
}

/** Ticks or unticks one line; an unknown SKU changes nothing. */
export async function selectSku(tx: Tx, services: Services, memberId: string, skuId: string, checked: boolean) {
  const key = await held(tx, services, memberId);
  await selectLines(tx, key, checked, [skuId]);
  const goodsId = checked ? (await sellables(tx, [skuId])).get(skuId)?.goods.id : undefined;
  await selectWithSiblings(tx, key, new Set(goodsId === undefined ? [] : [goodsId]));
  await dropCoupons(tx, key);
}

/** Ticks or unticks every line of a store. */
export async function selectStore(tx: Tx, services: Services, memberId: string, storeId: string, checked: boolean) {
  const key = await held(tx, services, memberId);
  const skuIds = (await linesOf(tx, key)).map((line) => line.skuId);
  const sold = await sellables(tx, skuIds);
  await selectLines(
    tx,
    key,
    checked,
    skuIds.filter((skuId) => sold.get(skuId)?.store.id === storeId),
  );
  if (checked) await selectWithSiblings(tx, key);
  await dropCoupons(tx, key);
}

/** Removes lines from the CART basket; unknown ones change nothing. */
export async function removeSkus(tx: Tx, services: Services, memberId: string, skuIds: readonly string[]) {
  const key = await held(tx, services, memberId);
  await removeLines(tx, key, skuIds);
  await selectWithSiblings(tx, key);
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
  { memberId, way }: BasketKey,
  requests: readonly LineRequest[],
  how: "add" | "set" | "replace",
): Promise<void> {
  const key = await held(tx, services, memberId, way);
  const others = how === "replace" ? [] : await linesOf(tx, key);
  const counts = new Map(others.map((line) => [line.skuId, line.num]));
  const sold = await sellables(tx, [...requests.map(({ skuId }) => skuId), ...counts.keys()]);
  const wanted = requests.map(({ skuId, num }) => {
    const row = sold.get(skuId);
    if (!row || !isOnSale(row)) throw new Refused(11001);
    const pieces = cut(row, how === "add" ? num + (counts.get(skuId) ?? 0) : num);
    counts.set(skuId, pieces);
    return { row, pieces };
  });
  if (counts.size > Math.max(maxLines, others.length)) throw new Refused(30001);
  if (how === "replace") await removeLines(tx, key);
  for (const { row, pieces } of wanted) {
    const seenCents =
      way === "POINTS"
        ? await exchangeNow(tx, services, memberId, row, pieces)
        : await priceNow(tx, services, memberId, row, pieces, piecesOfGoods(row, counts, sold));
    const createdAt = new Date(services.clock.now());
    await saveLine(tx, { id: nextId(services), ...key, skuId: row.sku.id, num: pieces, seenCents, createdAt });
  }
  if (how !== "replace") await selectWithSiblings(tx, key, new Set(wanted.map(({ row }) => row.goods.id)));
  await dropCoupons(tx, key);
}

/** Price of a piece for a buyer who wants this count. Throws Refused 11001, 11011, 11025 and 40021. */
async function priceNow(
  tx: Tx,
  services: Services,
  memberId: string,
  wanted: SellableRow,
  num: number,
  count: number,
): Promise<number> {
  const moment = { now: services.clock.now(), zone: services.config.shopZone };
  const offer = (await runningOffers(tx, moment, [wanted.sku.id])).get(wanted.sku.id) ?? null;
  const own = offer && { ...offer, own: await purchased(tx, memberId, offer.offerId, offer.day) };
  const { unitCents, fault } = priceLine(wanted, own, num, count);
  if (fault === null) return unitCents;
  switch (fault.kind) {
    case "gone":
      throw new Refused(11001);
    case "short":
    case "offerShort":
      throw new Refused(11011, { left: fault.left });
    case "offerLimit":
      throw new Refused(40021, { limit: fault.limit, left: fault.left });
    case "belowMinimum":
      throw new Refused(11025, { num: fault.minimum, missing: fault.missing });
  }
}

/**
 * Checks whether a buyer can have pieces for points. They cost no money. Throws Refused 11020, 47003, 11011 and 31015.
 */
async function exchangeNow(tx: Tx, services: Services, memberId: string, wanted: SellableRow, num: number) {
  const { id } = wanted.sku;
  const exchange = (await runningExchanges(tx, [id], new Date(services.clock.now()))).get(id);
  if (!exchange) throw new Refused(11020);
  const fault = exchangeFault(wanted, exchange, num);
  if (fault?.kind === "short") throw fault.left === 0 ? new Refused(47003) : new Refused(11011, { left: fault.left });
  await refuseTooFewPoints(tx, memberId, exchange.points * num, 31015);
  return 0;
}

/** Pieces of goods in all their SKUs. */
function piecesOfGoods(
  { goods }: SellableRow,
  counts: ReadonlyMap<string, number>,
  sold: ReadonlyMap<string, SellableRow>,
): number {
  return [...counts].reduce((sum, [skuId, num]) => sum + (sold.get(skuId)?.goods.id === goods.id ? num : 0), 0);
}

/**
 * Updates ticks for the minimum, which counts the ticked pieces of all SKUs of the goods: goods that were just selected
 * also tick their other SKUs if they need them, and goods below their minimum are unticked, with the reason. Rules 4.
 */
async function selectWithSiblings(tx: Tx, key: BasketKey, chosen: ReadonlySet<string> = new Set()): Promise<void> {
  const lines = await linesOf(tx, key);
  const sold = await sellables(
    tx,
    lines.map(({ skuId }) => skuId),
  );
  const byGoods = Map.groupBy(lines, ({ skuId }) => sold.get(skuId)?.goods.id);
  for (const [goodsId, own] of byGoods) {
    const minimum = sold.get(own[0]?.skuId ?? "")?.goods.minimum ?? 1;
    const pieces = (of: readonly LineRow[]) => of.reduce((sum, { num }) => sum + num, 0);
    const ticked = own.filter(({ checked }) => checked);
    if (goodsId === undefined || ticked.length === 0 || pieces(ticked) >= minimum) continue;
    const checked = chosen.has(goodsId) && pieces(own) >= minimum;
    const skuIds = own.map(({ skuId }) => skuId);
    await selectLines(tx, key, checked, skuIds);
  }
}

function cut({ goods }: SellableRow, num: number): number {
  return goods.salesModel === "RETAIL" ? Math.min(num, Math.max(maxRetailPieces, goods.minimum)) : num;
}
