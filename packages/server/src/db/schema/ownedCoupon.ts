import { index, pgTable, text } from "drizzle-orm/pg-core";
import { key, moment } from "./columns.ts";
import { members } from "./member.ts";
import { coupons } from "./promotion.ts";

export type OwnedCouponState = "NEW" | "USED" | "EXPIRE" | "CLOSED";

/** Coupons that buyers own. The value of a coupon is in its template, which never changes after it is issued. */
export const ownedCoupons = pgTable(
  "owned_coupons",
  {
    id: key("id"),
    couponId: text("coupon_id")
      .notNull()
      .references(() => coupons.id),
    memberId: text("member_id")
      .notNull()
      .references(() => members.id),
    state: text("state").$type<OwnedCouponState>().notNull(),
    startAt: moment("start_at").notNull(),
    endAt: moment("end_at").notNull(),
    /** Trade that used it; null again after the trade is cancelled. */
    tradeSn: text("trade_sn"),
    usedAt: moment("used_at"),
    createdAt: moment("created_at").notNull(),
  },
  (t) => [
    index("owned_coupons_member").on(t.memberId, t.state),
    index("owned_coupons_template").on(t.couponId, t.memberId),
  ],
);
