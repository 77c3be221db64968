import { index, pgTable, text } from "drizzle-orm/pg-core";
import { key, moment } from "./columns.ts";
import { members } from "./member.ts";
import { orderItems } from "./order.ts";

export type ComplaintState = "NEW" | "WAIT_APPEAL" | "COMMUNICATION" | "WAIT_ARBITRATION" | "COMPLETE" | "CANCEL";
export type ComplaintSpeaker = "BUYER" | "STORE" | "PLATFORM";

/** Buyers' complaints, at most one per order line. Details of the item are read from the line. */
export const complaints = pgTable(
  "complaints",
  {
    id: key("id"),
    memberId: text("member_id")
      .notNull()
      .references(() => members.id),
    orderItemSn: text("order_item_sn")
      .notNull()
      .unique()
      .references(() => orderItems.sn),
    state: text("state").$type<ComplaintState>().notNull(),
    /** Key of the reason. */
    topic: text("topic").notNull(),
    content: text("content").notNull(),
    images: text("images").array().notNull(),
    /** The store's reply. */
    appealContent: text("appeal_content"),
    appealImages: text("appeal_images").array().notNull(),
    appealAt: moment("appeal_at"),
    /** The platform's decision. */
    ruling: text("ruling"),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
  },
  (t) => [index("complaints_member").on(t.memberId, t.createdAt)],
);

/** Messages in a complaint. */
export const complaintLines = pgTable(
  "complaint_lines",
  {
    id: key("id"),
    complaintId: text("complaint_id")
      .notNull()
      .references(() => complaints.id),
    speaker: text("speaker").$type<ComplaintSpeaker>().notNull(),
    content: text("content").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (t) => [index("complaint_lines_complaint").on(t.complaintId, t.createdAt)],
);
