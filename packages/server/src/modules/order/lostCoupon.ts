import type { Tx } from "#server/db/transaction.ts";
import type { Amounts } from "#server/money/amounts.ts";
import { covers } from "#server/money/scope.ts";
import { ownedByIds } from "#server/modules/coupon/queries.ts";
import { returnCoupons } from "#server/modules/coupon/service.ts";
import { notify } from "#server/modules/message/notify.ts";
import type { Services } from "#server/services.ts";
import {
  changeItem,
  changeOrder,
  changeReceipt,
  changeTrade,
  type ItemRow,
  itemsOf,
  type OrderRow,
  ordersOfTrade,
  tradeBySn,
} from "./queries.ts";

/**
 * A buyer has cancelled one of the unpaid orders that shared a platform coupon. If what they keep, paid or not, no longer
 * reaches the coupon's minimum, the orders still to be paid cost what they cost without it, and a message says so. The
 * coupon returns to the buyer, unless an order that is paid has used it. The caller has locked the trade. Rules 5.
 */
export async function dropLostCoupon(tx: Tx, services: Services, cancelled: OrderRow): Promise<void> {
  const { tradeSn, platformCouponId } = cancelled;
  if (platformCouponId === null || cancelled.payState === "PAID") return;
  const [coupon] = await ownedByIds(tx, [platformCouponId]);
  const kept = (await ordersOfTrade(tx, tradeSn)).filter(({ state }) => state !== "CANCELLED");
  const unpaid = kept.filter(({ state }) => state === "UNPAID");
  const items = await itemsOf(
    tx,
    kept.map(({ sn }) => sn),
  );
  const storeOf = new Map(kept.map(({ sn, storeId }) => [sn, storeId]));
  const isCovered = ({ skuId, categoryId, orderSn }: ItemRow) =>
    coupon !== undefined &&
    covers(coupon.template, { skuId, categoryId, storeId: storeOf.get(orderSn) ?? "", storeLabelIds: [] });
  const covered = items.filter(isCovered).reduce((sum, { goodsCents }) => sum + goodsCents, 0);
  const reduced = items.filter(
    ({ orderSn, siteCouponCents }) => siteCouponCents > 0 && unpaid.some(({ sn }) => sn === orderSn),
  );
  if (!coupon || reduced.length === 0 || covered >= coupon.template.thresholdCents) return;
  for (const item of reduced) await changeItem(tx, item.sn, withoutSiteCoupon(item));
  const updatedAt = new Date(services.clock.now());
  for (const order of unpaid) {
    const amounts = withoutSiteCoupon(order);
    await changeOrder(tx, order.sn, ["UNPAID"], { ...amounts, platformCouponId: null, updatedAt });
    await changeReceipt(tx, order.sn, amounts.flowCents);
    if (order.siteCouponCents > 0)
      await notify(tx, services, order.memberId, { kind: "COUPON_LOST", sn: order.sn, cents: amounts.flowCents });
  }
  await takeOffTrade(tx, tradeSn, unpaid);
  if (unpaid.length === kept.length) await returnCoupons(tx, [platformCouponId], tradeSn);
}

/** The sums of the trade, which count its cancelled orders as they were placed. */
async function takeOffTrade(tx: Tx, tradeSn: string, reduced: readonly OrderRow[]): Promise<void> {
  const trade = await tradeBySn(tx, tradeSn);
  if (!trade) throw new Error(`trade ${tradeSn} is gone`);
  const lost = reduced.reduce((sum, { siteCouponCents }) => sum + siteCouponCents, 0);
  await changeTrade(tx, tradeSn, {
    couponCents: trade.couponCents - lost,
    siteCouponCents: trade.siteCouponCents - lost,
    flowCents: trade.flowCents + lost,
  });
}

function withoutSiteCoupon({
  couponCents,
  siteCouponCents,
  flowCents,
  discounts,
}: Pick<Amounts, "couponCents" | "siteCouponCents" | "flowCents" | "discounts">) {
  return {
    couponCents: couponCents - siteCouponCents,
    siteCouponCents: 0,
    flowCents: flowCents + siteCouponCents,
    discounts: discounts.filter(({ type }) => type !== "PLATFORM_COUPON"),
  };
}
