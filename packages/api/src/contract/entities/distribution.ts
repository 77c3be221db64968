import * as z from "zod/mini";
import { DistributionOrderStatus, DistributionStatus, WithdrawStatus } from "../enums.ts";
import { DateTime, Id, maybe, Price } from "../scalars.ts";

/** A buyer who recommends goods. They keep the amounts when they are dismissed. */
export const Distribution = z.object({
  /** The code in the distributor's links. */
  id: Id,
  memberId: Id,
  memberName: maybe(z.string()),
  name: maybe(z.string()),
  /** Hidden except for the last four characters. */
  idNumber: maybe(z.string()),
  settlementBankAccountName: maybe(z.string()),
  /** Hidden except for the last four characters. */
  settlementBankAccountNum: maybe(z.string()),
  settlementBankBranchName: maybe(z.string()),
  distributionStatus: DistributionStatus,
  /** All commission earned: not final yet, available and withdrawn. */
  rebateTotal: Price,
  /** Commission available to withdraw. */
  canRebate: Price,
  /** Commission that is not final yet, and withdrawals under review. */
  commissionFrozen: Price,
  /** Ours: the part of it that is not final yet. */
  commissionPending: Price,
  /** Number and amount of paid order lines that came through the links. */
  distributionOrderCount: maybe(z.int()),
  distributionOrderPrice: Price,
  createTime: DateTime,
});
export type Distribution = z.output<typeof Distribution>;

/** Goods that can be recommended. */
export const DistributionGoods = z.object({
  id: Id,
  goodsId: Id,
  skuId: Id,
  goodsName: z.string(),
  /** Specification values as one text. */
  specs: maybe(z.string()),
  thumbnail: maybe(z.string()),
  price: Price,
  /** Pieces in stock. */
  quantity: maybe(z.int()),
  storeName: z.string(),
  /** Commission for one piece. */
  commission: Price,
  createTime: DateTime,
});
export type DistributionGoods = z.output<typeof DistributionGoods>;

/** An order line that came through a link. */
export const DistributionOrder = z.object({
  id: Id,
  createTime: DateTime,
  orderSn: z.string(),
  orderItemSn: maybe(z.string()),
  /** The buyer's name, shortened to hide who they are. */
  memberName: maybe(z.string()),
  distributionId: maybe(Id),
  distributionOrderStatus: maybe(DistributionOrderStatus),
  /** When the commission became final. */
  settleCycle: maybe(DateTime),
  /**
   * Ours: when it becomes final; null before the order is received, while a return or refund is open, and once it is
   * final.
   */
  pendingUntil: maybe(DateTime),
  /** Commission of the line, and the part of it that was taken back. */
  rebate: Price,
  sellBackRebate: Price,
  storeId: Id,
  storeName: z.string(),
  goodsId: Id,
  goodsName: z.string(),
  skuId: Id,
  specs: maybe(z.string()),
  image: maybe(z.string()),
  num: z.int(),
});
export type DistributionOrder = z.output<typeof DistributionOrder>;

/** A request to withdraw commission into the wallet. */
export const DistributionCash = z.object({
  id: Id,
  sn: z.string(),
  createTime: DateTime,
  distributionId: maybe(Id),
  distributionName: maybe(z.string()),
  price: Price,
  /** When it was approved. */
  payTime: maybe(DateTime),
  distributionCashStatus: WithdrawStatus,
});
export type DistributionCash = z.output<typeof DistributionCash>;
