import { type ReactNode, startTransition, useEffect, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { createPath, NavigationType, Router, UNSAFE_createHashHistory as createHashHistory } from "react-router-dom";
import { isPageLoaded, loadPageAt } from "./pages.ts";
import { carryPicture, carriedGoods } from "../shared/routing/carriedPicture.ts";

type Shown = Pick<ReturnType<typeof createHashHistory>, "action" | "location">;

/**
 * The router's own `HashRouter`, except that a page is shown a moment later when a goods' picture goes along: the
 * browser has to see the old page first. Only the data router can wait by itself, and it is twice as large.
 */
export function ShopRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createHashHistory({ v5Compat: true }));
  const [shown, show] = useState<Shown>({ action: history.action, location: history.location });
  const left = useRef(shown);
  useLayoutEffect(() => {
    left.current = shown;
  }, [shown]);
  useOwnScrollPositions();
  useLayoutEffect(() => {
    /** The page that is wanted now: an older one that still loads is not shown any more. */
    let wanted: Shown = left.current;
    const follow = ({ action, location }: Shown) => {
      const next = { action, location };
      wanted = next;
      const goodsId = carriedGoods(left.current.location, location);
      const plainly = () => {
        if (wanted === next) startTransition(() => show(next));
      };
      if (goodsId === undefined) return plainly();
      const carry = () =>
        wanted === next && carryPicture(goodsId, { show: () => flushSync(() => show(wanted)), otherwise: plainly });
      if (isPageLoaded(location.pathname)) carry();
      else loadPageAt(location.pathname).then(carry, plainly);
    };
    const isUnheard = () => createPath(history.location) !== createPath(wanted.location);
    const stop = history.listen(follow);
    // A link that was followed while the shop was drawn for the first time.
    if (isUnheard()) follow(history);
    // An address typed or changed before all pictures of the first page are there: until then, browsers hold back the
    // event that the history listens to.
    const catchUp = () => isUnheard() && follow({ action: NavigationType.Pop, location: history.location });
    window.addEventListener("hashchange", catchUp);
    return () => {
      stop();
      window.removeEventListener("hashchange", catchUp);
    };
  }, [history]);
  return (
    <Router location={shown.location} navigationType={shown.action} navigator={history}>
      {children}
    </Router>
  );
}

/**
 * The shop restores scroll positions itself (`useScrollMemory`). The browser would do it as soon as the address
 * changes, while the old page still shows. After a reload it is the browser's task again.
 */
function useOwnScrollPositions(): void {
  useEffect(() => {
    const handBack = () => {
      window.history.scrollRestoration = "auto";
    };
    const takeOver = () => {
      window.history.scrollRestoration = "manual";
    };
    takeOver();
    window.addEventListener("pagehide", handBack);
    window.addEventListener("pageshow", takeOver);
    return () => {
      handBack();
      window.removeEventListener("pagehide", handBack);
      window.removeEventListener("pageshow", takeOver);
    };
  }, []);
}
