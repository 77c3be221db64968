import * as z from "zod/mini";
import { call } from "./call.ts";
import { GoodsIndex } from "./entities/search.ts";
import { page, paging } from "./paging.ts";
import { Joined, Nothing } from "./scalars.ts";

/**
 * Lists the browsing history, latest first: one row for each goods, at most 100. `id` of a row is the SKU id,
 * `releaseTime` the time of the visit in epoch milliseconds.
 */
export const list = call({
  id: "footprint.list",
  method: "GET",
  path: "/member/footprint",
  auth: "required",
  query: z.object({ storeId: z.optional(Joined), ...paging }),
  result: page(GoodsIndex),
});

/** Deletes the buyer's whole browsing history. */
export const clear = call({
  id: "footprint.clear",
  method: "DELETE",
  path: "/member/footprint",
  auth: "required",
  result: Nothing,
});

/**
 * Deletes some goods from the browsing history: `ids` are goods ids joined with commas, at most 100. This shop takes the
 * `id` of a row as well. Goods that were never visited are ignored. Refused: 4002 no id, or too many.
 */
export const remove = call({
  id: "footprint.remove",
  method: "DELETE",
  path: "/member/footprint/delByIds/{ids}",
  auth: "required",
  result: Nothing,
});
