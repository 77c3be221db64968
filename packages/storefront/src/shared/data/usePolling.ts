import { useEffect, useRef } from "react";
import { browserSurroundings, type Pace, startPolling } from "./polling.ts";

export interface PollingOptions extends Pace {
  /** Whether there is anything to wait for. */
  active: boolean;
  /** What is known by now: another value begins again with the first rest. */
  state?: string | undefined;
}

/**
 * Keeps a page live: asks again while something may still change, slower and slower, never in a hidden tab and never two at a
 * time; leaving the page ends it (lesson 38).
 */
export function usePolling(ask: () => Promise<unknown>, options: PollingOptions): void {
  const { active, state, firstMs, growth, longestMs } = options;
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  useEffect(() => {
    if (!active) return undefined;
    const pace = { firstMs, longestMs, ...(growth !== undefined && { growth }) };
    return startPolling(() => latest.current(), pace, browserSurroundings);
  }, [active, state, firstMs, growth, longestMs]);
}
