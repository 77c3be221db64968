import { index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { cents, key, moment } from "./columns.ts";
import { members } from "./member.ts";

/** A buyer's favourite goods, by SKU. */
export const favouriteGoods = pgTable(
  "favourite_goods",
  {
    id: key("id"),
    memberId: text("member_id")
      .notNull()
      .references(() => members.id),
    skuId: text("sku_id").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (t) => [
    uniqueIndex("favourite_goods_once").on(t.memberId, t.skuId),
    index("favourite_goods_newest").on(t.memberId, t.createdAt),
  ],
);

/** A buyer's favourite stores. */
export const favouriteStores = pgTable(
  "favourite_stores",
  {
    id: key("id"),
    memberId: text("member_id")
      .notNull()
      .references(() => members.id),
    storeId: text("store_id").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (t) => [
    uniqueIndex("favourite_stores_once").on(t.memberId, t.storeId),
    index("favourite_stores_newest").on(t.memberId, t.createdAt),
  ],
);

/** Buyers who want to know when a SKU is in stock again. A row ends with the message. */
export const stockWatches = pgTable(
  "stock_watches",
  {
    id: key("id"),
    memberId: text("member_id")
      .notNull()
      .references(() => members.id),
    skuId: text("sku_id").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (t) => [uniqueIndex("stock_watches_once").on(t.memberId, t.skuId), index("stock_watches_sku").on(t.skuId)],
);

/** Buyers who want to know when a SKU costs less. A row ends with the message. */
export const priceWatches = pgTable(
  "price_watches",
  {
    id: key("id"),
    memberId: text("member_id")
      .notNull()
      .references(() => members.id),
    skuId: text("sku_id").notNull(),
    /** Price of a piece when the buyer asked. */
    cents: cents("cents").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (t) => [uniqueIndex("price_watches_once").on(t.memberId, t.skuId), index("price_watches_sku").on(t.skuId)],
);
