import { useCallback, useSyncExternalStore } from "react";

let position = 0;
const listeners = new Set<() => void>();

function follow() {
  position = window.scrollY;
  for (const changed of listeners) changed();
}

/**
 * Whether the page is scrolled further than `distance` px; renders again only when that changes. The position is read only after
 * a scroll: reading it while the page is drawn would make the browser lay it out at once. It is followed for good, because a page
 * without a header, such as the login, scrolls too.
 */
export function useScrolledPast(distance: number): boolean {
  const subscribe = useCallback((changed: () => void) => {
    // Adding the same function again changes nothing.
    window.addEventListener("scroll", follow, { passive: true });
    listeners.add(changed);
    return () => void listeners.delete(changed);
  }, []);
  return useSyncExternalStore(
    subscribe,
    () => position > distance,
    () => false,
  );
}
