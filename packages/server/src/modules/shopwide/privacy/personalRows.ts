import { eq, type SQL, sql } from "drizzle-orm";
import { uploads } from "#server/db/schema/upload.ts";
import type { Tx } from "#server/db/transaction.ts";
import type { MemberRow } from "#server/modules/account/member/queries.ts";

/** Where rows about a buyer are, by table. */
export interface PersonalTable {
  table: string;
  /** Which rows: a condition on the table. */
  where: SQL;
  /** Columns that are never shown: secrets, and what only the shop reads. */
  hidden?: readonly string[];
}

/** Tables with rows about a buyer. A test finds those with a buyer's id that are missing here. */
export function personalTables({ id, email, mobile }: Pick<MemberRow, "id" | "email" | "mobile">): PersonalTable[] {
  const mine = sql`member_id = ${id}`;
  const myOrders = sql`order_sn in (select sn from orders where member_id = ${id})`;
  const distributor = sql`distributor_id in (select id from distributors where member_id = ${id})`;
  return [
    { table: "members", where: sql`id = ${id}`, hidden: ["password_hash"] },
    { table: "member_addresses", where: mine },
    { table: "member_identities", where: mine },
    { table: "known_devices", where: mine, hidden: ["device_hash"] },
    {
      table: "sessions",
      where: mine,
      hidden: ["access_hash", "refresh_hash", "user_context", "successor_id", "family_id"],
    },
    { table: "wallets", where: mine, hidden: ["password_hash"] },
    { table: "ledger_entries", where: sql`account in (${`wallet:${id}`}, ${`frozen:${id}`})` },
    { table: "recharges", where: mine },
    { table: "withdrawals", where: mine },
    { table: "payments", where: mine, hidden: ["token", "content"] },
    { table: "provider_refunds", where: mine },
    { table: "point_entries", where: mine },
    { table: "pending_points", where: mine },
    { table: "owned_coupons", where: mine },
    { table: "coupon_activity_grants", where: mine },
    { table: "trades", where: mine, hidden: ["content_hash", "idempotency_key"] },
    { table: "orders", where: mine, hidden: ["shop_note"] },
    { table: "order_items", where: myOrders },
    { table: "order_logs", where: myOrders },
    { table: "order_refunds", where: myOrders },
    { table: "order_taxes", where: myOrders },
    { table: "receipts", where: mine },
    { table: "parcels", where: myOrders },
    { table: "parcel_traces", where: sql`parcel_id in (select id from parcels where ${myOrders})` },
    { table: "after_sales", where: mine },
    { table: "after_sale_logs", where: sql`sn in (select sn from after_sales where member_id = ${id})` },
    { table: "complaints", where: mine },
    { table: "complaint_lines", where: sql`complaint_id in (select id from complaints where member_id = ${id})` },
    { table: "evaluations", where: mine },
    { table: "baskets", where: mine },
    { table: "basket_lines", where: mine },
    { table: "basket_coupons", where: mine },
    { table: "favourite_goods", where: mine },
    { table: "favourite_stores", where: mine },
    { table: "stock_watches", where: mine },
    { table: "price_watches", where: mine },
    { table: "footprints", where: mine },
    { table: "page_logs", where: sql`buyer_id = ${id}` },
    { table: "seckill_purchases", where: mine },
    { table: "messages", where: mine },
    { table: "im_talks", where: mine },
    { table: "im_lines", where: sql`talk_id in (select id from im_talks where member_id = ${id})` },
    { table: "im_keys", where: mine, hidden: ["hash", "family_id"] },
    { table: "feedback", where: mine },
    { table: "contact_messages", where: sql`(${mine} or lower(email) = ${email})` },
    { table: "letters", where: mine },
    {
      table: "outgoing_messages",
      // To the buyer, or to the shop with what the buyer wrote on the contact page.
      where: sql`(recipient in (${email}, ${mobile}) or lower(reply_to) = ${email}
        or reply_to in (select email from contact_messages where ${mine}))`,
      hidden: ["body", "html", "unsubscribe"],
    },
    { table: "verification_codes", where: sql`recipient in (${email}, ${mobile})`, hidden: ["code_hash", "uuid"] },
    {
      table: "oauth_logins",
      where: sql`lower(email) = ${email}`,
      hidden: ["browser_hash", "state_hash", "code_verifier", "nonce"],
    },
    { table: "password_resets", where: mine, hidden: ["uuid"] },
    { table: "qr_logins", where: mine, hidden: ["token_hash", "device_hash"] },
    { table: "uploads", where: mine },
    { table: "store_entries", where: mine },
    { table: "distributors", where: mine },
    { table: "distribution_bindings", where: mine },
    { table: "distribution_choices", where: distributor },
    { table: "commissions", where: distributor },
    { table: "commission_cash", where: distributor },
  ];
}

/** A photo that a buyer has uploaded, in the storage for photos. */
export interface PersonalPhoto {
  name: string;
  folder: "uploads" | "private";
}

/** What the shop keeps about a buyer. */
export interface Person {
  /** Rows by table; tables without a row are left out. */
  tables: Record<string, object[]>;
  photos: PersonalPhoto[];
}

/** Everything that the shop keeps about a buyer. */
export async function exportPerson(tx: Tx, member: MemberRow): Promise<Person> {
  const tables: Record<string, object[]> = {};
  for (const { table, where, hidden = [] } of personalTables(member)) {
    const columns = sql`array[${sql.join(
      [...hidden, "!"].map((name) => sql`${name}::text`),
      sql`, `,
    )}]`;
    const { rows } = (await tx.execute(
      sql`select to_jsonb(t) - ${columns} as row from (select * from ${sql.identifier(table)} where ${where}) t
        order by to_jsonb(t)::text collate "C"`,
    )) as { rows: { row: object }[] };
    if (rows.length > 0) tables[table] = rows.map(({ row }) => row);
  }
  return { tables, photos: await photosOf(tx, member.id) };
}

/** Each photo once, however often it was uploaded. */
async function photosOf(tx: Tx, memberId: string): Promise<PersonalPhoto[]> {
  const rows = await tx
    .selectDistinct({ name: uploads.name, isPrivate: uploads.private })
    .from(uploads)
    .where(eq(uploads.memberId, memberId))
    .orderBy(uploads.name, uploads.private);
  return rows.map(({ name, isPrivate }) => ({ name, folder: isPrivate ? "private" : "uploads" }));
}
