import { and, asc, type AnyColumn, eq, inArray, type Placeholder, type SQL, sql } from "drizzle-orm";
import { placeholder, reading } from "#server/db/reading.ts";
import { goods, skus } from "#server/db/schema/catalogue.ts";
import { seckillOffers, seckillSales } from "#server/db/schema/promotion.ts";
import type { Tx } from "#server/db/transaction.ts";

const soldToday = (day: string | Placeholder) =>
  sql<number>`coalesce((select ${seckillSales.sold} from ${seckillSales} where ${seckillSales.offerId} = ${seckillOffers.id} and ${seckillSales.day} = ${day}), 0)`.mapWith(
    Number,
  );

/** Hours at which a weekday has slots. */
export async function hoursOf(tx: Tx, weekday: number): Promise<number[]> {
  const rows = await tx
    .selectDistinct({ hour: seckillOffers.hour })
    .from(seckillOffers)
    .where(eq(seckillOffers.weekday, weekday));
  return rows.map(({ hour }) => hour);
}

/** Hours at which the `weekday` has slots, and its offers for an array of SKU ids with what was sold of them on the `day`. */
export const offerReadings = (skuIds: SQL) => ({
  slots: reading(
    { hour: seckillOffers.hour },
    sql`from ${seckillOffers} where ${seckillOffers.weekday} = ${placeholder("weekday")} group by ${seckillOffers.hour}`,
  ),
  offers: reading(
    {
      id: seckillOffers.id,
      hour: seckillOffers.hour,
      skuId: seckillOffers.skuId,
      priceCents: seckillOffers.priceCents,
      quantity: seckillOffers.quantity,
      presold: seckillOffers.presold,
      sold: soldToday(placeholder("day")),
    },
    sql`from ${seckillOffers} where ${seckillOffers.weekday} = ${placeholder("weekday")} and ${seckillOffers.skuId} = any(${skuIds})`,
  ),
});

/** Everything on offer on a weekday, with what was sold of it on that day. Goods off the shelf are left out. */
export function offersOfDay(tx: Tx, weekday: number, day: string) {
  return tx
    .select({
      hour: seckillOffers.hour,
      goodsId: seckillOffers.goodsId,
      skuId: seckillOffers.skuId,
      offerCents: seckillOffers.priceCents,
      quantity: seckillOffers.quantity,
      presold: seckillOffers.presold,
      sold: soldToday(day),
      name: goods.name,
      storeId: goods.storeId,
      minimum: goods.minimum,
      priceCents: skus.priceCents,
      pictureSlots: skus.pictureSlots,
    })
    .from(seckillOffers)
    .innerJoin(goods, and(eq(goods.id, seckillOffers.goodsId), eq(goods.shelf, "UPPER")))
    .innerJoin(skus, eq(skus.id, seckillOffers.skuId))
    .where(eq(seckillOffers.weekday, weekday))
    .orderBy(asc(seckillOffers.hour), asc(seckillOffers.position));
}

/** Offers of a weekday, with what was sold of them on that day: of some SKUs, or all of them. */
export async function offersFor(tx: Tx, weekday: number, day: string, skuIds?: readonly string[]) {
  if (skuIds?.length === 0) return [];
  return tx
    .select({
      id: seckillOffers.id,
      hour: seckillOffers.hour,
      skuId: seckillOffers.skuId,
      priceCents: seckillOffers.priceCents,
      quantity: seckillOffers.quantity,
      presold: seckillOffers.presold,
      sold: soldToday(day),
    })
    .from(seckillOffers)
    .where(and(eq(seckillOffers.weekday, weekday), skuIds && inArray(seckillOffers.skuId, [...skuIds])));
}

/**
 * Names the state of what a weekday offers, all of it or of one SKU, and of what was sold of it on that day; null when it offers
 * nothing. Changes with every change of a row, and never comes back to an earlier one.
 */
export function offersVersion(
  { weekday, day }: { weekday: number; day: string },
  skuId?: AnyColumn,
): SQL<string | null> {
  const sale = sql`(select ${seckillSales}.xmin from ${seckillSales} where ${seckillSales.offerId} = ${seckillOffers.id} and ${seckillSales.day} = ${day})`;
  return sql<
    string | null
  >`(select string_agg(concat_ws('.', ${seckillOffers.id}, ${seckillOffers}.xmin, ${sale}), ',' order by ${seckillOffers.id})
    from ${seckillOffers} where ${and(eq(seckillOffers.weekday, weekday), skuId && eq(seckillOffers.skuId, skuId))})`;
}

/** Takes pieces of an offer for one day; false when fewer are left. Negative numbers give pieces back. */
export async function addSold(tx: Tx, offerId: string, day: string, num: number): Promise<boolean> {
  await tx.insert(seckillSales).values({ offerId, day, sold: 0 }).onConflictDoNothing();
  const changed = await tx
    .update(seckillSales)
    .set({ sold: sql`greatest(${seckillSales.sold} + ${num}, 0)` })
    .where(
      and(
        eq(seckillSales.offerId, offerId),
        eq(seckillSales.day, day),
        sql`${seckillSales.sold} + ${num} <= (select ${seckillOffers.quantity} - ${seckillOffers.presold} from ${seckillOffers} where ${seckillOffers.id} = ${offerId})`,
      ),
    )
    .returning({ sold: seckillSales.sold });
  return changed.length > 0;
}
