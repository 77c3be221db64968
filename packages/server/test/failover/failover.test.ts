import { expect, onTestFinished, test } from "vitest";
import type { ShopProcess } from "../../../../scripts/shopProcess.ts";
import type { ApiError } from "@sundry/api/client";
import { addSku } from "@sundry/api/contract/cart";
import {
  buy,
  buyAtLast,
  buyUntilItBreaks,
  clientOf,
  type Regular,
  sixRegulars,
  tradesOfRegulars,
} from "../regulars.ts";
import { breakGround, type Cluster, makePrimary, makeStandby } from "./cluster.ts";
import { books, fillWithGoods, inOrder, processorSeconds, shopOn, statusOf, urlOfBoth } from "./shops.ts";

/** Maximum time until every buyer can order again. */
const mostMs = 15_000;

/** A primary and its synchronous standby. */
async function twoServers(): Promise<[primary: Cluster, standby: Cluster]> {
  const ground = await breakGround();
  const primary = await makePrimary(ground, "a");
  onTestFinished(async () => {
    await primary.remove();
    await ground.remove();
  });
  await fillWithGoods(primary);
  const standby = await makeStandby(ground, "b", primary);
  onTestFinished(() => standby.remove());
  await makeSynchronous(primary, standby);
  return [primary, standby];
}

/** Makes the replication synchronous: the primary confirms only what the standby has. */
async function makeSynchronous(primary: Cluster, standby: Cluster): Promise<void> {
  await primary.set({ synchronous_standby_names: standby.name });
  const state = () => primary.ask("select sync_state as state from pg_stat_replication");
  await expect.poll(state, { timeout: 20_000 }).toEqual([{ state: "sync" }]);
}

/** Strikes while the regulars order, then lets them continue. Returns the time until all of them could order again. */
async function strikeWhileTheyBuy(regulars: readonly Regular[], strike: () => Promise<void>): Promise<number> {
  const bought = () => regulars.reduce((sum, { confirmed }) => sum + confirmed.length, 0);
  const enough = bought() + 40;
  let struck = false;
  const buying = regulars.map((regular) => buyUntilItBreaks(regular, () => struck));
  await expect.poll(bought, { timeout: 30_000, interval: 5 }).toBeGreaterThan(enough);
  struck = true;
  const begun = performance.now();
  await strike();
  await Promise.all(buying);
  await Promise.all(regulars.map((regular) => buyAtLast(regular, 60_000)));
  return performance.now() - begun;
}

async function expectNothingLost(server: Cluster, regulars: readonly Regular[], before: object): Promise<void> {
  const stored = await server.ask<{ sn: string }>(tradesOfRegulars, "shop");
  expect(stored.map(({ sn }) => sn)).toEqual(regulars.flatMap(({ confirmed }) => confirmed).toSorted());
  expect(await books(server)).toEqual({ constants: before, discrepancies: inOrder });
}

const tell = (what: string, ms: number, regulars: readonly Regular[]) =>
  console.info(
    `${what}: every buyer orders again after ${(ms / 1000).toFixed(1)} s; ${regulars.flatMap(({ confirmed }) => confirmed).length} trades confirmed so far, none lost or doubled`,
  );

test("[BU-07] after the primary is killed, and after the next one freezes, the shop continues within 15 s on the promoted standby, and no confirmed trade is lost", async () => {
  const [a, b] = await twoServers();
  const shop = await shopOn({ DATABASE_URL: urlOfBoth(a, b) });
  const { constants: before } = await books(a);
  const regulars = await sixRegulars(() => clientOf(() => shop.url));

  const killed = await strikeWhileTheyBuy(regulars, async () => {
    await a.kill();
    await b.promote();
  });
  await expectNothingLost(b, regulars, before);
  tell("killed", killed, regulars);
  expect(killed).toBeLessThan(mostMs);

  await a.followAgain(b);
  await makeSynchronous(b, a);
  const frozen = await strikeWhileTheyBuy(regulars, async () => {
    await b.freeze();
    await a.promote();
  });
  await expectNothingLost(a, regulars, before);
  tell("frozen", frozen, regulars);
  expect(frozen).toBeLessThan(mostMs);
  // It still considers itself the primary, but the shop no longer uses it.
  await b.thaw();
  await Promise.all(regulars.map((regular) => buyAtLast(regular)));
  await expectNothingLost(a, regulars, before);
  expect(shop.output()).toContain(`127.0.0.1:${a.port}/shop is the primary now.`);
});

test("[BU-07] without its synchronous standby the primary confirms no trade, and with it again each trade once", async () => {
  const [a, b] = await twoServers();
  const shop = await shopOn({ DATABASE_URL: urlOfBoth(a, b), SUNDRY_DB_STATEMENT_SECONDS: "2" });
  const { constants: before } = await books(a);
  const regulars = await sixRegulars(() => clientOf(() => shop.url));
  await Promise.all(regulars.map((regular) => buyAtLast(regular)));
  for (const { client, skuId } of regulars) await client.send(addSku, { skuId, num: 1 });
  await b.freeze();
  for (const regular of regulars) regular.pending = crypto.randomUUID();
  const asked = await Promise.all(regulars.map((regular) => buy(regular).catch((fault: ApiError) => fault.status)));
  expect(asked).toEqual(regulars.map(() => 503));
  expect((await statusOf(shop, "/api/goods/es")).status).toBe(200);
  await b.thaw();
  await Promise.all(regulars.map((regular) => buyAtLast(regular, 30_000)));
  await expectNothingLost(a, regulars, before);
});

async function linesAbout(shop: ShopProcess, word: string): Promise<string[]> {
  return shop
    .output()
    .split("\n")
    .filter((line) => line.includes(word));
}

test("[BU-07] while all servers are down, calls get 503 within seconds, the log says why, and the processor is idle; then the shop continues by itself", async () => {
  const [a, b] = await twoServers();
  const shop = await shopOn({ DATABASE_URL: urlOfBoth(a, b) });
  const ready = () => expect.poll(async () => (await statusOf(shop, "/readyz")).status, { timeout: mostMs });
  // Only once it can make pages.
  await ready().toBe(200);
  await Promise.all([a.kill(), b.kill()]);
  const answers = await Promise.all(Array.from({ length: 30 }, () => statusOf(shop, "/api/goods/es")));
  for (const { status, ms } of answers) expect([status, ms < 5_000]).toEqual([503, true]);
  expect((await statusOf(shop, "/readyz")).status).toBe(503);
  expect((await statusOf(shop, "/healthz")).status).toBe(200);
  await expect.poll(() => linesAbout(shop, "No server of DATABASE_URL is a primary")).toHaveLength(1);
  const [line = ""] = await linesAbout(shop, "No server of DATABASE_URL is a primary");
  for (const { port } of [a, b]) expect(line).toMatch(new RegExp(`127.0.0.1:${port}/shop \\([^)]*ECONNREFUSED`));

  const begun = await processorSeconds(shop);
  const seconds = 20;
  await new Promise((over) => setTimeout(over, seconds * 1_000));
  const share = ((await processorSeconds(shop)) - begun) / seconds;
  console.info(`all servers down: ${(share * 100).toFixed(1)} % of a processor`);
  expect(share).toBeLessThan(0.05);

  await a.start();
  await b.start();
  await ready().toBe(200);
  await expect.poll(async () => (await statusOf(shop, "/api/goods/es")).status, { timeout: mostMs }).toBe(200);
});
