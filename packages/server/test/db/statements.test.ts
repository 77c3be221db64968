import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { inTransaction, type Tx } from "#server/db/transaction.ts";
import { useDatabase } from "../support/database.ts";

const { db, query } = await useDatabase();

test("[BU-07] a table that a neighbouring version has changed meanwhile is no fault for statements that ran before", async () => {
  await query("create table changing (n int)");
  const add = (tx: Tx) => tx.execute(sql`insert into changing values (${1}) returning *`);
  await inTransaction(db, add);
  await query("alter table changing add column more int");
  await inTransaction(db, add);
  expect(await query("select count(*) as n from changing")).toEqual([{ n: 2 }]);
});

test("[BU-07] nothing is left prepared on a connection, so that a transaction pooler may hand it to others", async () => {
  await inTransaction(db, (tx) => tx.execute(sql`select ${1}::int`));
  expect(await query("select name from pg_prepared_statements")).toEqual([]);
});
