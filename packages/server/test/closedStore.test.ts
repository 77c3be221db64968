import * as favouriteCalls from "@sundry/api/contract/favourite";
import { list as tracks } from "@sundry/api/contract/footprint";
import * as goodsCalls from "@sundry/api/contract/goods";
import * as pageCalls from "@sundry/api/contract/page";
import { today } from "@sundry/api/contract/seckill";
import { labels } from "@sundry/api/contract/store";
import { idOf } from "@sundry/demo";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { goods, skus, stores } from "#server/db/schema/catalogue.ts";
import { buyer, refusalOf } from "./buyers.ts";
import { useShop } from "./support/shop.ts";

const shop = useShop();
const storeId = idOf("store", "jinhe-umbrella");
const dayMs = 24 * 60 * 60_000;

const set = (state: "OPEN" | "CLOSED") => shop.database.db.update(stores).set({ state }).where(eq(stores.id, storeId));
beforeEach(() => set("OPEN"));

/** Goods of the store, with a SKU of each. */
async function ownGoods(): Promise<{ goodsId: string; skuId: string }[]> {
  return shop.database.db
    .selectDistinctOn([goods.id], { goodsId: goods.id, skuId: skus.id })
    .from(goods)
    .innerJoin(skus, eq(skus.goodsId, goods.id))
    .where(eq(goods.storeId, storeId));
}

test("[GD-01] goods of a closed store are not found, nor what they could be narrowed by; open again, they are", async () => {
  const client = shop.visit();
  const found = async () => {
    const [all, named, facets] = await Promise.all([
      client.send(goodsCalls.search, { storeId }),
      client.send(goodsCalls.search, { keyword: "umbrella", pageSize: 100 }),
      client.send(goodsCalls.related, { storeId }),
    ]);
    const ofStore = named.records.filter((hit) => hit.storeId === storeId);
    return { all: all.total, named: ofStore.length, facets: facets.brands.length + facets.categories.length };
  };
  const open = await found();
  expect(Math.min(open.all, open.named, open.facets)).toBeGreaterThan(0);
  await set("CLOSED");
  expect(await found()).toEqual({ all: 0, named: 0, facets: 0 });
  expect(await client.send(labels, { id: storeId })).toEqual([]);
  await set("OPEN");
  expect(await found()).toEqual(open);
});

test("[GD-02] the page of its goods is not there, although it was just shown; open again, it is", async () => {
  const client = shop.visit();
  const [first] = await ownGoods();
  if (!first) throw new Error("the store sells nothing");
  const codes = async () => [
    await refusalOf(client.send(goodsCalls.get, { goodsId: first.goodsId })),
    await refusalOf(client.send(goodsCalls.skuDetail, first)),
  ];
  expect(await codes()).toEqual([0, 0]);
  await set("CLOSED");
  expect(await codes()).toEqual([11001, 11001]);
  await set("OPEN");
  expect(await codes()).toEqual([0, 0]);
});

test("[SK-01] its flash-sale goods are not shown on any day of the week", async () => {
  const begun = shop.clock.at;
  const shown = async () => {
    const seen: string[] = [];
    for (let day = 0; day < 7; day += 1) {
      shop.clock.at = begun + day * dayMs;
      const slots = await shop.visit().send(today);
      seen.push(...slots.flatMap(({ seckillGoodsList }) => seckillGoodsList.map((offer) => offer.storeId ?? "")));
    }
    shop.clock.at = begun;
    return seen.filter((id) => id === storeId).length;
  };
  expect(await shown()).toBeGreaterThan(0);
  await set("CLOSED");
  expect(await shown()).toBe(0);
});

test("[BK-21] [GD-08] pages show no goods of it, and no box of goods that is left empty", async () => {
  const own = (await ownGoods()).map(({ goodsId }) => goodsId);
  const named = (data: string) => own.filter((id) => data.includes(`"${id}"`)).length;
  // Pages are kept for a minute.
  const home = async () => {
    shop.clock.at += 61_000;
    return (await shop.visit().send(pageCalls.home, { clientType: "PC" }))?.pageData ?? "";
  };
  const before = await home();
  expect(named(before)).toBeGreaterThan(0);
  await set("CLOSED");
  const after = await home();
  expect(named(after)).toBe(0);
  expect(after).not.toContain('"goods":[]');
  expect(after.length).toBeGreaterThan(before.length / 2);
});

test("[MC-08] [MC-09] who kept or saw them still finds them there, as not for sale", async () => {
  const mei = await buyer(shop);
  const [first] = await ownGoods();
  if (!first) throw new Error("the store sells nothing");
  await mei.client.send(favouriteCalls.add, { type: "GOODS", id: first.skuId });
  await mei.client.send(goodsCalls.skuDetail, first);
  await shop.settled();
  await set("CLOSED");
  const kept = await mei.client.send(favouriteCalls.list, { type: "GOODS" });
  const seen = await mei.client.send(tracks, {});
  expect([...kept.records, ...seen.records].map(({ marketEnable }) => marketEnable)).toEqual(["DOWN", "DOWN"]);
});
