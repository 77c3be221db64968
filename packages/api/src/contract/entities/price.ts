import * as z from "zod/mini";
import { PromotionType } from "../enums.ts";
import { Id, maybe, Price } from "../scalars.ts";

/** One discount. */
export const DiscountPriceItem = z.object({
  promotionTypeEnum: PromotionType,
  promotionId: maybe(Id),
  promotionName: maybe(z.string()),
  discountPrice: Price,
  goodsId: maybe(Id),
  skuId: maybe(Id),
});
export type DiscountPriceItem = z.output<typeof DiscountPriceItem>;

/**
 * How the amount of a line, a store, an order or a basket is made up: `flowPrice = goodsPrice + freightPrice -
 * discountPrice - couponPrice + updatePrice + addedTaxPrice`.
 */
export const PriceDetail = z.object({
  goodsPrice: Price,
  freightPrice: Price,
  discountPrice: Price,
  couponPrice: Price,
  /** The part of `couponPrice` that comes from a platform coupon. */
  siteCouponPrice: Price,
  /** Adjustment by the seller; can be negative. */
  updatePrice: Price,
  /** Ours: tax that comes on top of the prices; missing where there is none, and where prices include it. */
  addedTaxPrice: maybe(Price),
  /** Points to pay. */
  payPoint: maybe(z.int()),
  /** Amount to pay. */
  flowPrice: Price,
  discountPriceDetail: maybe(z.array(DiscountPriceItem)),
});
export type PriceDetail = z.output<typeof PriceDetail>;
