import { carryByItself, shipByItself } from "#server/modules/order/automaticDelivery.ts";
import type { Timer } from "#server/modules/timers/loop.ts";
import { sweep } from "#server/modules/timers/sweep.ts";

/**
 * The other side of the marketplace working by itself: stores ship, carriers carry, one step of each order every so many ms. For
 * demonstrations, where nobody sits there (SUNDRY_MARKET_PACE, `pnpm market live`).
 */
export function marketPace(stepMs: number): Timer {
  return {
    name: "market pace",
    everyMs: Math.min(stepMs, 5_000),
    async round(parts) {
      await sweep(parts, shipByItself(stepMs));
      await sweep(parts, carryByItself(stepMs));
    },
  };
}
