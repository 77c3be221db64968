import * as z from "zod/mini";
import {
  CouponGetType,
  CouponRangeDayType,
  CouponType,
  MemberCouponStatus,
  PromotionScope,
  PromotionStatus,
} from "../enums.ts";
import { DateTime, Id, maybe, Money } from "../scalars.ts";

/** A coupon on offer. `price` belongs to PRICE, `couponDiscount` to DISCOUNT (decisions 25). */
export const Coupon = z.object({
  id: Id,
  /** "0" is the platform; `storeName` then reads `platform`. */
  storeId: Id,
  storeName: z.string(),
  promotionName: maybe(z.string()),
  couponName: z.string(),
  couponType: CouponType,
  price: maybe(Money),
  /** Tenths: 8.5 means that 85 percent are paid. */
  couponDiscount: maybe(z.number()),
  /** Goods amount from which it can be used. */
  consumeThreshold: maybe(Money),
  scopeType: PromotionScope,
  /** Ids of skus, categories or store labels by `scopeType`, joined with commas; null for ALL. */
  scopeId: maybe(z.string()),
  startTime: maybe(DateTime),
  endTime: maybe(DateTime),
  rangeDayType: maybe(CouponRangeDayType),
  /** DYNAMICTIME: days it stays valid after it was taken. */
  effectiveDays: maybe(z.int()),
  getType: maybe(CouponGetType),
  description: maybe(z.string()),
  /** Number issued, 0 without limit. */
  publishNum: maybe(z.int()),
  receivedNum: maybe(z.int()),
  usedNum: maybe(z.int()),
  /** How many one buyer may take, 0 without limit. */
  couponLimitNum: maybe(z.int()),
  promotionStatus: maybe(PromotionStatus),
});
export type Coupon = z.output<typeof Coupon>;

const owned = {
  /** Id of the owned coupon: what `cart.selectCoupon` wants. */
  id: Id,
  /** Id of the coupon on offer it came from. */
  couponId: Id,
  storeId: Id,
  storeName: z.string(),
  couponName: maybe(z.string()),
  couponType: CouponType,
  price: maybe(Money),
  /** Tenths: 8.5 means that 85 percent are paid. */
  discount: maybe(z.number()),
  consumeThreshold: maybe(Money),
  scopeType: PromotionScope,
  scopeId: maybe(z.string()),
  startTime: maybe(DateTime),
  endTime: maybe(DateTime),
  getType: maybe(CouponGetType),
  platformFlag: maybe(z.boolean()),
  consumptionTime: maybe(DateTime),
  createTime: maybe(DateTime),
  memberCouponStatus: MemberCouponStatus,
};

/** A coupon that a buyer owns. */
export const MemberCoupon = z.object(owned);
export type MemberCoupon = z.output<typeof MemberCoupon>;

/** An owned coupon that the basket cannot use, and why. */
export const UnusableMemberCoupon = z.object({ ...owned, reason: z.string() });
export type UnusableMemberCoupon = z.output<typeof UnusableMemberCoupon>;
