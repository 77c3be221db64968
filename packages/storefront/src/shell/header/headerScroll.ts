import { backToTop } from "../rail/backToTop.ts";

/** px of scroll after which the bar with the search floats in, or a picture under a phone's bar has gone. */
export const RAISED_AFTER = 300;
/** px of scroll after which the bar with the search has left the window with the page around it. */
export const GONE_AFTER = 160;

/** Puts the keyboard into the search of the header, where it is seen: it floats in, or its row is not far away (product 34). */
export function showSearch(): void {
  if (window.scrollY <= GONE_AFTER) backToTop();
  document.querySelector<HTMLElement>("header form[role='search'] input")?.focus({ preventScroll: true });
}
