/** Delivery methods that the checkout supports. */
export const deliveries = ["LOGISTICS", "SELF_PICK_UP"] as const;
export type Delivery = (typeof deliveries)[number];

/** The methods offered for a basket, as far as the checkout supports them. */
export function offeredDelivery(offered: readonly string[]): readonly Delivery[] {
  return deliveries.filter((method) => offered.includes(method));
}
