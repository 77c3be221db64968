import { type SQL, sql } from "drizzle-orm";
import type { Tx } from "#server/db/transaction.ts";
import { amountWords } from "#server/money/amountWords.ts";
import type { MemberRow } from "#server/modules/member/queries.ts";
import { personalTables } from "./personalRows.ts";

/** Tables that orders, the ledger or what others have written need: their rows stay, without what says who it was. */
const blanked: Readonly<Record<string, SQL>> = {
  trades: sql`consignee_name = null, consignee_mobile = null, consignee_region_names = null,
    consignee_region_ids = null, consignee_detail = null`,
  orders: sql`consignee_name = null, consignee_mobile = null, consignee_region_names = null, consignee_region_ids = null,
    consignee_detail = null, verification_code = null, remark = null, shop_note = null, cancel_reason = null`,
  order_logs: sql`operator_name = null, detail = case when event in
    ('SHIPPED', 'PARTS_SHIPPED', 'ARRIVED', 'REFUNDED') then detail end`,
  order_refunds: sql`reason = id`,
  after_sales: sql`description = null, images = '{}', bank_name = null, bank_holder = null, bank_number = null,
    remark = null, parcel_no = null`,
  after_sale_logs: sql`operator_name = null, detail = null`,
  complaints: sql`content = '', images = '{}', appeal_content = null, appeal_images = '{}', ruling = null`,
  complaint_lines: sql`content = ''`,
  evaluations: sql`member_name = '', member_face = '', images = '{}'`,
  withdrawals: sql`real_name = '', connect_number = '', remark = null, error = null`,
  payments: sql`content = null`,
  distributors: sql`name = '', id_number = '', bank_account_name = '', bank_account_num = '', bank_branch_name = ''`,
};

/** Tables whose rows stay as they are: amounts, numbers and times, and ids of what stays. */
const kept: ReadonlySet<string> = new Set([
  ...["ledger_entries", "recharges", "provider_refunds", "point_entries", "pending_points"],
  ...["owned_coupons", "coupon_activity_grants", "order_items", "parcels", "seckill_purchases", "uploads"],
  ...["commissions", "commission_cash"],
]);

/**
 * Why a buyer can't be erased yet: what is open with them, each in words. Empty: they can.
 */
export async function obstaclesOf(tx: Tx, { id }: MemberRow, currency: string | undefined): Promise<string[]> {
  const { rows } = (await tx.execute(sql`select
    (select string_agg(sn, ', ' order by sn) from orders
      where member_id = ${id} and state not in ('COMPLETED', 'CANCELLED')) as orders,
    (select balance_cents - welcome_cents from wallets where member_id = ${id}) as money,
    (select string_agg(sn, ', ' order by sn) from after_sales where member_id = ${id}
      and state not in ('COMPLETE', 'REFUSE', 'SELLER_TERMINATION', 'BUYER_CANCEL')) as cases,
    (select string_agg(id, ', ' order by id) from complaints
      where member_id = ${id} and state not in ('COMPLETE', 'CANCEL')) as complaints,
    (select string_agg(id, ', ' order by id) from withdrawals
      where member_id = ${id} and state = 'VIA_AUDITING') as withdrawals,
    (select pending_cents + free_cents + cashing_cents from distributors where member_id = ${id}) as commission,
    (select string_agg(state, ', ') from store_entries
      where member_id = ${id} and state in ('APPLYING', 'OPEN', 'CLOSED')) as store,
    (select count(*) from provider_refunds where member_id = ${id} and progress = 'PENDING') as refunds`)) as {
    rows: Record<string, string | null>[];
  };
  const [found = {}] = rows;
  const money = (name: string) => amountWords(Number(found[name]), "en", currency);
  return [
    found["orders"] && `orders that are not finished: ${found["orders"]}`,
    Number(found["money"]) > 0 && `${money("money")} in the wallet`,
    found["cases"] && `requests for returns and refunds: ${found["cases"]}`,
    found["complaints"] && `complaints: ${found["complaints"]}`,
    found["withdrawals"] && `withdrawals that are not decided: ${found["withdrawals"]}`,
    Number(found["commission"]) > 0 && `${money("commission")} of commission`,
    found["store"] && "a store, or an application for one",
    Number(found["refunds"]) > 0 && "a refund that its payment provider has not confirmed",
  ].filter((one) => typeof one === "string");
}

/**
 * Erases what the shop keeps about a buyer, or replaces it where orders and the ledger need the row. Nobody can log in
 * as them any more; their name, number and e-mail address are free. The caller has asked for {@link obstaclesOf}.
 */
export async function erasePerson(tx: Tx, member: MemberRow): Promise<void> {
  await forgetInAuditLog(tx, member);
  // What points to other rows goes after what it needs to be found.
  for (const { table, where } of personalTables(member).toReversed()) {
    if (table === "members" || kept.has(table)) continue;
    const change = blanked[table];
    if (table === "receipts") {
      await tx.execute(sql`delete from receipts where ${where} and order_sn is null`);
      await tx.execute(sql`update receipts set title = '', taxpayer_id = null where ${where}`);
    } else if (table === "wallets") await tx.execute(sql`update wallets set password_hash = null where ${where}`);
    else if (change) await tx.execute(sql`update ${sql.identifier(table)} set ${change} where ${where}`);
    else await tx.execute(sql`delete from ${sql.identifier(table)} where ${where}`);
  }
  const name = nameOfErased(member);
  await tx.execute(sql`update members set username = ${name}, nick_name = ${name}, mobile = null, email = null,
    password_hash = '', sex = null, birthday = null, region_id = null, region = null, address = null, face = null,
    inviter_id = null, last_login_at = null, blocked = true where id = ${member.id}`);
}

/** The name that stands for a buyer once they are erased. */
export function nameOfErased({ id }: Pick<MemberRow, "id">): string {
  return `erased-${id}`;
}

/** Commands that named the buyer, such as a note on an order, name nobody any more. */
async function forgetInAuditLog(tx: Tx, member: MemberRow): Promise<void> {
  const { id, username, nickName, email, mobile } = member;
  const { rows } = (await tx.execute(sql`
    select unnest(array[consignee_name, consignee_mobile, consignee_detail]) as word from orders where member_id = ${id}
    union select unnest(array[name, mobile, detail]) from member_addresses where member_id = ${id}
    union select unnest(array[real_name, connect_number]) from withdrawals where member_id = ${id}`)) as {
    rows: { word: string | null }[];
  };
  for (const word of new Set([username, nickName, email, mobile, ...rows.map((row) => row.word)])) {
    if (!word) continue;
    // As a word of its own: a short name is a part of many others.
    const pattern = `(^|[^[:alnum:]])${word.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")}($|[^[:alnum:]])`;
    const replacement = `\\1${nameOfErased(member)}\\2`;
    await tx.execute(sql`update audit_log set
      command = regexp_replace(command, ${pattern}, ${replacement}, 'gi'),
      outcome = regexp_replace(outcome, ${pattern}, ${replacement}, 'gi')
      where command ~* ${pattern} or outcome ~* ${pattern}`);
  }
}
