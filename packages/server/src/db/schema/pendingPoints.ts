import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { key, moment, wholePoints } from "./columns.ts";
import { members } from "./member.ts";
import { orders } from "./order.ts";

/** What a buyer earns points for with an order; each comes once the order can no longer be returned. */
export type EarnedReason = "ORDER_COMPLETED" | "GIFT" | "EVALUATION";

/** Points of completed orders that are not spendable yet. Changing a row locks the trade of its order first. */
export const pendingPoints = pgTable(
  "pending_points",
  {
    id: key("id"),
    memberId: text("member_id")
      .notNull()
      .references(() => members.id),
    orderSn: text("order_sn")
      .notNull()
      .references(() => orders.sn),
    reason: text("reason").$type<EarnedReason>().notNull(),
    /** Number of the order, or of the reviewed line. */
    reference: text("reference").notNull(),
    /** Without those that refunds have taken back. */
    points: wholePoints("points").notNull(),
    /** The end of the return time. An open return or refund keeps them waiting for longer. */
    dueAt: moment("due_at").notNull(),
    /** When they became spendable. */
    settledAt: moment("settled_at"),
    createdAt: moment("created_at").notNull(),
  },
  (t) => [
    uniqueIndex("pending_points_once").on(t.reason, t.reference),
    index("pending_points_due").on(t.dueAt).where(sql`${t.settledAt} is null`),
    index("pending_points_member").on(t.memberId, t.dueAt).where(sql`${t.settledAt} is null`),
    index("pending_points_order").on(t.orderSn),
    check("pending_points_points", sql`${t.points} >= 0`),
  ],
);
