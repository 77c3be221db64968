import { index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { key, moment } from "./columns.ts";
import { members } from "./member.ts";

/** Open slider puzzles: one per purpose and device. */
export const captchaPuzzles = pgTable(
  "captcha_puzzles",
  {
    purpose: text("purpose").notNull(),
    /** Device id of the client. */
    uuid: text("uuid").notNull(),
    id: text("id").notNull(),
    /** Target position of the piece, in px from the left edge of the picture. */
    x: integer("x").notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.purpose, t.uuid] }), index("captcha_puzzles_over").on(t.expiresAt)],
);

/** Solved puzzles that still allow one call. */
export const captchaPasses = pgTable(
  "captcha_passes",
  { purpose: text("purpose").notNull(), uuid: text("uuid").notNull(), expiresAt: moment("expires_at").notNull() },
  (t) => [primaryKey({ columns: [t.purpose, t.uuid] }), index("captcha_passes_over").on(t.expiresAt)],
);

/** Sent codes that have not been used yet; only their hashes. */
export const verificationCodes = pgTable(
  "verification_codes",
  {
    purpose: text("purpose").notNull(),
    uuid: text("uuid").notNull(),
    /** Mobile number or email address. */
    recipient: text("recipient").notNull(),
    /** SHA-256 over the code and all the columns above, hexadecimal. */
    codeHash: text("code_hash").notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.purpose, t.uuid, t.recipient] }), index("verification_codes_over").on(t.expiresAt)],
);

/** Devices that have proved whose password they may reset. */
export const passwordResets = pgTable("password_resets", {
  uuid: key("uuid"),
  memberId: text("member_id")
    .notNull()
    .references(() => members.id, { onDelete: "cascade" }),
  expiresAt: moment("expires_at").notNull(),
});

/**
 * Messages to buyers that have not been delivered yet. With a provider, a row is deleted after delivery; without one it
 * stays on the outbox page for a day.
 */
export const outgoingMessages = pgTable(
  "outgoing_messages",
  {
    id: key("id"),
    channel: text("channel").$type<"SMS" | "EMAIL">().notNull(),
    recipient: text("recipient").notNull(),
    /** Null for SMS. */
    subject: text("subject"),
    body: text("body").notNull(),
    /** The same in HTML, for letters. */
    html: text("html"),
    /** Address with which the recipient ends letters of this sort, without a login. */
    unsubscribe: text("unsubscribe"),
    /** Email address for replies. */
    replyTo: text("reply_to"),
    /** Names the letter that this is; null for other messages. */
    letterKey: text("letter_key"),
    createdAt: moment("created_at").notNull(),
    /** After this time, delivery is no longer useful. */
    expiresAt: moment("expires_at").notNull(),
    /** Failed deliveries so far, and when to try again. */
    attempts: integer("attempts").notNull().default(0),
    nextTryAt: moment("next_try_at").notNull(),
  },
  (t) => [index("outgoing_messages_due").on(t.channel, t.nextTryAt)],
);

/** Counts in the current window of a limit. The key is a hash of what is limited and for whom. */
export const limitWindows = pgTable(
  "limit_windows",
  { key: key("key"), count: integer("count").notNull(), windowEndsAt: moment("window_ends_at").notNull() },
  (t) => [index("limit_windows_over").on(t.windowEndsAt)],
);
