import { memo, type ReactNode, Suspense, useEffect, useEffectEvent, useMemo } from "react";
import { Navigate, useLocation, useNavigationType } from "react-router-dom";
import type { RouteRow } from "../routes.ts";
import { EarlyPresses } from "./EarlyPresses.tsx";
import { PageBoundary } from "./PageBoundary.tsx";
import { PageSkeleton } from "../shell/frames/PageSkeleton.tsx";
import { pageOf } from "./pages.ts";
import { loginAddress } from "../shared/routing/returnPath.ts";
import { useSessionLost, useUser } from "../shared/session/session.ts";
import { Frame } from "../shell/frames/Frame.tsx";
import { TitleHost } from "./TitleHost.tsx";
import { useScrollMemory } from "../shared/routing/useScrollMemory.ts";

/**
 * Shows a route: login guard (RT-05), frame, title, scroll position, and a boundary that keeps a fault inside the page.
 * Memoised, so that new settings of the shop do not render the page again.
 */
export const RouteHost = memo(function RouteHost({ row }: { row: RouteRow }) {
  const { pathname, search } = useLocation();
  const user = useUser();
  const lost = useSessionLost();
  useScrollMemory();
  const from = useMemo(() => ({ path: pathname, focus: globalThis.document?.activeElement ?? null }), [pathname]);
  if (row.login && !user && !lost) return <Navigate replace to={loginAddress(pathname, new URLSearchParams(search))} />;
  return (
    <TitleHost row={row}>
      <Frame kind={row.frame}>
        <PageBoundary resetKey={`${pathname}${search}`}>
          <PageOf row={row}>
            <FocusAfterNavigation from={from} />
            <EarlyPresses />
          </PageOf>
        </PageBoundary>
      </Frame>
    </TitleHost>
  );
});

/** Inside the boundary, so that a retry loads the page again. */
export function PageOf({ row, children }: { row: RouteRow; children: ReactNode }) {
  const Page = pageOf(row);
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Page />
      {children}
    </Suspense>
  );
}

let shownBefore = false;

interface LeftPage {
  path: string;
  focus: Element | null;
}

/**
 * After a change of page the focus moves to the new content, so that keyboards and screen readers start there. Buyers
 * who have moved on to the menu or the search while the page was loading keep their place.
 */
function FocusAfterNavigation({ from }: { from: LeftPage }) {
  // A buyer can leave the first page before it has loaded: the next one counts as a change of page too.
  const chosen = useNavigationType() === "PUSH";
  const arrive = useEffectEvent(({ focus }: LeftPage) => {
    const current = document.activeElement;
    const undisturbed = current === document.body || current === focus || !current?.isConnected;
    if ((shownBefore || chosen) && undisturbed) document.getElementById("content")?.focus({ preventScroll: true });
    shownBefore = true;
  });
  useEffect(() => arrive(from), [from]);
  return null;
}
