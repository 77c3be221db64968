import { and, asc, eq, getTableColumns, gt, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import { placeholder, reading } from "#server/db/reading.ts";
import { stores } from "#server/db/schema/catalogue.ts";
import { coupons, fullDiscounts } from "#server/db/schema/promotion.ts";
import type { Tx } from "#server/db/transaction.ts";
import { offersVersion } from "../seckill/queries.ts";

export type CouponTemplate = typeof coupons.$inferSelect;
export type FullDiscount = typeof fullDiscounts.$inferSelect;

/** Running: between its dates, or at any time if its days count from the claim (rules 9). */
export function isRunning(now: Date) {
  return or(
    and(eq(coupons.rangeDayType, "FIXEDTIME"), lte(coupons.startAt, now), gt(coupons.endAt, now)),
    and(eq(coupons.rangeDayType, "DYNAMICTIME"), sql`${coupons.effectiveDays} between 1 and 365`),
  );
}

/** Free to claim and not used up. */
export const isFree = and(
  eq(coupons.getType, "FREE"),
  or(eq(coupons.publishNum, 0), sql`${coupons.receivedNum} < ${coupons.publishNum}`),
);

/** Coupons that anybody can claim now, with the names of their stores (null for the platform). */
export function takeableCoupons(tx: Tx, now: Date) {
  return tx
    .select({ coupon: coupons, storeName: stores.name })
    .from(coupons)
    .leftJoin(stores, eq(stores.id, coupons.storeId))
    .where(and(isRunning(now), isFree))
    .orderBy(asc(coupons.sortOrder), asc(coupons.id));
}

function discountRuns(now: Date) {
  return and(lte(fullDiscounts.startAt, now), or(isNull(fullDiscounts.endAt), gt(fullDiscounts.endAt, now)));
}

/** Running spend-and-save activities, with the names of their stores. */
export function runningFullDiscounts(tx: Tx, now: Date) {
  return tx
    .select({ discount: fullDiscounts, storeName: stores.name })
    .from(fullDiscounts)
    .leftJoin(stores, eq(stores.id, fullDiscounts.storeId))
    .where(discountRuns(now))
    .orderBy(asc(fullDiscounts.thresholdCents), asc(fullDiscounts.id));
}

/** Counts that no page shows: claiming or using a coupon changes no page, unless it was the last one. */
const counts: ReadonlySet<string> = new Set(["receivedNum", "usedNum"]);
const shownOfCoupons = Object.entries(getTableColumns(coupons)).flatMap(([name, column]) =>
  counts.has(name) ? [] : [column],
);

/**
 * Identifies the state of {@link takeableCoupons} and {@link runningFullDiscounts}: it changes as soon as something
 * begins, ends, runs out or is changed.
 */
export function promotionsVersion(now: Date): SQL<string> {
  const ofCoupons = sql`(select string_agg(row(${sql.join(shownOfCoupons, sql`, `)})::text, ',' order by ${coupons.id})
    from ${coupons} where ${and(isRunning(now), isFree)})`;
  const ofDiscounts = sql`(select string_agg(concat_ws('.', ${fullDiscounts.id}, ${fullDiscounts}.xmin), ',' order by ${fullDiscounts.id})
    from ${fullDiscounts} where ${discountRuns(now)})`;
  const ofStores = sql`(select string_agg(row(${stores.id}, ${stores.name})::text, ',' order by ${stores.id}) from ${stores})`;
  return sql<string>`md5(concat_ws(' ', ${ofCoupons}, ${ofDiscounts}, ${ofStores}))`;
}

/** Identifies the state of all promotions running at a time, including that day's flash sale. */
export async function runningVersion(tx: Tx, now: Date, today: { weekday: number; day: string }): Promise<string> {
  const [found] = await tx
    .select({ version: sql<string>`concat_ws(' ', ${promotionsVersion(now)}, md5(${offersVersion(today)}))` })
    .from(sql`(values (1)) as one(row)`);
  return found?.version ?? "";
}

/** Spend-and-save activities that are running at the time `now` and match a condition. */
export const fullDiscountReading = (condition: SQL) =>
  reading(
    getTableColumns(fullDiscounts),
    sql`from ${fullDiscounts} where ${condition} and ${fullDiscounts.startAt} <= ${placeholder("now")}
      and (${fullDiscounts.endAt} is null or ${fullDiscounts.endAt} > ${placeholder("now")})
      order by ${fullDiscounts.thresholdCents}, ${fullDiscounts.id}`,
  );

export async function couponById(tx: Tx, id: string): Promise<CouponTemplate | undefined> {
  const [found] = await tx.select().from(coupons).where(eq(coupons.id, id));
  return found;
}

export async function fullDiscountById(tx: Tx, id: string): Promise<FullDiscount | undefined> {
  const [found] = await tx.select().from(fullDiscounts).where(eq(fullDiscounts.id, id));
  return found;
}
