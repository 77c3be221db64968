import { markPopular } from "#server/modules/catalogue/goods/popular.ts";
import { runExclusively } from "../platform/timers/exclusive.ts";
import type { SweepParts } from "../platform/timers/sweep.ts";

/** Marks until all are right, so that a new large shop is soon fast; each batch lets sales of the same goods in between. */
export async function markAllPopular(parts: SweepParts): Promise<void> {
  let changed = 0;
  do {
    changed = 0;
    await runExclusively("popular goods", parts, async (tx) => {
      changed = await markPopular(tx);
    });
  } while (changed > 0);
}
