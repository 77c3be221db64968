import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import { notify } from "#server/modules/account/message/notify.ts";
import type { OrderRow } from "#server/modules/buying/order/queries.ts";
import { recordRefund } from "#server/modules/buying/order/refunds.ts";
import { refundEarnings } from "#server/modules/buying/order/pendingPoints.ts";
import { countSales, returnStock } from "#server/modules/catalogue/stock/service.ts";
import { refund, refundReference } from "#server/modules/buying/payment/refund.ts";
import type { Services } from "#server/services.ts";
import { type LockedCase, lockCase, type Mover, moveCase, settleLine } from "./caseChanges.ts";
import type { AfterSaleRow } from "./queries.ts";
import { isGoodwill } from "./refundAmounts.ts";

/** A seller's decision on an application. */
export type Decision =
  | {
      pass: true;
      /**
       * Approved cents; the whole requested amount if undefined. Less, for a refund without a return, is goodwill: the
       * buyer keeps the goods and can still return them for the rest. Nothing of a requested amount is a refusal.
       */
      refundCents?: number;
      remark?: string;
    }
  | { pass: false; remark?: string };

/**
 * The seller approves or declines (APPLY). A refund without a return is paid at once, or waits for the bank transfer;
 * otherwise the buyer sends the goods back. Returns whether something was approved. Throws Refused 20005 unknown, 33006 another state, 33004 more than was
 * requested. Rules 12.
 */
export async function decideAfterSale(
  tx: Tx,
  services: Services,
  sn: string,
  decision: Decision,
  by: Mover = "STORE",
): Promise<boolean> {
  const held = known(await lockCase(tx, sn));
  const remark = decision.remark?.trim() || null;
  const { appliedCents } = held.row;
  const grantedCents = decision.pass ? (decision.refundCents ?? appliedCents) : 0;
  if (!Number.isSafeInteger(grantedCents) || grantedCents < 0 || grantedCents > appliedCents) throw new Refused(33004);
  if (!decision.pass || (grantedCents === 0 && appliedCents > 0)) {
    await moveCase(tx, services, held.row, "REFUSE", by, { remark, detail: remark });
    await settleLine(tx, services, held.line);
    await notify(tx, services, held.row.memberId, { kind: "AFTER_SALE_REFUSED", sn, reason: remark });
    return false;
  }
  const row = await moveCase(tx, services, held.row, "PASS", by, { grantedCents, remark, detail: remark });
  const kind = row.kind === "RETURN_MONEY" ? "AFTER_SALE_AGREED" : "AFTER_SALE_RETURN";
  await notify(tx, services, row.memberId, { kind, sn });
  if (row.kind === "RETURN_MONEY") await payBack(tx, services, { ...held, row });
  return true;
}

/**
 * The seller has received the return (BUYER_RETURN): the refund follows. Damaged pieces do not return to the stock: all,
 * or a number of at most those returned. Returns the case. Throws Refused 20005 unknown, 33006 another state.
 */
export async function confirmReturn(
  tx: Tx,
  services: Services,
  sn: string,
  by: Mover = "STORE",
  damaged: number | "all" = 0,
): Promise<AfterSaleRow> {
  const held = known(await lockCase(tx, sn));
  const damagedNum = damaged === "all" ? held.row.num : damaged;
  const row = await moveCase(tx, services, held.row, "SELLER_CONFIRM", by, { damagedNum });
  return payBack(tx, services, { ...held, row });
}

/**
 * The seller does not accept the return (BUYER_RETURN): no refund. Throws Refused 20005 unknown, 33006 another state.
 */
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

/** Refunds an approved case, or lets it wait for the bank transfer. */
async function payBack(tx: Tx, services: Services, held: LockedCase): Promise<AfterSaleRow> {
  const nothing = (held.row.grantedCents ?? held.row.appliedCents) === 0;
  if (held.row.refundWay === "ORIGINAL" || nothing) return complete(tx, services, held, "SYSTEM");
  return moveCase(tx, services, held.row, "WAIT_REFUND", "SYSTEM");
}

/** Returns money, stock and earned points, and updates line and order. */
async function complete(tx: Tx, services: Services, held: LockedCase, by: Mover): Promise<AfterSaleRow> {
  const { order, item } = held.line;
  const row = await moveCase(tx, services, held.row, "COMPLETE", by, { refundedAt: new Date(services.clock.now()) });
  const cents = row.grantedCents ?? row.appliedCents;
  const target = await refund(tx, services, {
    order,
    cents,
    method: row.paymentMethod,
    offline: row.refundWay === "OFFLINE",
    reference: row.sn,
  });
  if (storeHasGoods(row, order)) {
    await returnStock(tx, row.memberId, [{ skuId: item.skuId, num: row.num - row.damagedNum, offer: null }]);
    await countSales(tx, [{ goodsId: item.goodsId, num: -row.num }]);
  }
  await refundEarnings(tx, services, order, {
    reference: row.sn,
    refund: () => settleLine(tx, services, held.line),
  });
  const booked = refundReference(row.sn, row.paymentMethod);
  await recordRefund(tx, services, order, { cents, event: "REFUNDED", detail: row.sn, booked });
  if (cents > 0) await notify(tx, services, row.memberId, { kind: `REFUND_TO_${target}`, sn: row.sn, cents });
  return row;
}

/** The goods have been sent back, or won't be handed over any more. */
function storeHasGoods(row: AfterSaleRow, { state }: OrderRow): boolean {
  return row.kind === "RETURN_GOODS" || ((state === "STAY_PICKED_UP" || state === "TAKE") && !isGoodwill(row));
}

function known(held: LockedCase | null): LockedCase {
  if (!held) throw new Refused(20005);
  return held;
}
