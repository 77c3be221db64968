import { boolean, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { key, moment } from "./columns.ts";
import { members } from "./member.ts";

/**
 * Photos that buyers have uploaded: who, which one, and when. If two buyers upload the same photo, there is one file
 * and two rows.
 */
export const uploads = pgTable(
  "uploads",
  {
    id: key("id"),
    memberId: text("member_id")
      .notNull()
      .references(() => members.id),
    /** Name of the stored file: digest of its content and `.webp`. */
    name: text("name").notNull(),
    bytes: integer("bytes").notNull(),
    /** Shown to its owner only, under addresses that end. */
    private: boolean("private").notNull().default(false),
    createdAt: moment("created_at").notNull(),
    /** Since when nothing is known to show it: it is removed soon, and can't be used any more. Null while it may stay. */
    unusedSince: moment("unused_since"),
  },
  (t) => [index("uploads_member").on(t.memberId, t.createdAt), index("uploads_name").on(t.name)],
);
