import * as calls from "@sundry/api/contract/favourite";
import { list as footprints } from "@sundry/api/contract/footprint";
import { list as receipts, save } from "@sundry/api/contract/receipt";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { idOf } from "@sundry/demo";
import { goods, stores } from "#server/db/schema/catalogue.ts";
import { inTransaction } from "#server/db/transaction.ts";
import { recordVisit } from "#server/modules/catalogue/footprint/service.ts";
import { buyer, refusalOf, shelf } from "./buyers.ts";
import { useShop } from "./support/shop.ts";

const shop = useShop();

test("[MC-08] favourite goods are stored once, listed newest first, marked if off the shelf, and can be removed", async () => {
  const { client } = await buyer(shop);
  const [a, b] = await shelf(shop, "threadwell", [{ cents: 250 }, { cents: 480 }]);
  if (!a || !b) throw new Error("no SKUs");
  for (const { skuId } of [a, b]) {
    await client.send(calls.add, { type: "GOODS", id: skuId });
    shop.clock.at += 1;
  }
  expect(await refusalOf(client.send(calls.add, { type: "GOODS", id: a.skuId }))).toBe(20017);
  expect(await refusalOf(client.send(calls.add, { type: "GOODS", id: "1" }))).toBe(11001);
  await shop.database.db.update(goods).set({ shelf: "DOWN" }).where(eq(goods.id, a.goodsId));
  const { records, total } = await client.send(calls.list, { type: "GOODS" });
  expect(total).toBe(2);
  expect(records.map(({ skuId, price, marketEnable }) => [skuId, price, marketEnable])).toEqual([
    [b.skuId, 4.8, "UPPER"],
    [a.skuId, 2.5, "DOWN"],
  ]);
  const target = { type: "GOODS", id: a.skuId };
  expect(await client.send(calls.isGoods, target)).toBe(true);
  expect([await client.send(calls.remove, target), await client.send(calls.remove, target)]).toEqual([true, false]);
  expect(await client.send(calls.isGoods, target)).toBe(false);
});

test("[MC-08] followers of a store are counted once each, even if the click comes ten times at once", async () => {
  const { client } = await buyer(shop);
  const id = idOf("store", "glint");
  const followers = async () =>
    (await shop.database.db.select().from(stores).where(eq(stores.id, id)))[0]?.collectionNum ?? 0;
  const before = await followers();
  const target = { type: "STORE", id };
  const codes = await Promise.all(Array.from({ length: 10 }, () => refusalOf(client.send(calls.addStore, target))));
  expect(codes.toSorted((a, b) => a - b)).toEqual([0, ...Array<number>(9).fill(20017)]);
  expect(await followers()).toBe(before + 1);
  expect(await client.send(calls.isStore, target)).toBe(true);
  expect([await client.send(calls.removeStore, target), await client.send(calls.removeStore, target)]).toEqual([
    true,
    false,
  ]);
  expect(await followers()).toBe(before);
  expect(await refusalOf(client.send(calls.addStore, { type: "STORE", id: "1" }))).toBe(50001);
});

test("[MC-08] followed stores are listed newest first, for their follower only; another kind is refused", async () => {
  const { client } = await buyer(shop);
  const [a, b] = [idOf("store", "glint"), idOf("store", "threadwell")];
  for (const id of [a, b]) {
    await client.send(calls.addStore, { type: "STORE", id });
    shop.clock.at += 1;
  }
  const { records, total } = await client.send(calls.listStores, { type: "STORE", pageSize: 1 });
  expect([total, records.map(({ id }) => id)]).toEqual([2, [b]]);
  expect(records[0]).toMatchObject({ storeName: expect.stringMatching(/./), storeLogo: expect.stringMatching(/./) });
  expect((await client.send(calls.listStores, { type: "STORE", pageNumber: 2, pageSize: 1 })).records[0]?.id).toBe(a);
  expect((await (await buyer(shop)).client.send(calls.listStores, { type: "STORE" })).total).toBe(0);
  expect(await refusalOf(client.send(calls.listStores, { type: "GOODS" }))).toBe(4002);
});

test("[GD-03] visits: one per goods with its latest time, newest first", async () => {
  const { client, id } = await buyer(shop);
  const visited = await shelf(shop, "threadwell", [{ cents: 250 }, { cents: 480 }]);
  for (const { skuId } of [...visited, ...visited.slice(0, 1)]) {
    shop.clock.at += 1000;
    await inTransaction(shop.database.db, (tx) => recordVisit(tx, shop.services, id, skuId));
  }
  const { records, total } = await client.send(footprints, {});
  expect([total, records[0]?.id, records[0]?.releaseTime]).toEqual([2, visited[0]?.skuId, shop.clock.at]);
  const stranger = await buyer(shop);
  expect((await stranger.client.send(footprints, {})).total).toBe(0);
});

test("[BU-03] an invoice title is stored once and visible to its owner only", async () => {
  const { client } = await buyer(shop);
  const title = { receiptTitle: "Tanaka Trading", taxpayerId: "91330782", receiptContent: "Goods" };
  expect(await client.send(save, title)).toMatchObject({ receiptTitle: "Tanaka Trading", receiptStatus: 0 });
  expect(await client.send(save, title)).toBeNull();
  expect((await client.send(receipts, {})).total).toBe(1);
  expect((await (await buyer(shop)).client.send(receipts, {})).total).toBe(0);
});
