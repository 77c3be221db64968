import type { Pace } from "../../shared/data/polling.ts";

/** How often an open order is read again (MC-02). */
export const orderPollingPace: Pace = { firstMs: 5_000, longestMs: 60_000 };

/** States that are final. */
const ended: ReadonlySet<string> = new Set(["COMPLETED", "CANCELLED"]);

/** Whether the order may still change: by the store, the carrier or a time limit. */
export function canStillChange(status: string): boolean {
  return !ended.has(status);
}
