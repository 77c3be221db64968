import { add as addAddress } from "@sundry/api/contract/address";
import { counts } from "@sundry/api/contract/evaluation";
import * as favourite from "@sundry/api/contract/favourite";
import { delivery } from "@sundry/api/contract/goods";
import { list as messages } from "@sundry/api/contract/message";
import { eq } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { goodsIdOf, skuIdOf } from "@sundry/demo";
import { goods, skus } from "#server/db/schema/catalogue.ts";
import { seckillOffers } from "#server/db/schema/promotion.ts";
import { tellOfLowerPrice } from "#server/modules/catalogue/favourite/priceWatch.ts";
import { tellOfStock } from "#server/modules/catalogue/favourite/stockWatch.ts";
import { sweep } from "#server/modules/platform/timers/sweep.ts";
import { wallTime } from "#server/shopTime.ts";
import { buyer, inYiwu, oneSku, refusalOf, shelf, type TestBuyer } from "./buyers.ts";
import { sweeping } from "./orders.ts";
import { useShop } from "./support/shop.ts";

const shop = useShop();
const umbrella = skuIdOf("folding-umbrella", "windproof-8-ribs", 0);

test("[GD-02] a visitor sees the lowest freight, and no day of arrival", async () => {
  const found = await shop.visit().send(delivery, { skuId: umbrella, num: 12 });
  expect(found).toMatchObject({ freight: 0.6, returnDays: 15 });
  expect(found.place ?? null).toBeNull();
  expect(found.arrivesFrom ?? null).toBeNull();
  expect(await refusalOf(shop.visit().send(delivery, { skuId: "1", num: 1 }))).toBe(11001);
});

test("[GD-02] a buyer sees freight and days for their default address and quantity", async () => {
  const { client } = await buyer(shop);
  await client.send(addAddress, inYiwu);
  const few = await client.send(delivery, { skuId: umbrella, num: 12 });
  const many = await client.send(delivery, { skuId: umbrella, num: 240 });
  expect(few.place).toBeTruthy();
  expect(many.freight ?? 0).toBeGreaterThan(few.freight ?? 0);
  const { arrivesFrom, arrivesTo, dispatchHours } = few;
  expect(arrivesFrom ?? 0).toBeGreaterThan(shop.clock.at + dispatchHours * 3_600_000);
  expect(arrivesTo ?? 0).toBeGreaterThan(arrivesFrom ?? 0);
});

test("[GD-02] a visitor's country says freight and days, another region can be asked for, and the address of a buyer wins", async () => {
  const asked = { skuId: umbrella, num: 12 };
  const german = await shop.visit().send(delivery, { ...asked, country: "DE" });
  expect(german).toMatchObject({ place: "Germany", freight: 3.2 });
  const leaves = shop.clock.at + german.dispatchHours * 3_600_000;
  expect([german.arrivesFrom, german.arrivesTo]).toEqual([12, 20].map((days) => leaves + days * 86_400_000));
  expect(german.freightVaries ?? false).toBe(false);
  const japan = await shop.visit("zh").send(delivery, { ...asked, country: "DE", regionId: "392" });
  expect(japan).toMatchObject({ place: "日本", freight: 2.2 });
  for (const country of ["XX", "de", ""])
    expect((await shop.visit().send(delivery, { ...asked, country })).place ?? null).toBeNull();
  const { client } = await buyer(shop);
  await client.send(addAddress, inYiwu);
  expect((await client.send(delivery, { ...asked, country: "DE" })).place).not.toBe("Germany");
  expect((await client.send(delivery, { ...asked, regionId: "276" })).place).toBe("Germany");
});

test("[GD-02] in a country whose parts differ, the freight is the lowest, says so, and the days span all parts", async () => {
  const china = await shop.visit().send(delivery, { skuId: umbrella, num: 12, country: "CN" });
  expect(china).toMatchObject({ place: "China", freight: 0.6, freightVaries: true });
  const leaves = shop.clock.at + china.dispatchHours * 3_600_000;
  expect([china.arrivesFrom, china.arrivesTo]).toEqual([1, 8].map((days) => leaves + days * 86_400_000));
});

test("[GD-02] no day of arrival is given when the shop names no days of dispatch; the freight is", async () => {
  const { client } = await buyer(shop);
  await client.send(addAddress, inYiwu);
  const asked = { skuId: umbrella, num: 12 };
  const named = await client.send(delivery, asked);
  expect(named.arrivesFrom ?? null).not.toBeNull();
  const { db } = shop.database;
  const umbrellas = eq(goods.id, goodsIdOf("folding-umbrella", "windproof-8-ribs"));
  const [before] = await db.select({ dispatchHours: goods.dispatchHours }).from(goods).where(umbrellas);
  await db.update(goods).set({ dispatchHours: 0 }).where(umbrellas);
  onTestFinished(
    async () =>
      void (await db
        .update(goods)
        .set(before ?? expect.fail())
        .where(umbrellas)),
  );
  const silent = await client.send(delivery, asked);
  expect(silent).toMatchObject({ dispatchHours: 0, freight: named.freight, place: named.place });
  expect([silent.arrivesFrom ?? null, silent.arrivesTo ?? null]).toEqual([null, null]);
});

