import { useCallback, useSyncExternalStore } from "react";
import { useHydrating } from "./useHydrating.ts";

/**
 * Whether a media query matches now (see `from` and `below` of the theme). `false` on the server and while the browser
 * takes over its page.
 */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener("change", changed);
      return () => list.removeEventListener("change", changed);
    },
    [query],
  );
  const hydrating = useHydrating();
  const matches = () => window.matchMedia(query).matches;
  const matched = useSyncExternalStore(subscribe, matches, () => typeof window !== "undefined" && matches());
  return matched && !hydrating;
}
