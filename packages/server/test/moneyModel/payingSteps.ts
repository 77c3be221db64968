import fc from "fast-check";
import type { Tx } from "#server/db/transaction.ts";
import { reportStanding, settlePayment } from "#server/modules/buying/cashier/paymentOutcome.ts";
import { startPayment } from "#server/modules/buying/cashier/paymentStart.ts";
import { payFromWallet } from "#server/modules/buying/cashier/service.ts";
import { paymentsOf } from "#server/modules/buying/payment/queries.ts";
import { makeRecharge } from "#server/modules/account/wallet/recharge.ts";
import type { Model } from "./model.ts";
import { offers } from "./offers.ts";
import * as rules from "./paying.ts";
import { attempt, type Run } from "./shop.ts";
import { agreed, at, cents, hasOrders, pick, proof, same, step } from "./step.ts";
import type { Order, Payment, TopUp, Trade } from "./world.ts";

type Named = Parameters<typeof paymentsOf>[1];
const isUnpaid = ({ state }: Order) => state === "UNPAID";
const bills = fc.record({ place: at, whole: fc.boolean() });

/** A bill: a whole trade, or one of its orders. */
function billFrom(model: Model, { place, whole }: { place: number; whole: boolean }) {
  const order = pick(model.orders, place, isUnpaid);
  if (!order) return null;
  const bill = whole ? order.trade : order;
  return { bill, named: { orderType: whole ? ("TRADE" as const) : ("ORDER" as const), sn: bill.sn } };
}

export const payWallet = step(
  "pay from the wallet",
  bills,
  async (model, run, input) => {
    const found = billFrom(model, input);
    if (!found) return;
    const due = rules.dueOf(model, found.bill);
    const allowed = due !== null && due <= model.balance;
    const done = await attempt(run, (tx) => payFromWallet(tx, run.services, run.buyer, found.named, proof));
    if (agreed(done, allowed)) rules.payFromWallet(model, found.bill);
  },
  hasOrders,
);

export const announce = step(
  "announce a transfer",
  bills,
  async (model, run, input) => {
    const found = billFrom(model, input);
    if (!found) return;
    const { bill, named } = found;
    const due = rules.dueOf(model, bill);
    const allowed = due !== null && rules.canWaitForBank(bill);
    if (!agreed(await attempt(run, (tx) => start(tx, run, named, "BANK_TRANSFER")), allowed) || due === null) return;
    if (openPayment(model, bill, "BANK", due)) return;
    const trade = "orders" in bill ? bill : bill.trade;
    trade.expiresAt = Math.max(trade.createdAt + offers.transferMs, trade.expiresAt);
    await add(model, run, named, { bill, method: "BANK", cents: due });
  },
  hasOrders,
);

/** The buyer pays at the provider at once; the shop hears of it later. */
export const payByCard = step(
  "pay by card",
  bills,
  async (model, run, input) => {
    const found = billFrom(model, input);
    if (!found) return;
    const { bill, named } = found;
    const due = rules.dueOf(model, bill);
    const done = await attempt(run, (tx) => start(tx, run, named, "CARD"));
    if (!agreed(done, due !== null) || due === null || openPayment(model, bill, "CARD", due)) return;
    run.gateway.pay(done.value ?? "");
    await add(model, run, named, { bill, method: "CARD", cents: due });
  },
  hasOrders,
);

export const topUp = step(
  "top up",
  fc.record({ amount: cents, byCard: fc.boolean() }),
  async (model, run, { amount, byCard }) => {
    const made = await attempt(run, (tx) => makeRecharge(tx, run.services, run.buyer, amount / 100, "en"));
    if (!agreed(made, true)) return;
    const sn = made.value.rechargeSn;
    const bill: TopUp = { topUp: true, sn, cents: amount, credited: false };
    const named = { orderType: "RECHARGE" as const, sn };
    const method = byCard ? "CARD" : "BANK";
    const started = await attempt(run, (tx) => start(tx, run, named, byCard ? "CARD" : "BANK_TRANSFER"));
    if (!agreed(started, true)) return;
    if (byCard) run.gateway.pay(started.value ?? "");
    await add(model, run, named, { bill, method, cents: amount });
  },
);

export const arrive = step(
  "money arrives",
  at,
  async (model, run, place) => {
    const payment = pick(model.payments, place, ({ ended }) => !ended);
    if (payment) await arrives(model, run, payment);
  },
  ({ payments }) => payments.length > 0,
);

/** The shop hears of money: from the bank by its operator, from a card by its provider, perhaps twice. */
export async function arrives(model: Model, run: Run, payment: Payment): Promise<void> {
  const { token, cents: paid } = payment;
  const standing = { state: "PAID", cents: paid, currency: run.gateway.settings.currency } as const;
  const done = await attempt(run, async (tx) =>
    payment.method === "CARD"
      ? same(await reportStanding(tx, run.services, { provider: "stripe", token }, standing), null)
      : settlePayment(tx, run.services, token, "PAID"),
  );
  if (agreed(done, true)) rules.arrive(model, payment);
}

function start(tx: Tx, run: Run, named: Named, paymentMethod: "CARD" | "BANK_TRANSFER") {
  const request = { ...named, paymentMethod, paymentClient: "NATIVE" };
  return startPayment((work) => tx.transaction(work), run.services, run.buyer, request, "en");
}

function openPayment(model: Model, bill: Trade | Order, method: Payment["method"], due: number): boolean {
  return model.payments.some(
    (one) => one.bill === bill && one.cents === due && one.method === method && !one.ended && one.expiresAt > model.now,
  );
}

/** Takes a payment over into the model, with the number and the end that the shop gave it. */
async function add(
  model: Model,
  run: Run,
  named: Named,
  what: Pick<Payment, "bill" | "method" | "cents">,
): Promise<void> {
  const [newest] = await paymentsOf(run.tx, named);
  if (!newest) throw new Error("no payment was stored");
  model.payments.push({ ...what, token: newest.token, expiresAt: newest.expiresAt.getTime(), ended: false });
}
