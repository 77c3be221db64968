"use client";
import { useRef } from "react";

/**
 * Gives the focus back to where it was before an overlay opened, for one that something else than a trigger of its own opened;
 * with a trigger radix does it. What has left the page meanwhile gets nothing.
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
