import type { Bilingual } from "../family.ts";

/**
 * What a promotion applies to: everything (of its store), some goods by `family/variant`, or third-level categories by
 * key.
 */
export type PromotionReach =
  | { scope: "ALL" }
  | { scope: "PORTION_GOODS"; goods: readonly string[] }
  | { scope: "PORTION_GOODS_CATEGORY"; categories: readonly string[] };

/** Money off in cents, or what the buyer still pays in percent (85 is 8.5 tenths, 15% off). */
export type PromotionEffect = { type: "PRICE"; cents: number } | { type: "DISCOUNT"; payPercent: number };

/**
 * How long a coupon is valid: between two days counted from the day of the seed (negative for the past), or days after
 * claiming it.
 */
export type CouponLife =
  | { range: "FIXEDTIME"; fromDay: number; toDay: number }
  | { range: "DYNAMICTIME"; effectiveDays: number };

/** A coupon for buyers. */
export interface CouponPlan {
  /** Unique, kebab case. */
  key: string;
  /** Key of a store; undefined for the platform's own. */
  store?: string;
  name: Bilingual;
  description: Bilingual;
  effect: PromotionEffect;
  /** Minimum amount of goods, in cents. */
  thresholdCents: number;
  reach: PromotionReach;
  /** FREE is claimed in the coupon centre; ACTIVITY is handed out, such as the one for new buyers. */
  getType: "FREE" | "ACTIVITY";
  /** Number issued; 0 for unlimited. */
  publishNum: number;
  /** Number one buyer may claim; 0 for unlimited. */
  limitNum: number;
  receivedNum: number;
  usedNum: number;
  life: CouponLife;
}

/** A spend-and-save activity of a store. Its reward is one of the effects, and anything else listed. */
export interface SpendAndSavePlan {
  key: string;
  store: string;
  name: Bilingual;
  reach: PromotionReach;
  thresholdCents: number;
  effect?: PromotionEffect;
  freeFreight: boolean;
  /** Points granted after the order is completed. */
  point?: number;
  fromDay: number;
  toDay: number;
}

const all: PromotionReach = { scope: "ALL" };
const off = (cents: number): PromotionEffect => ({ type: "PRICE", cents });
const pay = (payPercent: number): PromotionEffect => ({ type: "DISCOUNT", payPercent });
const days = (fromDay: number, toDay: number): CouponLife => ({ range: "FIXEDTIME", fromDay, toDay });
const after = (effectiveDays: number): CouponLife => ({ range: "DYNAMICTIME", effectiveDays });

