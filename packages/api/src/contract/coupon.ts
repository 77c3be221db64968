import * as z from "zod/mini";
import { call } from "./call.ts";
import { Coupon, MemberCoupon } from "./entities/coupon.ts";
import { CouponType, MemberCouponStatus, PromotionScope } from "./enums.ts";
import { closedEnum } from "./enumeration.ts";
import { page, paging } from "./paging.ts";
import { ShortText, Joined, Amount, Nothing } from "./scalars.ts";

/**
 * Lists the coupons that can be claimed now. `storeId`: one id, several joined with commas, or `store` for all but the
 * platform's; `price` is `min_max`. Includes coupons that the buyer has already claimed.
 */
export const list = call({
  id: "coupon.list",
  method: "GET",
  path: "/coupon",
  auth: "none",
  query: z.object({
    couponName: z.optional(ShortText),
    couponType: z.optional(closedEnum(CouponType)),
    scopeType: z.optional(closedEnum(PromotionScope)),
    storeId: z.optional(Joined),
    price: z.optional(ShortText),
    ...paging,
  }),
  result: page(Coupon),
});

/**
 * Claims a coupon. Writes, although it is a GET. Refused: 41030 not free to claim, 41005 not running, 41006 none left,
 * 41000 personal limit reached, 41007 unknown.
 */
export const receive = call({
  id: "coupon.receive",
  method: "GET",
  path: "/coupon/receive/{id}",
  auth: "required",
  unsafe: true,
  result: Nothing,
});

/** Lists the buyer's coupons. */
export const mine = call({
  id: "coupon.mine",
  method: "GET",
  path: "/coupon/getCoupons",
  auth: "required",
  query: z.object({
    memberCouponStatus: z.optional(closedEnum(MemberCouponStatus)),
    couponType: z.optional(closedEnum(CouponType)),
    scopeType: z.optional(closedEnum(PromotionScope)),
    storeId: z.optional(Joined),
    price: z.optional(ShortText),
    ...paging,
  }),
  result: page(MemberCoupon),
});

/** Lists the buyer's coupons that apply to stores (joined with commas), a scope id and a goods amount. */
export const canUse = call({
  id: "coupon.canUse",
  method: "GET",
  path: "/coupon/canUse",
  auth: "required",
  query: z.object({ storeId: Joined.check(z.minLength(1)), scopeId: Joined, totalPrice: Amount, ...paging }),
  result: page(MemberCoupon),
});

/**
 * Gives the buyer the coupons of running coupon activities and returns them; empty when the buyer has had them in this
 * period (day, week, month or the life of the activity). Writes, although it is a GET. The home page asks once a day.
 * Refused: 20003 no valid token.
 */
export const activity = call({
  id: "coupon.activity",
  method: "GET",
  path: "/coupon/activity",
  auth: "required",
  unsafe: true,
  result: z.array(MemberCoupon),
});
