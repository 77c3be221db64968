import { type SQL, sql } from "drizzle-orm";
import type { Tx } from "#server/db/transaction.ts";
import type { MemberRow } from "#server/modules/account/member/queries.ts";
import { letPhotosGo } from "#server/modules/platform/upload/retention.ts";
import type { Services } from "#server/services.ts";
import { patternOf } from "./patternOf.ts";
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
  ...["owned_coupons", "coupon_activity_grants", "seckill_purchases", "uploads"],
  ...["order_items", "order_taxes", "parcels"],
  ...["commissions", "commission_cash"],
]);

/** Waits for what the buyer is doing at this moment, such as placing an order: it would be written after the rest is erased. */
export async function lockPerson(tx: Tx, { id }: Pick<MemberRow, "id">): Promise<void> {
  await tx.execute(sql`select id from members where id = ${id} for update`);
}

/**
 * Erases what the shop keeps about a buyer, or replaces it where orders and the ledger need the row. Nobody can log in
 * as them any more; their name, number and e-mail address are free. The files of their photos go with the next round of
 * the timer for unused ones. The caller has locked them and asked for their obstacles.
 */
export async function erasePerson(tx: Tx, { clock }: Services, member: MemberRow): Promise<void> {
  const words = await wordsOf(tx, member);
  await forgetInAuditLog(tx, member, words);
  await forgetInReviews(tx, member, words);
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
  await letPhotosGo(tx, clock.now(), member.id);
  const name = nameOfErased(member);
  await tx.execute(sql`update members set username = ${name}, nick_name = ${name}, mobile = null, email = null,
    password_hash = '', sex = null, birthday = null, region_id = null, region = null, address = null, face = null,
    inviter_id = null, language = null, last_login_at = null, closing_at = null, blocked = true
    where id = ${member.id}`);
}

/** The name that stands for a buyer once they are erased. */
export function nameOfErased({ id }: Pick<MemberRow, "id">): string {
  return `erased-${id}`;
}

/** What was written by hand about the buyer or their orders is gone, and commands that named them name nobody any more. */
async function forgetInAuditLog(tx: Tx, member: MemberRow, words: ReadonlySet<string>): Promise<void> {
  const { id, username } = member;
  const name = nameOfErased(member);
  // The third word of a command names what it was about; the words after it were written by hand.
  await tx.execute(sql`update audit_log set
    command = array_to_string((string_to_array(command, ' '))[1:3], ' '),
    outcome = case when command ~ '^(chat|order trace) ' then '' else outcome end
    where split_part(command, ' ', 3) in (
      select sn from orders where member_id = ${id}
      union select sn from after_sales where member_id = ${id}
      union select id from complaints where member_id = ${id}
      union select id from im_talks where member_id = ${id}
      union select id from withdrawals where member_id = ${id})`);
  // The answer names a file, which is often called after the buyer.
  await tx.execute(sql`update audit_log set outcome = ${`Customer ${name}: exported.`}
    where command = 'customer export' and starts_with(outcome, ${`Customer ${username}: `})`);
  for (const word of words) {
    const pattern = patternOf(word);
    await tx.execute(sql`update audit_log set
      command = regexp_replace(command, ${pattern}, ${name}, 'gi'),
      outcome = regexp_replace(outcome, ${pattern}, ${name}, 'gi')
      where command ~* ${pattern} or outcome ~* ${pattern}`);
  }
}

/** A buyer's review stays, and so does the store's reply: without their name, number and addresses, where either says them. */
async function forgetInReviews(tx: Tx, { id }: MemberRow, words: ReadonlySet<string>): Promise<void> {
  for (const word of words) {
    // A letter alone is a word of its own in too many texts.
    if ([...word].length < 2) continue;
    const without = (
      column: SQL,
    ) => sql`(select jsonb_object_agg(key, regexp_replace(value, ${patternOf(word)}, '***', 'gi'))
      from jsonb_each_text(${column}))`;
    await tx.execute(sql`update evaluations set content = ${without(sql`content`)},
      reply = case when reply is not null then ${without(sql`reply`)} end where member_id = ${id}`);
  }
}

/** What says who a buyer is: names, addresses and numbers, as they gave them. */
async function wordsOf(tx: Tx, { id, username, nickName, email, mobile }: MemberRow): Promise<ReadonlySet<string>> {
  const { rows } = (await tx.execute(sql`
    select unnest(array[consignee_name, consignee_mobile, consignee_detail]) as word from orders where member_id = ${id}
    union select unnest(array[name, mobile, detail]) from member_addresses where member_id = ${id}
    union select unnest(array[real_name, connect_number]) from withdrawals where member_id = ${id}`)) as {
    rows: { word: string | null }[];
  };
  const all = [username, nickName, email, mobile, ...rows.map((row) => row.word)];
  return new Set(all.filter((word): word is string => Boolean(word)));
}
