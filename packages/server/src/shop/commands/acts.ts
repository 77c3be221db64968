import { ComplaintStatus, OrderStatus } from "@sundry/api/contract/enums";
import { systemClock } from "#server/clock.ts";
import { inTransaction, type Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import { refusalMessage } from "#server/http/refusals.ts";
import { type Command, UsageError } from "#server/market/command.ts";
import { marketCommands } from "#server/market/commands/all.ts";
import { carrierByCode, carriers } from "#server/modules/logistics/carriers.ts";
import { amountWords } from "#server/money/amountWords.ts";
import { fromWire } from "#server/money/cents.ts";
import { systemRandom } from "#server/random.ts";
import type { Services } from "#server/services.ts";
import { recordAct } from "../auditLog.ts";
import { closingActs } from "../acts/closeOrder.ts";
import {
  type Entry,
  listActs,
  listAfterSales,
  listComplaints,
  listOrders,
  listStoreEntries,
  listTransfers,
  listWithdrawals,
} from "../acts/lists.ts";
import { listContactMessages, listReviews, listTalks, readTalk } from "../acts/buyersWords.ts";
import type { ShopCall, ShopCommand } from "../command.ts";
import { withShop } from "../openDatabase.ts";

/** What can be done with one kind of thing: see all of them, and act on one. */
interface Desk {
  name: string;
  does: string;
  /** What `--state` can be; none: all are listed. */
  states: readonly string[];
  list(tx: Tx, state: string | undefined): Promise<Entry[]>;
  acts: Readonly<Record<string, Command>>;
}

/** A parcel of a real shop has a carrier and a number of its own; the demo makes them up. */
const shippingAct: Command = {
  ...act("ship"),
  usage: "<order> --carrier SF --number SF123 [--lines OI1=2,OI2=1]",
  async run(tx, services, called) {
    if (!called.options.carrier || !called.options.number) throw new UsageError("Say the carrier and the number.");
    if (!carrierByCode(called.options.carrier.toUpperCase()))
      throw new UsageError(`The carrier is one of ${carriers.map(({ code }) => code).join(", ")}.`);
    return act("ship").run(tx, services, called);
  },
};

const desks: readonly Desk[] = [
  {
    name: "order",
    does: "orders of buyers: ship them, track parcels, hand them over, close and pay them back",
    states: OrderStatus.values,
    list: listOrders,
    acts: { ship: shippingAct, trace: act("trace"), deliver: act("deliver"), redeem: act("redeem"), ...closingActs },
  },
  {
    name: "after-sale",
    does: "requests to return goods or get money back",
    // Those of the contract that cases come to here.
    states: [
      "APPLY",
      "PASS",
      "BUYER_RETURN",
      "WAIT_REFUND",
      "COMPLETE",
      "REFUSE",
      "SELLER_TERMINATION",
      "BUYER_CANCEL",
    ],
    list: listAfterSales,
    acts: { decide: act("after-sale"), return: act("return"), "refund-sent": act("refund-sent") },
  },
  {
    name: "complaint",
    does: "complaints of buyers",
    states: ComplaintStatus.values,
    list: listComplaints,
    acts: { answer: act("complaint-answer"), say: act("complaint-say"), rule: act("complaint-rule") },
  },
  {
    name: "store-entry",
    does: "applications for a store",
    states: [],
    list: listStoreEntries,
    acts: { decide: act("store-entry") },
  },
  {
    name: "bank-transfer",
    does: "bank transfers that buyers have announced",
    states: [],
    list: listTransfers,
    acts: { confirm: act("transfer-came") },
  },
  {
    name: "withdrawal",
    does: "money of their wallets that buyers want to have paid out: pay it, then say so",
    states: ["OPEN", "SUCCESS", "ERROR", "REJECT"],
    list: listWithdrawals,
    acts: { decide: act("withdrawal") },
  },
  {
    name: "chat",
    does: "conversations with buyers",
    states: [],
    list: listTalks,
    acts: { read: readTalk, reply: act("chat-reply") },
  },
  { name: "contact", does: "messages of the contact page", states: [], list: listContactMessages, acts: {} },
  {
    name: "review",
    does: "reviews of buyers",
    states: ["OPEN", "ANSWERED"],
    list: listReviews,
    acts: { reply: act("reply") },
  },
  { name: "audit-log", does: "who has done what from a terminal", states: [], list: listActs, acts: {} },
];

/** Daily work of a shop, from a terminal. */
export const actCommands: readonly ShopCommand[] = desks.map((desk) => ({
  name: desk.name,
  usage: `list ${desk.states.length > 0 ? "[--state STATE] " : ""}[--json]`,
  does: [desk.does, ...Object.entries(desk.acts).map(([verb, { usage }]) => `${desk.name} ${verb} ${usage}`)].join(
    "\n    ",
  ),
  run: (call) => atDesk(desk, call),
}));

function act(name: string): Command {
  const found = marketCommands.find((command) => command.name === name);
  if (!found) throw new Error(`There is no act ${name}.`);
  return found;
}

async function atDesk(desk: Desk, call: ShopCall): Promise<boolean> {
  const [verb = "list", ...words] = call.words;
  const found = desk.acts[verb];
  if (verb === "list") {
    const state = call.options.state?.toUpperCase();
    if (state !== undefined && !desk.states.includes(state)) return answer(call, false, stateSentence(desk));
    const entries = await withShop(call.config, ({ db }) => inTransaction(db, (tx) => desk.list(tx, state)));
    if (call.json) call.write(JSON.stringify(entries));
    else for (const line of linesOf(entries, call.config.currency)) call.write(line);
    return true;
  }
  if (!found) return answer(call, false, `Say one of ${["list", ...Object.keys(desk.acts)].join(", ")}.`);
  const services: Services = {
    clock: systemClock,
    config: call.config,
    sessions: { identify: async () => null },
    random: systemRandom,
  };
  try {
    const said = await withShop(call.config, ({ db }) =>
      inTransaction(db, async (tx) => {
        const outcome = await found.run(tx, services, { words, options: call.options });
        await recordAct(tx, systemClock.now(), [desk.name, ...call.words].join(" "), outcome);
        return outcome;
      }),
    );
    return answer(call, true, said);
  } catch (error) {
    if (error instanceof UsageError)
      return answer(call, false, `${error.message} (${desk.name} ${verb} ${found.usage})`);
    if (!(error instanceof Refused)) throw error;
    return answer(call, false, `Refused (${error.code}): ${refusalMessage(error.code, error.params, "en")}`);
  }
}

function stateSentence({ name, states }: Desk): string {
  return states.length > 0 ? `Say one of these as --state: ${states.join(", ")}.` : `${name} list has no states.`;
}

function answer({ json, write }: ShopCall, done: boolean, message: string): boolean {
  write(json ? JSON.stringify({ done, message }) : message);
  return done;
}

/** Entries as lines: plain values only, and a line for each part of one. */
function linesOf(entries: readonly Entry[], currency: string | undefined): string[] {
  if (entries.length === 0) return ["There is nothing."];
  return entries.flatMap((entry) => {
    const parts = Object.values(entry).find((value) => Array.isArray(value)) as Entry[] | undefined;
    return [lineOf(entry, currency), ...(parts ?? []).map((part) => `    ${lineOf(part, currency)}`)];
  });
}

function lineOf(entry: Entry, currency: string | undefined): string {
  return Object.entries(entry)
    .filter(([, value]) => value !== null && value !== "" && !Array.isArray(value))
    .map(([name, value]) => wordOf(name, value, currency))
    .join("  ");
}

function wordOf(name: string, value: unknown, currency: string | undefined): string {
  if (typeof value === "boolean") return value ? "paid" : "unpaid";
  if (name === "unread") return `${String(value)} unread`;
  const isMoney = typeof value === "number" && (name === "amount" || name === "price");
  return isMoney ? amountWords(fromWire(value), "en", currency) : String(value);
}
