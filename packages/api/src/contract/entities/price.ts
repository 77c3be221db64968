import * as z from "zod/mini";
import { PromotionType } from "../enums.ts";
import { Id, maybe, Money } from "../scalars.ts";

/** One thing that took money off. */
export const DiscountPriceItem = z.object({
  promotionTypeEnum: PromotionType,
  promotionId: maybe(Id),
  promotionName: maybe(z.string()),
  discountPrice: Money,
  goodsId: maybe(Id),
  skuId: maybe(Id),
});
export type DiscountPriceItem = z.output<typeof DiscountPriceItem>;

/**
 * How an amount came about, for a line, a store, an order or a basket:
 * `flowPrice = goodsPrice + freightPrice - discountPrice - couponPrice + updatePrice`.
 */
export const PriceDetail = z.object({
  goodsPrice: Money,
  freightPrice: Money,
  discountPrice: Money,
  couponPrice: Money,
  /** Part of `couponPrice` that a platform coupon gave. */
  siteCouponPrice: maybe(Money),
  /** Change the seller made by hand; may be negative. */
  updatePrice: maybe(Money),
  /** Points to pay. */
  payPoint: maybe(z.int()),
  /** What is to be paid. */
  flowPrice: Money,
  discountPriceDetail: maybe(z.array(DiscountPriceItem)),
});
export type PriceDetail = z.output<typeof PriceDetail>;
