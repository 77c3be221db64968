import { index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { key, moment } from "./columns.ts";
import { members } from "./member.ts";
import type { Translations } from "#server/locales.ts";

export type MessageState = "UN_READY" | "ALREADY_READY" | "ALREADY_REMOVE";

/** Values of a message: names in both languages, amounts in cents, numbers, and texts that people wrote. */
export type MessageValues = Readonly<Record<string, string | number | Translations | null>>;

/** Messages to buyers. The text is made when it is read, in the reader's language. */
export const messages = pgTable(
  "messages",
  {
    id: key("id"),
    memberId: text("member_id")
      .notNull()
      .references(() => members.id),
    /** Selects the text. */
    kind: text("kind").notNull(),
    values: jsonb("values").$type<MessageValues>().notNull(),
    state: text("state").$type<MessageState>().notNull(),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at"),
  },
  (t) => [index("messages_member").on(t.memberId, t.state, t.createdAt)],
);
