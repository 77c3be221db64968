import { caseBySn } from "#server/modules/aftercare/afterSale/queries.ts";
import {
  confirmReturn,
  confirmTransfer,
  decideAfterSale,
  refuseReturn,
} from "#server/modules/aftercare/afterSale/storeDecisions.ts";
import { fromWire } from "#server/money/cents.ts";
import { type CommandArguments, type Command, noMoreWords, UsageError, oneOf, wordAt } from "../command.ts";

const remarkOf = ({ words }: CommandArguments, place: number) => words.slice(place).join(" ");

/** Stores' actions on after-sale cases. */
export const afterSaleCommands: readonly Command[] = [
  {
    name: "after-sale",
    usage: "<case> pass|refuse [words…] [--amount 12.50]",
    does: "approves a return or refund request, or declines it; for less money than asked, the buyer keeps what they don't send back",
    async run(tx, services, called) {
      const sn = wordAt(called, 0, "number of the case");
      const remark = remarkOf(called, 2);
      if (oneOf(wordAt(called, 1, "decision: pass or refuse"), ["pass", "refuse"]) === "refuse") {
        await decideAfterSale(tx, services, sn, { pass: false, remark });
        return `Request ${sn}: declined.`;
      }
      const refundCents = amountOf(called);
      const approved = await decideAfterSale(tx, services, sn, {
        pass: true,
        remark,
        ...(refundCents !== undefined && { refundCents }),
      });
      return approved ? `Request ${sn}: approved.` : `Request ${sn}: declined, because nothing of it is paid.`;
    },
  },
  {
    name: "return",
    usage: "<case> confirm|refuse [words…] [--damaged [1]]",
    does: "accepts returned items, or does not accept them; those that are damaged, all or a number, do not return to the stock",
    async run(tx, services, called) {
      const sn = wordAt(called, 0, "number of the case");
      if (oneOf(wordAt(called, 1, "decision: confirm or refuse"), ["confirm", "refuse"]) === "confirm") {
        noMoreWords(called, 2);
        const found = await caseBySn(tx, sn);
        const row = await confirmReturn(tx, services, sn, "STORE", damagedOf(called, found?.num));
        const money = row.state === "WAIT_REFUND" ? "send the money, then say refund-sent" : "money refunded";
        return `Request ${sn}: return received, ${money}.${stockSentence(row)}`;
      }
      if (called.options.damaged !== undefined) throw new UsageError("Only a return that you confirm can be damaged.");
      await refuseReturn(tx, services, sn, remarkOf(called, 2));
      return `Request ${sn}: return not accepted.`;
    },
  },
  {
    name: "refund-sent",
    usage: "<case>",
    does: "marks the bank transfer of a refund as sent",
    async run(tx, services, called) {
      const sn = wordAt(called, 0, "number of the case");
      await confirmTransfer(tx, services, sn);
      return `Request ${sn}: refunded by bank transfer.`;
    },
  },
];

/** How many of the returned pieces are damaged. Throws UsageError if it can't be so many. */
function damagedOf({ options: { damaged } }: CommandArguments, num = 1): number | "all" {
  if (damaged === undefined) return 0;
  if (damaged === "") return "all";
  if (/^\d{1,9}$/.test(damaged) && Number(damaged) <= num) return Number(damaged);
  throw new UsageError(`--damaged is a number up to ${num}, or has none for all pieces.`);
}

function stockSentence({ state, num, damagedNum }: { state: string; num: number; damagedNum: number }): string {
  if (damagedNum === 0) return "";
  const back = num - damagedNum;
  const when = state === "WAIT_REFUND" ? " then" : "";
  return ` Damaged: ${damagedNum} of ${num}; ${back === 0 ? "nothing returns" : `${back} ${back === 1 ? "returns" : "return"}`} to the stock${when}.`;
}

function amountOf({ options }: CommandArguments): number | undefined {
  if (options.amount === undefined) return undefined;
  if (!/^\d+(\.\d{1,2})?$/.test(options.amount)) throw new UsageError("Say an amount such as 12.50.");
  return fromWire(Number(options.amount));
}
