import type { CartItem, CartStore, CartView, SelectedCoupon } from "@sundry/api/contract/entities/basket";
import type { Tx } from "#server/db/transaction.ts";
import { sumOf } from "#server/money/amounts.ts";
import { bestCoupons } from "#server/money/bestCoupons.ts";
import { toWire } from "#server/money/cents.ts";
import type { NamedOffer } from "#server/money/price.ts";
import { coveredCents, type Discountable } from "#server/money/promotion.ts";
import { covers, platformId } from "#server/money/scope.ts";
import type { TaxShare } from "#server/money/tax.ts";
import { addressView } from "#server/modules/account/address/service.ts";
import type { OwnedRow } from "#server/modules/catalogue/coupon/queries.ts";
import { ownedView } from "#server/modules/catalogue/coupon/view.ts";
import { couponsAtLimit } from "#server/modules/catalogue/coupon/service.ts";
import { takeableCoupons } from "#server/modules/catalogue/promotion/queries.ts";
import { offeredCoupon, runningPromotions } from "#server/modules/catalogue/promotion/service.ts";
import type { Services } from "#server/services.ts";
import { lineView } from "./lineView.ts";
import { parcelOf } from "./parcel.ts";
import { couponOffer } from "./offers.ts";
import { priceView } from "./priceView.ts";
import type { Settlement } from "./settlement.ts";
import { activityWords, couponProblem } from "./labels.ts";
import { taxView } from "#server/modules/buying/tax/taxView.ts";
import { type Lang, inLanguage } from "#server/locales.ts";

/** The owned coupons that together would save most, selectable with one click (BU-03). */
export interface BestChoice {
  couponIds: string[];
  saves: number;
}

/** A calculated basket in the contract's form and the buyer's language; `lines` says which lines to show. */
export async function cartView(
  tx: Tx,
  services: Services,
  settled: Settlement,
  shown: "all" | "ticked",
  lang: Lang,
): Promise<CartView & { bestCoupons: BestChoice | null }> {
  const moment = { now: services.clock.now(), zone: services.config.shopZone };
  const { before } = settled;
  const written = { lang, currency: services.config.currency };
  const items = await itemsOf(tx, services, settled, shown, lang);
  const ordered = items.filter(({ checked }) => checked);
  const usable = settled.coupons.map((row) => ({
    row,
    reason: couponProblem(couponOffer(row), row.owned.startAt, before, moment.now, written),
  }));
  const fitting = usable.flatMap(({ row, reason }) => (reason === null ? [row] : []));
  return {
    cartTypeEnum: settled.key.way,
    cartList: await storesOf(tx, services, settled, { items, withParcels: shown === "ticked" }, lang),
    skuList: items,
    checkedSkuList: ordered,
    priceDetailDTO: priceView(settled.total, lang),
    needReceipt: settled.basket?.needReceipt ?? false,
    receiptVO: settled.basket?.needReceipt ? receiptOf(settled) : null,
    notSupportFreight: settled.unserved.flatMap((at) => {
      const skuId = settled.ordered[at]?.row.skuId;
      return items.filter((item) => item.goodsSku.id === skuId);
    }),
    storeRemark: [],
    platformCoupon: selectedView(settled.chosen.find(isOfPlatform), before, lang, moment) ?? null,
    storeCoupons: Object.fromEntries(
      settled.chosen.flatMap((row) => {
        const view = isOfPlatform(row) ? null : selectedView(row, before, lang, moment);
        return view ? [[row.template.storeId, view]] : [];
      }),
    ),
    canUseCoupons: fitting.map((row) => ownedView(row, lang, moment)),
    cantUseCoupons: usable.flatMap(({ row, reason }) =>
      reason === null ? [] : [{ ...ownedView(row, lang, moment), reason }],
    ),
    memberAddress: settled.address && addressView(settled.address),
    storeAddress: settled.pickup && {
      id: settled.pickup.id,
      storeId: settled.pickup.storeId,
      addressName: inLanguage(lang, settled.pickup.name),
      address: inLanguage(lang, settled.pickup.address),
      mobile: settled.pickup.mobile,
      center: settled.pickup.center,
    },
    bestCoupons: bestChoice(fitting, before),
    ...(settled.tax && { tax: taxView(settled.tax, sharesOf(settled), lang) }),
  };
}

function sharesOf({ amounts, taxRates }: Settlement): TaxShare[] {
  return amounts.map(({ flowCents, taxCents }, at) => ({ rate: taxRates[at] ?? 0, grossCents: flowCents, taxCents }));
}

/** How many owned coupons could be used for a basket. */
export function countUsable(settled: Settlement, now: number, lang: Lang): number {
  return settled.coupons.filter(
    (row) =>
      couponProblem(couponOffer(row), row.owned.startAt, settled.before, now, { lang, currency: undefined }) === null,
  ).length;
}

