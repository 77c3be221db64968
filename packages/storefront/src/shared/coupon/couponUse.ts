import type { Coupon, MemberCoupon } from "@sundry/api/contract/entities/coupon";
import { hrefTo } from "../routing/addresses.ts";

/** The store id of the marketplace itself. */
export const platformId = "0";

type Usable = Pick<Coupon, "storeId" | "scopeType" | "scopeId"> & (Pick<Coupon, "id"> | Pick<MemberCoupon, "couponId">);

/**
 * Address of the goods that a coupon applies to: its store, its category, or all goods (product 26). Its ids are joined with commas; several
 * categories are no chain, so they and chosen goods are found by the coupon itself.
 */
export function hrefToUse(coupon: Usable): string {
  const { storeId, scopeType, scopeId } = coupon;
  if (storeId !== platformId) return hrefTo.store({ id: storeId });
  const [only, ...others] = (scopeId ?? "").split(",").filter((id) => id.trim() !== "");
  if (only === undefined || scopeType === "ALL") return hrefTo.goodsList();
  if (scopeType === "PORTION_GOODS_CATEGORY" && others.length === 0) return hrefTo.goodsList({ categoryId: [only] });
  return hrefTo.goodsList({ couponId: "couponId" in coupon ? coupon.couponId : coupon.id });
}
