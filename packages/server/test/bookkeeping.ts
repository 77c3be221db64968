import { join } from "node:path";
import { openPostgres } from "#server/db/postgresDriver.ts";

/** SQL queries by subject. */
export type Questions = Readonly<Record<string, string>>;

/**
 * Values that never change, whatever is bought: pieces in stock plus pieces sold (shipped pieces stay sold when they are
 * refunded), and coupons handed out minus those owned.
 */
export const constants: Questions = {
  "stock and sales": `select s.id, s.quantity + (select coalesce(sum(i.num), 0) from order_items i
    join orders o on o.sn = i.order_sn where i.sku_id = s.id and (o.state <> 'CANCELLED' or o.shipped_at is not null)) as pieces from skus s order by 1`,
  coupons: `select c.id, c.received_num - (select count(*) from owned_coupons o where o.coupon_id = c.id) as more
    from coupons c order by 1`,
};

/** Queries that must return nothing: each finds what does not add up. */
export const discrepancies: Questions = {
  "wallets and ledger": `select w.member_id from wallets w where w.balance_cents <> (
    select coalesce(sum(e.amount_cents), 0) from ledger_entries e where e.account = 'wallet:' || w.member_id)`,
  "entries of a movement": `select transaction_id from ledger_entries group by 1 having sum(amount_cents) <> 0`,
  // Orders of a trade that were cancelled before paying were never paid.
  "payments and ledger": `select t.sn from trades t where t.pay_state = 'PAID' and t.payment_method = 'WALLET'
    and (select sum(o.flow_cents) from orders o where o.trade_sn = t.sn and o.pay_state = 'PAID') <> (select coalesce(sum(-e.amount_cents), 0) from ledger_entries e join ledger_transactions l
      on l.id = e.transaction_id where e.account = 'wallet:' || t.member_id and l.kind = 'WALLET_PAY'
      and l.reference in (select o.sn from orders o where o.trade_sn = t.sn))`,
  points: `select m.id from members m where m.points <> (
    select coalesce(sum(p.delta), 0) from point_entries p where p.member_id = m.id)`,
  "trades and their orders": `select t.sn from trades t where t.flow_cents <> (
    select coalesce(sum(o.flow_cents), 0) from orders o where o.trade_sn = t.sn)`,
  "orders and their lines": `select o.sn from orders o where o.flow_cents <> (
    select coalesce(sum(i.flow_cents), 0) from order_items i where i.order_sn = o.sn)`,
};

/** The rows of a statement on the embedded database of a running shop. */
export async function ask<Row extends object>(dataDir: string, statement: string): Promise<Row[]> {
  const socket = { host: join(dataDir, "socket"), port: 5432, user: "sundry", database: "sundry" };
  const database = openPostgres("embedded", socket, { poolSize: 2 });
  try {
    return await database.query<Row>(statement);
  } finally {
    await database.close();
  }
}

/** The results of several queries, by subject. */
export async function answers(dataDir: string, questions: Questions): Promise<Record<string, unknown[]>> {
  const given: Record<string, unknown[]> = {};
  for (const [name, question] of Object.entries(questions)) given[name] = await ask(dataDir, question);
  return given;
}
