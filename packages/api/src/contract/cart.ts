import * as z from "zod/mini";
import { call } from "./call.ts";
import { CartView, tradeParams } from "./entities/basket.ts";
import { Trade } from "./entities/order.ts";
import { CartType, DeliveryMethod } from "./enums.ts";
import { only } from "./known.ts";
import { Filled, Nothing, ShortText } from "./scalars.ts";
import { commaList } from "./wire-list.ts";

const way = only(CartType);
const Pieces = z.int().check(z.gte(1));

/** Empties the CART basket; other baskets stay. May be repeated. Source: spec 7, cart. */
export const clear = call({ id: "cart.clear", method: "DELETE", path: "/cart", auth: "required", result: Nothing });

/**
 * The CART basket, lines checked against shelf, stock and promotions, grouped by store; unticked and invalid ones included,
 * coupons and freight not. Source: spec 7, cart.
 */
export const getAll = call({ id: "cart.getAll", method: "GET", path: "/cart/all", auth: "required", result: CartView });

/** Number of valid lines (not of pieces): the badge (decisions 7). `checked` counts only the lines so ticked. Source: spec 7, cart. */
export const count = call({
  id: "cart.count",
  method: "GET",
  path: "/cart/count",
  auth: "required",
  query: z.object({ checked: z.optional(z.boolean()) }),
  result: z.int(),
});

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
 * Adds `num` pieces to a line of the CART basket and ticks it; any other `cartType` replaces its basket by this line. Chosen
 * coupons are dropped. Refused: 30010 count below 1, 11001 off the shelf, 11011 too little stock, 11025 below the smallest tier,
 * 31015 too few points, 47003 points goods sold out. Source: spec 7, cart.
 */
export const addSku = call({
  id: "cart.addSku",
  method: "POST",
  path: "/cart",
  auth: "required",
  query: z.object({ skuId: Filled, num: Pieces, cartType: z.optional(way) }),
  result: Nothing,
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

/** Ticks or unticks every line of the CART basket; chosen coupons are dropped. Source: spec 7, cart. */
export const checkAll = call({
  id: "cart.checkAll",
  method: "POST",
  path: "/cart/sku/checked",
  auth: "required",
  query: z.object({ checked: z.boolean() }),
  result: Nothing,
});

/** Ticks or unticks every line of one store; chosen coupons are dropped. Source: spec 7, cart. */
export const checkStore = call({
  id: "cart.checkStore",
  method: "POST",
  path: "/cart/store/{storeId}",
  auth: "required",
  query: z.object({ checked: z.boolean() }),
  result: Nothing,
});

/** Ticks or unticks one line; an unknown sku changes nothing; chosen coupons are dropped. Source: spec 7, cart. */
export const checkSku = call({
  id: "cart.checkSku",
  method: "POST",
  path: "/cart/sku/checked/{skuId}",
  auth: "required",
  query: z.object({ checked: z.boolean() }),
  result: Nothing,
});

/**
 * Sets the count of a line (it is made when absent) and ticks it. Refused: 30010 count below 1, 11001 off the shelf, 11011 too
 * little stock, 11025 below the smallest tier. Source: spec 7, cart.
 */
export const setSkuNum = call({
  id: "cart.setSkuNum",
  method: "POST",
  path: "/cart/sku/num/{skuId}",
  auth: "required",
  query: z.object({ num: Pieces }),
  result: Nothing,
});

/** Removes lines from the CART basket; unknown ones change nothing. Source: spec 7, cart. */
export const removeSkus = call({
  id: "cart.removeSkus",
  method: "DELETE",
  path: "/cart/sku/remove",
  auth: "required",
  query: z.object({ skuIds: commaList(Filled) }),
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
