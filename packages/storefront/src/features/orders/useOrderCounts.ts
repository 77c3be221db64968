import { list } from "@sundry/api/contract/order";
import { useRead } from "../../app/useRead.ts";
import type { Tag } from "./orderTags.ts";

/** A page of one row: only its total is wanted. */
const first = { pageNumber: 1, pageSize: 1 };

/**
 * How many orders wait for something, by tab; what is not known, or nothing, has no number. Asked once `ready`, so that the
 * list itself comes first (MC-02).
 */
export function useOrderCounts(ready: boolean): ReadonlyMap<Tag, number> {
  const toPay = useRead(list, ready ? { ...first, tag: "WAIT_PAY" } : null).data;
  const toShip = useRead(list, ready ? { ...first, tag: "WAIT_SHIP" } : null).data;
  const toReceive = useRead(list, ready ? { ...first, tag: "WAIT_ROG" } : null).data;
  const totals: readonly [Tag, number | undefined][] = [
    ["WAIT_PAY", toPay?.total],
    ["WAIT_SHIP", toShip?.total],
    ["WAIT_ROG", toReceive?.total],
  ];
  return new Map(totals.flatMap(([tag, total]) => (total ? [[tag, total] as const] : [])));
}
