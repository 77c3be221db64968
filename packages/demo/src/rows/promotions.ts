import {
  type couponActivities,
  type coupons,
  type fullDiscounts,
  momentOf,
  platformId,
  type PromotionScope,
  wallTime,
} from "@sundry/server/marketplace";
import {
  couponActivityPlans,
  type CouponPlan,
  couponPlans,
  type PromotionReach,
  spendAndSavePlans,
} from "../data/promotions.ts";
import { idOf } from "../ids.ts";
import type { GoodsDirectory } from "./goodsDirectory.ts";

type CouponRow = typeof coupons.$inferInsert;
type FullDiscountRow = typeof fullDiscounts.$inferInsert;

const dayMs = 86_400_000;

/** Epoch ms, and the zone of the shop's calendar. */
export interface ShopMoment {
  now: number;
  zone: string;
}

/** Activities that hand out coupons. Days of the plans count from `now`. */
export function couponActivityRows(now: number): (typeof couponActivities.$inferInsert)[] {
  return couponActivityPlans.map((plan) => ({
    id: idOf("couponActivity", plan.key),
    name: plan.name,
    kind: "AUTO_COUPON",
    memberIds: [],
    couponIds: plan.coupons.map((key) => idOf("coupon", key)),
    period: plan.period,
    startAt: new Date(now + plan.fromDay * dayMs),
    endAt: new Date(now + plan.toDay * dayMs),
  }));
}

/** Coupons on offer, in the order of the coupon centre. Days of the plans count from `now` and end at midnight in the shop's zone. */
export function couponRows(directory: GoodsDirectory, { now, zone }: ShopMoment): CouponRow[] {
  return couponPlans.map((plan, place) => ({
    id: idOf("coupon", plan.key),
    storeId: plan.store === undefined ? platformId : idOf("store", plan.store),
    name: plan.name,
    description: plan.description,
    type: plan.effect.type,
    cents: plan.effect.type === "PRICE" ? plan.effect.cents : null,
    payPercent: plan.effect.type === "DISCOUNT" ? plan.effect.payPercent : null,
    thresholdCents: plan.thresholdCents,
    ...scopeOf(plan.reach, directory),
    getType: plan.getType,
    publishNum: plan.publishNum,
    limitNum: plan.limitNum,
    receivedNum: plan.receivedNum,
    usedNum: plan.usedNum,
    ...lifeOf(plan.life, { now, zone }),
    sortOrder: place,
    createdAt: new Date(now - 30 * dayMs),
  }));
}

/** Spend-and-save activities of stores. */
export function fullDiscountRows(directory: GoodsDirectory, now: number): FullDiscountRow[] {
  return spendAndSavePlans.map((plan) => ({
    id: idOf("fullDiscount", plan.key),
    storeId: idOf("store", plan.store),
    name: plan.name,
    ...scopeOf(plan.reach, directory),
    thresholdCents: plan.thresholdCents,
    minusCents: plan.effect?.type === "PRICE" ? plan.effect.cents : null,
    payPercent: plan.effect?.type === "DISCOUNT" ? plan.effect.payPercent : null,
    freeFreight: plan.freeFreight,
    point: plan.point ?? null,
    startAt: new Date(now + plan.fromDay * dayMs),
    endAt: new Date(now + plan.toDay * dayMs),
    createdAt: new Date(now + plan.fromDay * dayMs),
  }));
}

function lifeOf(life: CouponPlan["life"], { now, zone }: ShopMoment) {
  if (life.range === "DYNAMICTIME")
    return { rangeDayType: life.range, effectiveDays: life.effectiveDays, startAt: null, endAt: null };
  const startAt = new Date(now + life.fromDay * dayMs);
  const { day } = wallTime(now + life.toDay * dayMs, zone);
  return { rangeDayType: life.range, effectiveDays: null, startAt, endAt: new Date(momentOf(day, 24, zone)) };
}

/** What a promotion applies to, as ids: all SKUs of the goods it names, or the categories themselves. */
function scopeOf(reach: PromotionReach, directory: GoodsDirectory): { scopeType: PromotionScope; scopeIds: string[] } {
  switch (reach.scope) {
    case "ALL":
      return { scopeType: "ALL", scopeIds: [] };
    case "PORTION_GOODS":
      return {
        scopeType: "PORTION_GOODS",
        scopeIds: reach.goods.flatMap((key) => directory.find(key).skus.map(({ id }) => id)),
      };
    case "PORTION_GOODS_CATEGORY":
      return { scopeType: "PORTION_GOODS_CATEGORY", scopeIds: reach.categories.map((key) => idOf("category", key)) };
  }
}
