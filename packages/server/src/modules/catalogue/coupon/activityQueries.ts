import { and, arrayContains, asc, eq, gt, inArray, lte, or } from "drizzle-orm";
import { couponActivities, couponActivityGrants, coupons } from "#server/db/schema/promotion.ts";
import type { Tx } from "#server/db/transaction.ts";

export type CouponActivityRow = typeof couponActivities.$inferSelect;

/** Running activities for a buyer, in the order of their ids. */
export async function activitiesFor(tx: Tx, memberId: string, now: Date): Promise<CouponActivityRow[]> {
  return tx
    .select()
    .from(couponActivities)
    .where(
      and(
        lte(couponActivities.startAt, now),
        gt(couponActivities.endAt, now),
        or(eq(couponActivities.kind, "AUTO_COUPON"), arrayContains(couponActivities.memberIds, [memberId])),
      ),
    )
    .orderBy(asc(couponActivities.id));
}

/** Records that a buyer has used a period of an activity; false if they had already, also with concurrent calls. */
export async function takePeriod(tx: Tx, row: typeof couponActivityGrants.$inferInsert): Promise<boolean> {
  const taken = await tx.insert(couponActivityGrants).values(row).onConflictDoNothing().returning();
  return taken.length > 0;
}

export async function templatesOf(tx: Tx, ids: readonly string[]) {
  return tx
    .select()
    .from(coupons)
    .where(inArray(coupons.id, [...ids]))
    .orderBy(asc(coupons.id));
}
