/** What a ticket tells about a coupon; amounts in units of the currency. */
export interface CouponSummary {
  readonly id: string;
  /** Money off, or a discount in tenths: 8.5 means that 85 percent are paid (decisions 25). */
  readonly kind: "money" | "discount";
  readonly value: number;
  /** Goods amount from which it can be used; 0 or nothing: no threshold. */
  readonly threshold?: number | undefined;
  /** Where it counts, in words: a store, "All goods on Sundry", "Kitchenware only". */
  readonly scope: string;
  /** The platform's own coupons are vermilion, those of stores cobalt. */
  readonly issuer: "store" | "platform";
  /** Last day, already in words of the page's language. */
  readonly until?: string | undefined;
  /** Day on which it was used, in words; shown in state `used`. */
  readonly usedOn?: string | undefined;
  /** It ends shortly: a claimed one is flagged. @default false */
  readonly endsSoon?: boolean | undefined;
  /** In place of a last day, such as "Good for 15 days after you claim it". */
  readonly validity?: string | undefined;
  /** Share already taken, 0 to 100. */
  readonly claimedPercent?: number | undefined;
}

/** Where a ticket stands for the buyer. */
export type CouponState = "open" | "claimed" | "soldOut" | "used" | "expired";
