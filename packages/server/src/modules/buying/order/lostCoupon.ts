import type { Tx } from "#server/db/transaction.ts";
import { type Amounts, sumOf } from "#server/money/amounts.ts";
import { covers } from "#server/money/scope.ts";
import { taxed } from "#server/money/taxed.ts";
import { ownedByIds } from "#server/modules/catalogue/coupon/queries.ts";
import { returnCoupons } from "#server/modules/catalogue/coupon/service.ts";
import { notify } from "#server/modules/account/message/notify.ts";
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
  const updatedAt = new Date(services.clock.now());
  const changes: Change[] = [];
  for (const order of unpaid) {
    const lines = items.filter(({ orderSn }) => orderSn === order.sn);
    const without = retaxed(order, lines.map(withoutSiteCoupon));
    for (const item of without) await changeItem(tx, item.sn, amountsOf(item));
    const amounts = amountsOf(sumOf(without));
    await changeOrder(tx, order.sn, ["UNPAID"], { ...amounts, platformCouponId: null, updatedAt });
    await changeReceipt(tx, order.sn, amounts.flowCents);
    if (order.siteCouponCents > 0)
      await notify(tx, services, order.memberId, { kind: "COUPON_LOST", sn: order.sn, cents: amounts.flowCents });
    changes.push([order, amounts]);
  }
  await takeOffTrade(tx, tradeSn, changes);
  if (unpaid.length === kept.length) await returnCoupons(tx, [platformCouponId], tradeSn);
}

/** An order, and what it costs after it has lost its coupon. */
type Change = readonly [before: OrderRow, after: ReturnType<typeof amountsOf>];

/** The lines of an order, with the tax of what they cost now. */
function retaxed({ tax }: OrderRow, lines: readonly ItemRow[]): readonly ItemRow[] {
  if (tax === null) return lines;
  return taxed(
    lines.map((line) => ({ amounts: line, rate: line.taxRate ?? 0 })),
    tax,
  );
}

/** The sums of the trade, which count its cancelled orders as they were placed. */
async function takeOffTrade(tx: Tx, tradeSn: string, changes: readonly Change[]): Promise<void> {
  const trade = await tradeBySn(tx, tradeSn);
  if (!trade) throw new Error(`trade ${tradeSn} is gone`);
  const now = (of: "couponCents" | "siteCouponCents" | "flowCents" | "taxCents" | "taxAddedCents") =>
    changes.reduce((sum, [before, after]) => sum + after[of] - before[of], trade[of]);
  await changeTrade(tx, tradeSn, {
    couponCents: now("couponCents"),
    siteCouponCents: now("siteCouponCents"),
    flowCents: now("flowCents"),
    taxCents: now("taxCents"),
    taxAddedCents: now("taxAddedCents"),
  });
}

function withoutSiteCoupon(item: ItemRow): ItemRow {
  const { couponCents, siteCouponCents, flowCents, discounts } = item;
  return {
    ...item,
    couponCents: couponCents - siteCouponCents,
    siteCouponCents: 0,
    flowCents: flowCents + siteCouponCents,
    discounts: discounts.filter(({ type }) => type !== "PLATFORM_COUPON"),
  };
}

/** What a lost coupon changes. */
function amountsOf({ couponCents, siteCouponCents, flowCents, taxCents, taxAddedCents, discounts }: Amounts) {
  return { couponCents, siteCouponCents, flowCents, taxCents, taxAddedCents, discounts };
}
