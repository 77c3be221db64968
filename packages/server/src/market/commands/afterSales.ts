import {
  confirmReturn,
  confirmTransfer,
  decideAfterSale,
  refuseReturn,
} from "#server/modules/afterSale/storeDecisions.ts";
import { fromWire } from "#server/money/cents.ts";
import { type Called, type Command, Misused, oneOf, wordAt } from "../command.ts";

const remarkOf = ({ words }: Called, place: number) => words.slice(place).join(" ");

/** What stores do with after-sale cases. */
export const afterSaleCommands: readonly Command[] = [
  {
    name: "after-sale",
    usage: "<case> pass|refuse [words…] [--amount 12.50]",
    does: "agrees to an after-sale request, for less money if an amount is said, or refuses it",
    async run(tx, services, called) {
      const sn = wordAt(called, 0, "number of the case");
      const remark = remarkOf(called, 2);
      if (oneOf(wordAt(called, 1, "decision: pass or refuse"), ["pass", "refuse"]) === "refuse") {
        await decideAfterSale(tx, services, sn, { pass: false, remark });
        return `Case ${sn}: refused.`;
      }
      const refundCents = amountOf(called);
      await decideAfterSale(tx, services, sn, {
        pass: true,
        remark,
        ...(refundCents !== undefined && { refundCents }),
      });
      return `Case ${sn}: agreed.`;
    },
  },
  {
    name: "return",
    usage: "<case> confirm|refuse [words…]",
    does: "takes in goods that came back, or turns them down",
    async run(tx, services, called) {
      const sn = wordAt(called, 0, "number of the case");
      if (oneOf(wordAt(called, 1, "decision: confirm or refuse"), ["confirm", "refuse"]) === "confirm") {
        await confirmReturn(tx, services, sn);
        return `Case ${sn}: the goods are back, the money goes back.`;
      }
      await refuseReturn(tx, services, sn, remarkOf(called, 2));
      return `Case ${sn}: the return is turned down.`;
    },
  },
  {
    name: "refund-sent",
    usage: "<case>",
    does: "notes that the bank transfer of a refund has left",
    async run(tx, services, called) {
      const sn = wordAt(called, 0, "number of the case");
      await confirmTransfer(tx, services, sn);
      return `Case ${sn}: refunded by bank transfer.`;
    },
  },
];

function amountOf({ options }: Called): number | undefined {
  if (options.amount === undefined) return undefined;
  if (!/^\d+(\.\d{1,2})?$/.test(options.amount)) throw new Misused("Say an amount such as 12.50.");
  return fromWire(Number(options.amount));
}
