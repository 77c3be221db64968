import { mine } from "@sundry/api/contract/coupon";
import { useRead } from "../../app/useRead.ts";
import type { CouponTab } from "./ownedCouponsQuery.ts";

/** A page of one row: only its total is wanted. */
const first = { pageNumber: 1, pageSize: 1 };

/** How many coupons a buyer has by tab; asked once `ready`, so that the list itself comes first (MC-07). */
export function useOwnedCounts(ready: boolean): ReadonlyMap<CouponTab, number> {
  const options = { onFocus: true };
  const unused = useRead(mine, ready ? { ...first, memberCouponStatus: "NEW" } : null, options).data;
  const used = useRead(mine, ready ? { ...first, memberCouponStatus: "USED" } : null, options).data;
  const expired = useRead(mine, ready ? { ...first, memberCouponStatus: "EXPIRE" } : null, options).data;
  const totals: readonly [CouponTab, number | undefined][] = [
    ["NEW", unused?.total],
    ["USED", used?.total],
    ["EXPIRE", expired?.total],
  ];
  return new Map(totals.flatMap(([tab, total]) => (total === undefined ? [] : [[tab, total] as const])));
}