function bestChoice(fitting: readonly OwnedRow[], before: readonly Discountable[]): BestChoice | null {
  const { couponIds, savesCents } = bestCoupons(before, fitting.map(couponOffer));
  return couponIds.length === 0 ? null : { couponIds, saves: toWire(savesCents) };
}

async function itemsOf(
  tx: Tx,
  services: Services,
  settled: Settlement,
  shown: "all" | "ticked",
  lang: Lang,
): Promise<CartItem[]> {
  const lines = settled.lines.filter((line) => shown === "all" || line.row.checked);
  const moment = { now: services.clock.now(), zone: services.config.shopZone };
  const promotions = await runningPromotions(tx, moment, lang);
  const place = new Map(settled.ordered.map(({ row }, at) => [row.skuId, at]));
  return lines.flatMap((line) => {
    const at = place.get(line.row.skuId);
    const amounts = at === undefined ? undefined : settled.amounts[at];
    const served = at === undefined || !settled.unserved.includes(at);
    return lineView(line, { lang, promotions, deliveryMethod: settled.deliveryMethod, amounts, served }) ?? [];
  });
}

async function storesOf(
  tx: Tx,
  services: Services,
  settled: Settlement,
  { items, withParcels }: { items: readonly CartItem[]; withParcels: boolean },
  lang: Lang,
): Promise<CartStore[]> {
  const { before } = settled;
  const [takeable, atLimit] = await Promise.all([
    takeableCoupons(tx, new Date(services.clock.now())),
    couponsAtLimit(tx, settled.key.memberId),
  ]);
  return [...new Set(items.map(({ storeId }) => storeId))].map((storeId) => {
    const skuList = items.filter((item) => item.storeId === storeId);
    const own = settled.ordered.flatMap(({ sold, row }, at) =>
      sold.store.id === storeId ? [{ sku: sold.sku, num: row.num, amounts: settled.amounts[at] ?? sumOf([]) }] : [],
    );
    const activity = shownActivity(settled, storeId);
    return {
      storeId,
      storeName: skuList[0]?.storeName ?? "",
      checked: own.length > 0,
      skuList,
      checkedSkuList: skuList.filter(({ checked }) => checked),
      priceDetailDTO: priceView(sumOf(own.map(({ amounts }) => amounts)), lang),
      fullDiscount: activity && {
        id: activity.id,
        promotionName: activity.name[lang],
        title: activity.name[lang],
        storeId,
        fullMoney: toWire(activity.thresholdCents),
        fullMinus: activity.effect.kind === "amount" ? toWire(activity.effect.cents) : null,
        fullRate: activity.effect.kind === "percent" ? activity.effect.payPercent / 10 : null,
        freeFreightFlag: activity.freeFreight,
      },
      fullDiscountSkuIds: activity ? before.filter((line) => covers(activity, line)).map(({ skuId }) => skuId) : null,
      promotionNotice: activity && activityWords(activity, before, { lang, currency: services.config.currency }),
      canReceiveCoupon: takeable
        .filter(({ coupon }) => coupon.storeId === storeId && !atLimit.has(coupon.id))
        .map(({ coupon, storeName }) => offeredCoupon(coupon, storeName, lang, services.config.shopZone)),
      giftPoint: settled.inForce.get(storeId)?.giftPoints ?? 0,
      weight: own.reduce((sum, { sku, num }) => sum + sku.weightGrams * num, 0) / 1000,
      goodsNum: own.reduce((sum, { num }) => sum + num, 0),
      deliveryMethod: settled.deliveryMethod,
      parcel: withParcels ? parcelOf(settled, storeId, services.clock.now()) : null,
    };
  });
}

/** The activity that applies at a store, or the one that the ticked lines are closest to. */
function shownActivity({ inForce, activities, before }: Settlement, storeId: string): NamedOffer | null {
  const applied = inForce.get(storeId);
  if (applied) return applied;
  const missing = (activity: NamedOffer) => activity.thresholdCents - coveredCents(activity, before);
  return activities
    .filter((activity) => activity.storeId === storeId && before.some((line) => covers(activity, line)))
    .reduce<NamedOffer | null>((near, one) => (near === null || missing(one) < missing(near) ? one : near), null);
}

function selectedView(
  row: OwnedRow | undefined,
  before: readonly Discountable[],
  lang: Lang,
  moment: { now: number; zone: string },
): SelectedCoupon | null {
  if (!row) return null;
  const offer = couponOffer(row);
  const covered = before.filter((line) => covers(offer, line));
  return {
    memberCoupon: ownedView(row, lang, moment),
    skuDetail: Object.fromEntries(covered.map(({ skuId, goodsCents }) => [skuId, toWire(goodsCents)])),
  };
}

function isOfPlatform({ template }: OwnedRow): boolean {
  return template.storeId === platformId;
}

function receiptOf({ basket }: Settlement) {
  return {
    receiptTitle: basket?.receiptTitle ?? null,
    taxpayerId: basket?.taxpayerId ?? null,
    receiptContent: basket?.receiptContent ?? null,
  };
}
