import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { entryName, rememberScroll, restoreScroll } from "./scroll.ts";

/** Back and forward restore the scroll position; a new page starts at its top (RT-07). */
export function useScrollMemory(): void {
  const location = useLocation();
  const { pathname } = location;
  const entry = entryName(location);
  const type = useNavigationType();
  // In the commit that changes the page: a shorter one makes the browser scroll, which must not count for the page before.
  useLayoutEffect(() => {
    const remember = () => rememberScroll(entry);
    window.addEventListener("scroll", remember, { passive: true });
    return () => window.removeEventListener("scroll", remember);
  }, [entry]);
  const shown = useRef<string>(undefined);
  useEffect(() => {
    const before = shown.current;
    shown.current = pathname;
    if (type === "POP") return restoreScroll(entry);
    // A change of the query alone (filters, a SKU) keeps the position: only another path is a new page.
    if (pathname !== before) window.scrollTo(0, 0);
    return undefined;
  }, [entry, type, pathname]);
}
