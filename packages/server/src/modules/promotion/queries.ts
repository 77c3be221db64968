import { and, asc, eq, gt, isNull, lte, or, sql } from "drizzle-orm";
import { stores } from "#server/db/schema/catalogue.ts";
import { coupons, fullDiscounts } from "#server/db/schema/promotion.ts";
import type { Tx } from "#server/db/transaction.ts";

export type CouponTemplate = typeof coupons.$inferSelect;
export type FullDiscount = typeof fullDiscounts.$inferSelect;

/** Running: between its dates, or given out at any time with days counted from the taking (RULES 9). */
export function isRunning(now: Date) {
  return or(
    and(eq(coupons.rangeDayType, "FIXEDTIME"), lte(coupons.startAt, now), gt(coupons.endAt, now)),
    and(eq(coupons.rangeDayType, "DYNAMICTIME"), sql`${coupons.effectiveDays} between 1 and 365`),
  );
}

/** Free to take and not all taken. */
export const isFree = and(
  eq(coupons.getType, "FREE"),
  or(eq(coupons.publishNum, 0), sql`${coupons.receivedNum} < ${coupons.publishNum}`),
);

/** Coupons that anybody can take now, with the names of their stores (null for the platform). */
export function takeableCoupons(tx: Tx, now: Date) {
  return tx
    .select({ coupon: coupons, storeNameEn: stores.nameEn, storeNameZh: stores.nameZh })
    .from(coupons)
    .leftJoin(stores, eq(stores.id, coupons.storeId))
    .where(and(isRunning(now), isFree))
    .orderBy(asc(coupons.sortOrder), asc(coupons.id));
}

/** Spend-and-save activities that run now, with the names of their stores. */
export function runningFullDiscounts(tx: Tx, now: Date) {
  return tx
    .select({ discount: fullDiscounts, storeNameEn: stores.nameEn, storeNameZh: stores.nameZh })
    .from(fullDiscounts)
    .leftJoin(stores, eq(stores.id, fullDiscounts.storeId))
    .where(and(lte(fullDiscounts.startAt, now), or(isNull(fullDiscounts.endAt), gt(fullDiscounts.endAt, now))))
    .orderBy(asc(fullDiscounts.thresholdCents), asc(fullDiscounts.id));
}

export async function couponById(tx: Tx, id: string): Promise<CouponTemplate | undefined> {
  const [found] = await tx.select().from(coupons).where(eq(coupons.id, id));
  return found;
}

export async function fullDiscountById(tx: Tx, id: string): Promise<FullDiscount | undefined> {
  const [found] = await tx.select().from(fullDiscounts).where(eq(fullDiscounts.id, id));
  return found;
}
