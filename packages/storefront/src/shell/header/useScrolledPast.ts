import { useCallback, useSyncExternalStore } from "react";

/**
 * Whether the page is scrolled further than `distance` px; renders again only when that changes. The position is read only after
 * a scroll: reading it while the page is drawn would make the browser lay it out at once.
 */
export function useScrolledPast(distance: number): boolean {
  const subscribe = useCallback((changed: () => void) => {
    const follow = () => {
      position = window.scrollY;
      changed();
    };
    window.addEventListener("scroll", follow, { passive: true });
    return () => window.removeEventListener("scroll", follow);
  }, []);
  return useSyncExternalStore(
    subscribe,
    () => position > distance,
    () => false,
  );
}

let position = 0;