test("[GD-02] a buyer who asked is told once that goods are in stock again", async () => {
  const { client } = await buyer(shop);
  const [rug] = await shelf(shop, "threadwell", [{ cents: 250 }]);
  if (!rug) throw new Error("no SKU");
  const { skuId } = rug;
  const stockIs = (quantity: number) => shop.database.db.update(skus).set({ quantity }).where(eq(skus.id, skuId));
  const round = () => sweep(sweeping(shop), tellOfStock);
  const found = async () => (await client.send(messages, {})).records.filter(({ title }) => title === "Back in stock");
  const told = async () => (await found()).length;
  await stockIs(0);
  await client.send(favourite.watchStock, { skuId });
  await client.send(favourite.watchStock, { skuId });
  expect(await client.send(favourite.isStockWatched, { skuId })).toBe(true);
  await round();
  expect(await told()).toBe(0);
  await stockIs(10_000);
  await round();
  await round();
  expect(await found()).toMatchObject([{ goodsId: rug.goodsId, skuId }]);
  expect(await client.send(favourite.isStockWatched, { skuId })).toBe(false);
  expect(await refusalOf(client.send(favourite.watchStock, { skuId: "1" }))).toBe(11001);
});

test("[GD-02] a withdrawn request stays without a message", async () => {
  const { client } = await buyer(shop);
  const { skuId } = (await shelf(shop, "threadwell", [{ cents: 250 }]))[0] ?? { skuId: "" };
  await client.send(favourite.watchStock, { skuId });
  await client.send(favourite.unwatchStock, { skuId });
  expect(await client.send(favourite.isStockWatched, { skuId })).toBe(false);
});

test("[GD-02] a buyer who asked is told once that goods cost less than then, with the goods and their price", async () => {
  const { client } = await buyer(shop);
  const { skuId, goodsId, name } = await oneSku(shop, "glint", { cents: 250 });
  const { db } = shop.database;
  const priceIs = (priceCents: number) => db.update(skus).set({ priceCents }).where(eq(skus.id, skuId));
  const told = lowerPrices(client);
  await client.send(favourite.watchPrice, { skuId });
  expect(await client.send(favourite.isPriceWatched, { skuId })).toBe(true);
  await told(0);
  await priceIs(260);
  await told(0);
  await priceIs(240);
  await db.update(skus).set({ quantity: 0 }).where(eq(skus.id, skuId));
  await told(0);
  await db.update(skus).set({ quantity: 10 }).where(eq(skus.id, skuId));
  const [message] = await told(1);
  expect(message).toMatchObject({ content: expect.stringContaining(`“${name}” now costs $2.40 each`), goodsId, skuId });
  expect(await client.send(favourite.isPriceWatched, { skuId })).toBe(false);
  await priceIs(200);
  await told(1);
  expect(await refusalOf(client.send(favourite.watchPrice, { skuId: "1" }))).toBe(11001);
});

test("[GD-02] [SK-02] the price of a running flash sale, and that of the smallest batch, count as the price of goods", async () => {
  const { client } = await buyer(shop);
  const { skuId, goodsId } = await oneSku(shop, "dongyi-knit", { cents: 900 });
  const { db } = shop.database;
  const tiers = [
    { num: 12, cents: 250 },
    { num: 60, cents: 200 },
  ];
  await db.update(goods).set({ tiers, minimum: 12 }).where(eq(goods.id, goodsId));
  const told = lowerPrices(client);
  await client.send(favourite.watchPrice, { skuId });
  await told(0);
  const { weekday, hour } = wallTime(shop.clock.at, "Asia/Shanghai");
  const offer = { id: "flash-knit", weekday, position: 0, goodsId, skuId, priceCents: 230, quantity: 90, presold: 0 };
  await db.insert(seckillOffers).values({ ...offer, hour });
  const [message] = await told(1);
  expect(message?.content).toContain("$2.30");
});

test("[GD-02] a withdrawn price alert stays without a message; asking again counts from the price of then", async () => {
  const { client } = await buyer(shop);
  const { skuId } = await oneSku(shop, "papermint", { cents: 250 });
  const { db } = shop.database;
  const priceIs = (priceCents: number) => db.update(skus).set({ priceCents }).where(eq(skus.id, skuId));
  const told = lowerPrices(client);
  await client.send(favourite.watchPrice, { skuId });
  await client.send(favourite.unwatchPrice, { skuId });
  expect(await client.send(favourite.isPriceWatched, { skuId })).toBe(false);
  await priceIs(200);
  await told(0);
  await client.send(favourite.watchPrice, { skuId });
  await priceIs(300);
  await client.send(favourite.watchPrice, { skuId });
  await priceIs(290);
  await told(1);
});

/** Looks for lower prices twice, and expects a number of messages about them in total. */
function lowerPrices(client: TestBuyer["client"]) {
  return async (count: number) => {
    await sweep(sweeping(shop), tellOfLowerPrice);
    await sweep(sweeping(shop), tellOfLowerPrice);
    const found = (await client.send(messages, {})).records.filter(({ title }) => title === "Lower price");
    expect(found).toHaveLength(count);
    return found;
  };
}

test("[GD-02] the stars of all evaluations add up to their number", async () => {
  const found = await shop.visit().send(counts, { id: goodsIdOf("folding-umbrella", "windproof-8-ribs") });
  expect(found.stars).toHaveLength(5);
  expect((found.stars ?? []).reduce((sum, count) => sum + count, 0)).toBe(found.all);
});
