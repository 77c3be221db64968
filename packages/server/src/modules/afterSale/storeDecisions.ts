import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import { takeBackPoints } from "#server/modules/member/points.ts";
import { notify } from "#server/modules/message/notify.ts";
import { itemsOf } from "#server/modules/order/queries.ts";
import { noteRefund } from "#server/modules/order/refunds.ts";
import { countSales, putBackStock } from "#server/modules/stock/service.ts";
import { refund } from "#server/modules/wallet/refund.ts";
import type { Services } from "#server/services.ts";
import { type LockedCase, lockCase, type Mover, moveCase, settleLine } from "./caseChanges.ts";

/** What a seller says to an application. */
export type Decision =
  | {
      pass: true;
      /** Cents they grant; all that was asked for when absent. */
      refundCents?: number;
      remark?: string;
    }
  | { pass: false; remark?: string };

/**
 * The seller agrees or refuses (APPLY). Money alone is refunded at once, or waits for the bank transfer; goods are to be sent
 * back. Throws Refused 20005 unknown, 33006 another state, 33004 more than was asked for. Rules 12.
 */
export async function decideAfterSale(
  tx: Tx,
  services: Services,
  sn: string,
  decision: Decision,
  by: Mover = "STORE",
): Promise<void> {
  const held = known(await lockCase(tx, sn));
  const remark = decision.remark?.trim() || null;
  if (!decision.pass) {
    await moveCase(tx, services, held.row, "REFUSE", by, { remark, detail: remark });
    await settleLine(tx, services, held.line);
    await notify(tx, services, held.row.memberId, { kind: "AFTER_SALE_REFUSED", sn, reason: remark });
    return;
  }
  const grantedCents = decision.refundCents ?? held.row.appliedCents;
  if (!Number.isSafeInteger(grantedCents) || grantedCents < 0 || grantedCents > held.row.appliedCents)
    throw new Refused(33004);
  const row = await moveCase(tx, services, held.row, "PASS", by, { grantedCents, remark, detail: remark });
  const kind = row.kind === "RETURN_MONEY" ? "AFTER_SALE_AGREED" : "AFTER_SALE_RETURN";
  await notify(tx, services, row.memberId, { kind, sn });
  if (row.kind === "RETURN_MONEY") await payBack(tx, services, { ...held, row });
}

/** The seller has the goods again (BUYER_RETURN): the money goes back. Throws Refused 20005 unknown, 33006 another state. */
export async function confirmReturn(tx: Tx, services: Services, sn: string, by: Mover = "STORE"): Promise<void> {
  const held = known(await lockCase(tx, sn));
  const row = await moveCase(tx, services, held.row, "SELLER_CONFIRM", by);
  await payBack(tx, services, { ...held, row });
}

/** The seller turns down what came back (BUYER_RETURN): no refund. Throws Refused 20005 unknown, 33006 another state. */
export async function refuseReturn(tx: Tx, services: Services, sn: string, remark: string): Promise<void> {
  const held = known(await lockCase(tx, sn));
  const reason = remark.trim() || null;
  await moveCase(tx, services, held.row, "SELLER_TERMINATION", "STORE", { remark: reason, detail: reason });
  await settleLine(tx, services, held.line);
  await notify(tx, services, held.row.memberId, { kind: "AFTER_SALE_RETURN_REFUSED", sn, reason });
}

/** The platform has made the bank transfer (WAIT_REFUND). Throws Refused 20005 unknown, 33006 another state. */
export async function confirmTransfer(tx: Tx, services: Services, sn: string): Promise<void> {
  const held = known(await lockCase(tx, sn));
  if (held.row.state !== "WAIT_REFUND") throw new Refused(33006);
  await complete(tx, services, held, "PLATFORM");
}

/** Refunds a case that everybody agrees on, or lets it wait for the bank transfer. */
async function payBack(tx: Tx, services: Services, held: LockedCase): Promise<void> {
  if (held.row.refundWay === "ORIGINAL") return complete(tx, services, held, "SYSTEM");
  await moveCase(tx, services, held.row, "WAIT_REFUND", "SYSTEM");
}

/** Gives back money, pieces and earned points, and tells line and order of it. */
async function complete(tx: Tx, services: Services, held: LockedCase, by: Mover): Promise<void> {
  const { order, item } = held.line;
  const row = await moveCase(tx, services, held.row, "COMPLETE", by, { refundedAt: new Date(services.clock.now()) });
  const cents = row.grantedCents ?? row.appliedCents;
  await refund(tx, services, {
    memberId: row.memberId,
    storeId: order.storeId,
    cents,
    method: row.paymentMethod,
    offline: row.refundWay === "OFFLINE",
    reference: row.sn,
  });
  if (goodsAreBack(held)) {
    await putBackStock(tx, [{ skuId: item.skuId, num: row.num, offer: null }]);
    await countSales(tx, [{ goodsId: item.goodsId, num: -row.num }]);
  }
  await takeBackEarned(tx, services, held, cents);
  await settleLine(tx, services, held.line);
  await noteRefund(tx, services, order, row.sn);
  const kind = row.refundWay === "OFFLINE" ? "REFUND_TO_BANK" : "REFUND_TO_WALLET";
  await notify(tx, services, row.memberId, { kind, sn: row.sn, cents });
}

/** Sent back, or never handed over. */
function goodsAreBack({ row, line: { order } }: LockedCase): boolean {
  return row.kind === "RETURN_GOODS" || order.state === "STAY_PICKED_UP" || order.state === "TAKE";
}

/** Takes back the points that the refunded money earned: one per whole unit of what was paid, as receipt gave them. */
async function takeBackEarned(tx: Tx, services: Services, { row, line }: LockedCase, cents: number): Promise<void> {
  if (line.order.completedAt === null) return;
  const items = await itemsOf(tx, [line.order.sn]);
  const before = line.order.flowCents - items.reduce((sum, { refundCents }) => sum + refundCents, 0);
  const points = Math.floor(before / 100) - Math.floor((before - cents) / 100);
  await takeBackPoints(tx, services, { memberId: row.memberId, points, reason: "AFTER_SALE", reference: row.sn });
}

function known(held: LockedCase | null): LockedCase {
  if (!held) throw new Refused(20005);
  return held;
}
