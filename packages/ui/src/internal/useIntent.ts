"use client";
import { useCallback, useEffect, useRef } from "react";

/** Milliseconds a mouse must rest before something opens under it; shorter passes are no wish. */
export const HOVER_INTENT = 150;

/** One thing that will happen unless the buyer changes his mind; a new one replaces the one before. */
export function useIntent(): { plan: (delay: number, act: () => void) => void; forget: () => void } {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const forget = useCallback(() => clearTimeout(timer.current), []);
  const plan = useCallback((delay: number, act: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, delay);
  }, []);
  useEffect(() => forget, [forget]);
  return { plan, forget };
}
