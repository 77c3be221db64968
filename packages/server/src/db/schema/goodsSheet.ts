import { index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { PhotoSlot } from "#server/media/pictureUrl.ts";
import { goods } from "./catalogue.ts";
import { key, moment } from "./columns.ts";

/** What a file of products says about goods that no page shows, so that it can be written back. Imported goods only. */
export const goodsSheets = pgTable("goods_sheets", {
  goodsId: key("goods_id").references(() => goods.id),
  /** Category as the file names it, with more levels than the shop has. */
  category: text("category").notNull(),
  categoryZh: text("category_zh").notNull(),
  type: text("type").notNull(),
  tags: text("tags").notNull(),
  /** Alternative texts of photos. */
  alts: jsonb("alts").$type<Record<PhotoSlot, string>>().notNull(),
});

/** Photos of goods, whose originals are stored. */
export const photos = pgTable("photos", {
  /** Digest of the file. */
  id: key("id"),
  /** Media type. */
  type: text("type").notNull(),
  bytes: integer("bytes").notNull(),
  width: integer("width").notNull(),
  height: integer("height").notNull(),
  createdAt: moment("created_at").notNull(),
});

/** Addresses that photos were fetched from, so that none is fetched twice. */
export const photoAddresses = pgTable(
  "photo_addresses",
  {
    address: text("address").primaryKey(),
    photoId: text("photo_id")
      .notNull()
      .references(() => photos.id),
  },
  (t) => [index("photo_addresses_photo").on(t.photoId)],
);
