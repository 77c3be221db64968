import { index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { key, moment } from "./columns.ts";
import { members } from "./member.ts";

/** Goods that a buyer keeps, by SKU. */
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

/** Shops that a buyer follows. */
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
