import type { CartView } from "@sundry/api/contract/entities/basket";

/** Ways to hand an order over that this page can settle. */
export const deliveries = ["LOGISTICS", "SELF_PICK_UP"] as const;
export type Delivery = (typeof deliveries)[number];

/** The ways offered for a basket; pick-up only when the point is known, because an order without one is refused. */
export function offeredDelivery(offered: readonly string[], view: CartView | undefined): readonly Delivery[] {
  return deliveries.filter(
    (method) => offered.includes(method) && (method !== "SELF_PICK_UP" || Boolean(view?.storeAddress)),
  );
}
