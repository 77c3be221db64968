import { type SQL, sql } from "drizzle-orm";
import type { Tx } from "#server/db/transaction.ts";
import type { Sweep } from "#server/modules/platform/timers/sweep.ts";
import { yearsAgo } from "#server/shopTime.ts";
import { lockPerson } from "./erase.ts";

/**
 * Deletes the orders and the ledger of erased buyers once the shop's years are over, a buyer at a time: a movement goes
 * whole, and with all of them the wallet, so every sum stays right. Reviews, points and coupons stay.
 */
export const forgetOldOrders: Sweep = {
  async find(tx, now, limit, { config }) {
    if (config.keepOrderYears === 0) return [];
    return forgettable(tx, yearsAgo(now, config.keepOrderYears), sql`true`, limit);
  },
  async settle(tx, { config }, id, now) {
    await lockPerson(tx, { id });
    const [found] = await forgettable(tx, yearsAgo(now, config.keepOrderYears), sql`m.id = ${id}`, 1);
    if (found === undefined) return false;
    await forget(tx, id);
    return true;
  },
};

/**
 * Ids of erased buyers who have books and whose last order or movement of money is older than a moment. A buyer whose orders
 * earned somebody else a commission is left out, because that person's books need them.
 */
async function forgettable(tx: Tx, moment: Date, which: SQL, limit: number): Promise<string[]> {
  const after = sql`> ${moment.toISOString()}`;
  const { rows } = (await tx.execute(sql`
    select m.id from members m
    where m.username = 'erased-' || m.id and m.blocked and m.closed_at is null and ${which}
      and (exists (select from trades t where t.member_id = m.id)
        or exists (select from ledger_entries e where e.account in ('wallet:' || m.id, 'frozen:' || m.id)))
      and not exists (select from orders o where o.member_id = m.id and (o.state not in ('COMPLETED', 'CANCELLED')
        or greatest(o.created_at, o.updated_at, o.completed_at, o.cancelled_at) ${after}
        or exists (select from order_refunds r where r.order_sn = o.sn and r.created_at ${after})
        or exists (select from commissions c where c.order_sn = o.sn)))
      and not exists (select from after_sales a where a.member_id = m.id and a.updated_at ${after})
      and not exists (select from ledger_entries e
        where e.account in ('wallet:' || m.id, 'frozen:' || m.id) and e.created_at ${after})
    order by m.id limit ${limit}`)) as { rows: { id: string }[] };
  return rows.map(({ id }) => id);
}

/** What points to other rows goes first. */
async function forget(tx: Tx, id: string): Promise<void> {
  const mine = sql`member_id = ${id}`;
  const myOrders = sql`order_sn in (select sn from orders where ${mine})`;
  const myParcels = sql`parcel_id in (select id from parcels where ${myOrders})`;
  // Money that never was in the wallet is found by what it was for; the way of payment stands after that.
  const movements = sql`select transaction_id from ledger_entries where account in (${`wallet:${id}`}, ${`frozen:${id}`})
    union select id from ledger_transactions
    where kind in ('PROVIDER_PAY', 'WALLET_REFUND') and split_part(reference, ':', 1) in (
      select sn from orders where ${mine}
      union select sn from after_sales where ${mine})`;
  const { rows } = (await tx.execute(movements)) as { rows: { transaction_id: string }[] };
  const ids = rows.map((row) => row.transaction_id).join();
  const theirs = sql`= any(string_to_array(${ids}, ','))`;
  await tx.execute(sql`delete from ledger_entries where transaction_id ${theirs}`);
  await tx.execute(sql`delete from ledger_transactions where id ${theirs}`);
  const rowsOf: readonly (readonly [table: string, where: SQL])[] = [
    ["pending_points", myOrders],
    ["welcome_payments", myOrders],
    ["after_sale_logs", sql`sn in (select sn from after_sales where ${mine})`],
    ["after_sales", mine],
    ["complaint_lines", sql`complaint_id in (select id from complaints where ${mine})`],
    ["complaints", mine],
    ["parcel_traces", myParcels],
    ["parcel_items", myParcels],
    ["parcels", myOrders],
    ["order_taxes", myOrders],
    ["order_refunds", myOrders],
    ["order_logs", myOrders],
    ["receipts", mine],
    ["order_items", myOrders],
    ["orders", mine],
    ["trades", mine],
    ["provider_refunds", mine],
    ["payments", mine],
    ["recharges", mine],
    ["withdrawals", mine],
    ["wallets", mine],
  ];
  for (const [table, where] of rowsOf) await tx.execute(sql`delete from ${sql.identifier(table)} where ${where}`);
}
