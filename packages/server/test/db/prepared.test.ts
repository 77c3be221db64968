import { eq, sql } from "drizzle-orm";
import { expect, inject, onTestFinished, test } from "vitest";
import { endWith } from "#server/db/inOrder.ts";
import { goods } from "#server/db/schema/catalogue.ts";
import { statement } from "#server/db/statement.ts";
import { inTransaction, type Tx } from "#server/db/transaction.ts";
import { useDatabase } from "../support/database.ts";
import { openOn } from "../support/server.ts";

const { db, query } = await useDatabase();

test("a statement is prepared once per connection, in transactions and savepoints too; a long one is not", async () => {
  const ids = Array.from({ length: 2_000 }, (_, at) => sql`${String(at)}`);
  const prepared = await inTransaction(db, async (tx) => {
    for (const id of ["1", "2", "3"]) await tx.select({ id: goods.id }).from(goods).where(eq(goods.id, id));
    await tx.transaction((inner) => inner.select({ id: goods.id }).from(goods).where(eq(goods.id, "4")));
    await tx
      .select({ id: goods.id })
      .from(goods)
      .where(sql`${goods.id} in (${sql.join(ids, sql`, `)})`);
    const rows: unknown = await tx.execute(
      sql`select statement from pg_prepared_statements where statement like 'select%from "goods"%'`,
    );
    return rows as { statement: string }[];
  });
  expect(prepared.map(({ statement: text }) => text)).toEqual(['select "id" from "goods" where "goods"."id" = $1']);
});

test("a statement whose text is made once is prepared, however long it is", async () => {
  const ask = statement(() => sql`select ${sql.placeholder("n")}::int as n -- ${sql.raw("long ".repeat(2_000))}`);
  const prepared = await inTransaction(db, async (tx) => {
    expect([await ask(tx, { n: 1 }), await ask(tx, { n: 2 })].flat()).toEqual([{ n: 1 }, { n: 2 }]);
    const rows: unknown = await tx.execute(
      sql`select count(*) as n from pg_prepared_statements where statement like '%-- long%'`,
    );
    return rows as { n: number }[];
  });
  expect([...prepared]).toEqual([{ n: 1 }]);
});

test("[BU-07] a prepared statement that no longer fits its table is not run again after the commit that was sent behind it", async () => {
  const [{ name = "" } = {}] = await query<{ name: string }>("select current_database() as name");
  const own = openOn(inject("testDatabase").server, name); // used for one thing at a time, so over one connection
  onTestFinished(own.close);
  await query("create table changing (n int)");
  const add = async (tx: Tx) => {
    await tx.execute(sql`insert into changing values (${1}) returning *`);
  };
  await inTransaction(own.db, add);
  await inTransaction(own.db, add);
  await query("alter table changing add column more int");
  await expect(inTransaction(own.db, (tx) => endWith(tx, add(tx)))).rejects.toThrow("Failed query");
  expect(await query("select count(*) as n from changing")).toEqual([{ n: 2 }]);
});
