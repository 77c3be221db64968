import type { DeliverySpeed } from "#server/db/schema/cart.ts";
import { type Amounts, type DiscountNote, sumOf } from "./amounts.ts";
import { type FreightTemplate, freightOf } from "./freight.ts";
import { type Discountable, isReached, type Offer, discountPerLine } from "./promotion.ts";
import { type Coverable, covers, platformId } from "./scope.ts";
import type { Translations } from "#server/locales.ts";

/** A line to be priced. */
export interface PricingLine extends Coverable {
  goodsId: string;
  num: number;
  /** Price of a piece, including tier and flash price; 0 in a points basket. */
  unitCents: number;
  /** Points of the whole line; 0 outside a points basket. */
  points: number;
  weightGrams: number;
  template: FreightTemplate | null;
  /** How fast it travels; default: the standard speed. */
  speed?: DeliverySpeed;
}

/** A spend-and-save activity or a coupon, with its name for the price details. */
export interface NamedOffer extends Offer {
  id: string;
  name: Translations;
  /** Spend-and-save only: free freight at the standard speed for its lines once the threshold is reached. */
  freeFreight: boolean;
  /** Spend-and-save only: points for the buyer after the order is completed. */
  giftPoints: number;
}

export interface PricingInput {
  lines: readonly PricingLine[];
  /** Running activities; of each store the one that saves most applies. */
  activities: readonly NamedOffer[];
  /** Selected coupons, one per store and one from the platform; those below their threshold take nothing off. */
  coupons: readonly NamedOffer[];
  /** Region ids of the address; null if nothing is sent by parcel. */
  parcelTo: readonly string[] | null;
}

export interface PricedLines {
  /** In the order of the lines. */
  lines: Amounts[];
  /** Indexes of lines that no freight row serves. */
  unserved: number[];
  /** The activity that applies per store. */
  activities: Map<string, NamedOffer>;
}

/**
 * Calculates the price of a basket line by line: goods, spend-and-save, store coupons, platform coupon, freight (rules
 * 5).
 */
export function price({ lines, activities, coupons, parcelTo }: PricingInput): PricedLines {
  const priced = lines.map(startOf);
  const inForce = applyActivities(lines, priced, activities);
  const stores = coupons.filter((coupon) => coupon.storeId !== platformId);
  const platform = coupons.filter((coupon) => coupon.storeId === platformId);
  for (const coupon of [...stores, ...platform]) applyCoupon(lines, priced, coupon);
  const unserved = parcelTo === null ? [] : applyFreight(lines, priced, inForce, parcelTo);
  for (const amounts of priced)
    amounts.flowCents = amounts.goodsCents + amounts.freightCents - amounts.discountCents - amounts.couponCents;
  return { lines: priced, unserved, activities: inForce };
}

/** Lines as promotions see them, with activities applied and no coupons yet. */
export function beforeCoupons(lines: readonly PricingLine[], activities: readonly NamedOffer[]): Discountable[] {
  const priced = lines.map(startOf);
  applyActivities(lines, priced, activities);
  return discountable(lines, priced);
}

function startOf(line: PricingLine): Amounts {
  const goodsCents = line.unitCents * line.num;
  return { ...sumOf([]), goodsCents, flowCents: goodsCents, points: line.points };
}

function discountable(lines: readonly PricingLine[], priced: readonly Amounts[]): Discountable[] {
  return lines.map((line, at) => {
    const { goodsCents = 0, discountCents = 0, couponCents = 0 } = priced[at] ?? {};
    const { skuId, storeId, categoryId, storeLabelIds } = line;
    const roomCents = goodsCents - discountCents - couponCents;
    return { skuId, storeId, categoryId, storeLabelIds, goodsCents, roomCents };
  });
}

function applyActivities(
  lines: readonly PricingLine[],
  priced: readonly Amounts[],
  activities: readonly NamedOffer[],
): Map<string, NamedOffer> {
  const inForce = new Map<string, NamedOffer>();
  const savings = new Map<string, number>();
  const before = discountable(lines, priced);
  for (const activity of activities) {
    if (!isReached(activity, before)) continue;
    const saves = discountPerLine(activity, before).reduce((sum, part) => sum + part, 0);
    if (saves <= (savings.get(activity.storeId) ?? -1)) continue;
    savings.set(activity.storeId, saves);
    inForce.set(activity.storeId, activity);
  }
  for (const activity of inForce.values()) {
    discountPerLine(activity, before).forEach((cents, at) => {
      const amounts = priced[at];
      const line = lines[at];
      if (!amounts || !line || cents === 0) return;
      amounts.discountCents += cents;
      amounts.discounts.push(noteOf("FULL_DISCOUNT", activity, line, cents));
    });
  }
  return inForce;
}

function applyCoupon(lines: readonly PricingLine[], priced: readonly Amounts[], coupon: NamedOffer): void {
  const ofPlatform = coupon.storeId === platformId;
  discountPerLine(coupon, discountable(lines, priced)).forEach((cents, at) => {
    const amounts = priced[at];
    const line = lines[at];
    if (!amounts || !line || cents === 0) return;
    amounts.couponCents += cents;
    if (ofPlatform) amounts.siteCouponCents += cents;
    amounts.discounts.push(noteOf(ofPlatform ? "PLATFORM_COUPON" : "COUPON", coupon, line, cents));
  });
}

function applyFreight(
  lines: readonly PricingLine[],
  priced: readonly Amounts[],
  inForce: ReadonlyMap<string, NamedOffer>,
  parcelTo: readonly string[],
): number[] {
  const travelling = lines.map((line) => {
    const activity = inForce.get(line.storeId);
    const { template, num, weightGrams, speed = "STANDARD" } = line;
    const free = speed === "STANDARD" && activity?.freeFreight === true && covers(activity, line);
    return { template: free ? null : template, num, weightGrams, speed };
  });
  const unserved: number[] = [];
  freightOf(travelling, parcelTo).forEach((cents, at) => {
    const amounts = priced[at];
    if (cents === null) unserved.push(at);
    else if (amounts) amounts.freightCents = cents;
  });
  return unserved;
}

function noteOf(type: DiscountNote["type"], offer: NamedOffer, line: PricingLine, cents: number): DiscountNote {
  return { type, promotionId: offer.id, name: offer.name, cents, skuId: line.skuId, goodsId: line.goodsId };
}
