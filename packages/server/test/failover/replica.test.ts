import { addSku } from "@sundry/api/contract/cart";
import { expect, onTestFinished, test } from "vitest";
import { buyAtLast, clientOf, sixRegulars } from "../regulars.ts";
import { breakGround, makePrimary, makeStandby } from "./cluster.ts";
import { fillWithGoods, shopOn, statusOf } from "./shops.ts";

/** A shop that reads its catalogue from a standby. */
async function shopWithReplica() {
  const ground = await breakGround();
  const primary = await makePrimary(ground, "a");
  onTestFinished(async () => {
    await primary.remove();
    await ground.remove();
  });
  await fillWithGoods(primary);
  const replica = await makeStandby(ground, "b", primary);
  onTestFinished(() => replica.remove());
  const shop = await shopOn({
    DATABASE_URL: primary.url,
    DATABASE_READ_URL: replica.url,
    SUNDRY_DB_READ_LAG_SECONDS: "3",
  });
  const times = (sentence: string) => shop.output().split(sentence).length - 1;
  const used = () => times(`The catalogue is read from 127.0.0.1:${replica.port}`);
  const left = () => times("The catalogue is read from the primary");
  await expect.poll(used, { timeout: 10_000 }).toBe(1);
  return { primary, replica, shop, used, left };
}

const search = "/api/goods/es?keyword=cup";

/** The price of the first search result. */
async function shownPrice(url: string, keyword: string): Promise<number> {
  const response = await fetch(`${url}/api/goods/es?keyword=${encodeURIComponent(keyword)}`);
  const { result } = (await response.json()) as { result: { records: { price: number }[] } };
  return result.records[0]?.price ?? Number.NaN;
}

test("[BU-07] the catalogue comes from the replica, or from the primary while the replica is too far behind", async () => {
  const { primary, replica, shop, used } = await shopWithReplica();
  const [{ id = "", name = "" } = {}] = await primary.ask<{ id: string; name: string }>(
    "select id, name->>'en' as name from goods where shelf = 'UPPER' order by id limit 1",
    "shop",
  );
  const before = await shownPrice(shop.url, name);
  await replica.ask("select pg_wal_replay_pause()");
  await primary.ask(`update goods set price_cents = 77700 where id = '${id}'`, "shop");
  await primary.ask(`update skus set price_cents = 77700 where goods_id = '${id}'`, "shop");
  expect(await shownPrice(shop.url, name)).toBe(before);
  await expect.poll(() => shownPrice(shop.url, name), { timeout: 10_000 }).toBe(777);
  expect(shop.output()).toMatch(/The catalogue is read from the primary: .* \(it is \d+ s behind\)/);
  await replica.ask("select pg_wal_replay_resume()");
  await expect.poll(used, { timeout: 10_000 }).toBe(2);
  expect(await shownPrice(shop.url, name)).toBe(777);
});

test("[BU-07] no call fails because the replica freezes or is killed", async () => {
  const { replica, shop, used, left } = await shopWithReplica();
  const look = async () => {
    const { status, ms } = await statusOf(shop, search);
    expect([status, ms < 4_000]).toEqual([200, true]);
  };
  await replica.freeze();
  await Promise.all(Array.from({ length: 20 }, look));
  await expect.poll(left, { timeout: 5_000 }).toBe(1);
  await replica.thaw();
  await expect.poll(used, { timeout: 10_000 }).toBe(2);
  await replica.kill();
  await Promise.all(Array.from({ length: 20 }, look));
  await expect.poll(left, { timeout: 5_000 }).toBe(2);
  await replica.start();
  await expect.poll(used, { timeout: 10_000 }).toBe(3);
  expect(shop.output()).not.toContain('"fault"');
});

test("[BU-07] while the primary is down, the catalogue still loads and orders get 503", async () => {
  const { primary, shop } = await shopWithReplica();
  const [regular] = await sixRegulars(() => clientOf(() => shop.url));
  if (!regular) throw new Error("nobody buys");
  await buyAtLast(regular);
  await primary.kill();
  expect((await statusOf(shop, search)).status).toBe(200);
  const refused = { status: 503 };
  await expect(regular.client.send(addSku, { skuId: regular.skuId, num: 1 })).rejects.toMatchObject(refused);
  expect((await statusOf(shop, "/readyz")).status).toBe(503);
  await primary.start();
  await buyAtLast(regular, 15_000);
});

test("[BU-07] a read address that is not a replica is not used", async () => {
  const ground = await breakGround();
  const [primary, stranger] = [await makePrimary(ground, "a"), await makePrimary(ground, "c")];
  onTestFinished(async () => {
    await Promise.all([primary.remove(), stranger.remove()]);
    await ground.remove();
  });
  await fillWithGoods(primary);
  const shop = await shopOn({ DATABASE_URL: primary.url, DATABASE_READ_URL: stranger.url });
  expect((await statusOf(shop, search)).status).toBe(200);
  expect(shop.output()).toContain("(it is not a streaming replica)");
});
