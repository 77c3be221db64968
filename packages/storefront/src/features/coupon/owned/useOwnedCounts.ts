import { mine } from "@sundry/api/contract/coupon";
import type { MemberOverview } from "@sundry/api/contract/entities/overview";
import { useOverview } from "../../../shared/data/useOverview.ts";
import type { PageQuery } from "../../../shared/routing/addresses.ts";

type CouponTab = PageQuery<"coupons">["tab"];

/** A page of one row is enough for the total. */
const first = { pageNumber: 1, pageSize: 1 };

/** How many coupons the buyer has by tab. Waits until `ready`, so that the list itself loads first (MC-07). */
export function useOwnedCounts(ready: boolean): ReadonlyMap<CouponTab, number> {
  const input = ready ? {} : null;
  const totals: readonly [CouponTab, number | undefined][] = [
    ["NEW", useOverview(input, countOf("NEW")).data],
    ["USED", useOverview(input, countOf("USED")).data],
    ["EXPIRE", useOverview(input, countOf("EXPIRE")).data],
  ];
  return new Map(totals.flatMap(([tab, total]) => (total === undefined ? [] : [[tab, total] as const])));
}

function countOf(tab: CouponTab) {
  return {
    fromOverview: ({ coupons }: MemberOverview) => coupons[tab],
    call: mine,
    input: { ...first, memberCouponStatus: tab },
    fromCall: ({ total }: { total: number }) => total,
  };
}
