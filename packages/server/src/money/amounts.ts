import type { Translations } from "#server/locales.ts";

/** What reduced the amount of a line. A flash price is not listed, because it is already part of the goods amount. */
export interface DiscountNote {
  type: "FULL_DISCOUNT" | "COUPON" | "PLATFORM_COUPON";
  promotionId: string;
  name: Translations;
  cents: number;
  skuId: string;
  goodsId: string;
}

/**
 * Amounts of a line, a store group, an order or a basket, in cents. `flow` = goods + freight - discount - coupon + added
 * tax is the amount to pay. Totals are summed from the lines, so every level agrees with the one below (rules 5).
 */
export interface Amounts {
  goodsCents: number;
  freightCents: number;
  discountCents: number;
  couponCents: number;
  /** The platform's part of `couponCents`. */
  siteCouponCents: number;
  flowCents: number;
  /** Tax that `flowCents` contains. */
  taxCents: number;
  /** The part of it that was added on top of the prices. */
  taxAddedCents: number;
  points: number;
  discounts: DiscountNote[];
}

export const zeroAmounts: Readonly<Amounts> = {
  goodsCents: 0,
  freightCents: 0,
  discountCents: 0,
  couponCents: 0,
  siteCouponCents: 0,
  flowCents: 0,
  taxCents: 0,
  taxAddedCents: 0,
  points: 0,
  discounts: [],
};

/** Adds amounts up. */
export function sumOf(parts: readonly Amounts[]): Amounts {
  const sum: Amounts = { ...zeroAmounts, discounts: [] };
  for (const part of parts) {
    sum.goodsCents += part.goodsCents;
    sum.freightCents += part.freightCents;
    sum.discountCents += part.discountCents;
    sum.couponCents += part.couponCents;
    sum.siteCouponCents += part.siteCouponCents;
    sum.flowCents += part.flowCents;
    sum.taxCents += part.taxCents;
    sum.taxAddedCents += part.taxAddedCents;
    sum.points += part.points;
    sum.discounts.push(...part.discounts);
  }
  return sum;
}
