import { sql } from "drizzle-orm";
import { boolean, check, foreignKey, integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { cents, key, moment } from "./columns.ts";
import { members } from "./member.ts";

/** Which basket. Only CART accumulates; every other add replaces its basket (rules 4). */
export type CartWay = "CART" | "BUY_NOW" | "VIRTUAL" | "PINTUAN" | "POINTS" | "KANJIA";
/** How fast a parcel travels. */
export type DeliverySpeed = "STANDARD" | "EXPRESS";
export type DeliveryMethod = "LOGISTICS" | "SELF_PICK_UP" | "LOCAL_TOWN_DELIVERY" | "VIRTUAL";

/** A buyer's basket and their choices for its settlement. Changing anything in a basket locks this row first. */
export const baskets = pgTable(
  "baskets",
  {
    memberId: text("member_id")
      .notNull()
      .references(() => members.id),
    way: text("way").$type<CartWay>().notNull(),
    /** Null for the default address. */
    addressId: text("address_id"),
    pickupPointId: text("pickup_point_id"),
    deliveryMethod: text("delivery_method").$type<DeliveryMethod>().notNull().default("LOGISTICS"),
    /** Stores whose parcel the buyer wants at the faster speed. */
    expressStoreIds: text("express_store_ids").array().notNull().default([]),
    needReceipt: boolean("need_receipt").notNull().default(false),
    receiptTitle: text("receipt_title"),
    taxpayerId: text("taxpayer_id"),
    receiptContent: text("receipt_content"),
    updatedAt: moment("updated_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.way] })],
);

export const basketLines = pgTable(
  "basket_lines",
  {
    id: key("id"),
    memberId: text("member_id").notNull(),
    way: text("way").$type<CartWay>().notNull(),
    skuId: text("sku_id").notNull(),
    num: integer("num").notNull(),
    checked: boolean("checked").notNull().default(true),
    /** Price of one piece when the buyer added it. If it changes, the buyer is told (BU-05). */
    seenCents: cents("seen_cents").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (t) => [
    foreignKey({ columns: [t.memberId, t.way], foreignColumns: [baskets.memberId, baskets.way] }).onDelete("cascade"),
    // One line per SKU; also the index that reads a basket.
    uniqueIndex("basket_lines_sku").on(t.memberId, t.way, t.skuId),
    check("basket_lines_num", sql`${t.num} > 0`),
  ],
);

/** Owned coupons chosen for a basket: at most one of the platform (`0`) and one per store. */
export const basketCoupons = pgTable(
  "basket_coupons",
  {
    memberId: text("member_id").notNull(),
    way: text("way").$type<CartWay>().notNull(),
    storeId: text("store_id").notNull(),
    ownedCouponId: text("owned_coupon_id").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.way, t.storeId] }),
    foreignKey({ columns: [t.memberId, t.way], foreignColumns: [baskets.memberId, baskets.way] }).onDelete("cascade"),
  ],
);
