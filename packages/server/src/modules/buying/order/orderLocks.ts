import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import type { Buyer } from "#server/services.ts";
import { lockTrade, type OrderRow, orderBySn } from "./queries.ts";

/** An order, read after locking its trade. Throws Refused 31002 unknown. */
export async function lockOrder(tx: Tx, sn: string): Promise<OrderRow> {
  const found = await orderBySn(tx, sn);
  if (!found) throw new Refused(31002);
  await lockTrade(tx, found.tradeSn);
  const order = await orderBySn(tx, sn);
  if (!order) throw new Refused(31002);
  return order;
}

/**
 * An order of the buyer, locked like {@link lockOrder}. Throws Refused 20005 for somebody else's, and the given code
 * for an unknown or removed one.
 */
export async function lockOwnOrder(tx: Tx, buyer: Buyer, sn: string, unknown: 20005 | 31002): Promise<OrderRow> {
  const found = await orderBySn(tx, sn);
  if (!found || found.hidden) throw new Refused(unknown);
  if (found.memberId !== buyer.id) throw new Refused(20005);
  return lockOrder(tx, sn);
}

/** An order of the buyer, for reading. Throws Refused 31002 for an unknown or removed one, 20005 for somebody else's. */
export async function readOwnOrder(tx: Tx, buyer: Buyer, sn: string): Promise<OrderRow> {
  const order = await orderBySn(tx, sn);
  if (!order || order.hidden) throw new Refused(31002);
  if (order.memberId !== buyer.id) throw new Refused(20005);
  return order;
}
