import { eq, and, exists, lt } from "drizzle-orm";
import { ownedCoupons } from "#server/db/schema/ownedCoupon.ts";
import { coupons } from "#server/db/schema/promotion.ts";
import type { Tx } from "#server/db/transaction.ts";
import type { Services } from "#server/services.ts";
import { seenSince } from "./queries.ts";

/**
 * Deletes buyers' coupons of any state some days after their end, when buyers no longer see them. Those of a coupon that
 * each buyer may have only so often are kept: they are what is counted.
 */
export async function forgetOldCoupons(tx: Tx, { clock }: Services): Promise<void> {
  const unlimited = tx
    .select({ id: coupons.id })
    .from(coupons)
    .where(and(eq(coupons.id, ownedCoupons.couponId), eq(coupons.limitNum, 0)));
  await tx.delete(ownedCoupons).where(and(lt(ownedCoupons.endAt, seenSince(clock.now())), exists(unlimited)));
}
