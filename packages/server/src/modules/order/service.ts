import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import type { Buyer } from "#server/http/serve.ts";
import { movePoints } from "#server/modules/member/points.ts";
import type { Services } from "#server/services.ts";
import { cancellable, closeOrder } from "./close.ts";
import { logEvent } from "./log.ts";
import { changeItems, changeOrder, holdTrade, type OrderRow, orderBySn } from "./queries.ts";

/** The same click again within this time says so instead of complaining about the state (RULES 1). */
const guardMs = 3000;

/**
 * Cancels an order; everything it took goes back. Throws Refused 20005 not the buyer's or unknown, 31012 when its state forbids
 * it, 1003 the same again within 3 s. MC-02, decisions 30.
 */
export async function cancelOrder(tx: Tx, services: Services, buyer: Buyer, sn: string, reason: string): Promise<void> {
  const order = await holdOrder(tx, buyer, sn, 20005);
  if (!cancellable.includes(order.state)) throw repeated(services, order.cancelledAt) ?? new Refused(31012);
  const closed = await closeOrder(tx, services, order, { event: "CANCELLED", by: buyer, reason });
  if (!closed) throw new Refused(31012);
}

/**
 * Confirms that the goods have come; the buyer earns a point per whole unit of money paid and can review. Throws Refused 31002
 * unknown, 20005 not the buyer's, 31003 not shipped, 1003 the same again within 3 s. MC-02.
 */
export async function confirmReceipt(tx: Tx, services: Services, buyer: Buyer, sn: string): Promise<void> {
  const order = await holdOrder(tx, buyer, sn, 31002);
  const completedAt = new Date(services.clock.now());
  const change = {
    state: "COMPLETED" as const,
    deliverState: "RECEIVED" as const,
    completedAt,
    updatedAt: completedAt,
  };
  if (!(await changeOrder(tx, sn, ["DELIVERED"], change)))
    throw repeated(services, order.completedAt) ?? new Refused(31003);
  await changeItems(tx, sn, { commentState: "UNFINISHED" });
  await logEvent(tx, services, [sn], "RECEIVED", buyer);
  const delta = Math.floor(order.flowCents / 100);
  await movePoints(tx, services, { memberId: buyer.id, delta, reason: "ORDER_COMPLETED", reference: sn });
}

/** Takes a finished order off the buyer's list. Throws Refused 20005 not the buyer's or unknown, 31001 while it is under way. */
export async function removeOrder(tx: Tx, services: Services, buyer: Buyer, sn: string): Promise<void> {
  await holdOrder(tx, buyer, sn, 20005);
  const change = { hidden: true, updatedAt: new Date(services.clock.now()) };
  if (!(await changeOrder(tx, sn, ["COMPLETED", "CANCELLED"], change))) throw new Refused(31001);
}

/** An order of the buyer whose trade is held, as it is once it is held. */
async function holdOrder(tx: Tx, buyer: Buyer, sn: string, unknown: 20005 | 31002): Promise<OrderRow> {
  const found = await orderBySn(tx, sn);
  if (!found || found.hidden) throw new Refused(unknown);
  if (found.memberId !== buyer.id) throw new Refused(20005);
  await holdTrade(tx, found.tradeSn);
  const order = await orderBySn(tx, sn);
  if (!order) throw new Refused(unknown);
  return order;
}

function repeated(services: Services, doneAt: Date | null): Refused | null {
  return doneAt !== null && services.clock.now() - doneAt.getTime() < guardMs ? new Refused(1003) : null;
}
