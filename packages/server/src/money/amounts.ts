import type { Translations } from "#server/locales.ts";

/** What took an amount off a line. A flash price is no note: it is in the goods amount already. */
export interface DiscountNote {
  type: "FULL_DISCOUNT" | "COUPON" | "PLATFORM_COUPON";
  promotionId: string;
  name: Translations;
  cents: number;
  skuId: string;
  goodsId: string;
}

/**
 * Amounts of a line, a store group, an order or a basket, in cents. `flow` = goods + freight - discount - coupon is what is
 * paid; sums are added up from the lines, so every level agrees with the one below (rules 5).
 */
export interface Amounts {
  goodsCents: number;
  freightCents: number;
  discountCents: number;
  couponCents: number;
  /** The platform's part of `couponCents`. */
  siteCouponCents: number;
  flowCents: number;
  points: number;
  discounts: DiscountNote[];
}

export const nothing: Readonly<Amounts> = {
  goodsCents: 0,
  freightCents: 0,
  discountCents: 0,
  couponCents: 0,
  siteCouponCents: 0,
  flowCents: 0,
  points: 0,
  discounts: [],
};

/** Adds amounts up. */
export function sumOf(parts: readonly Amounts[]): Amounts {
  const sum: Amounts = { ...nothing, discounts: [] };
  for (const part of parts) {
    sum.goodsCents += part.goodsCents;
    sum.freightCents += part.freightCents;
    sum.discountCents += part.discountCents;
    sum.couponCents += part.couponCents;
    sum.siteCouponCents += part.siteCouponCents;
    sum.flowCents += part.flowCents;
    sum.points += part.points;
    sum.discounts.push(...part.discounts);
  }
  return sum;
}
