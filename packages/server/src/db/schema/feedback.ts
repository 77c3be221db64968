import { index, pgTable, text } from "drizzle-orm/pg-core";
import { key, moment } from "./columns.ts";
import { members } from "./member.ts";

/** Buyers' feedback about the shop. */
export const feedback = pgTable(
  "feedback",
  {
    id: key("id"),
    memberId: text("member_id")
      .notNull()
      .references(() => members.id),
    context: text("context").notNull(),
    mobile: text("mobile"),
    /** Addresses joined with commas. */
    images: text("images"),
    type: text("type").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (t) => [index("feedback_newest").on(t.createdAt)],
);

/** Messages sent through the contact page (MC-17). */
export const contactMessages = pgTable(
  "contact_messages",
  {
    id: key("id"),
    /** The logged-in buyer; null for a visitor. */
    memberId: text("member_id").references(() => members.id),
    name: text("name").notNull(),
    email: text("email").notNull(),
    subject: text("subject").notNull(),
    content: text("content").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (t) => [index("contact_messages_newest").on(t.createdAt)],
);
