import { related, search } from "@sundry/api/contract/goods";
import { expect, test } from "vitest";
import { inTransaction } from "#server/db/transaction.ts";
import { markPopular, resultsShown } from "#server/modules/catalogue/goods/popular.ts";
import { type OwnShop, ownShop, writeCsv } from "./support/ownShop.ts";

/** What a search of these shops counts, and more than that. */
const most = 100;
const pins = 150;

/** A shop with many pins, of which the last sell best, one brooch and one "Pin". */
async function shopOfPins(): Promise<OwnShop> {
  const shop = await ownShop();
  const { config } = shop.services;
  config.database = { ...config.database, searchResults: most };
  const row = (title: string) => ({
    Handle: title.toLowerCase(),
    Title: title,
    Vendor: "Maker",
    "Variant Price": "10",
    "Variant Inventory Qty": "5",
  });
  await writeCsv(shop.folder, ["Pin one", "Pin", "Brooch"].map(row));
  expect(await shop.import()).toMatchObject({ added: 3 });
  const columns = async (table: string, own: Readonly<Record<string, string>>) => {
    const names = await shop.database.query<{ name: string }>(
      "select quote_ident(column_name) as name from information_schema.columns where table_schema = 'public' and table_name = $1",
      [table],
    );
    const list = names.map(({ name }) => name).join(", ");
    return `insert into ${table} (${list}) select ${names.map(({ name }) => own[name] ?? `t.${name}`).join(", ")}`;
  };
  const each = `cross join generate_series(1, ${pins}) as n`;
  const isPin = "t.name ->> 'en' = 'Pin one'";
  await shop.database.query(
    `${await columns("goods", { id: "'pin' || n", key: "'pin' || n", buy_count: "n", price_cents: "1000 + n", name: "jsonb_build_object('en', 'Pin ' || n)" })}
     from goods t ${each} where ${isPin}`,
  );
  await shop.database.query(
    `${await columns("skus", { id: "'sku' || n", goods_id: "'pin' || n", price_cents: "1000 + n", sn: "'sn' || n" })}
     from skus t join goods g on g.id = t.goods_id ${each} where g.name ->> 'en' = 'Pin one'`,
  );
  await shop.database.query("analyze");
  return shop;
}

const markAll = async (shop: OwnShop) => {
  const some = { smallShop: 100, popular: 110, atOnce: 40 };
  const changed: number[] = [];
  do changed.push(await inTransaction(shop.database.db, (tx) => markPopular(tx, some)));
  while (changed.at(-1) !== 0);
  return changed.reduce((sum, each) => sum + each, 0);
};

test("[GD-01] of more results than are counted, the best are counted and shown, best sellers first, and the rest by their name", async () => {
  const shop = await shopOfPins();
  const visitor = shop.visit();
  const names = async (input: object) =>
    (await visitor.send(search, { pageSize: 20, ...input })).records.map(({ goodsName }) => goodsName);
  for (const isLarge of [false, true]) {
    if (isLarge) expect(await markAll(shop)).toBe(110);
    const first = await visitor.send(search, { keyword: "pins", pageSize: 20 });
    expect(first).toMatchObject({ total: most, more: true, pages: 5 });
    expect(first.records[0]?.goodsName).toBe(`Pin ${pins}`);
    expect(await names({ keyword: "p" })).toContain(`Pin ${pins}`);
    expect(await names({ keyword: "pin" })).toHaveLength(20);
    // Nobody buys it, but that is its whole name.
    expect((await names({ keyword: "pin" }))[0]).toBe("Pin");
    expect(await names({ keyword: "pins", pageNumber: 5 })).toHaveLength(20);
    expect(await names({ keyword: "pins", pageNumber: 6 })).toEqual([]);
    expect(await visitor.send(search, { keyword: "brooch" })).toMatchObject({ total: 1 });
    expect((await visitor.send(search, { keyword: "brooch" })).more ?? false).toBe(false);
    expect(await names({ keyword: "pins", price: "10.01_10.03" })).toHaveLength(3);
    for (const sort of ["price", "total"]) expect(await names({ sort, order: "desc" })).toContain(`Pin ${pins}`);
    expect((await names({ keyword: "pins", sort: "price", order: "desc" }))[0]).toBe(`Pin ${pins}`);
    expect(await visitor.send(search, {})).toMatchObject({ total: most, more: true });
    expect(await visitor.send(search, { sort: "releaseTime" })).toMatchObject({ total: most, more: true });
    const { prices } = await visitor.send(related, { keyword: "pins" });
    expect(prices?.counts.reduce((sum, each) => sum + each, 0)).toBe(most);
  }
  await shop.database.query("update goods set buy_count = 50000 where id = 'pin1'");
  expect(await markAll(shop)).toBe(2);
});

test("[GD-01] a huge shop counts fewer results", async () => {
  const { database } = await ownShop();
  const shown = (limit: number) => inTransaction(database.db, (tx) => resultsShown(tx, limit));
  expect(await shown(10_000)).toBe(10_000);
  await database.query("update pg_class set reltuples = 1000000 where oid = 'goods'::regclass");
  expect(await shown(10_000)).toBe(3_000);
  expect(await shown(100)).toBe(100);
});

test("[GD-01] [BU-07] a search that takes too long is refused with what to do, and leaves other calls alone", async () => {
  const { database, visit, services } = await ownShop();
  const { config } = services;
  config.database = { ...config.database, searchMs: 1 };
  await database.db.transaction(async (tx) => {
    await tx.execute("lock table goods in access exclusive mode");
    const refused = { kind: "refused", code: 1013, serverMessage: expect.stringContaining("Narrow your search") };
    await expect(visit().send(search, { keyword: "pin" })).rejects.toMatchObject(refused);
    await expect(visit().send(related, { keyword: "pin" })).rejects.toMatchObject({ code: 1013 });
    await expect(visit("zh").send(search, {})).rejects.toMatchObject({
      serverMessage: expect.stringContaining("请缩小搜索范围"),
    });
  });
  config.database = { ...config.database, searchMs: 2_000 };
  expect(await visit().send(search, { keyword: "pin" })).toMatchObject({ total: 0 });
});
