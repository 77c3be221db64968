import type { Pace } from "../../shared/data/polling.ts";

/** How often an open order is read again (MC-02). */
export const livePace: Pace = { firstMs: 5_000, longestMs: 60_000 };

/** States in which nothing changes any more. */
const ended: ReadonlySet<string> = new Set(["COMPLETED", "CANCELLED"]);

/** Whether the order may still change: by the store, the carrier or because time runs out. */
export function isUnderWay(status: string): boolean {
  return !ended.has(status);
}