/** All coupons, in the order of the coupon centre. */
export const couponPlans: readonly CouponPlan[] = [
  {
    key: "welcome-5",
    name: { en: "$5 off your first order", zh: "首单立减5元" },
    description: { en: "New buyers only. Any store, $25 minimum.", zh: "新买家专享，全场通用，满25可用。" },
    effect: off(500),
    thresholdCents: 2500,
    reach: all,
    getType: "ACTIVITY",
    publishNum: 0,
    limitNum: 1,
    receivedNum: 8412,
    usedNum: 5230,
    life: after(30),
  },
  {
    key: "platform-5-over-49",
    name: { en: "$5 off $49+", zh: "满49减5" },
    description: { en: "All products from all stores.", zh: "全场任意商品可用。" },
    effect: off(500),
    thresholdCents: 4900,
    reach: all,
    getType: "FREE",
    publishNum: 20000,
    limitNum: 2,
    receivedNum: 12640,
    usedNum: 7105,
    life: days(-10, 45),
  },
  {
    key: "platform-2-over-12",
    name: { en: "$2 off $12+", zh: "满12减2" },
    description: { en: "For small orders. All products from all stores.", zh: "小单也能省，全场任意商品可用。" },
    effect: off(200),
    thresholdCents: 1200,
    reach: all,
    getType: "FREE",
    publishNum: 15000,
    limitNum: 1,
    receivedNum: 6180,
    usedNum: 4022,
    life: days(-9, 50),
  },
  {
    key: "platform-15-over-120",
    name: { en: "$15 off $120+", zh: "满120减15" },
    description: { en: "Items from different stores count together.", zh: "多店商品可合并计算。" },
    effect: off(1500),
    thresholdCents: 12000,
    reach: all,
    getType: "FREE",
    publishNum: 8000,
    limitNum: 1,
    receivedNum: 5120,
    usedNum: 2288,
    life: after(15),
  },
  {
    key: "platform-8-percent",
    name: { en: "8% off $120+", zh: "满120享9.2折" },
    description: { en: "On your whole cart. One use only.", zh: "整单可用，限用一次。" },
    effect: pay(92),
    thresholdCents: 12000,
    reach: all,
    getType: "FREE",
    publishNum: 6000,
    limitNum: 1,
    receivedNum: 2310,
    usedNum: 640,
    life: days(-3, 27),
  },
  {
    key: "platform-stationery",
    name: { en: "Back-to-class 10% off", zh: "开学文具9折" },
    description: { en: "Notebooks, pencils, crayons and rulers.", zh: "笔记本、铅笔、蜡笔、尺类可用。" },
    effect: pay(90),
    thresholdCents: 3000,
    reach: {
      scope: "PORTION_GOODS_CATEGORY",
      categories: [
        "stationery-paper-notebooks",
        "stationery-writing-pencils",
        "stationery-colour-crayons",
        "stationery-desk-rulers",
      ],
    },
    getType: "FREE",
    publishNum: 5000,
    limitNum: 1,
    receivedNum: 1870,
    usedNum: 912,
    life: days(-20, 40),
  },
  {
    key: "platform-lanterns",
    name: { en: "$3 off lanterns over $30", zh: "灯笼满30减3" },
    description: { en: "Festival lanterns only.", zh: "限节日灯笼可用。" },
    effect: off(300),
    thresholdCents: 3000,
    reach: { scope: "PORTION_GOODS_CATEGORY", categories: ["lighting-lanterns-festive"] },
    getType: "FREE",
    publishNum: 3000,
    limitNum: 3,
    receivedNum: 940,
    usedNum: 402,
    life: days(-5, 60),
  },
  {
    key: "platform-few-left",
    name: { en: "$20 off $150+", zh: "满150减20" },
    description: { en: "All products. Only a few left.", zh: "全场可用，数量有限。" },
    effect: off(2000),
    thresholdCents: 15000,
    reach: all,
    getType: "FREE",
    publishNum: 500,
    limitNum: 1,
    receivedNum: 496,
    usedNum: 211,
    life: days(-7, 14),
  },
  {
    key: "platform-exhausted",
    name: { en: "$10 off $60+", zh: "满60减10" },
    description: { en: "All products. All claimed.", zh: "全场可用，已领完。" },
    effect: off(1000),
    thresholdCents: 6000,
    reach: all,
    getType: "FREE",
    publishNum: 1000,
    limitNum: 1,
    receivedNum: 1000,
    usedNum: 618,
    life: days(-14, 10),
  },
  {
    key: "platform-ended",
    name: { en: "Summer: $6 off $50+", zh: "夏季满50减6" },
    description: { en: "Summer offer, now ended.", zh: "夏季场，已结束。" },
    effect: off(600),
    thresholdCents: 5000,
    reach: all,
    getType: "FREE",
    publishNum: 4000,
    limitNum: 1,
    receivedNum: 3655,
    usedNum: 2980,
    life: days(-120, -30),
  },
  {
    key: "platform-coming",
    name: { en: "$12 off $99+ from next week", zh: "下周开始：满99减12" },
    description: { en: "Claim it from next week.", zh: "一周后开始领取。" },
    effect: off(1200),
    thresholdCents: 9900,
    reach: all,
    getType: "FREE",
    publishNum: 3000,
    limitNum: 1,
    receivedNum: 0,
    usedNum: 0,
    life: days(7, 37),
  },
  {
    key: "daily-1-over-20",
    name: { en: "Today only: $1 off $20+", zh: "今日专享：满20减1" },
    description: { en: "A new one every day you visit.", zh: "每天来逛，每天一张。" },
    effect: off(100),
    thresholdCents: 2000,
    reach: all,
    getType: "ACTIVITY",
    publishNum: 0,
    limitNum: 0,
    receivedNum: 0,
    usedNum: 0,
    life: after(1),
  },
  {
    key: "jinhe-5-over-49",
    store: "jinhe-umbrella",
    name: { en: "Jinhe: $5 off $49+", zh: "锦河伞业：满49减5" },
    description: { en: "All products in this store.", zh: "店内通用。" },
    effect: off(500),
    thresholdCents: 4900,
    reach: all,
    getType: "FREE",
    publishNum: 2000,
    limitNum: 2,
    receivedNum: 884,
    usedNum: 430,
    life: days(-12, 50),
  },
  {
    key: "jinhe-windproof",
    store: "jinhe-umbrella",
    name: { en: "Jinhe: 8% off windproof models", zh: "锦河伞业：防风款9.2折" },
    description: { en: "Windproof and storm umbrellas.", zh: "防风伞与抗风伞可用。" },
    effect: pay(92),
    thresholdCents: 12000,
    reach: {
      scope: "PORTION_GOODS",
      goods: ["folding-umbrella/windproof-8-ribs", "golf-umbrella/storm-scarlet", "automatic-umbrella/ten-ribs"],
    },
    getType: "FREE",
    publishNum: 1500,
    limitNum: 1,
    receivedNum: 366,
    usedNum: 140,
    life: after(20),
  },
  {
    key: "threadwell-3-over-20",
    store: "threadwell",
    name: { en: "Threadwell: $3 off $20+", zh: "线行手工：满20减3" },
    description: { en: "All products in this store.", zh: "店内通用。" },
    effect: off(300),
    thresholdCents: 2000,
    reach: all,
    getType: "FREE",
    publishNum: 3000,
    limitNum: 3,
    receivedNum: 1502,
    usedNum: 877,
    life: days(-8, 52),
  },
  {
    key: "papermint-class",
    store: "papermint",
    name: { en: "Papermint: $12 off class orders over $90", zh: "纸薄荷：班级单满90减12" },
    description: { en: "Exercise books, pencils and paint.", zh: "练习册、铅笔、颜料可用。" },
    effect: off(1200),
    thresholdCents: 9000,
    reach: {
      scope: "PORTION_GOODS",
      goods: [
        "notebooks/stitched-exercise",
        "pencils/jumbo-48",
        "paint-and-brushes/watercolour-8",
        "crayons/rolled-64",
      ],
    },
    getType: "FREE",
    publishNum: 800,
    limitNum: 2,
    receivedNum: 215,
    usedNum: 96,
    life: days(-4, 80),
  },
  {
    key: "little-fair-1-over-6",
    store: "little-fair",
    name: { en: "Little Fair: $1 off $6+", zh: "小集玩具：满6减1" },
    description: { en: "All products in this store.", zh: "店内通用。" },
    effect: off(100),
    thresholdCents: 600,
    reach: all,
    getType: "FREE",
    publishNum: 5000,
    limitNum: 2,
    receivedNum: 1730,
    usedNum: 1085,
    life: days(-6, 48),
  },
  {
    key: "glint-10-percent",
    store: "glint",
    name: { en: "Glint: 10% off $40+", zh: "微光饰品：满40享9折" },
    description: { en: "All products in this store.", zh: "店内通用。" },
    effect: pay(90),
    thresholdCents: 4000,
    reach: all,
    getType: "FREE",
    publishNum: 2500,
    limitNum: 1,
    receivedNum: 1190,
    usedNum: 503,
    life: after(10),
  },
  {
    key: "festive-balloons",
    store: "festive-row",
    name: { en: "Festive Row: $4 off balloons over $25", zh: "节日街：气球满25减4" },
    description: { en: "Balloons, streamers and confetti.", zh: "气球、彩带、礼花可用。" },
    effect: off(400),
    thresholdCents: 2500,
    reach: { scope: "PORTION_GOODS_CATEGORY", categories: ["party-decor-balloons", "party-decor-streamers"] },
    getType: "FREE",
    publishNum: 1200,
    limitNum: 2,
    receivedNum: 640,
    usedNum: 288,
    life: days(-2, 30),
  },
  {
    key: "pinebox-25-over-200",
    store: "pinebox",
    name: { en: "Pinebox: $25 off $200+", zh: "松盒五金：满200减25" },
    description: { en: "Tools, boxes and ladders.", zh: "工具、箱、梯通用。" },
    effect: off(2500),
    thresholdCents: 20000,
    reach: all,
    getType: "FREE",
    publishNum: 400,
    limitNum: 1,
    receivedNum: 121,
    usedNum: 44,
    life: days(-15, 75),
  },
  {
    key: "sundry-select-2",
    store: "sundry-select",
    name: { en: "Sundry Select: $2 off $15+", zh: "万物自营：满15减2" },
    description: { en: "Sold and shipped by Sundry, free shipping.", zh: "自营商品可用，全部包邮。" },
    effect: off(200),
    thresholdCents: 1500,
    reach: all,
    getType: "FREE",
    publishNum: 0,
    limitNum: 5,
    receivedNum: 4020,
    usedNum: 2911,
    life: after(7),
  },
];

