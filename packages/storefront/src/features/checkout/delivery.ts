/** Ways to hand an order over that this page can settle. */
export const deliveries = ["LOGISTICS", "SELF_PICK_UP"] as const;
export type Delivery = (typeof deliveries)[number];

/** The ways offered for a basket, those that this page can settle. */
export function offeredDelivery(offered: readonly string[]): readonly Delivery[] {
  return deliveries.filter((method) => offered.includes(method));
}
