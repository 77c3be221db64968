import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { entryName, rememberScroll, restoreScroll } from "./scroll.ts";

/** Back and forward return to where the page was scrolled; a new page starts at its top (RT-07). */
export function useScrollMemory(): void {
  const { key, pathname, search } = useLocation();
  const type = useNavigationType();
  useEffect(() => {
    const entry = entryName(key);
    const remember = () => rememberScroll(entry);
    window.addEventListener("scroll", remember, { passive: true });
    return () => window.removeEventListener("scroll", remember);
    // Entries that the router has not made are alike by their keys.
  }, [key, pathname, search]);
  const shown = useRef<string>(undefined);
  useEffect(() => {
    const before = shown.current;
    shown.current = pathname;
    if (type === "POP") return restoreScroll(entryName(key));
    // A change of the query alone (filters, a SKU) keeps the place: only another path starts a new page.
    if (pathname !== before) window.scrollTo(0, 0);
    return undefined;
  }, [key, type, pathname]);
}
