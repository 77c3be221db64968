import * as z from "zod/mini";
import { call } from "./call.ts";
import { CartView } from "./entities/basket.ts";
import { CartType } from "./enums.ts";
import { only } from "./known.ts";
import { Filled, Nothing } from "./scalars.ts";
import { commaList } from "./wire-list.ts";

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
 * Adds `num` pieces to a line of the CART basket and ticks it; any other `cartType` replaces its basket by this line. Chosen
 * coupons are dropped. Refused: 30010 count below 1, 11001 off the shelf, 11011 too little stock, 11025 below the smallest tier,
 * 31015 too few points, 47003 points goods sold out. Source: spec 7, cart.
 */
export const addSku = call({
  id: "cart.addSku",
  method: "POST",
  path: "/cart",
  auth: "required",
  query: z.object({ skuId: Filled, num: Pieces, cartType: z.optional(only(CartType)) }),
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
