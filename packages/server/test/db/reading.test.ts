import { getTableColumns, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { preparedInsert } from "#server/db/insert.ts";
import { placeholder, listPlaceholder, reading, inOneStatement } from "#server/db/reading.ts";
import { freightTemplates, goods } from "#server/db/schema/catalogue.ts";
import { orderLogs, receipts } from "#server/db/schema/order.ts";
import { inTransaction, sqlState } from "#server/db/transaction.ts";
import { useDatabase } from "../support/database.ts";

const database = await useDatabase();
const [first, second] = await database.db
  .select({ id: goods.id, releasedAt: goods.releasedAt, categoryPath: goods.categoryPath, tiers: goods.tiers })
  .from(goods)
  .orderBy(goods.id)
  .limit(2);

test("[BU-03] several readings in one statement return what the query builder returns one by one", async () => {
  const ask = inOneStatement("test: goods", {
    goods: reading(
      { id: goods.id, releasedAt: goods.releasedAt, categoryPath: goods.categoryPath, tiers: goods.tiers },
      sql`from ${goods} where ${goods.id} = any(${listPlaceholder("ids")}) order by ${goods.id}`,
    ),
    count: reading({ n: sql<number>`count(*)` }, sql`from ${goods}`),
    none: reading({ id: goods.id }, sql`from ${goods} where ${goods.releasedAt} > ${placeholder("later")}`),
  });
  const later = new Date("2999-01-01T00:00:00Z");
  const answers = await inTransaction(database.db, (tx) => ask(tx, { ids: [first?.id, second?.id, "none"], later }));
  expect(answers).toEqual({ goods: [first, second], count: [{ n: await database.db.$count(goods) }], none: [] });
  const again = await inTransaction(database.db, (tx) => ask(tx, { ids: [], later }));
  expect(again.goods).toEqual([]);
});

test("[BU-03] a group of a left join without a match is null, one with a match is not", async () => {
  const ask = inOneStatement("test: left join", {
    rows: reading(
      { id: goods.id, freight: getTableColumns(freightTemplates) },
      sql`from ${goods} left join ${freightTemplates} on ${freightTemplates.id} = ${placeholder("template")} where ${goods.id} = ${placeholder("id")}`,
    ),
  });
  const [template] = await database.db.select().from(freightTemplates).limit(1);
  const freightOf = (id: string) =>
    inTransaction(database.db, async (tx) => (await ask(tx, { id: first?.id, template: id })).rows[0]?.freight);
  expect(await freightOf("none")).toBeNull();
  expect(await freightOf(template?.id ?? "")).toEqual(template);
});

test("[BU-03] any number of rows are inserted from one value: missing fields get their default or null", async () => {
  const store = preparedInsert(receipts);
  const { db } = database;
  const [{ memberId } = { memberId: "" }] = await db.select({ memberId: receipts.memberId }).from(receipts).limit(1);
  const owner = memberId || ((await database.query<{ id: string }>("select id from members limit 1"))[0]?.id ?? "");
  const row = (id: string) => ({
    ...{ id, memberId: owner, title: `O'Neil "${id}" \\`, content: "商品", priceCents: 5 },
    ...{ createdAt: new Date("2026-01-02T03:04:05.678Z"), issued: true },
  });
  await inTransaction(db, async (tx) => {
    await store(tx, [row("made-1"), { ...row("made-2"), issued: undefined }]);
    await store(tx, []);
    await store(tx, [row("made-3")]);
  });
  const rows = await db.select().from(receipts).where(sql`${receipts.id} like 'made-%'`).orderBy(receipts.id);
  const stored = (id: string, isIssued: boolean) => ({ ...row(id), issued: isIssued, orderSn: null, taxpayerId: null });
  expect(rows).toEqual([stored("made-1", true), stored("made-2", false), stored("made-3", true)]);
});

test("[BU-03] a row that violates a constraint is refused together with all others", async () => {
  const store = preparedInsert(orderLogs);
  const before = await database.db.$count(orderLogs);
  const log = { id: "astray", orderSn: "O-unknown", event: "CREATED" as const, createdAt: new Date() };
  const refused = inTransaction(database.db, (tx) => store(tx, [log]));
  expect(sqlState(await refused.catch((error: unknown) => error))).toBe("23503");
  expect(await database.db.$count(orderLogs)).toBe(before);
});
