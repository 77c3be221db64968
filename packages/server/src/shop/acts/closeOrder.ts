import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import { type Command, textFrom, UsageError, wordAt } from "#server/market/command.ts";
import { cancellable, closeOrder } from "#server/modules/order/closing.ts";
import { lockOrder } from "#server/modules/order/orderLocks.ts";
import { orderBySn } from "#server/modules/order/queries.ts";
import type { Services } from "#server/services.ts";

/** The shop closes orders that are not shipped. */
export const closingActs: Readonly<Record<"close" | "refund", Command>> = {
  close: {
    name: "close",
    usage: "<order> <reason…>",
    does: "closes an order that is not shipped, and pays back what was paid; the buyer reads the reason",
    async run(tx, services, called) {
      const sn = wordAt(called, 0, "number of the order");
      await close(tx, services, sn, textFrom(called, 1, "reason"));
      return `Order ${sn}: closed.`;
    },
  },
  refund: {
    name: "refund",
    usage: "<order> <reason…>",
    does: "pays back a paid order that is not shipped, and closes it; for others the buyer asks, see after-sale",
    async run(tx, services, called) {
      const sn = wordAt(called, 0, "number of the order");
      const order = await orderBySn(tx, sn);
      if (order && order.payState !== "PAID") throw new UsageError(`Order ${sn} is not paid. Close it instead.`);
      await close(tx, services, sn, textFrom(called, 1, "reason"));
      return `Order ${sn}: paid back and closed.`;
    },
  },
};

async function close(tx: Tx, services: Services, sn: string, reason: string): Promise<void> {
  if (!(await orderBySn(tx, sn))) throw new Refused(20005);
  const order = await lockOrder(tx, sn);
  const closing = { event: "CANCELLED", by: null, reason } as const;
  if (!cancellable.includes(order.state) || !(await closeOrder(tx, services, order, closing))) throw new Refused(31012);
}
