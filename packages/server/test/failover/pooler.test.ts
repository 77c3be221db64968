import { afterAll, beforeAll, expect, test } from "vitest";
import { buy, clientOf, sixRegulars, tradesOfRegulars } from "../regulars.ts";
import { bouncerBefore } from "./bouncer.ts";
import { breakGround, type Cluster, type Ground, makePrimary } from "./cluster.ts";
import { books, fillWithGoods, inOrder, shopOn } from "./shops.ts";

let ground: Ground;
let server: Cluster;
beforeAll(async () => {
  ground = await breakGround();
  server = await makePrimary(ground, "a");
  await fillWithGoods(server);
});
afterAll(async () => {
  await server.remove();
  await ground.remove();
});

/** Settings that the pooler accepts and drops. */
const ignored = "extra_float_digits, statement_timeout, lock_timeout, idle_in_transaction_session_timeout";
const few = { default_pool_size: "4" };
const startOn = (DATABASE_URL: string, env: NodeJS.ProcessEnv = {}) => shopOn({ DATABASE_URL, ...env });

test("[BU-07] without the setting for a transaction pooler, the start says why it does not work", async () => {
  const refusing = await bouncerBefore(ground, server, { pool_mode: "transaction", ...few });
  await expect(startOn(refusing)).rejects.toThrow(
    /rejects the shop's time limits \(statement_timeout\)\.\n.*SUNDRY_DB_POOLER=transaction/,
  );
  const silent = await bouncerBefore(ground, server, {
    pool_mode: "transaction",
    ignore_startup_parameters: ignored,
    ...few,
  });
  await expect(startOn(silent)).rejects.toThrow(
    /pools per transaction, but SUNDRY_DB_POOLER is not set\.\n.*SUNDRY_DB_POOLER=transaction/,
  );
  const perStatement = await bouncerBefore(ground, server, { pool_mode: "statement", ...few });
  await expect(startOn(perStatement, { SUNDRY_DB_POOLER: "transaction" })).rejects.toThrow(
    /pools per statement, but the shop needs transactions/,
  );
});

test("[BU-07] behind a transaction pooler with few connections all calls succeed, and all sums are exact", async () => {
  const url = await bouncerBefore(ground, server, { pool_mode: "transaction", ...few });
  const settings = { SUNDRY_DB_POOLER: "transaction" };
  const shops = await Promise.all([startOn(url, settings), startOn(url, settings)]);
  for (const shop of shops) expect(shop.output()).toContain("Set them for the role");
  const { constants: before } = await books(server);
  let turn = 0;
  const regulars = await sixRegulars(() => clientOf(() => shops[(turn += 1) % shops.length]?.url ?? ""));
  const buying = regulars.map(async (regular) => {
    for (let times = 0; times < 40; times += 1) await buy(regular);
  });
  const paths = ["/api/goods/es?keyword=cup", "/api/page/home?clientType=PC", "/api/seckill"];
  const looking = paths.map(async (path) => {
    const seen = new Set<number>();
    for (let times = 0; times < 60; times += 1) seen.add((await fetch(`${shops[times % 2]?.url}${path}`)).status);
    return [path, ...seen];
  });
  expect(await Promise.all(looking)).toEqual(paths.map((path) => [path, 200]));
  await Promise.all(buying);
  const stored = await server.ask<{ sn: string }>(tradesOfRegulars, "shop");
  expect(stored.map(({ sn }) => sn)).toEqual(regulars.flatMap(({ confirmed }) => confirmed).toSorted());
  expect(stored).toHaveLength(240);
  expect(await books(server)).toEqual({ constants: before, discrepancies: inOrder });
  for (const shop of shops) expect(shop.output()).not.toContain('"fault"');
});

test("[BU-07] behind a session pooler the shop runs and warns of missing time limits", async () => {
  const url = await bouncerBefore(ground, server, { pool_mode: "session", ignore_startup_parameters: ignored });
  const shop = await startOn(url);
  expect((await fetch(`${shop.url}/api/goods/es`)).status).toBe(200);
  expect(shop.output()).toContain("The pooler does not pass these time limits on: statement_timeout, lock_timeout");
});

test("[BU-07] behind a pooler, time limits of the role need no warning", async () => {
  const url = await bouncerBefore(ground, server, { pool_mode: "transaction", ...few });
  for (const [name, value] of Object.entries({
    statement_timeout: "10s",
    lock_timeout: "5s",
    idle_in_transaction_session_timeout: "30s",
  }))
    await server.ask(`alter role shop set ${name} = '${value}'`);
  const shop = await startOn(url, { SUNDRY_DB_POOLER: "transaction" });
  expect(shop.output()).not.toContain("Set them for the role");
});
