/** Delivery methods that the checkout supports. */
export const deliveries = ["LOGISTICS", "SELF_PICK_UP"] as const;
export type Delivery = (typeof deliveries)[number];

/** How fast a parcel can travel. */
export const speeds = ["STANDARD", "EXPRESS"] as const;
export type Speed = (typeof speeds)[number];

/** Those of the methods offered for a basket that the checkout supports. */
export function offeredDelivery(offered: readonly string[]): readonly Delivery[] {
  return deliveries.filter((method) => offered.includes(method));
}
