"use client";
import { useCallback, useEffect, useRef } from "react";

/** Milliseconds a pointer must rest before something opens under it. */
export const HOVER_DELAY = 150;

/** One pending action. Scheduling another replaces it; cancelling or unmounting drops it. */
export function useDelayedAction(): { schedule: (delay: number, act: () => void) => void; cancel: () => void } {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancel = useCallback(() => clearTimeout(timer.current), []);
  const schedule = useCallback((delay: number, act: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, delay);
  }, []);
  useEffect(() => cancel, [cancel]);
  return { schedule, cancel };
}
