import * as z from "zod/mini";
import { call } from "./call.ts";
import { PointsGoods, PointsGoodsCategory, PointsGoodsDetail } from "./entities/points.ts";
import { page, paging } from "./paging.ts";
import { ShortText } from "./scalars.ts";

/** Lists the categories of the points mall in display order. The token is sent if there is one. Refused: 1008 the mall is closed. */
export const categories = call({
  id: "pointsGoods.categories",
  method: "GET",
  path: "/pointsGoods/category",
  auth: "optional",
  query: z.object({ name: z.optional(ShortText), ...paging }),
  result: page(PointsGoodsCategory),
});

/**
 * Lists the goods of the points mall, in its order. `points` is a range `min_max` that can be open at either end. Sorted
 * by `points` on request. Refused: 4002 a malformed range, 1008 the mall is closed.
 */
export const list = call({
  id: "pointsGoods.list",
  method: "GET",
  path: "/pointsGoods",
  auth: "optional",
  query: z.object({
    goodsName: z.optional(ShortText),
    skuId: z.optional(ShortText),
    pointsGoodsCategoryId: z.optional(ShortText),
    points: z.optional(ShortText),
    ...paging,
  }),
  result: page(PointsGoods),
});

/**
 * Reads one offer of the points mall with its SKU. An ended one is returned too, with `promotionStatus` END. Refused:
 * 11020 unknown, or its goods are not on sale, 1008 the mall is closed.
 */
export const get = call({
  id: "pointsGoods.get",
  method: "GET",
  path: "/pointsGoods/{id}",
  auth: "optional",
  result: PointsGoodsDetail,
});
