import { automaticTracking, automaticShipping } from "#server/modules/buying/order/automaticDelivery.ts";
import type { Timer } from "#server/modules/platform/timers/loop.ts";
import { sweep } from "#server/modules/platform/timers/sweep.ts";

/**
 * Runs the other side of the marketplace automatically: stores ship and carriers deliver, one step of each order at an
 * interval in ms. For demonstrations without anybody on that side (SUNDRY_MARKET_PACE, `pnpm market live`).
 */
export function marketPace(stepMs: number): Timer {
  return {
    name: "market pace",
    everyMs: Math.min(stepMs, 5_000),
    async round(parts) {
      await sweep(parts, automaticShipping(stepMs));
      await sweep(parts, automaticTracking(stepMs));
    },
  };
}
