import * as z from "zod/mini";
import { call } from "./call.ts";
import { GoodsIndex } from "./entities/search.ts";
import { page, paging } from "./paging.ts";
import { Nothing } from "./scalars.ts";

/**
 * The browsing history, latest first, one row per goods, at most 100. `id` of a row is the sku id (decisions 31), `releaseTime`
 * the moment of the visit in epoch milliseconds. Source: spec 7, member.
 */
export const list = call({
  id: "footprint.list",
  method: "GET",
  path: "/member/footprint",
  auth: "required",
  query: z.object({ storeId: z.optional(z.string()), ...paging }),
  result: page(GoodsIndex),
});

/** Forgets every visit of the buyer. Source: spec 7, member (MC-09). */
export const clear = call({
  id: "footprint.clear",
  method: "DELETE",
  path: "/member/footprint",
  auth: "required",
  result: Nothing,
});

/**
 * Forgets the visits of some goods: `ids` are goods ids joined with commas, at most 100; those never visited are passed over.
 * Refused: 4002 no id, or too many. Source: spec 7, member (MC-09).
 */
export const remove = call({
  id: "footprint.remove",
  method: "DELETE",
  path: "/member/footprint/delByIds/{ids}",
  auth: "required",
  result: Nothing,
});
