import { mine } from "@sundry/api/contract/coupon";
import type { Coupon } from "@sundry/api/contract/entities/coupon";
import { useMemo, useState } from "react";
import { useRead } from "../../shared/data/useRead.ts";
import { useUser } from "../../shared/session/session.ts";
import { hrefToUse } from "../../shared/coupon/couponUse.ts";
import { couponState, ownedCounts } from "./couponView.ts";
import { useClaimCoupon } from "./useClaimCoupon.ts";

/** Coupons in every state: a used one counts towards the most a buyer may claim. */
const allOfMine = { pageNumber: 1, pageSize: 100 };

/** Coupons on offer: their state for the buyer, and the claim (GD-06, product 27). */
export function useCouponOffers() {
  const user = useUser();
  const owned = useRead(mine, user ? allOfMine : null);
  const counts = useMemo(() => ownedCounts(owned.data?.records ?? []), [owned.data]);
  const [claimedIds, setClaimedIds] = useState<ReadonlySet<string>>(new Set());
  const claim = useClaimCoupon({
    after: ({ couponId }) => setClaimedIds((now) => new Set(now).add(couponId)),
  });
  return {
    claim: (coupon: Coupon) => void claim.run({ couponId: coupon.id, use: hrefToUse(coupon) }),
    /** Id of the coupon that is being claimed. */
    pending: claim.pendingInput?.couponId,
    stateOf: (coupon: Coupon) => {
      const state = couponState(coupon, counts.get(coupon.id));
      return claimedIds.has(coupon.id) && state !== "used" ? "claimed" : state;
    },
  };
}
