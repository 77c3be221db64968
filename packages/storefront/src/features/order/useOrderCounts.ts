import { useWaitingOrders } from "./useWaitingOrders.ts";
import type { PageQuery } from "../../shared/routing/addresses.ts";

type Tag = PageQuery<"orders">["tag"];

/**
 * Number of orders per tab; a tab without orders has no number. Waits until `ready`, so that the list itself loads
 * first (MC-02).
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
