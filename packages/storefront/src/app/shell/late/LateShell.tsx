import { from } from "@sundry/ui/theme/breakpoints";
import { Suspense } from "react";
import { useLocation } from "react-router-dom";
import { routeOf } from "../../../routes.ts";
import { useServiceTopic } from "../../customerService.ts";
import { useUser } from "../../session.ts";
import { useMediaQuery } from "../../useMediaQuery.ts";
import { Drawers } from "../drawers/Drawers.tsx";
import { BusyBar } from "./BusyBar.tsx";
import { CouponPopUp } from "./CouponPopUp.tsx";
import { Reminders } from "./Reminders.tsx";
import { ResumedIntent } from "./ResumedIntent.tsx";
import { usePageLog } from "./usePageLog.ts";
import { useReferral } from "./useReferral.ts";
import { useSearchMemory } from "./useSearchMemory.ts";
import { lazyPart, lazyQuietly } from "../../lazyPart.ts";

// Under 1024 px there is the tab bar instead.
const Rail = lazyQuietly(() => import("../rail/Rail.tsx").then((m) => ({ default: m.Rail })));
const ServiceDialog = lazyPart(() =>
  import("../../../features/im/ServiceDialog.tsx").then((m) => ({ default: m.ServiceDialog })),
);

/** The part of the shell that comes after the first paint: sidebar and drawers, pop-up, reminders, what goes on after a log-in, and the count of page views. */
export function LateShell() {
  const { pathname } = useLocation();
  const frame = routeOf(pathname)?.frame ?? "shop";
  const browsing = frame === "shop" || frame === "member";
  const wide = useMediaQuery(from("lg"));
  const user = useUser();
  const { topic, close } = useServiceTopic();
  usePageLog();
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
      {user && browsing && <CouponPopUp key={user.username} />}
      {topic && (
        <Suspense>
          <ServiceDialog topic={topic} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
