import type { PendingPoints } from "@sundry/api/contract/entities/pendingPoints";
import type { EarnedReason } from "#server/db/schema/pendingPoints.ts";
import type { Tx } from "#server/db/transaction.ts";
import { nextId } from "#server/ids.ts";
import { returnEnd } from "#server/modules/catalogue/goodsFacts/afterSaleDays.ts";
import { movePoints, pointsGiven, takeBackPoints } from "#server/modules/account/member/points.ts";
import { pointsEarned, reviewPoints } from "./earnedPoints.ts";
import { itemsOf, lockTradeIfFree, orderBySn, type OrderRow } from "./queries.ts";
import { orderSetting } from "./setting.ts";
import type { Sweep } from "#server/modules/platform/timers/sweep.ts";
import type { Services } from "#server/services.ts";
import { wireMoment } from "#server/shopTime.ts";
import {
  changePending,
  dueRows,
  insertPending,
  ordersWithDuePoints,
  pendingByOrder,
  type PendingOfOrder,
  pendingRows,
} from "./pendingPointQueries.ts";

/** What was earned, and how much. */
interface Earned {
  reason: EarnedReason;
  /** Number of the order, or of the reviewed line. */
  reference: string;
  points: number;
}

/**
 * Records points that a buyer has earned with a completed order. They become spendable once the order can no longer be
 * returned; until then refunds reduce them. Nothing for 0 points. The caller has locked the trade. Rules 11.
 */
export async function earnPoints(
  tx: Tx,
  services: Services,
  { sn: orderSn, memberId, completedAt }: Pick<OrderRow, "sn" | "memberId" | "completedAt">,
  { reason, reference, points }: Earned,
): Promise<void> {
  if (points === 0) return;
  if (completedAt === null) throw new Error(`order ${orderSn} is not completed`);
  const createdAt = new Date(services.clock.now());
  await insertPending(tx, {
    id: nextId(services),
    memberId,
    orderSn,
    reason,
    reference,
    points,
    dueAt: returnEnd(completedAt),
    createdAt,
  });
}

/**
 * Does `refund`, which records that money of an order's lines goes back, and takes back the points that the order no
 * longer earns: fewer are pending, and those that are spendable already are deducted or owed. `reference` is the number
 * of the refund. The caller has locked the trade. Rules 11.
 */
export async function refundEarnings(
  tx: Tx,
  services: Services,
  order: OrderRow,
  { reference, refund }: { reference: string; refund: () => Promise<void> },
): Promise<void> {
  const before = await earnedWith(tx, order);
  await refund();
  const after = await earnedWith(tx, order);
  const rows = await pendingRows(tx, order.sn);
  let points = 0;
  for (const earned of before) {
    const left = after.find((one) => isSame(one, earned))?.points ?? 0;
    const row = rows.find((one) => isSame(one, earned));
    if (row) await changePending(tx, row.id, { points: Math.min(row.points, left) });
    else points += Math.max(0, earned.points - left);
  }
  await takeBackPoints(tx, services, { memberId: order.memberId, points, reason: "AFTER_SALE", reference });
}

/** Makes points spendable whose order can no longer be returned and has no open return or refund. Rules 11. */
export const releasePoints: Sweep = {
  find: (tx, now, limit) => ordersWithDuePoints(tx, now, limit),
  async settle(tx: Tx, services: Services, orderSn: string, now: Date): Promise<boolean> {
    const found = await orderBySn(tx, orderSn);
    if (!found || !(await lockTradeIfFree(tx, found.tradeSn))) return false;
    const order = await orderBySn(tx, orderSn);
    // Another process may have been quicker, or the buyer has asked for a refund in the meantime.
    const rows = await dueRows(tx, orderSn, now);
    if (!order || rows.length === 0) return false;
    const earned = await earnedWith(tx, order);
    for (const row of rows) {
      const points = Math.min(row.points, earned.find((one) => isSame(one, row))?.points ?? 0);
      const { memberId, reason, reference } = row;
      await movePoints(tx, services, { memberId, delta: points, reason, reference });
      await changePending(tx, row.id, { points, settledAt: now });
    }
    return true;
  },
};

/** Pending points of an order in the contract's form; they have no date while a return or refund is open. */
export function pendingView({ orderSn, points, dueAt, disputed }: PendingOfOrder, zone: string): PendingPoints {
  return { orderSn, point: points, until: disputed ? null : wireMoment(dueAt, zone) };
}

/** The buyer's pending points of one order; null if it has none. */
export async function pendingOfOrder(
  tx: Tx,
  { config }: Services,
  { sn: orderSn, memberId }: Pick<OrderRow, "sn" | "memberId">,
): Promise<PendingPoints | null> {
  const [row] = await pendingByOrder(tx, memberId, { orderSn, limit: 1 });
  return row ? pendingView(row, config.shopZone) : null;
}

/** What an order earns by now, after its refunds; nothing before its completion. */
async function earnedWith(tx: Tx, order: OrderRow): Promise<Earned[]> {
  const { sn, memberId } = order;
  if (order.completedAt === null) return [];
  const lines = await itemsOf(tx, [sn]);
  const { paid, gift } = pointsEarned(order, lines);
  const references = lines.map(({ sn: line }) => line);
  const given = await pointsGiven(tx, { memberId, reason: "EVALUATION", references });
  const pending = new Set((await pendingRows(tx, sn)).map(({ reference }) => reference));
  const reviews = lines.flatMap((line): Earned[] => {
    const full = orderSetting.pointsPerReview;
    const got = pending.has(line.sn) ? full : given.get(line.sn);
    if (got === undefined) return [];
    // What was given already may have been less than the full points, because of earlier refunds.
    const points = Math.min(got, reviewPoints(line, Math.max(got, full)));
    return [{ reason: "EVALUATION", reference: line.sn, points }];
  });
  return [
    { reason: "ORDER_COMPLETED", reference: sn, points: paid },
    { reason: "GIFT", reference: sn, points: gift },
    ...reviews,
  ];
}

function isSame(one: Omit<Earned, "points">, other: Omit<Earned, "points">): boolean {
  return one.reason === other.reason && one.reference === other.reference;
}
