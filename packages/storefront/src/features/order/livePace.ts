import type { Pace } from "../../shared/data/polling.ts";

/** How often an order that is under way is looked at again (MC-02). */
export const livePace: Pace = { firstMs: 5_000, longestMs: 60_000 };

/** States in which nothing happens any more. */
const ended: ReadonlySet<string> = new Set(["COMPLETED", "CANCELLED"]);

/** Whether somebody else may still change the order: the store, the carrier or time. */
export function isUnderWay(status: string): boolean {
  return !ended.has(status);
}
