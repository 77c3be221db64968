import type { Model } from "./model.ts";
import { dayMs, returnMs } from "./offers.ts";
import { canCancel, cancel, returnCoupons } from "./orderRules.ts";
import { refund } from "./paying.ts";
import {
  type Case,
  commissionKept,
  half,
  isOpen,
  isUndone,
  left,
  type Line,
  type Order,
  refunded,
  sum,
} from "./world.ts";

/** Whether nothing of an order can be returned any more. */
export function isOver(model: Model, { completedAt }: Order): boolean {
  return completedAt !== null && completedAt + returnMs <= model.now;
}

export function canAsk(model: Model, line: Line, back: boolean, num: number): boolean {
  const { order } = line;
  const handedOver = order.state === "DELIVERED" || order.state === "COMPLETED";
  if (order.points > 0 || isOver(model, order) || num > left(line).num) return false;
  return handedOver || (!back && order.state === "STAY_PICKED_UP");
}

export function askedFor(line: Line, num: number): number {
  const rest = left(line);
  return num === rest.num ? rest.cents : Math.min(half(rest.cents, 1, rest.num) * num, rest.cents);
}

export function ask(model: Model, line: Line, { sn, back, num }: Pick<Case, "sn" | "back" | "num">): void {
  const asked = askedFor(line, num);
  const dueAt = model.now + 3 * dayMs;
  line.cases.push({ sn, line, back, num, asked, granted: 0, state: "APPLY", dueAt, atCounter: false });
}

/** The store grants an amount; nothing of what was asked for is a refusal. */
export function agree(model: Model, one: Case, granted: number): void {
  one.granted = granted;
  if (granted === 0 && one.asked > 0) end(one);
  else if (one.back) {
    one.state = "PASS";
    one.dueAt = model.now + 7 * dayMs;
  } else payOut(model, one);
}

export function sendBack(model: Model, one: Case): void {
  one.state = "BUYER_RETURN";
  one.dueAt = model.now + 10 * dayMs;
}

/** The case is decided for the buyer: a bank transfer is made by hand, everything else at once. */
export function payOut(model: Model, one: Case): void {
  one.dueAt = null;
  if (one.line.order.method === "BANK" && one.granted > 0) one.state = "WAIT_REFUND";
  else finish(model, one, false);
}

export function finish(model: Model, one: Case, offline: boolean): void {
  const { order } = one.line;
  one.atCounter = order.state === "STAY_PICKED_UP" && one.granted === one.asked;
  one.state = "COMPLETE";
  refund(model, order, one.granted, offline);
  if (order.lines.every(isUndone)) {
    order.state = "CANCELLED";
    returnCoupons(model);
  }
}

/** Cents of a line that the shop can still pay back of itself. */
function unclaimed(line: Line): number {
  return line.flow - refunded(line) - sum(line.cases.filter(isOpen), ({ asked }) => asked);
}

/** Cents of an order that the shop can still pay back of itself. */
export function payable({ lines, state, method }: Order): number {
  return method === null || state === "CANCELLED" ? 0 : sum(lines, unclaimed);
}

export function canPayBack(order: Order, cents: number): boolean {
  const all = order.lines.every((line) => refunded(line) + unclaimed(line) === line.flow);
  const open = order.lines.some(({ cases }) => cases.some(isOpen));
  return cents > 0 && cents <= payable(order) && !(all && open && cents === payable(order));
}

/** The shop pays back a part of an order, or what is left of it, of itself. */
export function payBack(model: Model, order: Order, cents: number): void {
  const all = order.lines.every((line) => refunded(line) + unclaimed(line) === line.flow);
  const last = all && cents === payable(order);
  if (last && order.state !== "DELIVERED" && order.state !== "COMPLETED" && canCancel(order))
    return cancel(model, order, false);
  const limits = order.lines.map(unclaimed);
  const upTo = (place: number) =>
    Math.floor((cents * sum(limits.slice(0, place), (limit) => limit)) / sum(limits, (limit) => limit));
  const atCounter = order.state === "STAY_PICKED_UP";
  order.lines.forEach((line, place) => {
    const commission = commissionKept(line);
    line.goodwill += upTo(place + 1) - upTo(place);
    if (line.commissionState === "ENDED") model.lateCommission += commission - commissionKept(line);
    if (last && atCounter) line.keptPieces = left(line).num;
  });
  refund(model, order, cents, false);
  model.paybacks += 1;
  if (!last) return;
  order.paidBack = true;
  order.state = "CANCELLED";
  returnCoupons(model);
}

/** The case ends without a refund. */
export function end(one: Case): void {
  one.state = "GONE";
  one.dueAt = null;
}

/** Nobody has answered for too long. */
export function continueCase(model: Model, one: Case): void {
  if (one.state === "APPLY") agree(model, one, one.asked);
  else if (one.state === "PASS") end(one);
  else if (one.state === "BUYER_RETURN") payOut(model, one);
}
