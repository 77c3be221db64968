import { and, asc, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { listPlaceholder, placeholder, reading } from "#server/db/reading.ts";
import { basketCoupons, basketLines, baskets, type CartWay } from "#server/db/schema/cart.ts";
import { pickupPoints } from "#server/db/schema/catalogue.ts";
import { statement } from "#server/db/statement.ts";
import type { Tx } from "#server/db/transaction.ts";

export type BasketRow = typeof baskets.$inferSelect;
export type LineRow = typeof basketLines.$inferSelect;
export type PickupRow = typeof pickupPoints.$inferSelect;

/** Identifies a basket. */
export interface BasketKey {
  memberId: string;
  way: CartWay;
}

/** Creates a basket if it is missing, and locks it until the transaction ends: changes of one basket take turns. */
export async function lockBasket(tx: Tx, key: BasketKey, now: Date): Promise<void> {
  await createOrLock(tx, { ...key, now });
}

const createOrLock = statement(
  "make or hold a basket",
  () => sql`insert into ${baskets} (member_id, way, updated_at)
    values (${placeholder("memberId")}, ${placeholder("way")}, ${placeholder("now")})
    on conflict (member_id, way) do update set updated_at = excluded.updated_at`,
);

/** Whether a row of a table belongs to the basket `memberId`, `way`. */
const ofBasket = ({ memberId, way }: { memberId: PgColumn; way: PgColumn }) =>
  sql`${memberId} = ${placeholder("memberId")} and ${way} = ${placeholder("way")}`;

/** Ids of the SKUs in the basket `memberId`, `way`, as an array. */
export const skuIdsInBasket = sql`array(select ${basketLines.skuId} from ${basketLines} where ${ofBasket(basketLines)})`;

/** The basket `memberId`, `way` with its lines, in the order they were added. */
export const basketReadings = {
  basket: reading(getTableColumns(baskets), sql`from ${baskets} where ${ofBasket(baskets)}`),
  rows: reading(
    getTableColumns(basketLines),
    sql`from ${basketLines} where ${ofBasket(basketLines)} order by ${basketLines.createdAt}, ${basketLines.id}`,
  ),
};

/** Choices for the settlement of the basket: coupons (store `0` for the platform) and pick-up point. */
export const choiceReadings = {
  picked: reading(getTableColumns(basketCoupons), sql`from ${basketCoupons} where ${ofBasket(basketCoupons)}`),
  pickup: reading(
    getTableColumns(pickupPoints),
    sql`from ${pickupPoints} where ${pickupPoints.id} = (select ${baskets.pickupPointId} from ${baskets} where ${ofBasket(baskets)})`,
  ),
};

/** The lines of a basket in the order they were added. */
export async function linesOf(tx: Tx, key: BasketKey): Promise<LineRow[]> {
  return tx.select().from(basketLines).where(inBasket(key)).orderBy(asc(basketLines.createdAt), asc(basketLines.id));
}

/** Adds a line, or replaces count and price of the line with this SKU, which keeps its position. The line is ticked. */
export async function saveLine(tx: Tx, line: Omit<LineRow, "checked">): Promise<void> {
  await tx
    .insert(basketLines)
    .values({ ...line, checked: true })
    .onConflictDoUpdate({
      target: [basketLines.memberId, basketLines.way, basketLines.skuId],
      set: { num: line.num, seenCents: line.seenCents, checked: true },
    });
}

/** Ticks or unticks lines; all of them without a list. */
export async function selectLines(tx: Tx, key: BasketKey, checked: boolean, skuIds?: readonly string[]): Promise<void> {
  if (skuIds?.length === 0) return;
  await tx
    .update(basketLines)
    .set({ checked })
    .where(and(inBasket(key), skuIds && inArray(basketLines.skuId, [...skuIds])));
}

/** Removes lines; all of them without a list. */
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

/** Selects a coupon for its store or the platform, in place of another one. */
export async function chooseCoupon(tx: Tx, key: BasketKey, storeId: string, ownedCouponId: string): Promise<void> {
  await tx
    .insert(basketCoupons)
    .values({ ...key, storeId, ownedCouponId })
    .onConflictDoUpdate({
      target: [basketCoupons.memberId, basketCoupons.way, basketCoupons.storeId],
      set: { ownedCouponId },
    });
}

/** Deselects a coupon; all of them without an id. */
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
 * Removes what was ordered from a basket: the lines of these SKUs, the selected coupons, the invoice, the faster
 * delivery, and a choice to pick it up, which would meet the goods of another store next time. The address stays.
 */
export async function clearOrdered(tx: Tx, key: BasketKey, skuIds: readonly string[]): Promise<void> {
  await clear(tx, { ...key, skuIds });
}

const clear = statement(
  "clear what was ordered",
  () => sql`with lines as (delete from ${basketLines} where ${ofBasket(basketLines)} and ${basketLines.skuId} = any(${listPlaceholder("skuIds")})),
    coupons as (delete from ${basketCoupons} where ${ofBasket(basketCoupons)})
    update ${baskets} set need_receipt = false, receipt_title = null, taxpayer_id = null, receipt_content = null,
      delivery_method = 'LOGISTICS', pickup_point_id = null, express_store_ids = '{}'
    where ${ofBasket(baskets)}`,
);

function inBasket({ memberId, way }: BasketKey) {
  return and(eq(basketLines.memberId, memberId), eq(basketLines.way, way));
}
