import type { TestShop } from "./support/shop.ts";

/** Tables of which each row belongs to one buyer. */
async function ownedTables({ database }: TestShop): Promise<string[]> {
  const rows = await database.query<{ name: string }>(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'member_id' order by 1`,
  );
  return rows.map(({ name }) => name);
}

/** Tables of which each row belongs to an order. */
async function orderTables({ database }: TestShop): Promise<string[]> {
  const rows = await database.query<{ name: string }>(
    `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'order_sn'
     and table_name not in (select table_name from information_schema.columns where column_name = 'member_id') order by 1`,
  );
  return rows.map(({ name }) => name);
}

const ofBuyer = "where member_id = $1";
const ofOrders = "where order_sn in (select sn from orders where member_id = $1)";

/** Number of ids of one kind to try; of orders and after-sale cases, which have many states, all of the demo's. */
const maxOfAKind: Readonly<Record<string, number>> = { orders: 13, order_items: 6, after_sales: 4 };
const usualOfAKind = 1;

/** Ids and numbers of a buyer's records, as somebody who guesses well would have them. */
export async function namesOf(shop: TestShop, memberId: string): Promise<string[]> {
  const places = [
    ...(await ownedTables(shop)).map((table) => ({ table, where: ofBuyer })),
    ...(await orderTables(shop)).map((table) => ({ table, where: ofOrders })),
  ];
  const names = new Set<string>();
  for (const { table, where } of places) {
    const keys = await shop.database.query<{ name: string }>(
      `select column_name as name from information_schema.columns
       where table_schema = 'public' and table_name = $1 and column_name in ('id', 'sn')`,
      [table],
    );
    for (const { name } of keys)
      for (const row of await shop.database.query<{ key: string }>(
        `select ${name}::text as key from ${table} ${where} order by 1 limit ${maxOfAKind[table] ?? usualOfAKind}`,
        [memberId],
      ))
        names.add(row.key);
  }
  return [...names];
}

/** A fingerprint of all records of a buyer. */
export async function belongingsOf(shop: TestShop, memberId: string): Promise<string> {
  const parts = [
    ...(await ownedTables(shop)).map((table) => fingerprint(table, ofBuyer)),
    ...(await orderTables(shop)).map((table) => fingerprint(table, ofOrders)),
    fingerprint("members", "where id = $1"),
    fingerprint("ledger_entries", "where account = 'wallet:' || $1"),
  ];
  return JSON.stringify(await shop.database.query(inOrder(parts), [memberId]));
}

/** A fingerprint of the whole shop. */
export async function everything({ database }: TestShop): Promise<string> {
  const tables = await database.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' order by 1",
  );
  return JSON.stringify(await database.query(inOrder(tables.map(({ name }) => fingerprint(name, "")))));
}

/** Without an order, the database answers with the table first that it has read first. */
function inOrder(fingerprints: readonly string[]): string {
  return `${fingerprints.join(" union all ")} order by place, print`;
}

function fingerprint(table: string, where: string): string {
  return `select '${table}' as place, md5(coalesce(string_agg(r::text, '|' order by r::text), '')) as print
    from (select * from ${table} ${where}) r`;
}
