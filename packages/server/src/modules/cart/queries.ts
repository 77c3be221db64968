import { and, asc, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { placeholder, reading } from "#server/db/reading.ts";
import { basketCoupons, basketLines, baskets, type CartWay } from "#server/db/schema/cart.ts";
import { pickupPoints } from "#server/db/schema/catalogue.ts";
import type { Tx } from "#server/db/transaction.ts";

export type BasketRow = typeof baskets.$inferSelect;
export type LineRow = typeof basketLines.$inferSelect;
export type PickupRow = typeof pickupPoints.$inferSelect;

/** Whose basket, and which. */
export interface BasketKey {
  memberId: string;
  way: CartWay;
}

/** Makes a basket when it is missing, and holds it until the transaction ends: changes of one basket take turns. */
export async function lockBasket(tx: Tx, { memberId, way }: BasketKey, now: Date): Promise<void> {
  await tx
    .insert(baskets)
    .values({ memberId, way, updatedAt: now })
    .onConflictDoUpdate({ target: [baskets.memberId, baskets.way], set: { updatedAt: now } });
}

/** Whether a row of a table is of the basket `memberId`, `way`. */
const ofBasket = ({ memberId, way }: { memberId: PgColumn; way: PgColumn }) =>
  sql`${memberId} = ${placeholder("memberId")} and ${way} = ${placeholder("way")}`;

/** Ids of the SKUs in the basket `memberId`, `way`, as an array. */
export const skuIdsInBasket = sql`array(select ${basketLines.skuId} from ${basketLines} where ${ofBasket(basketLines)})`;

/** The basket `memberId`, `way` with its lines, in the order they were put in. */
export const basketReadings = {
  basket: reading(getTableColumns(baskets), sql`from ${baskets} where ${ofBasket(baskets)}`),
  rows: reading(
    getTableColumns(basketLines),
    sql`from ${basketLines} where ${ofBasket(basketLines)} order by ${basketLines.createdAt}, ${basketLines.id}`,
  ),
};

/** What was chosen for the settlement of the basket: coupons (of store `0`: the platform) and where it is fetched. */
export const choiceReadings = {
  picked: reading(getTableColumns(basketCoupons), sql`from ${basketCoupons} where ${ofBasket(basketCoupons)}`),
  pickup: reading(
    getTableColumns(pickupPoints),
    sql`from ${pickupPoints} where ${pickupPoints.id} = (select ${baskets.pickupPointId} from ${baskets} where ${ofBasket(baskets)})`,
  ),
};

/** The lines of a basket in the order they were put in. */
export async function linesOf(tx: Tx, key: BasketKey): Promise<LineRow[]> {
  return tx.select().from(basketLines).where(inBasket(key)).orderBy(asc(basketLines.createdAt), asc(basketLines.id));
}

/** Puts a line in, or replaces count and price of the one of this SKU; it is ticked either way and keeps its place. */
export async function putLine(tx: Tx, line: Omit<LineRow, "checked">): Promise<void> {
  await tx
    .insert(basketLines)
    .values({ ...line, checked: true })
    .onConflictDoUpdate({
      target: [basketLines.memberId, basketLines.way, basketLines.skuId],
      set: { num: line.num, seenCents: line.seenCents, checked: true },
    });
}

/** Ticks or unticks lines; all of them without a list. */
export async function tickLines(tx: Tx, key: BasketKey, checked: boolean, skuIds?: readonly string[]): Promise<void> {
  if (skuIds?.length === 0) return;
  await tx
    .update(basketLines)
    .set({ checked })
    .where(and(inBasket(key), skuIds && inArray(basketLines.skuId, [...skuIds])));
}

/** Takes lines out; all of them without a list. */
export async function removeLines(tx: Tx, key: BasketKey, skuIds?: readonly string[]): Promise<void> {
  if (skuIds?.length === 0) return;
  await tx.delete(basketLines).where(and(inBasket(key), skuIds && inArray(basketLines.skuId, [...skuIds])));
}

export async function changeBasket(tx: Tx, { memberId, way }: BasketKey, change: Partial<BasketRow>): Promise<void> {
  await tx
    .update(baskets)
    .set(change)
    .where(and(eq(baskets.memberId, memberId), eq(baskets.way, way)));
}

/** Chooses a coupon for its store or the platform, in place of another one. */
export async function chooseCoupon(tx: Tx, key: BasketKey, storeId: string, ownedCouponId: string): Promise<void> {
  await tx
    .insert(basketCoupons)
    .values({ ...key, storeId, ownedCouponId })
    .onConflictDoUpdate({
      target: [basketCoupons.memberId, basketCoupons.way, basketCoupons.storeId],
      set: { ownedCouponId },
    });
}

/** Drops a chosen coupon; all of them without an id. */
export async function dropCoupons(tx: Tx, { memberId, way }: BasketKey, ownedCouponId?: string): Promise<void> {
  await tx
    .delete(basketCoupons)
    .where(
      and(
        eq(basketCoupons.memberId, memberId),
        eq(basketCoupons.way, way),
        ownedCouponId === undefined ? undefined : eq(basketCoupons.ownedCouponId, ownedCouponId),
      ),
    );
}

export async function pickupPoint(tx: Tx, id: string): Promise<PickupRow | null> {
  const [row] = await tx.select().from(pickupPoints).where(eq(pickupPoints.id, id));
  return row ?? null;
}

/**
 * Takes what was ordered out of a basket: the lines of these SKUs, the chosen coupons and the invoice. Address and delivery method
 * stay chosen.
 */
export async function clearOrdered(tx: Tx, key: BasketKey, skuIds: readonly string[]): Promise<void> {
  await tx.delete(basketLines).where(and(inBasket(key), inArray(basketLines.skuId, [...skuIds])));
  await dropCoupons(tx, key);
  await tx
    .update(baskets)
    .set({ needReceipt: false, receiptTitle: null, taxpayerId: null, receiptContent: null })
    .where(and(eq(baskets.memberId, key.memberId), eq(baskets.way, key.way)));
}

function inBasket({ memberId, way }: BasketKey) {
  return and(eq(basketLines.memberId, memberId), eq(basketLines.way, way));
}
