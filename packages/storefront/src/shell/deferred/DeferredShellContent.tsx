import { from } from "@sundry/ui/theme/breakpoints";
import { Suspense, useEffect } from "react";
import { useLocation } from "react-router-dom";
import { type Area, loadWords } from "../../shared/i18n/words.ts";
import { loadClaimedDialog } from "../../features/coupon/index.ts";
import { closeClaim, useClaimedCoupon } from "../../shared/coupon/claimedCoupon.ts";
import { loadServiceDialog, useOpenChat } from "../../features/im/index.ts";
import { currentLocale } from "../../shared/i18n/locale.ts";
import { useUser } from "../../shared/session/session.ts";
import { useMediaQuery } from "../../shared/layout/useMediaQuery.ts";
import { Drawers } from "../drawers/Drawers.tsx";
import type { FrameKind } from "../frames/Frame.tsx";
import { BusyBar } from "./BusyBar.tsx";
import { Reminders } from "../announcements/Reminders.tsx";
import { ResumedIntent } from "./ResumedIntent.tsx";
import { useBagThread } from "./useBagThread.ts";
import { useOffline } from "./useOffline.ts";
import { usePageLog } from "./usePageLog.ts";
import { useReferral } from "../../features/distribution/index.ts";
import { useSearchMemory } from "../header/useSearchMemory.ts";
import { lazyPart, lazyOptional } from "../../shared/routing/lazyPart.ts";

// Below 1024 px the tab bar replaces it.
const Rail = lazyOptional(() => withWords(import("../rail/Rail.tsx")).then((m) => ({ default: m.Rail })));
const CouponPopUp = lazyOptional(() =>
  withWords(import("../announcements/CouponPopUp.tsx")).then((m) => ({ default: m.CouponPopUp })),
);
const ClaimedDialog = lazyPart(() => withWords(loadClaimedDialog(), "coupon").then((Dialog) => ({ default: Dialog })));
const ServiceDialog = lazyPart(() => withWords(loadServiceDialog(), "im").then((Dialog) => ({ default: Dialog })));

/** Code together with its words. */
async function withWords<Code>(code: Promise<Code>, area: Area = "rail"): Promise<Code> {
  const [loaded] = await Promise.all([code, loadWords(area, currentLocale())]);
  return loaded;
}

export interface DeferredShellProps {
  /** The route of the open page; undefined for an unknown address. */
  page: { login: boolean; frame: FrameKind } | undefined;
}

/** The part of the shell that loads after the first paint: sidebar and drawers, pop-up, reminders, the confirmation of a claimed coupon, actions resumed after a login, and the count of page views. */
export function DeferredShellContent({ page }: DeferredShellProps) {
  const { pathname } = useLocation();
  const frame = page?.frame ?? "shop";
  const browsing = frame === "shop" || frame === "member";
  const wide = useMediaQuery(from("lg"));
  const widest = useMediaQuery(from("wide"));
  const user = useUser();
  const { chat, close } = useOpenChat();
  const claimed = useClaimedCoupon();
  // It belongs to the page where the coupon was claimed.
  useEffect(() => closeClaim, [pathname]);
  usePageLog(page?.login ?? false);
  useOffline();
  useBagThread();
  useReferral();
  useSearchMemory();
  return (
    <>
      <BusyBar />
      {browsing && wide && (
        <Suspense>
          {/* In a window of a usual width it would be the third list of the same pages beside a member page. */}
          <Rail short={frame === "member" && !widest} />
        </Suspense>
      )}
      <Drawers />
      <ResumedIntent atLogin={frame === "bare"} path={pathname} />
      <Reminders />
      {user && browsing && (
        <Suspense>
          <CouponPopUp key={user.username} />
        </Suspense>
      )}
      {claimed !== undefined && (
        <Suspense>
          <ClaimedDialog use={claimed} onClose={closeClaim} />
        </Suspense>
      )}
      {chat && (
        <Suspense>
          <ServiceDialog {...chat} onClose={close} besideRail={browsing && wide} />
        </Suspense>
      )}
    </>
  );
}
