import { integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

/** What came into the shop together, and can be taken back together. */
export const imports = pgTable("imports", {
  id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
  at: moment("at").notNull(),
  /** What was imported: a path, or the command of one product. */
  what: text("what").notNull(),
  /** Products that it added, and that it changed. */
  added: integer("added").notNull(),
  changed: integer("changed").notNull(),
  /** Ids of categories and brands that it added. */
  shelves: text("shelves").array().notNull(),
  undoneAt: moment("undone_at"),
});

/** Goods of an import as they were before it. */
export const importedGoods = pgTable(
  "imported_goods",
  {
    importId: integer("import_id")
      .notNull()
      .references(() => imports.id),
    goodsId: text("goods_id").notNull(),
    /** Rows of the goods, their variants and their sheet; null if they were added. */
    before: jsonb("before"),
    /** Digest of the same after it, without what sales change: tells whether somebody has changed them since. */
    afterDigest: text("after_digest"),
    /** Pieces of each variant after it. */
    afterStock: jsonb("after_stock").$type<Record<string, number>>(),
  },
  (t) => [primaryKey({ columns: [t.importId, t.goodsId] })],
);
