import { mine } from "@sundry/api/contract/coupon";
import type { Coupon } from "@sundry/api/contract/entities/coupon";
import { useMemo, useState } from "react";
import { useRead } from "../../shared/data/useRead.ts";
import { useUser } from "../../shared/session/session.ts";
import { couponState, ownedCounts } from "./couponView.ts";
import { useClaimCoupon } from "./useClaimCoupon.ts";

/** Coupons in every state: a used one counts towards the most a buyer may claim. */
const allOfMine = { pageNumber: 1, pageSize: 100 };

/** Coupons on offer: their state for the buyer, and the claim, confirmed in a dialog (GD-06, product 27). */
export function useCouponOffers(coupons: readonly Coupon[]) {
  const user = useUser();
  const owned = useRead(mine, user ? allOfMine : null);
  const counts = useMemo(() => ownedCounts(owned.data?.records ?? []), [owned.data]);
  const [confirmed, setConfirmed] = useState<Coupon>();
  const [claimedIds, setClaimedIds] = useState<ReadonlySet<string>>(new Set());
  const claim = useClaimCoupon({
    success: () => undefined,
    after: (_, { couponId }) => {
      setClaimedIds((now) => new Set(now).add(couponId));
      setConfirmed(coupons.find(({ id }) => id === couponId));
    },
  });
  return {
    claim: (coupon: Coupon) => void claim.run({ couponId: coupon.id }),
    /** Id of the coupon that is being claimed. */
    pending: claim.pendingInput?.couponId,
    /** The coupon just claimed, until the buyer closes the dialog. */
    confirmed,
    closeDialog: () => setConfirmed(undefined),
    stateOf: (coupon: Coupon) => {
      const state = couponState(coupon, counts.get(coupon.id));
      return claimedIds.has(coupon.id) && state !== "used" ? "claimed" : state;
    },
  };
}
