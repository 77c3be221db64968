import { index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { key, moment } from "./columns.ts";
import { members } from "./member.ts";
import type { Translations } from "../../locales.ts";

export type MessageState = "UN_READY" | "ALREADY_READY" | "ALREADY_REMOVE";

/** Values of a message's sentence: names in both languages, amounts in cents, numbers and what people wrote. */
export type MessageValues = Readonly<Record<string, string | number | Translations | null>>;

/** What buyers are told. The words are made when it is read, in the reader's language. */
export const messages = pgTable(
  "messages",
  {
    id: key("id"),
    memberId: text("member_id")
      .notNull()
      .references(() => members.id),
    /** Names its sentences. */
    kind: text("kind").notNull(),
    values: jsonb("values").$type<MessageValues>().notNull(),
    state: text("state").$type<MessageState>().notNull(),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at"),
  },
  (t) => [index("messages_member").on(t.memberId, t.state, t.createdAt)],
);
