import { type ReactNode, Suspense, useEffect, useMemo } from "react";
import { Navigate, useLocation } from "react-router-dom";
import type { RouteRow } from "../routes.ts";
import { PageBoundary } from "./PageBoundary.tsx";
import { PageSkeleton } from "../shell/frames/PageSkeleton.tsx";
import { pageOf } from "./pages.ts";
import { loginAddress } from "../shared/routing/returnPath.ts";
import { useSessionLost, useUser } from "../shared/session/session.ts";
import { Frame } from "../shell/frames/Frame.tsx";
import { TitleHost } from "./TitleHost.tsx";
import { useScrollMemory } from "../shared/routing/useScrollMemory.ts";

/** One route on screen: login guard (RT-05), frame, title, scroll, and a boundary that keeps a fault inside the page. */
export function RouteHost({ row }: { row: RouteRow }) {
  const { pathname, search } = useLocation();
  const user = useUser();
  const lost = useSessionLost();
  useScrollMemory();
  const from = useMemo(() => ({ path: pathname, focus: document.activeElement }), [pathname]);
  if (row.login && !user && !lost) return <Navigate replace to={loginAddress(pathname, new URLSearchParams(search))} />;
  return (
    <TitleHost row={row}>
      <Frame kind={row.frame}>
        <PageBoundary resetKey={`${pathname}${search}`}>
          <PageOf row={row}>
            <FocusAfterNavigation from={from} />
          </PageOf>
        </PageBoundary>
      </Frame>
    </TitleHost>
  );
}

/** Inside the boundary, so that another try after a failure gets the page anew. */
function PageOf({ row, children }: { row: RouteRow; children: ReactNode }) {
  const Page = pageOf(row);
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Page />
      {children}
    </Suspense>
  );
}

let shownBefore = false;

/**
 * After a change of page the focus starts at the new page's content, so that keys and screen readers begin there. A buyer who
 * went on to something else while the page was loading (the menu, the search) keeps his place.
 */
function FocusAfterNavigation({ from }: { from: { path: string; focus: Element | null } }) {
  useEffect(() => {
    const current = document.activeElement;
    const undisturbed = current === document.body || current === from.focus || !current?.isConnected;
    if (shownBefore && undisturbed) document.getElementById("content")?.focus({ preventScroll: true });
    shownBefore = true;
  }, [from]);
  return null;
}
