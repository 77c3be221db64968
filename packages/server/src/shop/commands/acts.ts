import { commandServices } from "#server/commandServices.ts";
import { writeFile } from "node:fs/promises";
import { ComplaintStatus, OrderStatus } from "@sundry/api/contract/enums";
import { systemClock } from "#server/clock.ts";
import { inTransaction, type Tx } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import { refusalMessage } from "#server/http/refusals.ts";
import { type Command, noMoreWords, UsageError } from "#server/market/command.ts";
import { marketCommands } from "#server/market/commands/all.ts";
import { carrierMeant, shopCarriers } from "#server/modules/platform/logistics/carriers.ts";
import { recordAct } from "../auditLog.ts";
import { carrierActs, listCarriers } from "../acts/carriers.ts";
import { closingActs } from "../acts/closeOrder.ts";
import {
  type Entry,
  listActs,
  listAfterSales,
  listComplaints,
  longest,
  listStoreEntries,
  listTransfers,
  listWithdrawals,
} from "../acts/lists.ts";
import { entryLines } from "../acts/entryLines.ts";
import { customerActs, customersCsv, listCustomers, showCustomer } from "../acts/customers.ts";
import { paperAct } from "../acts/papers.ts";
import { type AskedOrders, listOrders, ordersCsv, showOrder } from "../acts/orders.ts";
import { stateMeant, stateWords } from "../acts/stateWords.ts";
import { listContactMessages, listReviews, listTalks, readTalk } from "../acts/buyersWords.ts";
import { type ShopCall, type ShopCommand, WrongUse } from "../command.ts";
import { withShop } from "../openDatabase.ts";
import { periodOf } from "../period.ts";
import { takenOptions } from "../takenOptions.ts";

/** What can be done with one kind of thing: see all of them, and act on one. */
interface Desk {
  name: string;
  does: string;
  /** What `--state` can be; none: all are listed. */
  states: readonly string[];
  list(tx: Tx, asked: AskedOrders): Promise<Entry[]>;
  /** Whether `--limit` says how many are listed. */
  limited?: boolean;
  /** The list as CSV, where it can be had for a period. */
  csv?(tx: Tx, asked: AskedOrders, zone: string): Promise<string>;
  /** One of them, by its number or name; nothing if there is none. */
  show?(tx: Tx, key: string): Promise<Entry[]>;
  acts: Readonly<Record<string, Command>>;
  /** Whether the audit log leaves out what an act was called with, because it names a buyer. */
  private?: boolean;
}

/** A parcel of a real shop has a carrier and a number of its own; the demo makes them up. */
const shippingAct: Command = {
  ...act("ship"),
  usage: "<order> --carrier DPD --number 0123 [--lines OI1=2,OI2=1]",
  async run(tx, services, called) {
    noMoreWords(called, 1);
    if (!called.options.carrier || !called.options.number) throw new UsageError("Say the carrier and the number.");
    if (!carrierMeant(await shopCarriers(tx), called.options.carrier))
      throw new UsageError(`There is no carrier ${called.options.carrier}. The command "carrier list" shows all.`);
    return act("ship").run(tx, services, called);
  },
};

const desks: readonly Desk[] = [
  {
    name: "order",
    does: "orders of buyers: ship them, track parcels, hand them over, close and pay them back",
    states: OrderStatus.values,
    list: (tx, asked) => listOrders(tx, { ...asked, limit: longest }),
    csv: ordersCsv,
    show: showOrder,
    acts: {
      ship: shippingAct,
      trace: act("trace"),
      deliver: act("deliver"),
      redeem: act("redeem"),
      paper: paperAct,
      ...closingActs,
    },
  },
  {
    name: "customer",
    does: "buyers: what they bought, everything that the shop keeps about one, and erasing one who asks for it",
    states: [],
    list: listCustomers,
    csv: customersCsv,
    show: showCustomer,
    acts: customerActs,
    private: true,
  },
  {
    name: "carrier",
    does: "parcel companies that orders are sent with, and where buyers track their parcels",
    states: ["OPEN", "CLOSED"],
    list: (tx, { state }) => listCarriers(tx, state),
    acts: carrierActs,
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
    list: (tx, { state }) => listAfterSales(tx, state),
    acts: { decide: act("after-sale"), return: act("return"), "refund-sent": act("refund-sent") },
  },
  {
    name: "complaint",
    does: "complaints of buyers",
    states: ComplaintStatus.values,
    list: (tx, { state }) => listComplaints(tx, state),
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
    acts: { confirm: act("transfer-came"), missing: act("transfer-missing") },
  },
  {
    name: "withdrawal",
    does: "money of their wallets that buyers want to have paid out: pay it, then say so",
    states: ["OPEN", "SUCCESS", "ERROR", "REJECT"],
    list: (tx, { state }) => listWithdrawals(tx, state),
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
    list: (tx, { state }) => listReviews(tx, state),
    acts: { reply: act("reply") },
  },
  {
    name: "audit-log",
    does: `who has done what from a terminal, the newest first; the last ${longest} without --limit`,
    states: [],
    list: listActs,
    limited: true,
    acts: {},
  },
];

