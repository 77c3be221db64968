import { index, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { key, moment } from "./columns.ts";
import { members } from "./member.ts";

export type TalkSide = "BUYER" | "STORE";
export type TalkLineType = "MESSAGE" | "PICTURE" | "GOODS" | "ORDER";

/** One talk for each buyer and store. Its lines are numbered, so that nobody misses one or reads one twice. */
export const imTalks = pgTable(
  "im_talks",
  {
    id: key("id"),
    memberId: text("member_id")
      .notNull()
      .references(() => members.id),
    /** A store, or 0 for the platform. */
    storeId: text("store_id").notNull(),
    /** Number of lines. */
    length: integer("length").notNull().default(0),
    /** Position of the last line that each side has read. */
    buyerSaw: integer("buyer_saw").notNull().default(0),
    storeSaw: integer("store_saw").notNull().default(0),
    createdAt: moment("created_at").notNull(),
    lastAt: moment("last_at").notNull(),
  },
  (t) => [unique("im_talks_pair").on(t.memberId, t.storeId), index("im_talks_latest").on(t.lastAt)],
);

/** Lines of talks. */
export const imLines = pgTable(
  "im_lines",
  {
    id: key("id"),
    talkId: text("talk_id")
      .notNull()
      .references(() => imTalks.id),
    /** From 1, without gaps. */
    position: integer("position").notNull(),
    side: text("side").$type<TalkSide>().notNull(),
    type: text("type").$type<TalkLineType>().notNull(),
    /** Text, for PICTURE its address, or for GOODS and ORDER a JSON object with the ids. */
    text: text("text").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (t) => [unique("im_lines_position").on(t.talkId, t.position)],
);

/** Keys for the chat page: a ticket that works once, then the page's own key for its talk. */
export const imKeys = pgTable(
  "im_keys",
  {
    /** SHA-256, hexadecimal. */
    hash: text("hash").primaryKey(),
    memberId: text("member_id")
      .notNull()
      .references(() => members.id),
    /** Session family it came from: it ends with that login. */
    familyId: text("family_id").notNull(),
    /** The talk of a page; null for a ticket. */
    talkId: text("talk_id").references(() => imTalks.id),
    expiresAt: moment("expires_at").notNull(),
  },
  (t) => [index("im_keys_over").on(t.expiresAt)],
);
