import type { AfterSaleKind, RefundWay } from "#server/db/schema/afterSale.ts";
import { Refused } from "#server/http/refused.ts";
import type { LineRow } from "#server/modules/order/lineQueries.ts";
import type { OrderRow } from "#server/modules/order/queries.ts";

/** Days after completion in which an order's lines can go into after-sale. Rules 12. */
const openDays = 15;
const dayMs = 86_400_000;

/** Whether the time for after-sale of an order has passed at `now` (epoch ms); it never does before completion. */
export function isOver({ completedAt }: Pick<OrderRow, "completedAt">, now: number): boolean {
  return completedAt !== null && completedAt.getTime() <= lastCompletion(now).getTime();
}

/** Orders completed until this moment are out of after-sale at `now` (epoch ms). */
export function lastCompletion(now: number): Date {
  return new Date(now - openDays * dayMs);
}

/** Which kinds of service an order is open to: a return needs goods in the buyer's hands. */
export function kindsFor({
  state,
  orderType,
}: Pick<OrderRow, "state" | "orderType">): Readonly<Record<AfterSaleKind, boolean>> {
  const handedOver = state === "DELIVERED" || state === "COMPLETED";
  const reserved = state === "STAY_PICKED_UP" || state === "TAKE";
  return { RETURN_MONEY: handedOver || reserved, RETURN_GOODS: handedOver && orderType === "NORMAL" };
}

/** Where the money of an order goes back to: what came by bank transfer goes by hand; an order of nothing has no bank. */
export function refundWayOf({ paymentMethod, flowCents }: Pick<OrderRow, "paymentMethod" | "flowCents">): RefundWay {
  return paymentMethod === "BANK_TRANSFER" && flowCents > 0 ? "OFFLINE" : "ORIGINAL";
}

/** Throws Refused 33001 for an unpaid order, 33003 for a line that is not, or no longer, open to after-sale. Rules 12. */
export function requireOpen({ item, order }: LineRow, now: number): void {
  if (order.state === "UNPAID") throw new Refused(33001);
  const open = item.afterSaleState === "NOT_APPLIED" || item.afterSaleState === "PART_AFTER_SALE";
  // Goods got for points or bargained down are not taken back.
  const excluded = order.promotionType === "POINTS" || order.promotionType === "KANJIA";
  const kinds = kindsFor(order);
  if (!open || excluded || isOver(order, now) || (!kinds.RETURN_MONEY && !kinds.RETURN_GOODS)) throw new Refused(33003);
}
