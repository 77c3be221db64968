import type { Model } from "./model.ts";
import { receiptMs } from "./offers.ts";
import { cancel, complete } from "./orderRules.ts";
import { continueCase, isOver } from "./returns.ts";
import { commissionKept, isOpen, isUndone, type Line, type Order } from "./world.ts";

/** Time passes, and everything happens that is due by then. */
export function pass(model: Model, ms: number): void {
  model.now += ms;
  for (const trade of model.trades)
    if (trade.expiresAt <= model.now)
      for (const order of trade.orders) if (order.state === "UNPAID") cancel(model, order, false);
  for (const order of model.orders)
    if (order.state === "DELIVERED" && (order.shippedAt ?? 0) + receiptMs <= model.now) complete(model, order);
  for (const one of model.cases) if (one.dueAt !== null && one.dueAt <= model.now) continueCase(model, one);
  for (const line of model.lines) settleCommission(model, line);
  for (const order of model.orders) release(model, order);
}

function settleCommission(model: Model, line: Line): void {
  const final = isUndone(line) || (isOver(model, line.order) && !line.cases.some(isOpen));
  if (line.commissionState !== "OPEN" || !final) return;
  line.commissionState = "ENDED";
  model.commission.pending -= line.commission;
  model.commission.free += commissionKept(line);
}

function release(model: Model, order: Order): void {
  if (!isOver(model, order) || order.lines.some(({ cases }) => cases.some(isOpen))) return;
  order.released = true;
  for (const line of order.lines) if (line.reviewPoints === "PENDING") line.reviewPoints = "RELEASED";
}
