import type { Model } from "./model.ts";
import { offers } from "./offers.ts";
import { payIfFree, refund } from "./paying.ts";
import { flowOf, left, type Order, refunded, sum } from "./world.ts";

export function canCancel(order: Order): boolean {
  const early = order.state === "UNPAID" || order.state === "UNDELIVERED" || order.state === "STAY_PICKED_UP";
  return early && order.lines.every((line) => left(line).num === line.num && refunded(line) === line.goodwill);
}

export function cancel(model: Model, order: Order, byBuyer: boolean): void {
  const paid = order.state !== "UNPAID";
  order.state = "CANCELLED";
  for (const line of order.lines) {
    if (line.commissionState === "OPEN") model.commission.pending -= line.commission;
    if (line.commissionState !== "NONE") line.commissionState = "ENDED";
  }
  order.closed = true;
  if (paid) refund(model, order, flowOf(order) - sum(order.lines, refunded), false);
  else if (byBuyer) dropLostCoupon(model, order);
  returnCoupons(model);
  payIfFree(model, order.trade);
}

/** What the buyer keeps of a trade no longer reaches the coupon of the platform: those not paid yet cost more. */
function dropLostCoupon(model: Model, { trade, siteCoupon }: Order): void {
  if (siteCoupon === null) return;
  const kept = trade.orders.filter(({ state }) => state !== "CANCELLED");
  const covered = sum(kept, ({ lines }) => sum(lines, ({ goods }) => goods));
  const unpaid = kept.filter(({ state }) => state === "UNPAID");
  if (covered >= offers.coupons[siteCoupon.name].threshold) return;
  if (unpaid.every(({ lines }) => lines.every((line) => line.siteCoupon === 0))) return;
  for (const order of unpaid) {
    order.siteCoupon = null;
    for (const line of order.lines) {
      const cents = line.flow - line.addedTax + line.siteCoupon;
      line.siteCoupon = 0;
      line.addedTax = model.taxOn(cents);
      line.flow = cents + line.addedTax;
    }
    if (order.invoice !== null) order.invoice = flowOf(order);
  }
}

/** A coupon is free again once none of the orders that use it is left. */
export function returnCoupons(model: Model): void {
  for (const coupon of model.owned) {
    if (coupon.trade === null) continue;
    const users = coupon.trade.orders.filter((order) => order.storeCoupon === coupon || order.siteCoupon === coupon);
    if (users.every(({ state }) => state === "CANCELLED")) coupon.trade = null;
  }
}

export function complete(model: Model, order: Order): void {
  order.state = "COMPLETED";
  order.completedAt = model.now;
}
