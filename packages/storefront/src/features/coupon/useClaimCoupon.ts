import { ApiError } from "@sundry/api/client";
import { list, mine, receive } from "@sundry/api/contract/coupon";
import type { Coupon } from "@sundry/api/contract/entities/coupon";
import { overview } from "@sundry/api/contract/member";
import { useToast } from "@sundry/ui/primitives/Toast";
import { useMemo, useState } from "react";
import { useSWRConfig } from "swr";
import { client } from "../../shared/data/client.ts";
import { useFaultWords } from "../../shared/data/faultWords.ts";
import { useLoginPrompt } from "../../shared/session/loginPrompt.ts";
import { useUser } from "../../shared/session/session.ts";
import { readsOf, useRead } from "../../shared/data/useRead.ts";
import { couponState, ownedCounts } from "./couponView.ts";

/** All states: a coupon that was used counts towards what one buyer may take. */
const allOfMine = { pageNumber: 1, pageSize: 100 };

/**
 * Claims coupons on offer: a visitor is asked to log in and his claim goes on afterwards (SE-08); a refusal says why and shows
 * what is true now (GD-06, decisions 27).
 */
export function useClaimCoupon() {
  const user = useUser();
  const { requireLogin } = useLoginPrompt();
  const { show } = useToast();
  const words = useFaultWords();
  const { mutate } = useSWRConfig();
  const owned = useRead(mine, user ? allOfMine : null);
  const counts = useMemo(() => ownedCounts(owned.data?.records ?? []), [owned.data]);
  const [pending, setPending] = useState<string>();
  const [claimed, setClaimed] = useState<Coupon>();
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());

  const claim = async (coupon: Coupon) => {
    if (pending !== undefined || !requireLogin({ name: "claim", values: { couponId: coupon.id } })) return;
    setPending(coupon.id);
    try {
      await client.send(receive, { id: coupon.id });
      setKept((now) => new Set(now).add(coupon.id));
      setClaimed(coupon);
    } catch (fault) {
      if (!(fault instanceof ApiError)) throw fault;
      if (fault.kind !== "aborted" && fault.kind !== "unauthorized") show({ tone: "warning", text: words(fault) });
    } finally {
      setPending(undefined);
      void mutate(readsOf(list, mine, overview));
    }
  };

  return {
    claim: (coupon: Coupon) => void claim(coupon),
    /** Id of the coupon whose claim is under way. */
    pending,
    /** The coupon just claimed, until the buyer has read so. */
    claimed,
    dismiss: () => setClaimed(undefined),
    stateOf: (coupon: Coupon) => {
      const state = couponState(coupon, counts.get(coupon.id));
      return kept.has(coupon.id) && state !== "used" ? "claimed" : state;
    },
  };
}
