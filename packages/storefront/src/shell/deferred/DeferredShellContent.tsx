import { from } from "@sundry/ui/theme/breakpoints";
import { Suspense } from "react";
import { useLocation } from "react-router-dom";
import { type Area, loadWords } from "../../shared/i18n/words.ts";
import { loadServiceDialog, useServiceTopic } from "../../features/im/index.ts";
import { currentLocale } from "../../shared/i18n/locale.ts";
import { useUser } from "../../shared/session/session.ts";
import { useMediaQuery } from "../../shared/layout/useMediaQuery.ts";
import { Drawers } from "../drawers/Drawers.tsx";
import type { FrameKind } from "../frames/Frame.tsx";
import { BusyBar } from "./BusyBar.tsx";
import { Reminders } from "../announcements/Reminders.tsx";
import { ResumedIntent } from "./ResumedIntent.tsx";
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

/** The part of the shell that loads after the first paint: sidebar and drawers, pop-up, reminders, actions resumed after a login, and the count of page views. */
export function DeferredShellContent({ page }: DeferredShellProps) {
  const { pathname } = useLocation();
  const frame = page?.frame ?? "shop";
  const browsing = frame === "shop" || frame === "member";
  const wide = useMediaQuery(from("lg"));
  const user = useUser();
  const { topic, close } = useServiceTopic();
  usePageLog(page?.login ?? false);
  useOffline();
  useReferral();
  useSearchMemory();
  return (
    <>
      <BusyBar />
      {browsing && wide && (
        <Suspense>
          <Rail />
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
      {topic && (
        <Suspense>
          <ServiceDialog topic={topic} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
