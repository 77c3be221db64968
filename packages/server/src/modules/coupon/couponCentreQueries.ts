import { and, asc, eq, gte, inArray, lte, ne, type SQL, sql } from "drizzle-orm";
import { stores } from "#server/db/schema/catalogue.ts";
import { coupons } from "#server/db/schema/promotion.ts";
import type { PageWindow } from "#server/db/paging.ts";
import type { Tx } from "#server/db/transaction.ts";
import { platformId } from "#server/money/scope.ts";
import { isFree, isRunning } from "../promotion/queries.ts";
import { anyContains } from "#server/db/translations.ts";

/** What offered coupons are narrowed by; amounts in cents. */
export interface CouponWish {
  name: string | undefined;
  type: "PRICE" | "DISCOUNT" | undefined;
  scopeType: (typeof coupons.$inferSelect)["scopeType"] | undefined;
  /** Ids, or every store but the platform. */
  stores: readonly string[] | "store" | undefined;
  minCents: number | undefined;
  maxCents: number | undefined;
}

function matching(wish: CouponWish, now: Date): SQL | undefined {
  return and(
    isRunning(now),
    isFree,
    wish.name ? anyContains(coupons.name, wish.name) : undefined,
    wish.type && eq(coupons.type, wish.type),
    wish.scopeType && eq(coupons.scopeType, wish.scopeType),
    wish.stores === "store" ? ne(coupons.storeId, platformId) : undefined,
    Array.isArray(wish.stores) ? inArray(coupons.storeId, wish.stores) : undefined,
    wish.minCents === undefined ? undefined : gte(coupons.cents, wish.minCents),
    wish.maxCents === undefined ? undefined : lte(coupons.cents, wish.maxCents),
  );
}

/** Fields that offered coupons can be sorted by; those without a value come last. */
const sortable = {
  endTime: coupons.endAt,
  startTime: coupons.startAt,
  price: coupons.cents,
  consumeThreshold: coupons.thresholdCents,
} as const;

/** How a list is sorted. */
export interface CouponSort {
  /** Another name leaves the display order. */
  sort: string | undefined;
  order: "asc" | "desc" | undefined;
}

function orderOf({ sort, order }: CouponSort): SQL[] {
  const display = [asc(coupons.sortOrder), asc(coupons.id)];
  const column = sort !== undefined && Object.hasOwn(sortable, sort) ? sortable[sort as keyof typeof sortable] : null;
  if (!column) return display;
  return [order === "asc" ? sql`${column} asc nulls last` : sql`${column} desc nulls last`, ...display];
}

/** One page of coupons that can be taken now, in display order or sorted as wished, and the number of all. */
export async function couponPage(tx: Tx, wish: CouponWish & CouponSort, now: Date, { size, offset }: PageWindow) {
  const where = matching(wish, now);
  const [rows, total] = await Promise.all([
    tx
      .select({ coupon: coupons, storeName: stores.name })
      .from(coupons)
      .leftJoin(stores, eq(stores.id, coupons.storeId))
      .where(where)
      .orderBy(...orderOf(wish))
      .limit(size)
      .offset(offset),
    tx.$count(coupons, where),
  ]);
  return { rows, total };
}
