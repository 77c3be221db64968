import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import type { Buyer, Services } from "#server/services.ts";
import { lockOwnOrder } from "./orderLocks.ts";
import { logEvent } from "./eventLog.ts";
import { issueReceipt, receiptOf } from "./queries.ts";

/**
 * Issues the invoice of a paid order, once. Throws Refused 31002 unknown, 20005 somebody else's, 20014 none was
 * requested, 31001 not paid or cancelled.
 */
export async function issueInvoice(tx: Tx, services: Services, buyer: Buyer, sn: string): Promise<true> {
  const order = await lockOwnOrder(tx, buyer, sn, 31002);
  if (!(await receiptOf(tx, sn))) throw new Refused(20014);
  if (order.payState !== "PAID" || order.state === "CANCELLED") throw new Refused(31001);
  if (await issueReceipt(tx, sn)) await logEvent(tx, services, [sn], "INVOICED", buyer);
  return true;
}
