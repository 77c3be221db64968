import { eq } from "drizzle-orm";
import { orders } from "#server/db/schema/order.ts";
import type { Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import { type Command, noMoreWords, textFrom, UsageError, wordAt } from "#server/market/command.ts";
import { amountWords } from "#server/money/amountWords.ts";
import { fromWire } from "#server/money/cents.ts";
import { payBackOrder } from "#server/modules/aftercare/afterSale/goodwill.ts";
import { cancellable, closeOrder } from "#server/modules/buying/order/closing.ts";
import { lockOrder } from "#server/modules/buying/order/orderLocks.ts";
import { payIfFree } from "#server/modules/buying/order/payment.ts";
import { orderBySn } from "#server/modules/buying/order/queries.ts";
import type { Services } from "#server/services.ts";
import { decimalsOf } from "../products/amounts.ts";
import { wireMoment } from "#server/shopTime.ts";

/** The shop closes orders that are not shipped, pays money back, and notes what only it reads. */
export const closingActs: Readonly<Record<"close" | "refund" | "note", Command>> = {
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
    usage: "<order> --reason TEXT [--amount 5.00]",
    does: "pays back an amount of a paid order, or all that is left; the buyer reads the reason. One that is not sent is closed with the last of its money. The same amount for the same reason is paid once",
    async run(tx, services, called) {
      const sn = wordAt(called, 0, "number of the order");
      noMoreWords(called, 1);
      const reason = (called.options.reason ?? "").trim();
      if (reason === "" || reason.length > 500) throw new UsageError("Say the --reason, in up to 500 letters.");
      if (!(await orderBySn(tx, sn))) throw new Refused(31002);
      const { currency } = services.config;
      const cents = called.options.amount === undefined ? undefined : amountSaid(called.options.amount, currency);
      const money = (amount: number) => amountWords(amount, "en", currency);
      const done = await payBackOrder(tx, services, sn, { cents, reason });
      switch (done.result) {
        case "NOT_PAID":
          throw new UsageError(`Order ${sn} is not paid. Close it instead.`);
        case "OPEN_REQUEST":
          throw new UsageError(`Order ${sn} has a request that is not decided. See after-sale list.`);
        case "TOO_MUCH":
          throw new UsageError(
            `${money(done.leftCents)} of order ${sn} can be paid back: the rest was, or the buyer has asked for it (after-sale list).`,
          );
        case "AGAIN": {
          const at = wireMoment(done.at, services.config.shopZone);
          return `Order ${sn}: ${money(done.cents)} was paid back for this reason on ${at}, so nothing was done. Say another reason to pay again.`;
        }
        case "PAID_BACK": {
          const rest = done.closed
            ? "Everything has gone back, and the order is closed"
            : `${money(done.leftCents)} is left`;
          return `Order ${sn}: ${money(done.cents)} paid back. ${rest}.`;
        }
      }
    },
  },
  note: {
    name: "note",
    usage: "<order> <text…> | <order> --remove",
    does: "writes down what only the shop reads; it replaces the note before",
    async run(tx, services, called) {
      const sn = wordAt(called, 0, "number of the order");
      const removes = "remove" in called.options;
      if (removes) noMoreWords(called, 1);
      const shopNote = removes ? null : textFrom(called, 1, "note");
      if ((shopNote?.length ?? 0) > 2000) throw new UsageError("A note has up to 2000 letters.");
      const updatedAt = new Date(services.clock.now());
      const [order] = await tx
        .update(orders)
        .set({ shopNote, updatedAt })
        .where(eq(orders.sn, sn))
        .returning({ sn: orders.sn });
      if (!order) throw new Refused(31002);
      return removes ? `Order ${sn}: no note.` : `Order ${sn}: noted.`;
    },
  },
};

function amountSaid(text: string, currency: string | undefined): number {
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(text)) throw new UsageError("Say an amount such as 5.00.");
  const cents = fromWire(Number(text));
  if (currency !== undefined && decimalsOf(currency) === 0 && cents % 100 !== 0)
    throw new UsageError(`Say an amount without decimals: ${currency} has none.`);
  if (cents === 0) throw new UsageError("Say an amount above 0.");
  return cents;
}

async function close(tx: Tx, services: Services, sn: string, reason: string): Promise<void> {
  if (!(await orderBySn(tx, sn))) throw new Refused(31002);
  const order = await lockOrder(tx, sn);
  const closing = { event: "CANCELLED", by: null, reason } as const;
  if (!cancellable.includes(order.state) || !(await closeOrder(tx, services, order, closing))) throw new Refused(31012);
  await payIfFree(tx, services, order.tradeSn);
}
