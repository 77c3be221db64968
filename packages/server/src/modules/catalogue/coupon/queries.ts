import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  gte,
  lte,
  notExists,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { centsBetween } from "#server/db/centsBetween.ts";
import { placeholder, type Reading, reading, inOneStatement } from "#server/db/reading.ts";
import { stores } from "#server/db/schema/catalogue.ts";
import { type OwnedCouponState, ownedCoupons } from "#server/db/schema/ownedCoupon.ts";
import { couponActivities, coupons, type PromotionScope } from "#server/db/schema/promotion.ts";
import type { PageWindow } from "#server/db/paging.ts";
import type { Tx } from "#server/db/transaction.ts";
import type { Translations } from "#server/locales.ts";
import { daysAgo } from "#server/shopTime.ts";

/** Days that a buyer still sees a coupon after its end (rules 9). */
const seenDays = 3;

/** Buyers no longer see coupons that ended before this. */
export function seenSince(now: number): Date {
  return daysAgo(now, seenDays);
}

const joined = {
  owned: ownedCoupons,
  template: coupons,
  storeName: stores.name,
};

/** An owned coupon with its template and the names of its store (null for the platform). */
export interface OwnedRow {
  owned: typeof ownedCoupons.$inferSelect;
  template: typeof coupons.$inferSelect;
  storeName: Translations | null;
}

/** Filters of a list of owned coupons. */
export interface OwnedFilter {
  state?: OwnedCouponState | undefined;
  type?: "PRICE" | "DISCOUNT" | undefined;
  scopeType?: PromotionScope | undefined;
  storeIds?: readonly string[] | undefined;
  minCents?: number | undefined;
  maxCents?: number | undefined;
}

/** The state at a given time: a NEW coupon past its end is EXPIRE (rules 9). */
function inState(state: OwnedCouponState, now: Date): SQL | undefined {
  const unused = eq(ownedCoupons.state, "NEW");
  if (state === "NEW") return and(unused, gt(ownedCoupons.endAt, now));
  if (state === "EXPIRE") return or(eq(ownedCoupons.state, "EXPIRE"), and(unused, lte(ownedCoupons.endAt, now)));
  return eq(ownedCoupons.state, state);
}

function conditions(memberId: string, filter: OwnedFilter, now: Date): SQL | undefined {
  return and(
    eq(ownedCoupons.memberId, memberId),
    gte(ownedCoupons.endAt, seenSince(now.getTime())),
    filter.state && inState(filter.state, now),
    filter.type && eq(coupons.type, filter.type),
    filter.scopeType && eq(coupons.scopeType, filter.scopeType),
    filter.storeIds && inArray(coupons.storeId, [...filter.storeIds]),
    centsBetween(coupons.cents, filter.minCents, filter.maxCents),
  );
}

/** A page of a buyer's coupons, newest first. */
export async function ownedPage(
  tx: Tx,
  memberId: string,
  filter: OwnedFilter,
  now: Date,
  { size, offset }: PageWindow,
) {
  return tx
    .select(joined)
    .from(ownedCoupons)
    .innerJoin(coupons, eq(coupons.id, ownedCoupons.couponId))
    .leftJoin(stores, eq(stores.id, coupons.storeId))
    .where(conditions(memberId, filter, now))
    .orderBy(desc(ownedCoupons.createdAt), desc(ownedCoupons.id))
    .limit(size)
    .offset(offset);
}

/** Number of a buyer's coupons per state at a given time. */
export async function countsByState(tx: Tx, memberId: string, now: Date) {
  const within = (state: OwnedCouponState) =>
    sql<number>`count(*) filter (where ${inState(state, now)})`.mapWith(Number);
  const [row] = await tx
    .select({ NEW: within("NEW"), USED: within("USED"), EXPIRE: within("EXPIRE") })
    .from(ownedCoupons)
    .where(and(eq(ownedCoupons.memberId, memberId), gte(ownedCoupons.endAt, seenSince(now.getTime()))));
  return row ?? { NEW: 0, USED: 0, EXPIRE: 0 };
}

export async function countOwned(tx: Tx, memberId: string, filter: OwnedFilter, now: Date): Promise<number> {
  const [row] = await tx
    .select({ n: count() })
    .from(ownedCoupons)
    .innerJoin(coupons, eq(coupons.id, ownedCoupons.couponId))
    .where(conditions(memberId, filter, now));
  return row?.n ?? 0;
}

/**
 * Unused coupons of the buyer `memberId` that are still valid at `now` and match a condition, those ending first in
 * front.
 */
export const unusedReading = (condition: SQL): Reading<OwnedRow> =>
  reading(
    {
      owned: getTableColumns(ownedCoupons),
      template: getTableColumns(coupons),
      storeName: stores.name,
    },
    sql`from ${ownedCoupons} join ${coupons} on ${coupons.id} = ${ownedCoupons.couponId}
      left join ${stores} on ${stores.id} = ${coupons.storeId}
      where ${condition} and ${ownedCoupons.memberId} = ${placeholder("memberId")} and ${ownedCoupons.state} = 'NEW'
        and ${ownedCoupons.endAt} > ${placeholder("now")} order by ${ownedCoupons.endAt}, ${ownedCoupons.id}`,
  );