/** Daily work of a shop, from a terminal. */
export const actCommands: readonly ShopCommand[] = desks.map((desk) => ({
  name: desk.name,
  usage: `list ${desk.states.length > 0 ? "[--state STATE] " : ""}${desk.csv ? "[--from DAY] [--to DAY] [--csv FILE] " : ""}${desk.limited ? "[--limit N] " : ""}[--json]`,
  switches: ["remove", "pdf"],
  does: [
    desk.does,
    ...(desk.show ? [`${desk.name} show <${desk.name}> [--json]`] : []),
    ...Object.entries(desk.acts).map(([verb, { usage }]) => `${desk.name} ${verb} ${usage}`),
  ].join("\n    "),
  run: (call) => atDesk(desk, call),
}));

function act(name: string): Command {
  const found = marketCommands.find((command) => command.name === name);
  if (!found) throw new Error(`There is no act ${name}.`);
  return found;
}

async function atDesk(desk: Desk, call: ShopCall): Promise<boolean> {
  const [verb = "list", ...words] = call.words;
  if (verb === "list") return list(desk, call);
  if (verb === "show" && desk.show) return show(desk.show, call);
  const found = desk.acts[verb];
  if (!found)
    return answer(
      call,
      false,
      `Say one of ${["list", ...(desk.show ? ["show"] : []), ...Object.keys(desk.acts)].join(", ")}.`,
    );
  const known = [...found.usage.matchAll(/--([a-z-]+)/g)].map(([, name = ""]) => name);
  const unknown = Object.keys(call.options).find((name) => !known.includes(name));
  if (unknown !== undefined)
    return answer(call, false, `There is no option --${unknown}. (${desk.name} ${verb} ${found.usage})`);
  const services = commandServices(call.config);
  try {
    const said = await withShop(call.config, ({ db }) =>
      inTransaction(db, async (tx) => {
        const outcome = await found.run(tx, services, { words, options: call.options });
        const recorded = desk.private ? [verb] : call.words;
        await recordAct(tx, systemClock.now(), [desk.name, ...recorded].join(" "), outcome);
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

async function show(one: NonNullable<Desk["show"]>, call: ShopCall): Promise<boolean> {
  const { words } = takenOptions(call, {});
  const key = words[1];
  if (key === undefined || words.length > 2) throw new WrongUse(`Name one, as ${call.name} list does.`);
  const entries = await withShop(call.config, ({ db }) => inTransaction(db, (tx) => one(tx, key)));
  const [entry] = entries;
  if (!entry) return answer(call, false, `There is no ${call.name} ${key}.`);
  if (call.json) call.write(JSON.stringify(entry));
  else for (const line of entryLines(entries, call.config)) call.write(line);
  return true;
}

async function list(desk: Desk, call: ShopCall): Promise<boolean> {
  const { config } = call;
  const { csv, limited } = desk;
  const known = ["state", ...(csv ? ["from", "to", "csv"] : []), ...(limited ? ["limit"] : [])];
  const { values } = takenOptions(call, { values: known, maxWords: 1 });
  const state = values.state === undefined ? undefined : stateMeant(values.state, desk.states);
  if (values.state !== undefined && state === undefined) return answer(call, false, stateSentence(desk));
  const asked = { state, ...periodOf(values, config.shopZone), ...limitOf(values.limit) };
  const { file, entries } = await withShop(config, ({ db }) =>
    inTransaction(db, async (tx) => ({
      file: csv && values.csv !== undefined ? await csv(tx, asked, config.shopZone) : undefined,
      entries: await desk.list(tx, asked),
    })),
  );
  if (values.csv !== undefined && file !== undefined) await writeFile(values.csv, file);
  if (call.json) call.write(JSON.stringify(entries));
  else for (const line of entryLines(entries, config)) call.write(line);
  return true;
}

function limitOf(text: string | undefined): { limit?: number } {
  if (text === undefined) return {};
  if (!/^[1-9]\d{0,4}$/.test(text)) throw new WrongUse("--limit needs a number from 1 to 99999.");
  return { limit: Number(text) };
}

function stateSentence({ name, states }: Desk): string {
  if (states.length === 0) return `${name} list has no states.`;
  return `Say one of these as --state: ${states.map((state) => `${state} (${stateWords(state)})`).join(", ")}.`;
}

function answer({ json, write }: ShopCall, done: boolean, message: string): boolean {
  write(json ? JSON.stringify({ done, message }) : message);
  return done;
}
