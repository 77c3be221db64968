import * as z from "zod/mini";
import { call } from "./call.ts";
import { Coupon, MemberCoupon } from "./entities/coupon.ts";
import { CouponType, MemberCouponStatus, PromotionScope } from "./enums.ts";
import { only } from "./known.ts";
import { page, paging } from "./paging.ts";
import { Filled, Money, Nothing } from "./scalars.ts";

/**
 * Coupons that can be taken now. `storeId`: one id, several joined with commas, or `store` for all but the platform's;
 * `price` is `min_max`. Not narrowed to what the caller may still take. Source: spec 7, coupon.
 */
export const list = call({
  id: "coupon.list",
  method: "GET",
  path: "/coupon",
  auth: "none",
  query: z.object({
    couponName: z.optional(z.string()),
    couponType: z.optional(only(CouponType)),
    scopeType: z.optional(only(PromotionScope)),
    storeId: z.optional(z.string()),
    price: z.optional(z.string()),
    ...paging,
  }),
  result: page(Coupon),
});

/**
 * Takes a coupon. A GET that writes (decisions 27). Refused: 41030 not free to take, 41005 not running, 41006 none left, 41000
 * personal limit reached, 41007 unknown. Source: spec 7, coupon.
 */
export const receive = call({
  id: "coupon.receive",
  method: "GET",
  path: "/coupon/receive/{id}",
  auth: "required",
  unsafe: true,
  result: Nothing,
});

/** The buyer's coupons. Source: spec 7, coupon. */
export const mine = call({
  id: "coupon.mine",
  method: "GET",
  path: "/coupon/getCoupons",
  auth: "required",
  query: z.object({
    memberCouponStatus: z.optional(only(MemberCouponStatus)),
    couponType: z.optional(only(CouponType)),
    scopeType: z.optional(only(PromotionScope)),
    storeId: z.optional(z.string()),
    price: z.optional(z.string()),
    ...paging,
  }),
  result: page(MemberCoupon),
});

/** The buyer's coupons that fit stores (joined with commas), a scope id and a goods amount. Source: spec 7, coupon. */
export const canUse = call({
  id: "coupon.canUse",
  method: "GET",
  path: "/coupon/canUse",
  auth: "required",
  query: z.object({ storeId: Filled, scopeId: z.string(), totalPrice: Money, ...paging }),
  result: page(MemberCoupon),
});

/**
 * Gives the buyer what running coupon activities hold for him and answers it; empty when he has had it in this period (day,
 * week, month or the life of the activity). A GET that writes (decisions 27); the pop-up of the home page asks it once a day
 * (HM-13). Refused: 20003 no valid token. Source: spec 7, coupon.
 */
export const activity = call({
  id: "coupon.activity",
  method: "GET",
  path: "/coupon/activity",
  auth: "required",
  unsafe: true,
  result: z.array(MemberCoupon),
});
