import type { OrderAllowOperation } from "@sundry/api/contract/entities/order";
import { cancellable, isInAfterSale } from "./closing.ts";
import type { ItemRow, OrderRow } from "./queries.ts";

const sent: readonly OrderRow["state"][] = ["PARTS_DELIVERED", "DELIVERED", "COMPLETED"];

/**
 * What the buyer may do with an order in its state (rules 7), given the open cases of its lines. The calls refuse
 * everything else. MC-02.
 */
export function allowedOperations(
  {
    state,
    flowCents,
    orderType,
    deliveryMethod,
  }: Pick<OrderRow, "state" | "flowCents" | "orderType" | "deliveryMethod">,
  items: readonly Pick<ItemRow, "afterSaleState" | "refundState" | "refundCents" | "goodwillCents">[],
): OrderAllowOperation {
  return {
    cancel: cancellable.includes(state) && !items.some(isInAfterSale),
    // An order that costs nothing is paid with the rest of its trade.
    pay: state === "UNPAID" && flowCents > 0,
    rog: state === "DELIVERED",
    // What is collected or needs no delivery has no parcels.
    showLogistics: sent.includes(state) && orderType === "NORMAL" && deliveryMethod !== "SELF_PICK_UP",
    take: state === "STAY_PICKED_UP" || state === "TAKE",
    remove: state === "COMPLETED" || state === "CANCELLED",
  };
}
