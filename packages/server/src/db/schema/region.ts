import { boolean, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { key, translations } from "./columns.ts";

/** Administrative regions; the root has the id `0` and no row. */
export const regions = pgTable(
  "regions",
  {
    id: key("id"),
    parentId: text("parent_id").notNull(),
    level: text("level").$type<"country" | "province" | "city" | "district" | "street">().notNull(),
    name: translations("name"),
    /** Ids of the ancestors, largest first, without the root. */
    path: text("path").array().notNull(),
    sortOrder: integer("sort_order").notNull(),
    hasChildren: boolean("has_children").notNull(),
  },
  (t) => [index("regions_parent").on(t.parentId, t.sortOrder)],
);
