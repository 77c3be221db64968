import { readPage } from "../../../shared/list/readPage.ts";

/** The tabs of a buyer's coupons, by state. */
export const couponTabs = ["NEW", "USED", "EXPIRE"] as const;
export type CouponTab = (typeof couponTabs)[number];

/** What the address of the buyer's coupons says. */
export interface OwnedCouponsQuery {
  tab: CouponTab;
  pageNumber: number;
}

/** Reads the address; whatever is malformed falls back to the start. */
export function readOwnedCouponsQuery(params: URLSearchParams): OwnedCouponsQuery {
  return { tab: couponTabs.find((tab) => tab === params.get("tab")) ?? "NEW", pageNumber: readPage(params) };
}

/** The address of a tab and page, without what it starts with anyway. */
export function ownedCouponsAddress({ tab, pageNumber }: OwnedCouponsQuery): string {
  const params = new URLSearchParams();
  if (tab !== "NEW") params.set("tab", tab);
  if (pageNumber > 1) params.set("pageNumber", String(pageNumber));
  const query = params.toString();
  return query ? `/home/Coupons?${query}` : "/home/Coupons";
}
