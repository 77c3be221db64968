import type { Tx } from "#server/db/transaction.ts";
import { pointsGiven } from "#server/modules/member/points.ts";
import { type ItemRow, itemsOf, type OrderRow } from "./queries.ts";
import { orderSetting } from "./setting.ts";

type Earning = Pick<OrderRow, "promotionType" | "flowCents" | "giftPoints">;
type Line = Pick<ItemRow, "goodsCents" | "refundCents" | "refundState">;

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
 * Points that a buyer has earned with an order, including reviews of lines that were not refunded; none before its
 * completion.
 */
export async function pointsEarnedWith(tx: Tx, order: OrderRow): Promise<number> {
  if (order.completedAt === null) return 0;
  const lines = await itemsOf(tx, [order.sn]);
  const references = lines.flatMap(({ sn, refundState }) => (refundState === "ALL_REFUND" ? [] : [sn]));
  const reviews = await pointsGiven(tx, { memberId: order.memberId, reason: "EVALUATION", references });
  const { paid, gift } = pointsEarned(order, lines);
  return [paid, gift, ...reviews.values()].reduce((sum, points) => sum + points, 0);
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
