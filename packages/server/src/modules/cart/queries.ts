import { and, asc, eq, inArray, sql } from "drizzle-orm";
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

/** A basket, made when it is missing, held until the transaction ends: changes of one basket take turns. */
export async function holdBasket(tx: Tx, { memberId, way }: BasketKey, now: Date): Promise<BasketRow> {
  const [row] = await tx
    .insert(baskets)
    .values({ memberId, way, updatedAt: now })
    .onConflictDoUpdate({ target: [baskets.memberId, baskets.way], set: { updatedAt: now } })
    .returning();
  if (!row) throw new Error("the basket was not stored");
  return row;
}

export async function basketOf(tx: Tx, { memberId, way }: BasketKey): Promise<BasketRow | null> {
  const [row] = await tx
    .select()
    .from(baskets)
    .where(and(eq(baskets.memberId, memberId), eq(baskets.way, way)));
  return row ?? null;
}

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

/** Owned coupons chosen for a basket, by store (`0` is the platform). */
export async function chosenCoupons(tx: Tx, { memberId, way }: BasketKey): Promise<Map<string, string>> {
  const rows = await tx
    .select()
    .from(basketCoupons)
    .where(and(eq(basketCoupons.memberId, memberId), eq(basketCoupons.way, way)));
  return new Map(rows.map(({ storeId, ownedCouponId }) => [storeId, ownedCouponId]));
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

/** Lines in a basket. */
export async function countLines(tx: Tx, key: BasketKey): Promise<number> {
  const [row] = await tx
    .select({ n: sql<number>`count(*)`.mapWith(Number) })
    .from(basketLines)
    .where(inBasket(key));
  return row?.n ?? 0;
}

function inBasket({ memberId, way }: BasketKey) {
  return and(eq(basketLines.memberId, memberId), eq(basketLines.way, way));
}
