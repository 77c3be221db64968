import * as z from "zod/mini";
import { PointType, PromotionStatus } from "../enums.ts";
import { DateTime, Id, maybe, Price } from "../scalars.ts";
import { GoodsSkuDetail } from "./goods.ts";
import { PendingPoints } from "./pendingPoints.ts";

/** A category of the points mall. */
export const PointsGoodsCategory = z.object({ id: Id, name: maybe(z.string()), sortOrder: maybe(z.number()) });
export type PointsGoodsCategory = z.output<typeof PointsGoodsCategory>;

const offered = {
  id: Id,
  goodsId: Id,
  skuId: Id,
  goodsName: z.string(),
  storeId: Id,
  storeName: z.string(),
  /** Price of one piece outside the mall. */
  originalPrice: Price,
  pointsGoodsCategoryId: maybe(Id),
  pointsGoodsCategoryName: maybe(z.string()),
  thumbnail: maybe(z.string()),
  /** Pieces that can still be had for points. */
  activeStock: z.int(),
  /** Price of one piece in points. */
  points: z.int(),
  startTime: maybe(DateTime),
  /** Null when it has no end. */
  endTime: maybe(DateTime),
  promotionStatus: maybe(PromotionStatus),
  createTime: maybe(DateTime),
};

/** Goods that cost points. */
export const PointsGoods = z.object(offered);
export type PointsGoods = z.output<typeof PointsGoods>;

/** The same, with the SKU that the buyer gets. */
export const PointsGoodsDetail = z.object({ ...offered, goodsSku: GoodsSkuDetail });
export type PointsGoodsDetail = z.output<typeof PointsGoodsDetail>;

/** A buyer's points: available, and earned in total. */
export const PointsSummary = z.object({
  point: z.int(),
  totalPoint: z.int(),
  /** Ours: points of completed orders that can't be spent yet; not part of the others. */
  pendingPoint: maybe(z.int()),
  /** Ours: the same by order, the soonest first, at most 20 orders. */
  pending: maybe(z.array(PendingPoints)),
});
export type PointsSummary = z.output<typeof PointsSummary>;

/** One change of a buyer's points. */
export const PointsHistory = z.object({
  id: Id,
  createTime: DateTime,
  memberId: Id,
  memberName: maybe(z.string()),
  /** Points after the change. */
  point: z.int(),
  beforePoint: maybe(z.int()),
  /** Size of the change, never negative. `pointType` gives its direction. */
  variablePoint: z.int(),
  pointType: PointType,
  /** The reason as a sentence in the reader's language. */
  content: maybe(z.string()),
});
export type PointsHistory = z.output<typeof PointsHistory>;
