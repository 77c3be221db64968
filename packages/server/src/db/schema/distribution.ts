import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { cents, key, moment } from "./columns.ts";
import { members } from "./member.ts";
import { orderItems, orders } from "./order.ts";

/** State of a distributor: applied, accepted, declined, dismissed. */
export type DistributorState = "APPLY" | "PASS" | "REFUSE" | "RETREAT";

/** Buyers who recommend goods, or want to. Every change updates the sums; the total commission earned is their sum. */
export const distributors = pgTable(
  "distributors",
  {
    id: key("id"),
    memberId: text("member_id")
      .notNull()
      .unique()
      .references(() => members.id),
    state: text("state").$type<DistributorState>().notNull(),
    name: text("name").notNull(),
    idNumber: text("id_number").notNull(),
    bankAccountName: text("bank_account_name").notNull(),
    bankAccountNum: text("bank_account_num").notNull(),
    bankBranchName: text("bank_branch_name").notNull(),
    /** Commission on paid orders that is not final yet. */
    pendingCents: cents("pending_cents").notNull().default(0),
    /** Commission that can be withdrawn. */
    freeCents: cents("free_cents").notNull().default(0),
    /** Commission in withdrawals under review. */
    cashingCents: cents("cashing_cents").notNull().default(0),
    /** Commission that has been withdrawn. */
    cashedCents: cents("cashed_cents").notNull().default(0),
    createdAt: moment("created_at").notNull(),
    decidedAt: moment("decided_at"),
  },
  (t) => [
    check(
      "distributors_sums",
      sql`${t.pendingCents} >= 0 and ${t.freeCents} >= 0 and ${t.cashingCents} >= 0 and ${t.cashedCents} >= 0`,
    ),
  ],
);

/** SKUs that can be recommended. */
export const distributionGoods = pgTable("distribution_goods", {
  id: key("id"),
  goodsId: text("goods_id").notNull(),
  skuId: text("sku_id").notNull().unique(),
  /** Commission for one piece. */
  commissionCents: cents("commission_cents").notNull(),
  sortOrder: integer("sort_order").notNull(),
  createdAt: moment("created_at").notNull(),
});

/** Goods that a distributor has chosen to recommend. */
export const distributionChoices = pgTable(
  "distribution_choices",
  {
    distributorId: text("distributor_id")
      .notNull()
      .references(() => distributors.id),
    distributionGoodsId: text("distribution_goods_id")
      .notNull()
      .references(() => distributionGoods.id),
    chosenAt: moment("chosen_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.distributorId, t.distributionGoodsId] })],
);

/** The distributor whose link a buyer opened last, and until when orders count for them. */
export const distributionBindings = pgTable("distribution_bindings", {
  memberId: text("member_id")
    .primaryKey()
    .references(() => members.id),
  distributorId: text("distributor_id")
    .notNull()
    .references(() => distributors.id),
  endsAt: moment("ends_at").notNull(),
});

/** Commission on an order line: WAITING until the line is paid, OPEN until it is final, then GRANTED or TAKEN_BACK. */
export type CommissionState = "WAITING" | "OPEN" | "GRANTED" | "TAKEN_BACK";

/** Commission on order lines, fixed when the order is placed. */
export const commissions = pgTable(
  "commissions",
  {
    id: key("id"),
    distributorId: text("distributor_id")
      .notNull()
      .references(() => distributors.id),
    orderSn: text("order_sn")
      .notNull()
      .references(() => orders.sn),
    orderItemSn: text("order_item_sn")
      .notNull()
      .unique()
      .references(() => orderItems.sn),
    state: text("state").$type<CommissionState>().notNull(),
    /** For the whole line. */
    amountCents: cents("amount_cents").notNull(),
    /** Part taken back because of refunds. */
    backCents: cents("back_cents").notNull().default(0),
    createdAt: moment("created_at").notNull(),
    settledAt: moment("settled_at"),
  },
  (t) => [
    index("commissions_distributor").on(t.distributorId, t.createdAt),
    index("commissions_order").on(t.orderSn),
    index("commissions_open").on(t.createdAt).where(sql`${t.state} = 'OPEN'`),
    check("commissions_back", sql`${t.backCents} between 0 and ${t.amountCents}`),
  ],
);

/** State of a withdrawal of commission. */
export type CommissionCashState = "APPLY" | "VIA_AUDITING" | "REJECT";

/** Commission that a distributor wants to withdraw into their wallet. */
export const commissionCash = pgTable(
  "commission_cash",
  {
    id: key("id"),
    sn: text("sn").notNull(),
    distributorId: text("distributor_id")
      .notNull()
      .references(() => distributors.id),
    amountCents: cents("amount_cents").notNull(),
    state: text("state").$type<CommissionCashState>().notNull(),
    createdAt: moment("created_at").notNull(),
    decidedAt: moment("decided_at"),
  },
  (t) => [
    uniqueIndex("commission_cash_sn").on(t.sn),
    index("commission_cash_distributor").on(t.distributorId, t.createdAt),
    check("commission_cash_amount", sql`${t.amountCents} > 0`),
  ],
);
