import type { MemberCoupon } from "@sundry/api/contract/entities/coupon";
import { pageOf, type PageQuery, windowOf } from "#server/db/paging.ts";
import type { OwnedCouponState } from "#server/db/schema/ownedCoupon.ts";
import type { PromotionScope } from "#server/db/schema/promotion.ts";
import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import { nextId } from "#server/ids.ts";
import { centsRange, fromWire } from "#server/money/cents.ts";
import { platformId } from "#server/money/scope.ts";
import type { Services } from "#server/services.ts";
import { isClaimable, ownedLife } from "./couponStates.ts";
import {
  countOwned,
  countsByState,
  countTaken,
  countUse,
  couponsAtOwnLimit,
  insertOwned,
  markUnused,
  markUsed,
  type OwnedRow,
  ownedPage,
  takeOneCoupon,
  templateById,
  unusedOwned,
} from "./queries.ts";
import { ownedView } from "./view.ts";
import type { Lang } from "#server/locales.ts";

export interface OwnedCouponQuery extends PageQuery {
  memberCouponStatus?: OwnedCouponState | undefined;
  couponType?: "PRICE" | "DISCOUNT" | undefined;
  scopeType?: PromotionScope | undefined;
  storeId?: string | undefined;
  /** `min_max`, either may be missing. */
  price?: string | undefined;
}

/**
 * Claims a coupon. Throws Refused 41007 unknown, 41030 not free to claim, 41005 not running, 41006 none left, 41000
 * personal limit, in this order. However many claim at once, never more than the issue is handed out (BU-07). Rules 9.
 */
export async function receiveCoupon(tx: Tx, services: Services, memberId: string, couponId: string): Promise<void> {
  const template = await templateById(tx, couponId);
  if (!template) throw new Refused(41007);
  if (template.getType !== "FREE") throw new Refused(41030);
  if (!isClaimable(template, services.clock.now())) throw new Refused(41005);
  const granted = await grantCoupon(tx, services, memberId, template);
  if (granted instanceof Refused) throw granted;
}

/**
 * Gives a buyer one of a coupon. Returns its id, or the refusal (41006 none left, 41000 personal limit), after which
 * the transaction must be rolled back.
 */
export async function grantCoupon(
  tx: Tx,
  services: Services,
  memberId: string,
  template: OwnedRow["template"],
): Promise<Refused | string> {
  // Locks the coupon until the transaction ends, so that the personal limit can be counted safely afterwards.
  if (!(await takeOneCoupon(tx, template.id))) return new Refused(41006);
  const { limitNum } = template;
  if (limitNum > 0 && (await countTaken(tx, memberId, template.id)) >= limitNum)
    return new Refused(41000, { limit: limitNum });
  const now = services.clock.now();
  const life = ownedLife(template, now, services.config.shopZone);
  const id = nextId(services);
  const row = { id, couponId: template.id, memberId, ...life };
  await insertOwned(tx, { ...row, state: "NEW", createdAt: new Date(now) });
  return id;
}

/** The buyer's coupons, newest first. MC-07. */
export async function myCoupons(tx: Tx, services: Services, memberId: string, query: OwnedCouponQuery, lang: Lang) {
  const now = new Date(services.clock.now());
  const [minCents, maxCents] = centsRange(query.price);
  const filter = {
    state: query.memberCouponStatus,
    type: query.couponType,
    scopeType: query.scopeType,
    storeIds: query.storeId ? query.storeId.split(",") : undefined,
    minCents,
    maxCents,
  };
  const window = windowOf(query);
  const [rows, total] = await Promise.all([
    ownedPage(tx, memberId, filter, now, window),
    countOwned(tx, memberId, filter, now),
  ]);
  return pageOf(viewed(rows, services, lang), total, window);
}

/** Number of a buyer's coupons per state, as on the tabs of their list. MC-07. */
export async function couponCounts(tx: Tx, { clock }: Services, memberId: string) {
  return countsByState(tx, memberId, new Date(clock.now()));
}

/** The buyer's unused coupons for stores (or the platform), a scope id and a goods amount. Rules 9. */
export async function usableFor(
  tx: Tx,
  services: Services,
  memberId: string,
  query: PageQuery & { storeId: string; scopeId: string; totalPrice: number },
  lang: Lang,
) {
  const stores = new Set([platformId, ...query.storeId.split(",")]);
  const scopeIds = query.scopeId.split(",").filter(Boolean);
  const total = fromWire(query.totalPrice);
  const fitting = (await unusedCoupons(tx, services, memberId)).filter(
    ({ template }) =>
      stores.has(template.storeId) &&
      template.thresholdCents <= total &&
      (template.scopeType === "ALL" || template.scopeIds.some((id) => scopeIds.includes(id))),
  );
  const window = windowOf(query);
  const part = fitting.slice(window.offset, window.offset + window.size);
  return pageOf(viewed(part, services, lang), fitting.length, window);
}

/** A buyer's unused, valid coupons, those ending first in front. */
export async function unusedCoupons(tx: Tx, services: Services, memberId: string): Promise<OwnedRow[]> {
  return unusedOwned(tx, memberId, new Date(services.clock.now()));
}

/** Uses coupons for a trade, all or none. Throws Refused(41003) if one of them is no longer unused. BU-07. */
export async function spendCoupons(
  tx: Tx,
  services: Services,
  memberId: string,
  ids: readonly string[],
  tradeSn: string,
): Promise<void> {
  if (ids.length === 0) return;
  const used = await markUsed(tx, memberId, ids, tradeSn, new Date(services.clock.now()));
  if (used.length !== new Set(ids).size) throw new Refused(41003);
  await countUses(tx, used, 1);
}

/** Returns coupons of a cancelled trade to their owner; their end does not change. */
export async function returnCoupons(tx: Tx, ids: readonly string[], tradeSn: string): Promise<void> {
  if (ids.length === 0) return;
  await countUses(tx, await markUnused(tx, ids, tradeSn), -1);
}

async function countUses(tx: Tx, changed: readonly { couponId: string }[], by: 1 | -1): Promise<void> {
  for (const couponId of changed.map((one) => one.couponId).toSorted()) await countUse(tx, couponId, by);
}

/** Owned coupons in the contract's form. */
export function viewed(rows: readonly OwnedRow[], services: Services, lang: Lang): MemberCoupon[] {
  const moment = { now: services.clock.now(), zone: services.config.shopZone };
  return rows.map((row) => ownedView(row, lang, moment));
}

/** Coupons that a buyer has claimed the maximum number of times; they are no longer offered to them. */
export async function couponsAtLimit(tx: Tx, memberId: string): Promise<Set<string>> {
  return new Set(await couponsAtOwnLimit(tx, memberId));
}
