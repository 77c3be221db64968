import * as z from "zod/mini";
import { call } from "./call.ts";
import { GoodsIndex } from "./entities/search.ts";
import { page, paging } from "./paging.ts";

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
