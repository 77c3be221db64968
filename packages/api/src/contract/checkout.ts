import * as z from "zod/mini";
import { call } from "./call.ts";
import { CartView, tradeParams } from "./entities/basket.ts";
import { Trade } from "./entities/order.ts";
import { CartType, DeliveryMethod } from "./enums.ts";
import { only } from "./known.ts";
import { Filled, Nothing, ShortText } from "./scalars.ts";

const way = only(CartType);

/**
 * The settlement of a basket: ticked lines with address, freight, coupons and totals. Chosen coupons that no longer fit are
 * dropped. Refused: 30001 unknown basket, 31015 or 20024 too few points, 11025 below the smallest tier, 42012 above the limit
 * of a group buy. Source: spec 7, cart.
 */
export const getChecked = call({
  id: "cart.getChecked",
  method: "GET",
  path: "/cart/checked",
  auth: "required",
  query: z.object({ way }),
  result: CartView,
});

/**
 * Makes a trade with one order per store out of the ticked lines, spends the coupons and points, and takes the lines out of the
 * basket. Stock is taken with the trade; one that stays unpaid gives it back. The same `submitKey` again answers the same trade (AP-07). Refused: 31009 no
 * address or pick-up point, 31041 nothing ticked, 31011 goods that cannot be delivered there, 41003 a coupon is gone, 11025 below
 * the smallest tier, 31015 or 32010 too few points, 1003 the same again within 3 s, 31060 (ours) the amount is not `expectedPrice`. Source: spec 7, cart.
 */
export const createTrade = call({
  id: "cart.createTrade",
  method: "POST",
  path: "/cart/create/trade",
  auth: "required",
  encoding: "json",
  body: z.object(tradeParams),
  result: Trade,
});

/**
 * Chooses (`used` true) or drops an owned coupon: at most one of the platform and one per store; one below its threshold is not
 * chosen. A GET that writes (decisions 27). Refused: 41019 points basket, 41003 not the buyer's or no longer usable. Source: spec 7, cart.
 */
export const selectCoupon = call({
  id: "cart.selectCoupon",
  method: "GET",
  path: "/cart/select/coupon",
  auth: "required",
  unsafe: true,
  query: z.object({ way: z.optional(way), memberCouponId: Filled, used: z.boolean() }),
  result: Nothing,
});

/** How many owned coupons a basket could use. Source: spec 7, cart. */
export const couponCount = call({
  id: "cart.couponCount",
  method: "GET",
  path: "/cart/coupon/num",
  auth: "required",
  query: z.object({ way }),
  result: z.int(),
});

/** Chooses the delivery address of a basket. A GET that writes (decisions 27). Refused: 30005 not served, 20005 not the buyer's. Source: spec 7, cart. */
export const selectAddress = call({
  id: "cart.selectAddress",
  method: "GET",
  path: "/cart/shippingAddress",
  auth: "required",
  unsafe: true,
  query: z.object({ shippingAddressId: Filled, way: z.optional(way) }),
  result: Nothing,
});

/** Keeps the invoice wanted for a basket; without a title no invoice is wanted. A GET that writes (decisions 27). Source: spec 7, cart. */
export const selectReceipt = call({
  id: "cart.selectReceipt",
  method: "GET",
  path: "/cart/select/receipt",
  auth: "required",
  unsafe: true,
  query: z.object({
    way: z.optional(way),
    receiptTitle: z.optional(ShortText),
    taxpayerId: z.optional(ShortText),
    receiptContent: z.optional(ShortText),
    receiptId: z.optional(z.string()),
  }),
  result: Nothing,
});

/** How the ticked lines can be handed over; pick-up only when they come from one store that offers it. Source: spec 7, cart. */
export const shippingMethods = call({
  id: "cart.shippingMethods",
  method: "GET",
  path: "/cart/shippingMethodList",
  auth: "required",
  query: z.object({ way }),
  result: z.array(DeliveryMethod),
});

/** Chooses the pick-up point of a basket. A GET that writes (decisions 27). Refused: 30005 not available. Source: spec 7, cart. */
export const selectStoreAddress = call({
  id: "cart.selectStoreAddress",
  method: "GET",
  path: "/cart/storeAddress",
  auth: "required",
  unsafe: true,
  query: z.object({ storeAddressId: Filled, way: z.optional(way) }),
  result: Nothing,
});

/** Chooses how every line of a basket is handed over. Refused: 30001 unknown method or basket. Source: spec 7, cart. */
export const selectShippingMethod = call({
  id: "cart.selectShippingMethod",
  method: "PUT",
  path: "/cart/shippingMethod",
  auth: "required",
  query: z.object({ shippingMethod: only(DeliveryMethod), way: z.optional(way) }),
  result: Nothing,
});
