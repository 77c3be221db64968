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
} from "#server/modules/order/queries.ts";
import { rechargeState } from "#server/modules/wallet/recharge.ts";
import { lockRecharge, type RechargeRow, rechargeBySn } from "#server/modules/wallet/rechargeQueries.ts";
import type { Buyer, Services } from "#server/services.ts";

/** What is to be paid: all orders of a trade, one of them, or a recharge of the wallet. */
export interface Bill {
  orderType: BillType;
  sn: string;
}

/** What stands behind a bill, as it was when it was read. */
export type Billed =
  | { kind: "orders"; memberId: string; createdAt: Date; expiresAt: Date; trade: TradeRow; orders: OrderRow[] }
  | { kind: "recharge"; memberId: string; createdAt: Date; expiresAt: Date; recharge: RechargeRow };

/** Whether a bill can be paid now, and how much; of a paid or closed one `cents` is its whole amount. */
export type Standing =
  | { state: "DUE"; cents: number; orders: readonly OrderRow[] }
  | { state: "PAID" | "CLOSED" | "FREE"; cents: number };

/** What a bill names, whatever its state; null when there is no such thing. */
export async function findBill(tx: Tx, { orderType, sn }: Bill): Promise<Billed | null> {
  if (orderType === "RECHARGE") {
    const recharge = await rechargeBySn(tx, sn);
    return recharge && { kind: "recharge", ...dates(recharge), recharge };
  }
  const order = orderType === "ORDER" ? await orderBySn(tx, sn) : null;
  const trade = orderType === "TRADE" ? await tradeBySn(tx, sn) : order && (await tradeBySn(tx, order.tradeSn));
  if (!trade) return null;
  return { kind: "orders", ...dates(trade), trade, orders: order ? [order] : await ordersOfTrade(tx, trade.sn) };
}

/** A bill of the buyer. Throws Refused `unknown` (of a recharge always 31002), 20005 somebody else's. */
export async function billOf(tx: Tx, buyer: Buyer, bill: Bill, unknown: 31002 | 32011 = 31002): Promise<Billed> {
  const billed = await findBill(tx, bill);
  if (!billed) throw new Refused(bill.orderType === "RECHARGE" ? 31002 : unknown);
  if (billed.memberId !== buyer.id) throw new Refused(20005);
  return billed;
}

/** Locks a bill until the transaction ends, and answers it as it is once nobody else can pay or close it. */
export async function lockBill(tx: Tx, bill: Bill, billed: Billed): Promise<Billed> {
  if (billed.kind === "orders") await lockTrade(tx, billed.trade.sn);
  else await lockRecharge(tx, billed.recharge.sn);
  return (await findBill(tx, bill)) ?? billed;
}

/** How a bill stands now; orders of a trade that are paid or closed already are left out of what is due. */
export function standingOf(services: Services, billed: Billed): Standing {
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
  // The worker closes it any moment now.
  if (billed.expiresAt.getTime() <= services.clock.now()) return { state: "CLOSED", cents };
  return cents === 0 ? { state: "FREE", cents } : { state: "DUE", cents, orders: unpaid };
}

/** What of a bill is to be paid now. Throws Refused 32003 already paid, 32006 not waiting for payment, 32000 nothing to pay. */
export function dueNow(services: Services, billed: Billed): Extract<Standing, { state: "DUE" }> {
  const standing = standingOf(services, billed);
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

function rechargeStanding(services: Services, recharge: RechargeRow): Standing {
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
