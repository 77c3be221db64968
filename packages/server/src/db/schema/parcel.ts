import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { key, moment } from "./columns.ts";
import { orderItems, orders } from "./order.ts";
import type { Translations } from "#server/locales.ts";

/** A parcel of an order, as the store handed it to a carrier. */
export const parcels = pgTable(
  "parcels",
  {
    id: key("id"),
    orderSn: text("order_sn")
      .notNull()
      .references(() => orders.sn),
    /** Position among the parcels of the order, from 1. */
    position: integer("position").notNull(),
    /** Code of a carrier, as `logistics.list` names it. */
    carrierCode: text("carrier_code").notNull(),
    /** The carrier's number. */
    number: text("number").notNull(),
    shippedAt: moment("shipped_at").notNull(),
    /** When it was delivered; null while it is on its way. */
    deliveredAt: moment("delivered_at"),
  },
  (t) => [
    uniqueIndex("parcels_order").on(t.orderSn, t.position),
    uniqueIndex("parcels_number").on(t.orderSn, t.carrierCode, t.number),
  ],
);

/** Pieces of an order line in a parcel. */
export const parcelItems = pgTable(
  "parcel_items",
  {
    parcelId: text("parcel_id")
      .notNull()
      .references(() => parcels.id),
    orderItemSn: text("order_item_sn")
      .notNull()
      .references(() => orderItems.sn),
    num: integer("num").notNull(),
  },
  (t) => [primaryKey({ columns: [t.parcelId, t.orderItemSn] }), check("parcel_items_num", sql`${t.num} > 0`)],
);

/** A tracking event of a parcel. */
export const parcelTraces = pgTable(
  "parcel_traces",
  {
    id: key("id"),
    parcelId: text("parcel_id")
      .notNull()
      .references(() => parcels.id),
    words: jsonb("words").$type<Translations>().notNull(),
    at: moment("at").notNull(),
  },
  (t) => [index("parcel_traces_parcel").on(t.parcelId, t.at)],
);
