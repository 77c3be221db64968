import { index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { key, moment, translations } from "./columns.ts";
import type { Translations } from "#server/locales.ts";

export const articleCategories = pgTable("article_categories", {
  id: key("id"),
  parentId: text("parent_id").notNull(),
  level: integer("level").notNull(),
  sortOrder: integer("sort_order").notNull(),
  name: translations("name"),
  type: text("type").$type<"STORE_ARTICLE" | "ANNOUNCEMENT" | "PLATFORM_INFORMATION" | "OTHER">().notNull(),
});

export const articles = pgTable(
  "articles",
  {
    id: key("id"),
    categoryId: text("category_id").notNull(),
    type: text("type")
      .$type<"ABOUT" | "PRIVACY_POLICY" | "USER_AGREEMENT" | "LICENSE_INFORMATION" | "STORE_REGISTER" | "OTHER">()
      .notNull(),
    sortOrder: integer("sort_order").notNull(),
    title: translations("title"),
    content: translations("content"),
    createdAt: moment("created_at").notNull(),
  },
  (t) => [index("articles_category").on(t.categoryId, t.sortOrder)],
);

/** A page made of blocks: the home page, topics, store pages. `data` has a list of blocks per language. */
export const pages = pgTable(
  "pages",
  {
    id: key("id"),
    type: text("type").$type<"INDEX" | "STORE" | "SPECIAL">().notNull(),
    /** Store of a STORE page. */
    storeId: text("store_id"),
    name: translations("name"),
    data: jsonb("data").$type<Translations<unknown>>().notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (t) => [index("pages_type").on(t.type, t.storeId)],
);

/** Site settings that the platform maintains, one row per name. */
export const settings = pgTable("settings", {
  name: text("name").primaryKey(),
  value: jsonb("value").$type<unknown>().notNull(),
});

/** Page views of visitors; only the newest rows are kept. */
export const pageLogs = pgTable(
  "page_logs",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    buyerId: text("buyer_id"),
    url: text("url").notNull(),
    userAgent: text("user_agent").notNull(),
    at: moment("at").notNull(),
  },
  (t) => [index("page_logs_at").on(t.at)],
);
