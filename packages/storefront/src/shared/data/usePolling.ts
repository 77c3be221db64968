import { useEffect, useRef } from "react";
import { browserEnvironment, type Pace, startPolling } from "./polling.ts";

export interface PollingOptions extends Pace {
  /** Whether there is something to wait for. */
  active: boolean;
  /** The last known state; a new value restarts with the first pause. */
  state?: string | undefined;
}

/**
 * Polls while something may still change: less and less often, never in a hidden tab, never two requests at a time.
 * Leaving the page ends it (lesson 38).
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
    return startPolling(() => latest.current(), pace, browserEnvironment);
  }, [active, state, firstMs, growth, longestMs]);
}
