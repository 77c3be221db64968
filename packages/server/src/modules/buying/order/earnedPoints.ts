import type { ItemRow, OrderRow } from "./queries.ts";
import { orderSetting } from "./setting.ts";

type Earning = Pick<OrderRow, "promotionType" | "flowCents" | "giftPoints">;
type Line = Pick<ItemRow, "goodsCents" | "refundCents" | "refundState">;
type Paid = Pick<ItemRow, "flowCents" | "refundCents" | "refundState">;

/**
 * Points for a completed order, after its refunds: one for each whole unit of money that stayed paid, and the gift of a
 * spend-and-save activity in proportion to that money, rounded down. A fully refunded order has no gift. Rules 11.
 */
export function pointsEarned(order: Earning, lines: readonly Line[]): { paid: number; gift: number } {
  const kept = order.flowCents - lines.reduce((sum, { refundCents }) => sum + refundCents, 0);
  const paid = order.promotionType === "POINTS" ? 0 : Math.floor(kept / 100) * orderSetting.pointsPerUnit;
  return { paid, gift: giftLeft(order, kept, lines) };
}

/**
 * Points that the review of a line earns after its refunds, of `points` for a line that was kept: in proportion to the
 * money that stayed paid, rounded down; all or none if it cost nothing. Rules 11.
 */
export function reviewPoints({ flowCents, refundCents, refundState }: Paid, points: number): number {
  if (flowCents === 0) return refundState === "ALL_REFUND" ? 0 : points;
  return Math.floor((points * (flowCents - refundCents)) / flowCents);
}

/**
 * The remaining gift: in proportion to the money that stayed paid, or to the goods that were not refunded if they cost
 * nothing.
 */
function giftLeft({ flowCents, giftPoints }: Earning, keptCents: number, lines: readonly Line[]): number {
  const left = lines.filter(({ refundState }) => refundState !== "ALL_REFUND");
  if (left.length === 0) return 0;
  if (flowCents > 0) return Math.floor((giftPoints * keptCents) / flowCents);
  const goods = (of: readonly Line[]) => of.reduce((sum, { goodsCents }) => sum + goodsCents, 0);
  return left.length === lines.length ? giftPoints : Math.floor((giftPoints * goods(left)) / goods(lines));
}
