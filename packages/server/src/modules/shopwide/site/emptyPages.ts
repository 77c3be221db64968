import { sql } from "drizzle-orm";
import { coupons, seckillOffers } from "#server/db/schema/promotion.ts";
import type { Tx } from "#server/db/transaction.ts";

/** Pages of promotions that the shop does not have: no flash sale in the week, no coupon to claim. */
export async function emptyPages(tx: Tx, now: number): Promise<string[]> {
  const { rows } = (await tx.execute(sql`select
    exists (select 1 from ${seckillOffers}) as seckill,
    exists (select 1 from ${coupons} where ${coupons.getType} = 'FREE'
      and (${coupons.endAt} is null or ${coupons.endAt} > ${new Date(now).toISOString()})) as "couponCentre"`)) as {
    rows: { seckill: boolean; couponCentre: boolean }[];
  };
  return Object.entries(rows[0] ?? {}).flatMap(([page, filled]) => (filled ? [] : [page]));
}
