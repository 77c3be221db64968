import { mine } from "@sundry/api/contract/coupon";
import type { MemberOverview } from "@sundry/api/contract/entities/overview";
import { useOverview } from "../../../shared/data/useOverview.ts";
import type { CouponTab } from "./ownedCouponsQuery.ts";

/** A page of one row: only its total is wanted. */
const first = { pageNumber: 1, pageSize: 1 };

/** How many coupons a buyer has by tab; asked once `ready`, so that the list itself comes first (MC-07). */
export function useOwnedCounts(ready: boolean): ReadonlyMap<CouponTab, number> {
  const wanted = ready ? {} : null;
  const totals: readonly [CouponTab, number | undefined][] = [
    ["NEW", useOverview(wanted, countOf("NEW")).data],
    ["USED", useOverview(wanted, countOf("USED")).data],
    ["EXPIRE", useOverview(wanted, countOf("EXPIRE")).data],
  ];
  return new Map(totals.flatMap(([tab, total]) => (total === undefined ? [] : [[tab, total] as const])));
}

function countOf(tab: CouponTab) {
  return {
    pick: ({ coupons }: MemberOverview) => coupons[tab],
    call: mine,
    input: { ...first, memberCouponStatus: tab },
    pickAlone: ({ total }: { total: number }) => total,
  };
}
