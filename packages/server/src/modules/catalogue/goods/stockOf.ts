import type { SkuRow } from "./queries.ts";

/** How the stock of a SKU is kept, and what is there of goods that are also made to order. */
export function stockOf({ stockKind, onHand }: Pick<SkuRow, "stockKind" | "onHand">) {
  return { stockKind, onHand: onHand === null ? null : Math.max(onHand, 0) };
}
