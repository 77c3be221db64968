"use client";
import { useRef } from "react";

/**
 * Returns focus to where it was before an overlay opened, if the overlay has no trigger of its own; with a trigger, radix
 * does it.
 */
export function useFocusReturn(hasTrigger: boolean) {
  const before = useRef<Element>(null);
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      if (hasTrigger) return;
      event.preventDefault();
      const { current } = before;
      if (current instanceof HTMLElement && current.isConnected) current.focus({ preventScroll: true });
    },
  };
}
