import { useSyncExternalStore } from "react";

/** The scroll position from which the search bar floats alone, in px (HM-08). */
const FLOATS_AFTER = 300;

/** At the `top` of the page, `fixed` after any scroll, a `floating` search bar further down (product 34). */
export type HeaderMode = "top" | "fixed" | "floating";

/** The header's mode at a scroll position in px. */
export function headerMode(scrolled: number): HeaderMode {
  if (scrolled > FLOATS_AFTER) return "floating";
  return scrolled > 0 ? "fixed" : "top";
}

/** Follows the scroll position; renders again only when the mode changes. */
export function useHeaderMode(): HeaderMode {
  return useSyncExternalStore(
    onScroll,
    () => headerMode(window.scrollY),
    () => "top",
  );
}

function onScroll(changed: () => void): () => void {
  window.addEventListener("scroll", changed, { passive: true });
  return () => window.removeEventListener("scroll", changed);
}
