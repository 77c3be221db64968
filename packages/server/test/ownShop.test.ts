import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { demoBuyer } from "@sundry/demo";
import { afterAll, expect, inject, onTestFinished, test, vi } from "vitest";
import { startShop } from "../../../scripts/shopProcess.ts";
import { ask } from "./bookkeeping.ts";
import { dataFolder } from "./support/folder.ts";
import { createDatabase, dropDatabase, environmentOf, openOn } from "./support/server.ts";

// A start with the demo takes half a minute on a busy machine.
vi.setConfig({ testTimeout: 120_000 });
afterAll(() => vi.resetConfig());

/** What the demo fills. How far the words of searches have been made is no setting of a shop. */
const filled = ["goods", "stores", "members", "settings where name <> 'searchIndex'"];

/** Its own database, empty or a copy of a template, and the shop as a process on it. */
async function ownDatabase(template?: string) {
  const { server } = inject("testDatabase");
  const name = await createDatabase(server, "own", template);
  const dataDir = await mkdtemp(join(tmpdir(), "sundry-own-"));
  const database = openOn(server, name);
  onTestFinished(async () => {
    await database.close();
    await dropDatabase(server, name);
    await rm(dataDir, { recursive: true, force: true });
  });
  const start = async (env: NodeJS.ProcessEnv = {}) => {
    const shop = await startShop(dataDir, { ...environmentOf(server, name), ...env });
    onTestFinished(shop.stop);
    await expect.poll(shop.output).toContain("Ctrl-C stops"); // its last line
    return shop;
  };
  const rowsOf = async (table: string) => {
    const [row] = await database.query<{ n: number }>(`select count(*) as n from ${table}`);
    return row?.n;
  };
  return { database, start, rowsOf };
}

test("[BU-07] a shop with its own database starts empty and mentions no demo login", async () => {
  const { start, rowsOf } = await ownDatabase();
  const shop = await start();
  for (const rows of filled) expect([rows, await rowsOf(rows)]).toEqual([rows, 0]);
  expect(shop.output()).not.toContain("Demo buyer");
  expect((await fetch(`${shop.url}/api/goods/es`)).status).toBe(200);
});

test("[BU-07] a shop configured for the demo gets it, and still starts after its goods were removed", async () => {
  const { template } = inject("testDatabase");
  const { database, start, rowsOf } = await ownDatabase(template);
  await database.query("truncate goods cascade");
  const shop = await start({ SUNDRY_DEMO: "on" });
  expect(shop.output()).toContain("Demo buyer");
  expect(await rowsOf("goods")).toBe(0);
});

test("[BU-07] with SUNDRY_DEMO=off a shop with the embedded database starts empty and prints no login", async () => {
  const dataDir = await dataFolder({ cluster: true });
  const shop = await startShop(dataDir, { SUNDRY_DEMO: "off" });
  onTestFinished(shop.stop);
  await expect.poll(shop.output).toContain("Ctrl-C stops");
  for (const rows of filled)
    expect([rows, await ask(dataDir, `select count(*) as n from ${rows}`)]).toEqual([rows, [{ n: 0 }]]);
  expect(shop.output()).not.toContain("Demo buyer");
  const body = new URLSearchParams({ username: demoBuyer.username, password: demoBuyer.password });
  expect((await fetch(`${shop.url}/api/passport/userLogin`, { method: "POST", body })).status).toBe(400);
});

test("[BU-07] SUNDRY_DEMO=on fills an empty database of one's own, and its buyer can log in", async () => {
  const { start, rowsOf } = await ownDatabase();
  const shop = await start({ SUNDRY_DEMO: "on" });
  expect(await rowsOf("goods")).toBeGreaterThan(600);
  const body = new URLSearchParams({ username: demoBuyer.username, password: demoBuyer.password });
  expect((await fetch(`${shop.url}/api/passport/userLogin`, { method: "POST", body })).status).toBe(200);
});
