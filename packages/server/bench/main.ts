/**
 * The shop that `npm run bench:server` measures: its own process on a data folder, with a large catalogue, filled
 * baskets, one buyer with a long history and one with a short one, and the route `/bare`, which only asks the database
 * for `select 1`. Prints one line of JSON when it listens; ends with SIGTERM.
 */
import { fileURLToPath } from "node:url";
import { Hono } from "hono";
import { createApp } from "#server/app.ts";
import { systemClock } from "#server/clock.ts";
import { readConfig } from "#server/config.ts";
import { openDatabase } from "#server/db/connect.ts";
import { events } from "#server/modules/shopwide/events.ts";
import { allRoutes } from "#server/modules/shopwide/routes.ts";
import { createSessions } from "#server/modules/account/session/identify.ts";
import type { Services } from "#server/services.ts";
import { listen } from "#server/start/listen.ts";
import { markPopular } from "#server/modules/catalogue/goods/popular.ts";
import { inTransaction } from "#server/db/transaction.ts";
import { growCatalogue, someGoods } from "./catalogue.ts";
import { fillBaskets, givePast, makeShoppers } from "./shoppers.ts";

/** Data for the measuring process. */
export interface BenchShop {
  url: string;
  goods: number;
  goodsIds: string[];
  /** Tokens of buyers with a filled basket. */
  baskets: string[];
  /** Tokens of the buyers with a long and with a short history. */
  much: string;
  little: string;
}

const [dataDir = "", goods = "50000", baskets = "3500"] = process.argv.slice(2);
const root = fileURLToPath(new URL("../../../", import.meta.url));
const config = readConfig({ SUNDRY_DATA_DIR: dataDir, SUNDRY_REQUESTS_PER_MINUTE: "0" }, root);
const services: Services = {
  clock: systemClock,
  config,
  sessions: createSessions(systemClock),
  events,
  random: Math.random,
};
const say = (line: string) => void process.stderr.write(`${line}\n`);
const database = await openDatabase({ url: config.databaseUrl, dataDir, log: { info: say, warn: say } });

const began = performance.now();
const step = (what: string) => say(`${what} after ${((performance.now() - began) / 1000).toFixed(1)} s`);
const grown = await growCatalogue(database, Number(goods));
step("goods");
const shoppers = await makeShoppers(database, services, "shopper", Number(baskets));
const [much, little] = await makeShoppers(database, services, "regular", 2);
if (!much || !little) throw new Error("the buyers were not made");
await givePast(database, much, { orders: 10_000, tracks: 2_000, messages: 5_000 });
await givePast(database, little, { orders: 10, tracks: 10, messages: 10 });
step("buyers");
await fillBaskets(database, services, shoppers);
step("baskets");
// As a timer does in a shop that is open.
await database.query("analyze goods");
while ((await inTransaction(database.db, (tx) => markPopular(tx, { atOnce: 4_000 }))) > 0);
step("popular goods");
// A shop that has grown over years would have been vacuumed long ago.
await database.query("vacuum analyze");
step("vacuum");

const { app, settled } = createApp({ db: database.db, services, routes: allRoutes });
const measured = new Hono()
  .get("/bare", async (c) => {
    await database.query("select 1");
    return c.json({ success: true });
  })
  .route("/", app);
const listening = await listen(measured, "127.0.0.1", 0);
const told: BenchShop = {
  url: `http://127.0.0.1:${listening.port}`,
  goods: grown,
  goodsIds: await someGoods(database, 500),
  baskets: shoppers.map(({ token }) => token),
  much: much.token,
  little: little.token,
};
process.stdout.write(`${JSON.stringify(told)}\n`);

process.once("SIGTERM", () => {
  void (async () => {
    await listening.close(1_000);
    await settled();
    await database.close();
    process.exit(0);
  })();
});
