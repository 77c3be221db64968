import type { PageQuery } from "../../shared/routing/addresses.ts";
import { platformId } from "../../shared/coupon/couponUse.ts";

/** Coupons on a page of the coupon centre. */
export const COUPONS_ON_A_PAGE = 24;

/** Input of the list call for the coupon centre; coupons that end first come first. */
export function couponInput({ from, type, pageNumber }: PageQuery<"couponCentre">) {
  return {
    ...(from !== "all" && { storeId: from === "platform" ? platformId : "store" }),
    ...(type !== "all" && { couponType: type }),
    sort: "endTime",
    order: "asc" as const,
    pageNumber,
    pageSize: COUPONS_ON_A_PAGE,
  };
}