/** An activity that hands out coupons automatically to every buyer who visits. */
export interface CouponActivityPlan {
  key: string;
  name: Bilingual;
  /** Keys of coupons that are handed out, not claimed. */
  coupons: readonly string[];
  period: "DAY" | "WEEK" | "MONTH" | "ONCE";
  fromDay: number;
  toDay: number;
}

/** Activities that hand out coupons. */
export const couponActivityPlans: readonly CouponActivityPlan[] = [
  {
    key: "coupon-of-the-day",
    name: { en: "Coupon of the day", zh: "每日一券" },
    coupons: ["daily-1-over-20"],
    period: "DAY",
    fromDay: -1,
    toDay: 730,
  },
];

/** Spend-and-save activities. */
export const spendAndSavePlans: readonly SpendAndSavePlan[] = [
  {
    key: "jinhe-80",
    store: "jinhe-umbrella",
    name: { en: "$6 off $80+", zh: "满80减6" },
    reach: all,
    thresholdCents: 8000,
    effect: off(600),
    freeFreight: false,
    fromDay: -20,
    toDay: 60,
  },
  {
    key: "kilnmate-freight",
    store: "kilnmate",
    name: { en: "Free shipping over $100", zh: "满100包邮" },
    reach: all,
    thresholdCents: 10000,
    freeFreight: true,
    fromDay: -30,
    toDay: 90,
  },
  {
    key: "little-fair-60",
    store: "little-fair",
    name: { en: "5% off toys over $60", zh: "玩具满60享9.5折" },
    reach: all,
    thresholdCents: 6000,
    effect: pay(95),
    freeFreight: false,
    fromDay: -10,
    toDay: 45,
  },
  {
    key: "lumen-lane-bulbs",
    store: "lumen-lane",
    name: { en: "$12 off bulbs over $150, plus 200 points", zh: "灯泡满150减12，再送200积分" },
    reach: { scope: "PORTION_GOODS_CATEGORY", categories: ["lighting-bulbs-led"] },
    thresholdCents: 15000,
    effect: off(1200),
    freeFreight: false,
    point: 200,
    fromDay: -6,
    toDay: 54,
  },
  {
    key: "brightbag-school",
    store: "brightbag",
    name: { en: "$10 off school bags over $120, plus free shipping", zh: "书包满120减10并包邮" },
    reach: {
      scope: "PORTION_GOODS",
      goods: ["school-backpack/day-12l", "school-backpack/primary-18l", "school-backpack/trolley"],
    },
    thresholdCents: 12000,
    effect: off(1000),
    freeFreight: true,
    fromDay: -15,
    toDay: 40,
  },
  {
    key: "freshfold-points",
    store: "freshfold",
    name: { en: "100 points when you spend $50", zh: "满50送100积分" },
    reach: all,
    thresholdCents: 5000,
    freeFreight: false,
    point: 100,
    fromDay: -25,
    toDay: 65,
  },
];
