import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { key, moment } from "./columns.ts";
import { members } from "./member.ts";

/** Photos that buyers have sent: who sent which one, and when. The same photo sent twice is one file and two rows. */
export const uploads = pgTable(
  "uploads",
  {
    id: key("id"),
    memberId: text("member_id")
      .notNull()
      .references(() => members.id),
    /** Name of the stored file: digest of its bytes and `.webp`. */
    name: text("name").notNull(),
    bytes: integer("bytes").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (t) => [index("uploads_member").on(t.memberId, t.createdAt), index("uploads_name").on(t.name)],
);
