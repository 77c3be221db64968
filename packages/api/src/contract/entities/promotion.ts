import * as z from "zod/mini";
import { CouponType, PromotionScope } from "../enums.ts";
import { Id, maybe, Price } from "../scalars.ts";

/**
 * A time inside a promotion map: text as everywhere, or epoch milliseconds from backends that copy their search index.
 */
const Moment = z.union([z.string(), z.number()]);

/**
 * A promotion of a SKU. The key in the map gives its kind, and fields of other kinds are missing: `couponType`, `price`,
 * `couponDiscount` and `consumeThreshold` belong to coupons, the `full…` fields to spend-and-save, `price` and
 * `quantity` to a flash sale.
 */
export const Promotion = z.object({
  id: Id,
  promotionName: maybe(z.string()),
  /** "0" is the platform. */
  storeId: maybe(Id),
  storeName: maybe(z.string()),
  startTime: maybe(Moment),
  endTime: maybe(Moment),
  scopeType: maybe(PromotionScope),
  scopeId: maybe(z.string()),
  couponName: maybe(z.string()),
  couponType: maybe(CouponType),
  /** Coupon: the amount it takes off. Flash sale: the price of the SKU. */
  price: Price,
  /** Share to pay in tenths: 8.5 means that 85% is paid. */
  couponDiscount: maybe(z.number()),
  consumeThreshold: Price,
  /** Pieces reserved for the promotion, and those sold from them. */
  quantity: maybe(z.int()),
  num: maybe(z.int()),
  /** Spend-and-save: from this amount on … */
  fullMoney: Price,
  /** … this amount is taken off, or the rate in tenths applies, or delivery is free. */
  fullMinus: Price,
  fullRate: maybe(z.number()),
  freeFreightFlag: maybe(z.boolean()),
  title: maybe(z.string()),
});
export type Promotion = z.output<typeof Promotion>;

/** Running promotions by `TYPE-id`, for example `COUPON-1712`. */
export const PromotionMap = z.record(z.string(), Promotion);
export type PromotionMap = z.output<typeof PromotionMap>;
