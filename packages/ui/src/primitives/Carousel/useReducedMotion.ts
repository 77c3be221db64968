"use client";
import { useSyncExternalStore } from "react";
import { media } from "../../theme/breakpoints.ts";

function subscribe(onChange: () => void) {
  const wish = matchMedia(media.reducedMotion);
  wish.addEventListener("change", onChange);
  return () => wish.removeEventListener("change", onChange);
}

/** Whether the buyer wants no movement. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(media.reducedMotion).matches,
    () => false,
  );
}
