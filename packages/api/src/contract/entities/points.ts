import * as z from "zod/mini";
import { PointType, PromotionStatus } from "../enums.ts";
import { DateTime, Id, maybe, Money } from "../scalars.ts";
import { GoodsSkuDetail } from "./goods.ts";

/** A shelf of the points mall. */
export const PointsGoodsCategory = z.object({ id: Id, name: maybe(z.string()), sortOrder: maybe(z.number()) });
export type PointsGoodsCategory = z.output<typeof PointsGoodsCategory>;

const offered = {
  id: Id,
  goodsId: Id,
  skuId: Id,
  goodsName: z.string(),
  storeId: Id,
  storeName: z.string(),
  /** What a piece costs outside the mall. */
  originalPrice: maybe(Money),
  pointsGoodsCategoryId: maybe(Id),
  pointsGoodsCategoryName: maybe(z.string()),
  thumbnail: maybe(z.string()),
  /** Pieces left for points. */
  activeStock: z.int(),
  /** Points for one piece. */
  points: z.int(),
  startTime: maybe(DateTime),
  /** Null is open end. */
  endTime: maybe(DateTime),
  promotionStatus: maybe(PromotionStatus),
  createTime: maybe(DateTime),
};

/** Goods that are given for points. */
export const PointsGoods = z.object(offered);
export type PointsGoods = z.output<typeof PointsGoods>;

/** The same with the sku that the buyer gets. */
export const PointsGoodsDetail = z.object({ ...offered, goodsSku: GoodsSkuDetail });
export type PointsGoodsDetail = z.output<typeof PointsGoodsDetail>;

/** A buyer's points: to spend now, and earned in all. */
export const PointsSummary = z.object({ point: z.int(), totalPoint: z.int() });
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
  /** Size of the change, never negative; `pointType` says which way. */
  variablePoint: z.int(),
  pointType: PointType,
  /** Reason in a sentence, in the language of the reader. */
  content: maybe(z.string()),
});
export type PointsHistory = z.output<typeof PointsHistory>;
