import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { key, moment } from "./columns.ts";
import { members } from "./member.ts";
import type { MessageValues } from "./message.ts";

/**
 * Letters to buyers about what has happened, written in the same transaction as the event. Soon afterwards a timer
 * composes each into an outgoing message; the row stays for a while, so that an event that is repeated sends no second one.
 */
export const letters = pgTable(
  "letters",
  {
    /** Names the event, such as `ORDER_PLACED 2026…`. */
    key: key("key"),
    memberId: text("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    /** Selects the text. */
    kind: text("kind").notNull(),
    values: jsonb("values").$type<MessageValues>().notNull(),
    createdAt: moment("created_at").notNull(),
    /** When it became an outgoing message, or was found to be of no use any more. */
    composedAt: moment("composed_at"),
  },
  (t) => [
    index("letters_waiting").on(t.createdAt).where(sql`${t.composedAt} is null`),
    index("letters_member").on(t.memberId),
  ],
);
