import { toWire } from "#server/money/cents.ts";
import { confirmTransfer } from "#server/modules/buying/cashier/paymentOutcome.ts";
import { missTransfer } from "#server/modules/buying/cashier/transfers.ts";
import { decideWithdrawal } from "#server/modules/account/wallet/withdrawal.ts";
import { type Command, noMoreWords, UsageError, oneOf, wordAt } from "../command.ts";

/** The platform's actions on payments and withdrawals. */
export const moneyCommands: readonly Command[] = [
  {
    name: "transfer-came",
    usage: "<trade, order or top-up>",
    does: "marks a bank transfer as received: it pays the bill, and what it can't pay goes to the buyer's wallet",
    async run(tx, services, called) {
      noMoreWords(called, 1);
      const sn = wordAt(called, 0, "number of the bill");
      const transfer = await confirmTransfer(tx, services, sn);
      if (!transfer) throw new UsageError(`No transfer is awaited for ${sn}.`);
      const returned = `${toWire(transfer.returnedCents).toFixed(2)} went to the buyer's wallet`;
      if (transfer.progress === "REFUNDED")
        return `${sn}: transfer received, but it was paid or closed already. ${returned}.`;
      return transfer.returnedCents > 0
        ? `${sn}: transfer received and paid. Part of it was paid or cancelled already: ${returned}.`
        : `${sn}: transfer received and paid.`;
    },
  },
  {
    name: "transfer-missing",
    usage: "<trade, order or top-up>",
    does: "says that an announced bank transfer did not come: what it was for is closed, and the buyer is told",
    async run(tx, services, called) {
      noMoreWords(called, 1);
      const sn = wordAt(called, 0, "number of the bill");
      const closed = await missTransfer(tx, services, sn);
      if (!closed) throw new UsageError(`No transfer is awaited for ${sn}.`);
      const what = closed.length > 0 ? `Closed: ${closed.join(", ")}` : "It was paid or closed already";
      return `${sn}: the transfer did not come. ${what}. If it comes after all, confirm it.`;
    },
  },
  {
    name: "withdrawal",
    usage: "<withdrawal> paid|failed|refuse [words…]",
    does: "decides a withdrawal: paid out, failed, or declined",
    async run(tx, services, called) {
      const id = wordAt(called, 0, "number of the withdrawal");
      const decision = oneOf(wordAt(called, 1, "decision: paid, failed or refuse"), ["paid", "failed", "refuse"]);
      const words = called.words.slice(2).join(" ");
      const decided = await decideWithdrawal(
        tx,
        services,
        id,
        decision === "paid"
          ? { state: "SUCCESS" }
          : decision === "failed"
            ? { state: "ERROR", message: words }
            : { state: "REJECT", remark: words },
      );
      if (!decided) throw new UsageError(`Withdrawal ${id} is unknown or decided already.`);
      return `Withdrawal ${id}: ${decision}.`;
    },
  },
];
