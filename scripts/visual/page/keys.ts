import type { Verdict } from "../review.ts";

/** What keys do. */
export interface KeyActions {
  judge(verdict: Verdict): void;
  step(by: 1 | -1): void;
  view(place: number): void;
  zoom(): void;
}

/** Elements that use letters or arrows themselves. */
const typing = "input, select, textarea";

/**
 * Listens to the keyboard: the left and right arrow for the pictures (in the list also up and down), `a` and `r` for a
 * verdict, digits for the view, `z` for the size.
 */
export function listenToKeys({ judge, step, view, zoom }: KeyActions): void {
  document.addEventListener("keydown", (event) => {
    const { key, target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (!(target instanceof Element) || target.closest(typing)) return;
    const act = {
      a: () => judge("approved"),
      r: () => judge("rejected"),
      z: zoom,
      ArrowRight: () => step(1),
      ArrowLeft: () => step(-1),
      ...(target.closest("nav") && { ArrowDown: () => step(1), ArrowUp: () => step(-1) }),
    }[key.length === 1 ? key.toLowerCase() : key];
    if (act) act();
    else if (/^[1-5]$/.test(key)) view(Number(key) - 1);
    else return;
    event.preventDefault();
  });
}
