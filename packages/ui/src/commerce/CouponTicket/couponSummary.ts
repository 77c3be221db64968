import type { Amount } from "../../format/money.ts";
import { countOf, recordOf, textOf } from "../../internal/given.ts";

/** A coupon. */
export interface CouponSummary {
  readonly id: string;
  /** Whether `value` is money off, or a discount in tenths: 8.5 means that the buyer pays 85%. */
  readonly kind: "money" | "discount";
  readonly value: Amount;
  /** Minimum spend; 0 or undefined for none. */
  readonly threshold?: Amount | undefined;
  /** Where it applies, in words: a store, "All products", "Kitchenware only". */
  readonly scope: string;
  /** The marketplace's own coupons are red, those of stores blue. */
  readonly issuer: "store" | "platform";
  /** Last day, formatted in the page's language. */
  readonly until?: string | undefined;
  /** Day of use, formatted; shown in state `used`. */
  readonly usedOn?: string | undefined;
  /** Whether it ends soon; a claimed coupon then has a flag. @default false */
  readonly endsSoon?: boolean | undefined;
  /** Shown instead of a last day, such as "Valid for 15 days after you claim it". */
  readonly validity?: string | undefined;
  /** Share already taken, 0 to 100. */
  readonly claimedPercent?: number | undefined;
}

/** State of a coupon for the buyer. */
export type CouponState = "open" | "claimed" | "soldOut" | "used" | "expired";

/** A coupon as it was given, with its scope and share in any case. */
export function couponOf(given: CouponSummary): CouponSummary {
  const coupon = recordOf(given);
  return { ...coupon, scope: textOf(coupon.scope), claimedPercent: countOf(coupon.claimedPercent) };
}
