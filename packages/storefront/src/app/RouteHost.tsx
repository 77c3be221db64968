import { Suspense, useEffect } from "react";
import { Navigate, useLocation } from "react-router-dom";
import type { RouteRow } from "../routes.ts";
import { PageBoundary } from "./PageBoundary.tsx";
import { PageSkeleton } from "./PageSkeleton.tsx";
import { pageOf } from "./pages.ts";
import { loginAddress } from "./returnPath.ts";
import { useSessionLost, useUser } from "./session.ts";
import { Frame } from "./shell/Frame.tsx";
import { TitleHost } from "./title.tsx";
import { useScrollMemory } from "./useScrollMemory.ts";

/** One route on screen: login guard (RT-05), frame, title, scroll, and a boundary that keeps a fault inside the page. */
export function RouteHost({ row }: { row: RouteRow }) {
  const { pathname, search } = useLocation();
  const user = useUser();
  const lost = useSessionLost();
  useScrollMemory();
  if (row.login && !user && !lost) return <Navigate replace to={loginAddress(pathname, new URLSearchParams(search))} />;
  const Page = pageOf(row);
  return (
    <TitleHost row={row}>
      <Frame kind={row.frame}>
        <PageBoundary resetKey={`${pathname}${search}`}>
          <Suspense fallback={<PageSkeleton />}>
            <Page />
            <FocusAfterNavigation path={pathname} />
          </Suspense>
        </PageBoundary>
      </Frame>
    </TitleHost>
  );
}

let shownBefore = false;

/** After a change of page the focus starts at the new page's content, so that keys and screen readers begin there. */
function FocusAfterNavigation({ path }: { path: string }) {
  useEffect(() => {
    if (shownBefore) document.getElementById("content")?.focus({ preventScroll: true });
    shownBefore = true;
  }, [path]);
  return null;
}
