import type { Db } from "#server/db/database.ts";
import type { Tx } from "#server/db/transaction.ts";
import { closeAfterSaleWindows, continueOverdueCases } from "#server/modules/aftercare/afterSale/timers.ts";
import { forgetOldCoupons } from "#server/modules/catalogue/coupon/retention.ts";
import { settleCommissions } from "#server/modules/buying/distribution/commission.ts";
import { receiveForgotten } from "#server/modules/buying/order/automaticReceipt.ts";
import { releasePoints } from "#server/modules/buying/order/pendingPoints.ts";
import { closeOverdue } from "#server/modules/buying/order/unpaidExpiry.ts";
import { sendRefunds } from "#server/modules/buying/payment/refunds.ts";
import { sweep } from "#server/modules/platform/timers/sweep.ts";
import type { Services } from "#server/services.ts";

/** Runs the timers of the shop, in the order in which the model lets things happen. */
export async function runTimers({ tx, services }: { tx: Tx; services: Services }): Promise<void> {
  const failed = (error: unknown) => {
    throw error;
  };
  const parts = { db: tx as unknown as Db, services, failed };
  await sweep(parts, closeOverdue);
  await sweep(parts, receiveForgotten);
  await sweep(parts, continueOverdueCases);
  await closeAfterSaleWindows(tx, services);
  await sweep(parts, settleCommissions);
  await sweep(parts, releasePoints);
  await forgetOldCoupons(tx, services);
  await sendRefunds(parts);
}
