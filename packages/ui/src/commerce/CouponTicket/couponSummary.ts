/** A coupon. Amounts are in units of the currency. */
export interface CouponSummary {
  readonly id: string;
  /** Money off, or a discount in tenths: 8.5 means that the buyer pays 85%. */
  readonly kind: "money" | "discount";
  readonly value: number;
  /** Minimum spend; 0 or undefined for none. */
  readonly threshold?: number | undefined;
  /** Where it applies, in words: a store, "All products", "Kitchenware only". */
  readonly scope: string;
  /** The marketplace's own coupons are red, those of stores blue. */
  readonly issuer: "store" | "platform";
  /** Last day, already in words of the page's language. */
  readonly until?: string | undefined;
  /** Day on which it was used, in words; shown in state `used`. */
  readonly usedOn?: string | undefined;
  /** Whether it ends soon; a claimed coupon says so. @default false */
  readonly endsSoon?: boolean | undefined;
  /** In place of a last day, such as "Good for 15 days after you claim it". */
  readonly validity?: string | undefined;
  /** Share already taken, 0 to 100. */
  readonly claimedPercent?: number | undefined;
}

/** Where a ticket stands for the buyer. */
export type CouponState = "open" | "claimed" | "soldOut" | "used" | "expired";
