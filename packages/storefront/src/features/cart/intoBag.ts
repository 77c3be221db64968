import { useRef } from "react";
import { useCartChanged } from "./useCartCount.ts";

/** What leads from a pressed button to the bag. */
interface Thread {
  /** Place of the button whose press is being handled; undefined outside a press. */
  readonly pressed: () => DOMRect | undefined;
  /** Runs from there into the bag and resolves on arrival; undefined where nothing moves. */
  readonly run: (from: DOMRect) => Promise<void> | undefined;
}

let thread: Thread | undefined;

/** The shell draws the thread once it has loaded; undefined takes it away. */
export function provideThread(provided: Thread | undefined): void {
  thread = provided;
}

/**
 * Brings an addition into the bag: a thread runs there from the button that `press` was called for, and what shows the
 * cart is read again as it arrives. Nothing waits for the thread: the next press counts at once.
 */
export function useIntoBag(): { press: () => void; arrive: () => Promise<void> | undefined } {
  const cartChanged = useCartChanged();
  const from = useRef<DOMRect>(undefined);
  return {
    press() {
      from.current = thread?.pressed();
    },
    arrive() {
      const arrival = from.current && thread?.run(from.current);
      if (!arrival) return cartChanged();
      void arrival.then(cartChanged);
      return undefined;
    },
  };
}
