import { and, asc, eq, inArray, ne, type SQL, sql } from "drizzle-orm";
import { centsBetween } from "#server/db/centsBetween.ts";
import { stores } from "#server/db/schema/catalogue.ts";
import { coupons } from "#server/db/schema/promotion.ts";
import type { PageWindow } from "#server/db/paging.ts";
import type { Tx } from "#server/db/transaction.ts";
import { platformId } from "#server/money/scope.ts";
import { isFree, isRunning } from "../promotion/queries.ts";
import { anyContains } from "#server/db/translations.ts";

/** Filters of the coupon list; amounts in cents. */
export interface CouponQuery {
  name: string | undefined;
  type: "PRICE" | "DISCOUNT" | undefined;
  scopeType: (typeof coupons.$inferSelect)["scopeType"] | undefined;
  /** Ids, or every store except the platform. */
  stores: readonly string[] | "store" | undefined;
  minCents: number | undefined;
  maxCents: number | undefined;
}

function matching(query: CouponQuery, now: Date): SQL | undefined {
  return and(
    isRunning(now),
    isFree,
    query.name ? anyContains(coupons.name, query.name) : undefined,
    query.type && eq(coupons.type, query.type),
    query.scopeType && eq(coupons.scopeType, query.scopeType),
    query.stores === "store" ? ne(coupons.storeId, platformId) : undefined,
    Array.isArray(query.stores) ? inArray(coupons.storeId, query.stores) : undefined,
    centsBetween(coupons.cents, query.minCents, query.maxCents),
  );
}

/** Fields to sort offered coupons by; those without a value come last. */
const sortable = {
  endTime: coupons.endAt,
  startTime: coupons.startAt,
  price: coupons.cents,
  consumeThreshold: coupons.thresholdCents,
} as const;

/** Sort order of a list. */
export interface CouponSort {
  /** An unknown name keeps the display order. */
  sort: string | undefined;
  order: "asc" | "desc" | undefined;
}

function orderOf({ sort, order }: CouponSort): SQL[] {
  const display = [asc(coupons.sortOrder), asc(coupons.id)];
  const column = sort !== undefined && Object.hasOwn(sortable, sort) ? sortable[sort as keyof typeof sortable] : null;
  if (!column) return display;
  return [order === "asc" ? sql`${column} asc nulls last` : sql`${column} desc nulls last`, ...display];
}

/** One page of coupons that can be claimed now, in display order or sorted, and the total. */
export async function couponPage(tx: Tx, query: CouponQuery & CouponSort, now: Date, { size, offset }: PageWindow) {
  const where = matching(query, now);
  const [rows, total] = await Promise.all([
    tx
      .select({ coupon: coupons, storeName: stores.name })
      .from(coupons)
      .leftJoin(stores, eq(stores.id, coupons.storeId))
      .where(where)
      .orderBy(...orderOf(query))
      .limit(size)
      .offset(offset),
    tx.$count(coupons, where),
  ]);
  return { rows, total };
}
