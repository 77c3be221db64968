import { useSyncExternalStore } from "react";

/** How far the page must be scrolled before the search bar floats alone, in px (HM-08). */
const FLOATS_AFTER = 300;

/** `top` of the page, `fixed` after any scroll, `floating` search bar further down (decisions 34). */
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
