import type { Promotion, PromotionMap } from "@sundry/api/contract/entities/promotion";
import type { Tx } from "#server/db/transaction.ts";
import { toWire } from "#server/money/cents.ts";
import { type Coverable, covers, platformId, type Scope } from "#server/money/scope.ts";
import { wireMoment } from "#server/shopTime.ts";
import { comingAmong, type RunningOffer, runningAmong, type ShopMoment } from "../seckill/service.ts";
import { type CouponTemplate, couponById, type FullDiscount, fullDiscountById } from "./queries.ts";
import { allRunning } from "./running.ts";
import { type Lang, type Translations, inLanguage, wordsIn } from "#server/locales.ts";

/** All promotions running at a time, for looking up single SKUs. */
export interface RunningPromotions {
  /** The flash-sale price of a SKU. */
  offer(skuId: string): RunningOffer | undefined;
  /** Price and times of the next round of today's flash sale that has a SKU; null without one. */
  coming(skuId: string): ReturnType<typeof comingAmong>;
  /** All promotions for a SKU, by `TYPE-id`, in the buyer's language. Rules 3. */
  mapOf(line: Coverable): PromotionMap;
}

/** Name of a promotion's store, or of the platform. */
function nameOfStore(lang: Lang, storeId: string, name: Translations | null): string {
  return storeId === platformId ? "platform" : inLanguage(lang, name ?? { en: "" });
}

/** The promotions running now. */
export async function runningPromotions(tx: Tx, moment: ShopMoment, lang: Lang): Promise<RunningPromotions> {
  const { coupons, discounts, offers: today } = await allRunning(tx, moment);
  const offers = runningAmong(moment, today);
  return {
    offer: (skuId) => offers.get(skuId),
    coming: (skuId) => comingAmong(moment, today, skuId),
    mapOf: (line) => {
      const map: PromotionMap = {};
      const offer = offers.get(line.skuId);
      if (offer) map[`SECKILL-${offer.seckillId}`] = seckillEntry(offer, lang);
      for (const { discount, storeName } of discounts)
        if (covers(discount, line))
          map[`FULL_DISCOUNT-${discount.id}`] = {
            ...common(discount, discount.startAt, discount.endAt),
            storeName: nameOfStore(lang, discount.storeId, storeName),
            ...fullDiscountFields(discount, lang),
          };
      for (const { coupon, storeName } of coupons)
        if (covers(coupon, line))
          map[`COUPON-${coupon.id}`] = {
            ...common(coupon, coupon.startAt, coupon.endAt),
            storeName: nameOfStore(lang, coupon.storeId, storeName),
            ...couponFields(coupon, lang),
          };
      return map;
    },
  };
}

/**
 * A page without the coupons that its reader can't claim any more (personal limit); the same object if it has none of
 * them.
 */
export function withoutCoupons<Page extends { promotionMap?: PromotionMap | null | undefined }>(
  page: Page,
  couponIds: ReadonlySet<string>,
): Page {
  const shown = Object.entries(page.promotionMap ?? {});
  const taken = new Set([...couponIds].map((id) => `COUPON-${id}`));
  const left = shown.filter(([key]) => !taken.has(key));
  return left.length === shown.length ? page : { ...page, promotionMap: Object.fromEntries(left) };
}

/** What a promotion applies to, for searches limited to it; undefined if it does not exist. */
export async function scopeOf(tx: Tx, type: string, id: string): Promise<Scope | undefined> {
  if (type === "COUPON" || type === "PLATFORM_COUPON") return couponById(tx, id);
  if (type === "FULL_DISCOUNT") return fullDiscountById(tx, id);
  return undefined;
}

/** An offered coupon in the contract's form, in one language; times in the shop's zone. */
export function offeredCoupon(coupon: CouponTemplate, storeName: Translations | null, lang: Lang, zone: string) {
  return {
    id: coupon.id,
    storeId: coupon.storeId,
    storeName: nameOfStore(lang, coupon.storeId, storeName),
    promotionName: inLanguage(lang, coupon.name),
    ...couponFields(coupon, lang),
    couponType: coupon.type,
    scopeType: coupon.scopeType,
    scopeId: scopeIdOf(coupon),
    startTime: coupon.startAt && wireMoment(coupon.startAt, zone),
    endTime: coupon.endAt && wireMoment(coupon.endAt, zone),
    rangeDayType: coupon.rangeDayType,
    effectiveDays: coupon.effectiveDays,
    getType: coupon.getType,
    description: inLanguage(lang, coupon.description),
    publishNum: coupon.publishNum,
    receivedNum: coupon.receivedNum,
    usedNum: coupon.usedNum,
    couponLimitNum: coupon.limitNum,
    promotionStatus: "START" as const,
  };
}

function common(promotion: Scope & { id: string }, startAt: Date | null, endAt: Date | null): Promotion {
  return {
    id: promotion.id,
    storeId: promotion.storeId,
    startTime: startAt?.getTime() ?? null,
    endTime: endAt?.getTime() ?? null,
    scopeType: promotion.scopeType,
    scopeId: scopeIdOf(promotion),
  };
}

function scopeIdOf({ scopeType, scopeIds }: Scope): string | null {
  return scopeType === "ALL" ? null : scopeIds.join(",");
}

function seckillEntry(offer: RunningOffer, lang: Lang): Promotion {
  return {
    id: offer.seckillId,
    promotionName: wordsIn(lang).sentences.goods.flashSale,
    storeId: platformId,
    storeName: "platform",
    startTime: offer.startsAt,
    endTime: offer.endsAt,
    price: toWire(offer.priceCents),
    quantity: offer.quantity,
    num: offer.sold,
  };
}

function couponFields(coupon: CouponTemplate, lang: Lang) {
  return {
    couponName: inLanguage(lang, coupon.name),
    couponType: coupon.type,
    price: coupon.cents === null ? null : toWire(coupon.cents),
    couponDiscount: coupon.payPercent === null ? null : coupon.payPercent / 10,
    consumeThreshold: toWire(coupon.thresholdCents),
  };
}

function fullDiscountFields(discount: FullDiscount, lang: Lang) {
  return {
    promotionName: inLanguage(lang, discount.name),
    title: inLanguage(lang, discount.name),
    fullMoney: toWire(discount.thresholdCents),
    fullMinus: discount.minusCents === null ? null : toWire(discount.minusCents),
    fullRate: discount.payPercent === null ? null : discount.payPercent / 10,
    freeFreightFlag: discount.freeFreight,
  };
}
