import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import type { Buyer } from "#server/http/serve.ts";
import type { Services } from "#server/services.ts";
import { cancellable, closeOrder } from "./close.ts";
import { completeOrder } from "./complete.ts";
import { holdOwnOrder } from "./hold.ts";
import { changeOrder } from "./queries.ts";

/** The same click again within this time says so instead of complaining about the state (RULES 1). */
const guardMs = 3000;

/**
 * Cancels an order; everything it took goes back. Throws Refused 20005 not the buyer's or unknown, 31012 when its state forbids
 * it, 1003 the same again within 3 s. MC-02, decisions 30.
 */
export async function cancelOrder(tx: Tx, services: Services, buyer: Buyer, sn: string, reason: string): Promise<void> {
  const order = await holdOwnOrder(tx, buyer, sn, 20005);
  if (!cancellable.includes(order.state)) throw repeated(services, order.cancelledAt) ?? new Refused(31012);
  const closed = await closeOrder(tx, services, order, { event: "CANCELLED", by: buyer, reason });
  if (!closed) throw new Refused(31012);
}

/**
 * Confirms that the goods have come; the buyer earns a point per whole unit of money paid and can review. Throws Refused 31002
 * unknown, 20005 not the buyer's, 31003 not shipped, 1003 the same again within 3 s. MC-02.
 */
export async function confirmReceipt(tx: Tx, services: Services, buyer: Buyer, sn: string): Promise<void> {
  const order = await holdOwnOrder(tx, buyer, sn, 31002);
  if (!(await completeOrder(tx, services, order, { event: "RECEIVED", by: buyer })))
    throw repeated(services, order.completedAt) ?? new Refused(31003);
}

/** Takes a finished order off the buyer's list. Throws Refused 20005 not the buyer's or unknown, 31001 while it is under way. */
export async function removeOrder(tx: Tx, services: Services, buyer: Buyer, sn: string): Promise<void> {
  await holdOwnOrder(tx, buyer, sn, 20005);
  const change = { hidden: true, updatedAt: new Date(services.clock.now()) };
  if (!(await changeOrder(tx, sn, ["COMPLETED", "CANCELLED"], change))) throw new Refused(31001);
}

function repeated(services: Services, doneAt: Date | null): Refused | null {
  return doneAt !== null && services.clock.now() - doneAt.getTime() < guardMs ? new Refused(1003) : null;
}
