import type { Model } from "./model.ts";
import { flowOf, half, type Method, type Order, type Payment, sum, type Trade } from "./world.ts";

export function unpaidOf(bill: Trade | Order): Order[] {
  const orders = "orders" in bill ? bill.orders : [bill];
  return orders.filter(({ state }) => state === "UNPAID").toSorted((one, other) => (one.sn < other.sn ? -1 : 1));
}

/** The cents that a bill waits for; null if it can't be paid. */
export function dueOf(model: Model, bill: Trade | Order): number | null {
  const trade = "orders" in bill ? bill : bill.trade;
  const cents = sum(unpaidOf(bill), flowOf);
  return model.now < trade.expiresAt && cents > 0 ? cents : null;
}

/** Pieces of a flash sale don't wait for a bank, whatever has become of them. */
export function canWaitForBank(bill: Trade | Order): boolean {
  const trade = "orders" in bill ? bill : bill.trade;
  return trade.orders.every(({ lines }) => lines.every(({ flashDay }) => flashDay === null));
}

/** Orders are paid, and what is left of their trade and costs nothing with them. */
export function markPaid(model: Model, chosen: readonly Order[], method: Method): void {
  const rest = (chosen[0]?.trade.orders ?? []).filter((one) => one.state === "UNPAID" && !chosen.includes(one));
  for (const order of sum(rest, flowOf) === 0 ? [...chosen, ...rest] : chosen) {
    order.method = method;
    order.state = order.byCode ? "STAY_PICKED_UP" : "UNDELIVERED";
    order.paidLeft = flowOf(order);
    for (const line of order.lines) {
      if (line.commissionState !== "WAITING") continue;
      line.commissionState = "OPEN";
      // Welcome money earns none.
      const own = order.paidLeft - order.welcomeLeft;
      line.commission = Math.floor((line.commission * own) / order.paidLeft);
      model.commission.pending += line.commission;
    }
  }
}

/** What is left of a trade and costs nothing is paid, as long as the trade can be. */
export function payIfFree(model: Model, trade: Trade): void {
  const unpaid = unpaidOf(trade);
  if (model.now < trade.expiresAt && unpaid.length > 0 && sum(unpaid, flowOf) === 0) markPaid(model, unpaid, "BANK");
}

export function payFromWallet(model: Model, bill: Trade | Order): void {
  const orders = unpaidOf(bill);
  for (const order of orders) {
    const cents = flowOf(order);
    order.welcomeLeft = Math.min(model.welcome, cents);
    model.welcome -= order.welcomeLeft;
    model.balance -= cents;
    model.move("wallet", `sales:${order.store}`, cents);
  }
  markPaid(model, orders, "WALLET");
}

/** Money from a bank or card has come: it pays what is due, the rest goes back. */
export function arrive(model: Model, payment: Payment): void {
  if (payment.ended) return;
  payment.ended = true;
  const { bill, cents, method } = payment;
  if ("topUp" in bill) {
    if (bill.credited) return giveBack(model, payment, cents);
    bill.credited = true;
    model.balance += cents;
    return model.move("funding", "wallet", cents);
  }
  const due = dueOf(model, bill);
  if (due === null || due > cents) return giveBack(model, payment, cents);
  const orders = unpaidOf(bill);
  for (const order of orders) model.move("funding", `sales:${order.store}`, flowOf(order));
  markPaid(model, orders, method);
  giveBack(model, payment, cents - due);
}

function giveBack(model: Model, { method }: Payment, cents: number): void {
  if (method === "CARD") model.sentBack += cents;
  else {
    model.balance += cents;
    model.move("funding", "wallet", cents);
  }
}

/** A store's refund of an order's money. */
export function refund(model: Model, order: Order, cents: number, offline: boolean): void {
  const sales = `sales:${order.store}`;
  if (offline) return model.move(sales, "payout", cents);
  if (order.method === "CARD") {
    model.sentBack += cents;
    return model.move(sales, "funding", cents);
  }
  const welcome = order.method === "WALLET" ? half(order.welcomeLeft, cents, order.paidLeft) : 0;
  order.welcomeLeft -= welcome;
  order.paidLeft -= cents;
  model.balance += cents;
  model.welcome += welcome;
  model.move(sales, "wallet", cents);
}
