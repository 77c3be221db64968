import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, inject, onTestFinished, test } from "vitest";
import { migrate } from "#server/db/migrate.ts";
import { createDatabase, dropDatabase, openOn } from "../support/server.ts";

const shipped = new URL("../../src/db/migrations", import.meta.url);

test("[HM-10] a shop from before texts were stored per language keeps its texts, and a review without a reply stays without one", async () => {
  const { server } = inject("testDatabase");
  const name = await createDatabase(server, "translations");
  const database = openOn(server, name);
  const before = await mkdtemp(join(tmpdir(), "migrations-"));
  onTestFinished(async () => {
    await database.close();
    await dropDatabase(server, name);
    await rm(before, { recursive: true });
  });
  await cp(shipped, before, { recursive: true });
  const journal = join(before, "meta/_journal.json");
  const { entries, ...rest } = JSON.parse(await readFile(journal, "utf8")) as { entries: unknown[] };
  await writeFile(journal, JSON.stringify({ ...rest, entries: entries.slice(0, 1) }));
  await migrate(database, before);
  await database.query("insert into brands (id, name_en, name_zh) values ('b', 'Glint', '微光')");
  await database.query(
    "insert into pages (id, type, name_en, name_zh, data_en, data_zh, created_at) values ('p', 'INDEX', 'Home', '首页', '[1]', '[2]', now())",
  );
  await database.query(`insert into evaluations (id, goods_id, sku_id, store_id, member_id, member_name, member_face, grade, content_en,
      content_zh, images, description_score, service_score, delivery_score, reply_en, reply_zh, created_at)
    select id, '1', '1', '1', '1', 'M', '', 'GOOD', 'Good', '好', '{}', 5, 5, 5, reply_en, reply_zh, now()
    from (values ('1', 'Thanks', '谢谢'), ('2', null, null)) as t(id, reply_en, reply_zh)`);
  await migrate(database);
  expect(await database.query("select * from brands")).toEqual([{ id: "b", name: { en: "Glint", zh: "微光" } }]);
  expect(await database.query("select name, data from pages")).toEqual([
    { name: { en: "Home", zh: "首页" }, data: { en: [1], zh: [2] } },
  ]);
  expect(await database.query("select content, reply from evaluations order by id")).toEqual([
    { content: { en: "Good", zh: "好" }, reply: { en: "Thanks", zh: "谢谢" } },
    { content: { en: "Good", zh: "好" }, reply: null },
  ]);
});
