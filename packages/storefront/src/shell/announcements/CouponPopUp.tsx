import { ApiError } from "@sundry/api/client";
import { activity, mine } from "@sundry/api/contract/coupon";
import type { MemberCoupon } from "@sundry/api/contract/entities/coupon";
import { overview } from "@sundry/api/contract/member";
import { useClock } from "@sundry/ui/runtime";
import { Suspense, useEffect, useState } from "react";
import { useSWRConfig } from "swr";
import { loadWords } from "../../shared/i18n/words.ts";
import { client } from "../../shared/data/client.ts";
import { currentLocale } from "../../shared/i18n/locale.ts";
import { storage } from "../../shared/session/storage.ts";
import { readsOf } from "../../shared/data/useRead.ts";
import { popUpDue, popUpSeen } from "./popUpDay.ts";
import { lazyOptional } from "../../shared/routing/lazyPart.ts";

const GiftDialog = lazyOptional(() =>
  Promise.all([import("./GiftDialog.tsx"), loadWords("coupon", currentLocale())]).then(([m]) => ({
    default: m.GiftDialog,
  })),
);

/**
 * Once a day, requests the coupons that a buyer receives automatically, and shows them (HM-13, product 12). Not a
 * `useAction`: no buyer pressed anything, so an error shows nothing.
 */
export function CouponPopUp() {
  const clock = useClock();
  const { mutate } = useSWRConfig();
  const [received, setReceived] = useState<readonly MemberCoupon[]>([]);
  useEffect(() => {
    const now = () => new Date(clock.now());
    if (!popUpDue(storage, now())) return;
    client.send(activity).then(
      (coupons) => {
        popUpSeen(storage, now());
        setReceived([...new Map(coupons.map((coupon) => [coupon.id, coupon])).values()]);
        if (coupons.length > 0) void mutate(readsOf(mine, overview));
      },
      (fault: unknown) => {
        // The next page load tries again.
        if (!(fault instanceof ApiError)) throw fault;
      },
    );
  }, [clock, mutate]);
  if (received.length === 0) return null;
  return (
    <Suspense>
      <GiftDialog coupons={received} onClose={() => setReceived([])} />
    </Suspense>
  );
}
