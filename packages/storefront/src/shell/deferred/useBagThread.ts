import { useEffect } from "react";
import { provideThread } from "../../features/cart/index.ts";
import { runThread } from "./bagThread.ts";

/** Lets a thread run from each button that adds goods into the bag. */
export function useBagThread(): void {
  useEffect(() => {
    let place: DOMRect | undefined;
    // Buttons are pressed in many components; Safari gives the pressed one no focus.
    const onClick = ({ target }: MouseEvent) => {
      place = target instanceof Element ? target.closest("button, a")?.getBoundingClientRect() : undefined;
      setTimeout(() => {
        place = undefined;
      });
    };
    document.addEventListener("click", onClick, { capture: true });
    provideThread({ pressed: () => place, run: runThread });
    return () => {
      document.removeEventListener("click", onClick, { capture: true });
      provideThread(undefined);
    };
  }, []);
}
