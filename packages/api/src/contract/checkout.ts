import * as z from "zod/mini";
import { call } from "./call.ts";
import { CartView, tradeParams } from "./entities/basket.ts";
import { Trade } from "./entities/order.ts";
import { CartType, DeliveryMethod, DeliverySpeed } from "./enums.ts";
import { closedEnum } from "./enumeration.ts";
import { NonEmpty, ShortText, Nothing } from "./scalars.ts";

/** Which basket; the cart if left out. */
const way = closedEnum(CartType);

/**
 * Reads the settlement of a basket: ticked lines with address, delivery fee, coupons and totals. Selected coupons that
 * no longer apply are dropped. Refused: 30001 unknown basket, 31015 or 20024 too few points, 11025 below the smallest
 * tier, 42012 above the limit of a group buy.
 */
export const getChecked = call({
  id: "cart.getChecked",
  method: "GET",
  path: "/cart/checked",
  auth: "required",
  query: z.object({ way: z.optional(way) }),
  result: CartView,
});

/**
 * Creates a trade with one order per store from the ticked lines, spends the coupons and points, and removes the lines
 * from the basket. The trade takes the stock and gives it back if it stays unpaid. Sending the same `submitKey` again
 * returns the same trade. Refused: 31009 no address or pick-up point, 31041 nothing ticked, 31011 goods that cannot be
 * delivered there, 41003 a coupon is gone, 11025 below the smallest tier, 31015 or 32010 too few points, 1003 the same
 * request within 3 s, 31064 (ours) more than a checkout may be, 31060 (ours) the amount is not `expectedPrice`, 31063
 * (ours) it is not what the buyer has `seen`: the message has a line for each difference, 31059 (ours) too many trades wait
 * for payment, 40021 (ours) more pieces of a flash sale than one buyer can have.
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
 * Selects (`used` true) or drops an owned coupon: at most one from the platform and one per store. A coupon below its
 * threshold is not selected. Writes, although it is a GET. Refused: 41019 points basket, 41003 not the buyer's or no
 * longer usable.
 */
export const selectCoupon = call({
  id: "cart.selectCoupon",
  method: "GET",
  path: "/cart/select/coupon",
  auth: "required",
  unsafe: true,
  query: z.object({ way: z.optional(way), memberCouponId: NonEmpty, used: z.boolean() }),
  result: Nothing,
});

/** Counts the owned coupons that a basket could use. */
export const couponCount = call({
  id: "cart.couponCount",
  method: "GET",
  path: "/cart/coupon/num",
  auth: "required",
  query: z.object({ way: z.optional(way) }),
  result: z.int(),
});

/**
 * Selects the delivery address of a basket. Writes, although it is a GET. Refused: 30005 no delivery there, 20005 not
 * the buyer's.
 */
export const selectAddress = call({
  id: "cart.selectAddress",
  method: "GET",
  path: "/cart/shippingAddress",
  auth: "required",
  unsafe: true,
  query: z.object({ shippingAddressId: NonEmpty, way: z.optional(way) }),
  result: Nothing,
});

/** Keeps the invoice details for a basket. Without a title there is no invoice. Writes, although it is a GET. */
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
    receiptId: z.optional(ShortText),
  }),
  result: Nothing,
});

/**
 * Lists the delivery methods for the ticked lines. Pick-up is one of them only when all lines come from one store that
 * offers it.
 */
export const shippingMethods = call({
  id: "cart.shippingMethods",
  method: "GET",
  path: "/cart/shippingMethodList",
  auth: "required",
  query: z.object({ way: z.optional(way) }),
  result: z.array(DeliveryMethod),
});

/** Selects the pick-up point of a basket. Writes, although it is a GET. Refused: 30005 not available. */
export const selectStoreAddress = call({
  id: "cart.selectStoreAddress",
  method: "GET",
  path: "/cart/storeAddress",
  auth: "required",
  unsafe: true,
  query: z.object({ storeAddressId: NonEmpty, way: z.optional(way) }),
  result: Nothing,
});

/** Selects the delivery method for every line of a basket. Refused: 30001 unknown method or basket. */
export const selectShippingMethod = call({
  id: "cart.selectShippingMethod",
  method: "PUT",
  path: "/cart/shippingMethod",
  auth: "required",
  query: z.object({ shippingMethod: closedEnum(DeliveryMethod), way: z.optional(way) }),
  result: Nothing,
});

/**
 * Selects how fast the parcel of one store travels. Refused: 31066 the store has no faster delivery for these goods to
 * this address, 30001 unknown basket.
 */
export const selectSpeed = call({
  id: "cart.selectSpeed",
  method: "PUT",
  path: "/cart/speed",
  auth: "required",
  inSpec: false,
  query: z.object({ storeId: NonEmpty, speed: closedEnum(DeliverySpeed), way: z.optional(way) }),
  result: Nothing,
});
