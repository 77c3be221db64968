import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import type { Services } from "#server/services.ts";
import { completeOrder } from "./completion.ts";
import { lockOrder } from "./orderLocks.ts";

/**
 * A store redeems the code that the buyer shows at the counter: the order is completed. Throws Refused 31002 unknown,
 * 31001 not waiting for that, 31061 another code. Rules 7.
 */
export async function redeem(tx: Tx, services: Services, orderSn: string, code: string): Promise<void> {
  const order = await lockOrder(tx, orderSn);
  if (order.state !== "STAY_PICKED_UP" && order.state !== "TAKE") throw new Refused(31001);
  if (order.verificationCode !== code.trim()) throw new Refused(31061);
  if (!(await completeOrder(tx, services, order, { event: "REDEEMED", by: null }))) throw new Refused(31001);
}
