import * as z from "zod/mini";
import {
  CouponGetType,
  CouponRangeDayType,
  CouponType,
  MemberCouponStatus,
  PromotionScope,
  PromotionStatus,
} from "../enums.ts";
import { DateTime, Id, maybe, Price } from "../scalars.ts";

/** A coupon that can be claimed. `price` belongs to PRICE, `couponDiscount` to DISCOUNT. */
export const Coupon = z.object({
  id: Id,
  /** "0" is the platform; `storeName` is then `platform`. */
  storeId: Id,
  storeName: z.string(),
  promotionName: maybe(z.string()),
  couponName: z.string(),
  couponType: CouponType,
  price: Price,
  /** Share to pay in tenths: 8.5 means that 85% is paid. */
  couponDiscount: maybe(z.number()),
  /** Smallest goods amount it can be used for. */
  consumeThreshold: Price,
  scopeType: PromotionScope,
  /** Ids of SKUs, categories or store labels, depending on `scopeType`, joined with commas; null for ALL. */
  scopeId: maybe(z.string()),
  startTime: maybe(DateTime),
  endTime: maybe(DateTime),
  rangeDayType: maybe(CouponRangeDayType),
  /** DYNAMICTIME: days it stays valid after it was claimed. */
  effectiveDays: maybe(z.int()),
  getType: maybe(CouponGetType),
  description: maybe(z.string()),
  /** Number issued; 0 means no limit. */
  publishNum: maybe(z.int()),
  receivedNum: maybe(z.int()),
  usedNum: maybe(z.int()),
  /** How many one buyer may claim; 0 means no limit. */
  couponLimitNum: maybe(z.int()),
  promotionStatus: maybe(PromotionStatus),
});
export type Coupon = z.output<typeof Coupon>;

const owned = {
  /** Id of the owned coupon, used by `cart.selectCoupon`. */
  id: Id,
  /** Id of the coupon that was claimed. */
  couponId: Id,
  storeId: Id,
  storeName: z.string(),
  couponName: maybe(z.string()),
  couponType: CouponType,
  price: Price,
  /** Share to pay in tenths: 8.5 means that 85% is paid. */
  discount: maybe(z.number()),
  consumeThreshold: Price,
  scopeType: PromotionScope,
  scopeId: maybe(z.string()),
  startTime: maybe(DateTime),
  endTime: maybe(DateTime),
  getType: maybe(CouponGetType),
  /** Ours: what it is for, as the coupon says. */
  description: maybe(z.string()),
  platformFlag: maybe(z.boolean()),
  consumptionTime: maybe(DateTime),
  createTime: maybe(DateTime),
  memberCouponStatus: MemberCouponStatus,
};

/** A coupon that a buyer owns. */
export const MemberCoupon = z.object(owned);
export type MemberCoupon = z.output<typeof MemberCoupon>;

/** An owned coupon that the basket cannot use, and the reason. */
export const UnusableMemberCoupon = z.object({ ...owned, reason: z.string() });
export type UnusableMemberCoupon = z.output<typeof UnusableMemberCoupon>;
