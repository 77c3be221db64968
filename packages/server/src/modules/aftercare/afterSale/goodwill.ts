import { and, desc, eq } from "drizzle-orm";
import { orderRefunds } from "#server/db/schema/order.ts";
import type { Tx } from "#server/db/transaction.ts";
import { nextId } from "#server/ids.ts";
import { notify } from "#server/modules/account/message/notify.ts";
import { cancellable, closeOrder } from "#server/modules/buying/order/closing.ts";
import { changeLine } from "#server/modules/buying/order/lineQueries.ts";
import { lockOrder } from "#server/modules/buying/order/orderLocks.ts";
import { payIfFree } from "#server/modules/buying/order/payment.ts";
import { refundEarnings } from "#server/modules/buying/order/pendingPoints.ts";
import {
  changeItems,
  type ItemRow,
  itemsOf,
  type OrderRow,
  refundItems,
} from "#server/modules/buying/order/queries.ts";
import { recordRefund } from "#server/modules/buying/order/refunds.ts";
import { refund, refundReference } from "#server/modules/buying/payment/refund.ts";
import { countSales, returnStock } from "#server/modules/catalogue/stock/service.ts";
import type { Services } from "#server/services.ts";
import { casesOfLine } from "./queries.ts";
import { isOpen } from "./caseStates.ts";
import { type Claim, leftOf, lineAfter, splitOver, unclaimed } from "./refundAmounts.ts";

/** What became of a refund by the shop. `leftCents` can still be paid back. */
export type PaidBack =
  | { result: "PAID_BACK"; cents: number; leftCents: number; closed: boolean }
  /** The same was said before; nothing has happened now. */
  | { result: "AGAIN"; cents: number; at: Date }
  | { result: "TOO_MUCH"; leftCents: number }
  | { result: "NOT_PAID" | "OPEN_REQUEST" };

interface PayableLine {
  item: ItemRow;
  claims: readonly Claim[];
  limitCents: number;
}

/**
 * The shop pays back money of a paid order of itself, the way it came: a part, or without `cents` all that is left. The
 * goods stay where they are, and can still be returned for the rest of the money. An order that is not sent is closed
 * with the last of its money, and its goods return to the stock. Never more than was paid, less what is asked for in
 * requests; the same amount for the same reason happens once. Throws Refused 31002 unknown. Rules 12, BU-07.
 */
export async function payBackOrder(
  tx: Tx,
  services: Services,
  sn: string,
  { cents, reason }: { cents: number | undefined; reason: string },
): Promise<PaidBack> {
  const order = await lockOrder(tx, sn);
  if (order.payState !== "PAID") return { result: "NOT_PAID" };
  const lines = await payableLines(tx, sn);
  const leftCents = lines.reduce((sum, { limitCents }) => sum + limitCents, 0);
  const paidCents = cents ?? leftCents;
  // Once nothing is left, "all that is left" was said before, whatever it was then.
  const earlier = await earlierRefund(tx, sn, reason, leftCents === 0 ? cents : paidCents);
  if (earlier) return { result: "AGAIN", cents: earlier.cents, at: earlier.createdAt };
  const isWhole = lines.every(({ item, limitCents }) => item.refundCents + limitCents === item.flowCents);
  const isLast = isWhole && paidCents === leftCents;
  if (order.state === "CANCELLED" || paidCents > leftCents) return { result: "TOO_MUCH", leftCents };
  if (isLast && lines.some(({ claims }) => claims.some((claim) => isOpen(claim.state))))
    return { result: "OPEN_REQUEST" };
  const closing = { event: "CANCELLED", by: null, reason } as const;
  if (isLast && cancellable.includes(order.state) && (await closeOrder(tx, services, order, closing)))
    await payIfFree(tx, services, order.tradeSn);
  else {
    if (paidCents === 0) return { result: "TOO_MUCH", leftCents };
    await payPart(tx, services, order, lines, { cents: paidCents, reason, isLast });
  }
  const createdAt = new Date(services.clock.now());
  await tx.insert(orderRefunds).values({ id: nextId(services), orderSn: sn, cents: paidCents, reason, createdAt });
  return { result: "PAID_BACK", cents: paidCents, leftCents: leftCents - paidCents, closed: isLast };
}

async function payPart(
  tx: Tx,
  services: Services,
  order: OrderRow,
  lines: readonly PayableLine[],
  { cents, reason, isLast }: { cents: number; reason: string; isLast: boolean },
): Promise<void> {
  const { sn } = order;
  const before = await tx.$count(orderRefunds, eq(orderRefunds.orderSn, sn));
  const reference = `${sn}-${before + 1}`;
  const method = order.paymentMethod ?? "WALLET";
  const target = await refund(tx, services, { order, cents, method, offline: false, reference });
  const shares = splitOver(
    cents,
    lines.map(({ limitCents }) => limitCents),
  );
  await refundEarnings(tx, services, order, {
    reference,
    async refund() {
      for (const [at, { item, claims }] of lines.entries()) {
        const goodwillCents = item.goodwillCents + (shares[at] ?? 0);
        const { refundState, refundCents } = lineAfter({ ...item, goodwillCents }, claims, false);
        await changeLine(tx, item.sn, { goodwillCents, refundState, refundCents });
      }
    },
  });
  if (isLast) await endLines(tx, order, lines);
  const booked = refundReference(reference, method);
  await recordRefund(tx, services, order, { cents, event: "PAID_BACK", detail: reason, booked });
  const about = { sn, store: order.storeName, cents, reason };
  await notify(tx, services, order.memberId, { kind: `PAID_BACK_TO_${target}`, ...about });
}

/** All money of an order went back: nothing of it can be asked for any more, and what the store has returns to the stock. */
async function endLines(tx: Tx, { sn, memberId, state }: OrderRow, lines: readonly PayableLine[]): Promise<void> {
  await refundItems(tx, sn);
  await changeItems(tx, sn, { afterSaleState: "EXPIRED" });
  const piecesIn = ({ item, claims }: PayableLine) => {
    if (state === "PARTS_DELIVERED") return item.num - item.deliverNumber;
    return state === "STAY_PICKED_UP" || state === "TAKE" ? leftOf(item, claims).num : 0;
  };
  const kept = lines.map((line) => ({ ...line.item, num: piecesIn(line) })).filter(({ num }) => num > 0);
  await returnStock(
    tx,
    memberId,
    kept.map(({ skuId, num, seckillOfferId: id, seckillDay: day }) => ({
      skuId,
      num,
      offer: id && day ? { id, day } : null,
    })),
  );
  await countSales(
    tx,
    kept.map(({ goodsId, num }) => ({ goodsId, num: -num })),
  );
}

async function payableLines(tx: Tx, sn: string): Promise<PayableLine[]> {
  const items = await itemsOf(tx, [sn]);
  return Promise.all(
    items.map(async (item) => {
      const claims = await casesOfLine(tx, item.sn);
      const closed = item.refundState === "ALL_REFUND" && item.refundCents === item.flowCents;
      return { item, claims, limitCents: closed ? 0 : unclaimed(item, claims) };
    }),
  );
}

/** The newest refund of an order for a reason, of this amount if one is named. */
async function earlierRefund(tx: Tx, sn: string, reason: string, cents: number | undefined) {
  const [row] = await tx
    .select()
    .from(orderRefunds)
    .where(
      and(
        eq(orderRefunds.orderSn, sn),
        eq(orderRefunds.reason, reason),
        cents === undefined ? undefined : eq(orderRefunds.cents, cents),
      ),
    )
    .orderBy(desc(orderRefunds.createdAt))
    .limit(1);
  return row ?? null;
}
