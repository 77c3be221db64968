import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { inTransaction, type Tx } from "#server/db/transaction.ts";
import { useDatabase } from "../support/database.ts";

const { db, query } = await useDatabase();

test("[BU-07] statements that ran before keep working after a neighbouring version has changed a table", async () => {
  await query("create table changing (n int)");
  const add = (tx: Tx) => tx.execute(sql`insert into changing values (${1}) returning *`);
  await inTransaction(db, add);
  await query("alter table changing add column more int");
  await inTransaction(db, add);
  expect(await query("select count(*) as n from changing")).toEqual([{ n: 2 }]);
});

test("[BU-07] no statement stays prepared on a connection, so a transaction pooler can share it", async () => {
  await inTransaction(db, (tx) => tx.execute(sql`select ${1}::int`));
  expect(await query("select name from pg_prepared_statements")).toEqual([]);
});
