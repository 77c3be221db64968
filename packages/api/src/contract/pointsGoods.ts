import * as z from "zod/mini";
import { call } from "./call.ts";
import { PointsGoods, PointsGoodsCategory, PointsGoodsDetail } from "./entities/points.ts";
import { page, paging } from "./paging.ts";

/** Shelves of the points mall, in their order. The token is sent when there is one (decisions 42). Source: spec 7, points goods. */
export const categories = call({
  id: "pointsGoods.categories",
  method: "GET",
  path: "/pointsGoods/category",
  auth: "optional",
  query: z.object({ name: z.optional(z.string()), ...paging }),
  result: page(PointsGoodsCategory),
});

/**
 * Goods that are given for points now, in the order of the mall; `points` is a range `min_max`, either side may be left open.
 * Sorted by `points` when asked. Refused: 4002 a malformed range. Source: spec 7, points goods (GD-05).
 */
export const list = call({
  id: "pointsGoods.list",
  method: "GET",
  path: "/pointsGoods",
  auth: "optional",
  query: z.object({
    goodsName: z.optional(z.string()),
    skuId: z.optional(z.string()),
    pointsGoodsCategoryId: z.optional(z.string()),
    points: z.optional(z.string()),
    ...paging,
  }),
  result: page(PointsGoods),
});

/**
 * One offer of the points mall with its sku; an ended one is answered too, with `promotionStatus` END. Refused: 11020 unknown, or
 * its goods are off the shelf. Source: spec 7, points goods (GD-05).
 */
export const get = call({
  id: "pointsGoods.get",
  method: "GET",
  path: "/pointsGoods/{id}",
  auth: "optional",
  result: PointsGoodsDetail,
});
