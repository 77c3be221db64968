import { sql } from "drizzle-orm";
import { boolean, check, date, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { cents, key, moment, translations, wholePoints } from "./columns.ts";

/** What a coupon or a spend-and-save activity applies to; `scopeIds` are SKUs or third-level categories. */
export type PromotionScope = "ALL" | "PORTION_GOODS" | "PORTION_GOODS_CATEGORY" | "PORTION_SHOP_CATEGORY";

/** Coupons that buyers can claim (templates). Claimed ones are in `ownedCoupons`. */
export const coupons = pgTable(
  "coupons",
  {
    id: key("id"),
    /** `0` for the platform. */
    storeId: text("store_id").notNull(),
    name: translations("name"),
    description: translations("description"),
    type: text("type").$type<"PRICE" | "DISCOUNT">().notNull(),
    /** Face value of a PRICE coupon. */
    cents: cents("cents"),
    /** What the buyer pays with a DISCOUNT coupon, in percent: 85 is 8.5 tenths. */
    payPercent: integer("pay_percent"),
    thresholdCents: cents("threshold_cents").notNull(),
    scopeType: text("scope_type").$type<PromotionScope>().notNull(),
    scopeIds: text("scope_ids").array().notNull(),
    getType: text("get_type").$type<"FREE" | "ACTIVITY">().notNull(),
    /** Number issued; 0 for unlimited. */
    publishNum: integer("publish_num").notNull(),
    /** Number one buyer may claim; 0 for unlimited. */
    limitNum: integer("limit_num").notNull(),
    receivedNum: integer("received_num").notNull().default(0),
    usedNum: integer("used_num").notNull().default(0),
    rangeDayType: text("range_day_type").$type<"FIXEDTIME" | "DYNAMICTIME">().notNull(),
    /** Days an owned coupon is valid; DYNAMICTIME only. */
    effectiveDays: integer("effective_days"),
    /** FIXEDTIME only. */
    startAt: moment("start_at"),
    endAt: moment("end_at"),
    sortOrder: integer("sort_order").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (t) => [
    index("coupons_store").on(t.storeId),
    check("coupons_issued", sql`${t.publishNum} = 0 or ${t.receivedNum} <= ${t.publishNum}`),
  ],
);

/** Activities that hand out coupons automatically: to every buyer who visits, or to those listed. */
export const couponActivities = pgTable("coupon_activities", {
  id: key("id"),
  name: translations("name"),
  kind: text("kind").$type<"AUTO_COUPON" | "SPECIFY">().notNull(),
  /** Buyers of a SPECIFY activity. */
  memberIds: text("member_ids").array().notNull(),
  couponIds: text("coupon_ids").array().notNull(),
  /** How often a buyer gets them: once per shop day, week (from Monday), month, or only once. */
  period: text("period").$type<"DAY" | "WEEK" | "MONTH" | "ONCE">().notNull(),
  startAt: moment("start_at").notNull(),
  endAt: moment("end_at").notNull(),
});

/** Records that a buyer has received an activity's coupons in one of its periods. */
export const couponActivityGrants = pgTable(
  "coupon_activity_grants",
  {
    activityId: text("activity_id").notNull(),
    memberId: text("member_id").notNull(),
    /** Name of the period, such as `2026-11-21`. */
    period: text("period").notNull(),
    grantedAt: moment("granted_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.activityId, t.memberId, t.period] })],
);

/** Spend-and-save activities of stores. */
export const fullDiscounts = pgTable(
  "full_discounts",
  {
    id: key("id"),
    storeId: text("store_id").notNull(),
    name: translations("name"),
    scopeType: text("scope_type").$type<PromotionScope>().notNull(),
    scopeIds: text("scope_ids").array().notNull(),
    thresholdCents: cents("threshold_cents").notNull(),
    /** Amount taken off; null if the activity has another effect. */
    minusCents: cents("minus_cents"),
    /** What the buyer pays, in percent. */
    payPercent: integer("pay_percent"),
    freeFreight: boolean("free_freight").notNull(),
    point: integer("point"),
    startAt: moment("start_at").notNull(),
    endAt: moment("end_at").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (t) => [index("full_discounts_store").on(t.storeId)],
);

/** Offers of the flash sale: one row per weekday, hour and SKU. The offers repeat every week. */
export const seckillOffers = pgTable(
  "seckill_offers",
  {
    id: key("id"),
    /** 0 is Sunday, in the shop's zone. */
    weekday: integer("weekday").notNull(),
    /** Hour when the slot begins, 0 to 23, in the shop's zone. */
    hour: integer("hour").notNull(),
    position: integer("position").notNull(),
    goodsId: text("goods_id").notNull(),
    skuId: text("sku_id").notNull(),
    priceCents: cents("price_cents").notNull(),
    /** Pieces reserved per day. */
    quantity: integer("quantity").notNull(),
    /** Pieces that others have bought when the slot begins; the rest is for our buyers. */
    presold: integer("presold").notNull(),
  },
  (t) => [index("seckill_offers_slot").on(t.weekday, t.hour, t.position), index("seckill_offers_sku").on(t.skuId)],
);

/** Pieces of an offer sold on one day. Paying takes them with a conditional update. */
export const seckillSales = pgTable(
  "seckill_sales",
  {
    offerId: text("offer_id").notNull(),
    day: date("day", { mode: "string" }).notNull(),
    sold: integer("sold").notNull(),
  },
  (t) => [primaryKey({ columns: [t.offerId, t.day] }), check("seckill_sales_sold", sql`${t.sold} >= 0`)],
);

/** Pieces of an offer that one buyer has bought on one day, so that nobody takes them all (rules 10). */
export const seckillPurchases = pgTable(
  "seckill_purchases",
  {
    memberId: text("member_id").notNull(),
    day: date("day", { mode: "string" }).notNull(),
    offerId: text("offer_id").notNull(),
    num: integer("num").notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.day, t.offerId] }), check("seckill_purchases_num", sql`${t.num} >= 0`)],
);

export const pointsGoodsCategories = pgTable("points_goods_categories", {
  id: key("id"),
  name: translations("name"),
  sortOrder: integer("sort_order").notNull(),
});

/** Offers of the points mall. */
export const pointsGoods = pgTable(
  "points_goods",
  {
    id: key("id"),
    categoryId: text("category_id").notNull(),
    goodsId: text("goods_id").notNull(),
    skuId: text("sku_id").notNull(),
    points: wholePoints("points").notNull(),
    /** Pieces left for points. */
    stock: integer("stock").notNull(),
    sortOrder: integer("sort_order").notNull(),
    startAt: moment("start_at").notNull(),
    /** Null for no end. */
    endAt: moment("end_at"),
  },
  (t) => [index("points_goods_category").on(t.categoryId), check("points_goods_stock", sql`${t.stock} >= 0`)],
);