const readUnused = inOneStatement("unused coupons", { rows: unusedReading(sql`true`) });

/** A buyer's unused, valid coupons, those ending first in front. */
export async function unusedOwned(tx: Tx, memberId: string, now: Date): Promise<OwnedRow[]> {
  return (await readUnused(tx, { memberId, now })).rows;
}

/** Owned coupons by their ids, oldest first. */
export async function ownedByIds(tx: Tx, ids: readonly string[]): Promise<OwnedRow[]> {
  if (ids.length === 0) return [];
  return tx
    .select(joined)
    .from(ownedCoupons)
    .innerJoin(coupons, eq(coupons.id, ownedCoupons.couponId))
    .leftJoin(stores, eq(stores.id, coupons.storeId))
    .where(inArray(ownedCoupons.id, [...ids]))
    .orderBy(asc(ownedCoupons.id));
}

export async function templateById(tx: Tx, id: string): Promise<OwnedRow["template"] | null> {
  const [row] = await tx.select().from(coupons).where(eq(coupons.id, id));
  return row ?? null;
}

/**
 * Platform coupons that are handed out, not claimed, and not by an activity, in order: the welcome gift of a new buyer.
 */
export async function welcomeTemplates(tx: Tx, limit: number): Promise<OwnedRow["template"][]> {
  const ofActivity = tx
    .select({ id: couponActivities.id })
    .from(couponActivities)
    .where(sql`${coupons.id} = any(${couponActivities.couponIds})`);
  return tx
    .select()
    .from(coupons)
    .where(and(eq(coupons.getType, "ACTIVITY"), eq(coupons.storeId, "0"), notExists(ofActivity)))
    .orderBy(asc(coupons.sortOrder), asc(coupons.id))
    .limit(limit);
}

/** Takes one from a coupon's issue and locks the coupon; false if all are taken. */
export async function takeOneCoupon(tx: Tx, couponId: string): Promise<boolean> {
  const taken = await tx
    .update(coupons)
    .set({ receivedNum: sql`${coupons.receivedNum} + 1` })
    .where(
      and(eq(coupons.id, couponId), or(eq(coupons.publishNum, 0), sql`${coupons.receivedNum} < ${coupons.publishNum}`)),
    )
    .returning({ id: coupons.id });
  return taken.length > 0;
}

/** How many of a coupon a buyer has ever received, in any state. */
export async function countTaken(tx: Tx, memberId: string, couponId: string): Promise<number> {
  const [row] = await tx
    .select({ n: count() })
    .from(ownedCoupons)
    .where(and(eq(ownedCoupons.couponId, couponId), eq(ownedCoupons.memberId, memberId)));
  return row?.n ?? 0;
}

/** Ids of coupons of which a buyer has received the maximum. */
export async function couponsAtOwnLimit(tx: Tx, memberId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: coupons.id })
    .from(ownedCoupons)
    .innerJoin(coupons, eq(coupons.id, ownedCoupons.couponId))
    .where(and(eq(ownedCoupons.memberId, memberId), gt(coupons.limitNum, 0)))
    .groupBy(coupons.id, coupons.limitNum)
    .having(sql`count(*) >= ${coupons.limitNum}`);
  return rows.map(({ id }) => id);
}

export async function insertOwned(tx: Tx, row: typeof ownedCoupons.$inferInsert): Promise<void> {
  await tx.insert(ownedCoupons).values(row);
}

/** Marks a buyer's coupons as used where possible and returns which. Locked in the order of their ids. */
export async function markUsed(
  tx: Tx,
  memberId: string,
  ids: readonly string[],
  tradeSn: string,
  now: Date,
): Promise<{ id: string; couponId: string }[]> {
  const held = await tx
    .select({ id: ownedCoupons.id })
    .from(ownedCoupons)
    .where(
      and(
        inArray(ownedCoupons.id, [...ids]),
        eq(ownedCoupons.memberId, memberId),
        inState("NEW", now),
        lte(ownedCoupons.startAt, now),
      ),
    )
    .orderBy(asc(ownedCoupons.id))
    .for("update");
  if (held.length === 0) return [];
  return tx
    .update(ownedCoupons)
    .set({ state: "USED", tradeSn, usedAt: now })
    .where(
      inArray(
        ownedCoupons.id,
        held.map(({ id }) => id),
      ),
    )
    .returning({ id: ownedCoupons.id, couponId: ownedCoupons.couponId });
}

/** Marks coupons of a trade as unused again and returns which. */
export async function markUnused(tx: Tx, ids: readonly string[], tradeSn: string) {
  return tx
    .update(ownedCoupons)
    .set({ state: "NEW", tradeSn: null, usedAt: null })
    .where(and(inArray(ownedCoupons.id, [...ids]), eq(ownedCoupons.tradeSn, tradeSn), eq(ownedCoupons.state, "USED")))
    .returning({ id: ownedCoupons.id, couponId: ownedCoupons.couponId });
}

/** Counts uses of a coupon up or down. */
export async function countUse(tx: Tx, couponId: string, by: 1 | -1): Promise<void> {
  await tx
    .update(coupons)
    .set({ usedNum: sql`greatest(${coupons.usedNum} + ${by}, 0)` })
    .where(eq(coupons.id, couponId));
}
