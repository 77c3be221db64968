import { list, mine, receive } from "@sundry/api/contract/coupon";
import { overview } from "@sundry/api/contract/member";
import { client } from "../../shared/data/client.ts";
import { type Action, useAction } from "../../shared/data/useAction.ts";
import { confirmClaim } from "../../shared/coupon/claimedCoupon.ts";

interface Claim {
  readonly couponId: string;
  /** Address of the goods that it applies to. */
  readonly use: string;
}

/** Claims a coupon and confirms it in a dialog; a visitor logs in first (GD-06, BU-02, SE-08). `after` runs as well. */
export function useClaimCoupon({ after }: { after?: (claim: Claim) => void } = {}): Action<Claim> {
  return useAction(({ couponId }: Claim) => client.send(receive, { id: couponId }), {
    login: (values) => ({ name: "claim", values }),
    after: (_, claim) => {
      confirmClaim(claim.use);
      after?.(claim);
    },
    invalidate: [list, mine, overview],
  });
}
