import { lt } from "drizzle-orm";
import { ownedCoupons } from "#server/db/schema/ownedCoupon.ts";
import type { Tx } from "#server/db/transaction.ts";
import type { Services } from "#server/services.ts";
import { daysAgo } from "#server/shopTime.ts";

/** Days that a buyer still sees a coupon after its end (rules 9). */
const keepDays = 3;

/** Deletes buyers' coupons of any state some days after their end. */
export async function forgetOldCoupons(tx: Tx, { clock }: Services): Promise<void> {
  await tx.delete(ownedCoupons).where(lt(ownedCoupons.endAt, daysAgo(clock.now(), keepDays)));
}
