"use client";
import { useCallback, useEffect, useRef } from "react";

/** Milliseconds a mouse must rest before something opens under it; shorter passes are no wish. */
export const HOVER_DELAY = 150;

/** One thing that will happen unless the buyer changes his mind; a new one replaces the one before. */
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
