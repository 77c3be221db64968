import * as z from "zod/mini";
import { call } from "./call.ts";
import { CartView } from "./entities/basket.ts";
import { CartType } from "./enums.ts";
import { closedEnum } from "./enumeration.ts";
import { ListedId, longestBasket, NonEmpty, Nothing, Whole } from "./scalars.ts";
import { commaList } from "./wireList.ts";

const Pieces = Whole.check(z.gte(1));

/** Empties the CART basket; other baskets stay. Safe to repeat. */
export const clear = call({ id: "cart.clear", method: "DELETE", path: "/cart", auth: "required", result: Nothing });

/**
 * Reads the CART basket grouped by store, with each line checked against availability, stock and promotions. Includes
 * unticked and invalid lines; leaves out coupons and delivery fees.
 */
export const getAll = call({ id: "cart.getAll", method: "GET", path: "/cart/all", auth: "required", result: CartView });

/** Counts the valid lines (not pieces) for the badge. `checked` counts only ticked or only unticked lines. */
export const count = call({
  id: "cart.count",
  method: "GET",
  path: "/cart/count",
  auth: "required",
  query: z.object({ checked: z.optional(z.boolean()) }),
  result: z.int(),
});

/**
 * Adds `num` pieces of a SKU to the CART basket and ticks the line. Any other `cartType` replaces that basket by this
 * line. Selected coupons are dropped. Refused: 30010 count below 1, 11001 not on sale, 11011 too little stock, 11025
 * below the smallest tier, 31015 too few points, 47003 points goods sold out.
 */
export const addSku = call({
  id: "cart.addSku",
  method: "POST",
  path: "/cart",
  auth: "required",
  query: z.object({ skuId: NonEmpty, num: Pieces, cartType: z.optional(closedEnum(CartType)) }),
  result: Nothing,
});

/**
 * Sets the counts of several lines of the CART basket at once and ticks them; missing lines are added. All or nothing, so
 * that variants of one goods reach its minimum together. Refused as `cart.setSkuNum`.
 */
export const setSkus = call({
  id: "cart.setSkus",
  method: "POST",
  path: "/cart/skus",
  auth: "required",
  inSpec: false,
  encoding: "json",
  body: z.object({
    lines: z.array(z.object({ skuId: ListedId, num: Pieces })).check(z.minLength(1), z.maxLength(longestBasket)),
  }),
  result: Nothing,
});

/** Ticks or unticks every line of the CART basket. Selected coupons are dropped. */
export const checkAll = call({
  id: "cart.checkAll",
  method: "POST",
  path: "/cart/sku/checked",
  auth: "required",
  query: z.object({ checked: z.boolean() }),
  result: Nothing,
});

/** Ticks or unticks every line of one store. Selected coupons are dropped. */
export const checkStore = call({
  id: "cart.checkStore",
  method: "POST",
  path: "/cart/store/{storeId}",
  auth: "required",
  query: z.object({ checked: z.boolean() }),
  result: Nothing,
});

/** Ticks or unticks one line. An unknown SKU changes nothing. Selected coupons are dropped. */
export const checkSku = call({
  id: "cart.checkSku",
  method: "POST",
  path: "/cart/sku/checked/{skuId}",
  auth: "required",
  query: z.object({ checked: z.boolean() }),
  result: Nothing,
});

/**
 * Sets the count of a line and ticks it; adds the line when it is missing. Refused: 30010 count below 1, 11001 not on
 * sale, 11011 too little stock, 11025 below the smallest tier.
 */
export const setSkuNum = call({
  id: "cart.setSkuNum",
  method: "POST",
  path: "/cart/sku/num/{skuId}",
  auth: "required",
  query: z.object({ num: Pieces }),
  result: Nothing,
});

/** Removes lines from the CART basket. Unknown ones change nothing. */
export const removeSkus = call({
  id: "cart.removeSkus",
  method: "DELETE",
  path: "/cart/sku/remove",
  auth: "required",
  query: z.object({ skuIds: commaList(ListedId, longestBasket) }),
  result: Nothing,
});
