import { useWaitingOrders } from "./useWaitingOrders.ts";
import type { Tag } from "./orderTags.ts";

/**
 * How many orders wait for something, by tab; what is not known, or nothing, has no number. Asked once `ready`, so that the
 * list itself comes first (MC-02).
 */
export function useOrderCounts(ready: boolean): ReadonlyMap<Tag, number> {
  const { WAIT_PAY, WAIT_SHIP, WAIT_ROG } = useWaitingOrders(ready ? {} : null);
  const totals: readonly [Tag, number | undefined][] = [
    ["WAIT_PAY", WAIT_PAY],
    ["WAIT_SHIP", WAIT_SHIP],
    ["WAIT_ROG", WAIT_ROG],
  ];
  return new Map(totals.flatMap(([tag, total]) => (total ? [[tag, total] as const] : [])));
}
