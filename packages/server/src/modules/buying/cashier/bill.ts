import type { BillType } from "#server/db/schema/payment.ts";
import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import {
  lockTrade,
  type OrderRow,
  orderBySn,
  ordersOfTrade,
  type TradeRow,
  tradeBySn,
} from "#server/modules/buying/order/queries.ts";
import { rechargeState } from "#server/modules/account/wallet/recharge.ts";
import { lockRecharge, type RechargeRow, rechargeBySn } from "#server/modules/account/wallet/rechargeQueries.ts";
import type { Buyer, Services } from "#server/services.ts";

/** What is to be paid: all orders of a trade, one of them, or a top-up of the wallet. */
export interface Bill {
  orderType: BillType;
  sn: string;
}

/** The record behind a bill, as it was read. */
export type BillRecord =
  | { kind: "orders"; memberId: string; createdAt: Date; expiresAt: Date; trade: TradeRow; orders: OrderRow[] }
  | { kind: "recharge"; memberId: string; createdAt: Date; expiresAt: Date; recharge: RechargeRow };

/** Whether a bill can be paid now, and how much; `cents` of a paid or closed one is its whole amount. */
export type BillStatus =
  | { state: "DUE"; cents: number; orders: readonly OrderRow[] }
  | { state: "PAID" | "CLOSED" | "FREE"; cents: number };

/** Finds the record of a bill in any state; null if there is none. */
export async function findBill(tx: Tx, { orderType, sn }: Bill): Promise<BillRecord | null> {
  if (orderType === "RECHARGE") {
    const recharge = await rechargeBySn(tx, sn);
    return recharge && { kind: "recharge", ...dates(recharge), recharge };
  }
  const order = orderType === "ORDER" ? await orderBySn(tx, sn) : null;
  const trade = orderType === "TRADE" ? await tradeBySn(tx, sn) : order && (await tradeBySn(tx, order.tradeSn));
  if (!trade) return null;
  return { kind: "orders", ...dates(trade), trade, orders: order ? [order] : await ordersOfTrade(tx, trade.sn) };
}

/** A bill of the buyer. Throws Refused `unknown` (for a top-up always 31002), or 20005 for somebody else's. */
export async function billOf(tx: Tx, buyer: Buyer, bill: Bill, unknown: 31002 | 32011 = 31002): Promise<BillRecord> {
  const billed = await findBill(tx, bill);
  if (!billed) throw new Refused(bill.orderType === "RECHARGE" ? 31002 : unknown);
  if (billed.memberId !== buyer.id) throw new Refused(20005);
  return billed;
}

/** Locks a bill until the transaction ends, and returns it as it is once nobody else can pay or close it. */
export async function lockBill(tx: Tx, bill: Bill, billed: BillRecord): Promise<BillRecord> {
  if (billed.kind === "orders") await lockTrade(tx, billed.trade.sn);
  else await lockRecharge(tx, billed.recharge.sn);
  return (await findBill(tx, bill)) ?? billed;
}

/** The current state of a bill. Orders of a trade that are already paid or closed don't count. */
export function billStatusOf(services: Services, billed: BillRecord): BillStatus {
  if (billed.kind === "recharge") return rechargeStanding(services, billed.recharge);
  const unpaid = billed.orders.filter(({ state }) => state === "UNPAID");
  if (unpaid.length === 0) {
    const settled = billed.orders.filter(isSettled);
    return {
      state: settled.length > 0 ? "PAID" : "CLOSED",
      cents: sumOf(settled.length > 0 ? settled : billed.orders),
    };
  }
  const cents = sumOf(unpaid);
  // A timer will close it at any moment.
  if (billed.expiresAt.getTime() <= services.clock.now()) return { state: "CLOSED", cents };
  return cents === 0 ? { state: "FREE", cents } : { state: "DUE", cents, orders: unpaid };
}

/**
 * The amount of a bill to be paid now. Throws Refused 32003 already paid, 32006 not waiting for payment, 32000 nothing
 * to pay.
 */
export function dueNow(services: Services, billed: BillRecord): Extract<BillStatus, { state: "DUE" }> {
  const standing = billStatusOf(services, billed);
  switch (standing.state) {
    case "DUE":
      return standing;
    case "PAID":
      throw new Refused(32003);
    case "CLOSED":
      throw new Refused(32006);
    case "FREE":
      throw new Refused(32000);
  }
}

function rechargeStanding(services: Services, recharge: RechargeRow): BillStatus {
  const cents = recharge.amountCents;
  switch (rechargeState(services, recharge)) {
    case "UNPAID":
      return { state: "DUE", cents, orders: [] };
    case "PAID":
      return { state: "PAID", cents };
    case "CANCEL":
      return { state: "CLOSED", cents };
  }
}

function dates({ memberId, createdAt, expiresAt }: TradeRow | RechargeRow) {
  return { memberId, createdAt, expiresAt };
}

/** Paid, and not cancelled since. */
function isSettled({ payState, state }: OrderRow): boolean {
  return payState === "PAID" && state !== "CANCELLED";
}

function sumOf(orders: readonly OrderRow[]): number {
  return orders.reduce((sum, { flowCents }) => sum + flowCents, 0);
}
