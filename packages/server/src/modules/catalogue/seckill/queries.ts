import { and, asc, type AnyColumn, eq, inArray, type Placeholder, type SQL, sql } from "drizzle-orm";
import { placeholder, reading } from "#server/db/reading.ts";
import { goods, skus, stores } from "#server/db/schema/catalogue.ts";
import { seckillOffers, seckillPurchases, seckillSales } from "#server/db/schema/promotion.ts";
import type { Tx } from "#server/db/transaction.ts";
import { onSale } from "#server/modules/catalogue/goodsFacts/onSale.ts";

const soldToday = (day: string | Placeholder) =>
  sql<number>`coalesce((select ${seckillSales.sold} from ${seckillSales} where ${seckillSales.offerId} = ${seckillOffers.id} and ${seckillSales.day} = ${day}), 0)`.mapWith(
    Number,
  );

/** Hours of a weekday's slots. */
export async function hoursOf(tx: Tx, weekday: number): Promise<number[]> {
  const rows = await tx
    .selectDistinct({ hour: seckillOffers.hour })
    .from(seckillOffers)
    .where(eq(seckillOffers.weekday, weekday));
  return rows.map(({ hour }) => hour);
}

/** Hours of the `weekday`'s slots, and its offers for an array of SKU ids with their sales on the `day`. */
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

/** Pieces that the buyer `memberId` has of the `day`'s offers. */
export const purchaseReading = reading(
  { offerId: seckillPurchases.offerId, num: seckillPurchases.num },
  sql`from ${seckillPurchases} where ${seckillPurchases.memberId} = ${placeholder("memberId")} and ${seckillPurchases.day} = ${placeholder("day")}`,
);

/** Pieces that a buyer has of one day's offer. */
export async function purchased(tx: Tx, memberId: string, offerId: string, day: string): Promise<number> {
  const [row] = await tx
    .select({ num: seckillPurchases.num })
    .from(seckillPurchases)
    .where(
      and(
        eq(seckillPurchases.memberId, memberId),
        eq(seckillPurchases.day, day),
        eq(seckillPurchases.offerId, offerId),
      ),
    );
  return row?.num ?? 0;
}

/** Adds pieces of an offer to a buyer's count, up to `most`; false if it would be more. */
export async function addPurchase(
  tx: Tx,
  { memberId, offerId, day }: Omit<typeof seckillPurchases.$inferSelect, "num">,
  num: number,
  max: number,
): Promise<boolean> {
  if (num > max) return false;
  const changed = await tx
    .insert(seckillPurchases)
    .values({ memberId, day, offerId, num })
    .onConflictDoUpdate({
      target: [seckillPurchases.memberId, seckillPurchases.day, seckillPurchases.offerId],
      set: { num: sql`${seckillPurchases.num} + excluded.num` },
      setWhere: sql`${seckillPurchases.num} + excluded.num <= ${max}`,
    })
    .returning({ num: seckillPurchases.num });
  return changed.length > 0;
}

/** Subtracts pieces from a buyer's count of an offer. */
export async function removePurchase(
  tx: Tx,
  { memberId, offerId, day }: Omit<typeof seckillPurchases.$inferSelect, "num">,
  num: number,
): Promise<void> {
  await tx
    .update(seckillPurchases)
    .set({ num: sql`greatest(${seckillPurchases.num} - ${num}, 0)` })
    .where(
      and(
        eq(seckillPurchases.memberId, memberId),
        eq(seckillPurchases.day, day),
        eq(seckillPurchases.offerId, offerId),
      ),
    );
}

/** Everything on offer on a weekday, with the sales on that day. Goods no longer sold are left out. */
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
      storeName: stores.name,
      minimum: goods.minimum,
      priceCents: skus.priceCents,
      pictureSlots: skus.pictureSlots,
    })
    .from(seckillOffers)
    .innerJoin(goods, and(eq(goods.id, seckillOffers.goodsId), onSale))
    .innerJoin(stores, eq(stores.id, goods.storeId))
    .innerJoin(skus, eq(skus.id, seckillOffers.skuId))
    .where(eq(seckillOffers.weekday, weekday))
    .orderBy(asc(seckillOffers.hour), asc(seckillOffers.position));
}

/** Offers of a weekday as they are stored. */
export function offersOfWeekday(tx: Tx, weekday: number): Promise<(typeof seckillOffers.$inferSelect)[]> {
  return tx
    .select()
    .from(seckillOffers)
    .where(eq(seckillOffers.weekday, weekday))
    .orderBy(asc(seckillOffers.hour), asc(seckillOffers.position));
}

export async function insertOffers(tx: Tx, rows: readonly (typeof seckillOffers.$inferInsert)[]): Promise<void> {
  await tx.insert(seckillOffers).values([...rows]);
}

/** Offers of a weekday, with the sales on that day: of some SKUs, or all of them. */
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
 * Identifies the state of a weekday's offers, all of them or those of one SKU, and of the sales on that day; null
 * without offers. It changes with every change of a row, and never returns to an earlier value.
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

/** Takes pieces of an offer for one day; false if too few are left. Negative numbers return pieces. */
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
