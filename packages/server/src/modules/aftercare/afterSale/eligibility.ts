import type { AfterSaleKind, RefundWay } from "#server/db/schema/afterSale.ts";
import { Refused } from "#server/http/refused.ts";
import { afterSaleDays } from "#server/modules/catalogue/goodsFacts/afterSaleDays.ts";
import type { LineRow } from "#server/modules/buying/order/lineQueries.ts";
import type { OrderRow } from "#server/modules/buying/order/queries.ts";

const dayMs = 86_400_000;

/** Whether the time for after-sale of an order is over at `now` (epoch ms); never before completion. */
export function isOver({ completedAt }: Pick<OrderRow, "completedAt">, now: number): boolean {
  return completedAt !== null && completedAt.getTime() <= lastCompletion(now).getTime();
}

/** Orders completed before this time are out of after-sale at `now` (epoch ms). */
export function lastCompletion(now: number): Date {
  return new Date(now - afterSaleDays * dayMs);
}

/** Which kinds of service are possible for an order: a return needs goods that the buyer has received. */
export function kindsFor({
  state,
  orderType,
}: Pick<OrderRow, "state" | "orderType">): Readonly<Record<AfterSaleKind, boolean>> {
  const handedOver = state === "DELIVERED" || state === "COMPLETED";
  const reserved = state === "STAY_PICKED_UP" || state === "TAKE";
  return { RETURN_MONEY: handedOver || reserved, RETURN_GOODS: handedOver && orderType === "NORMAL" };
}

/** How an order is refunded: one paid by bank transfer is refunded by hand, unless its amount is zero. */
export function refundWayOf({ paymentMethod, flowCents }: Pick<OrderRow, "paymentMethod" | "flowCents">): RefundWay {
  return paymentMethod === "BANK_TRANSFER" && flowCents > 0 ? "OFFLINE" : "ORIGINAL";
}

/**
 * Throws Refused 33001 for an unpaid order, 33003 for a line that is not, or no longer, open to after-sale. Rules 12.
 */
export function requireOpen({ item, order }: LineRow, now: number): void {
  if (order.state === "UNPAID") throw new Refused(33001);
  const open = item.afterSaleState === "NOT_APPLIED" || item.afterSaleState === "PART_AFTER_SALE";
  // Goods bought with points or bargained down can't be returned.
  const excluded = order.promotionType === "POINTS" || order.promotionType === "KANJIA";
  const kinds = kindsFor(order);
  if (!open || excluded || isOver(order, now) || (!kinds.RETURN_MONEY && !kinds.RETURN_GOODS)) throw new Refused(33003);
}
