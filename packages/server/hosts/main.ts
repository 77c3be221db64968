import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { seededRandom } from "@sundry/demo";
import sharp from "sharp";
import { systemClock } from "#server/clock.ts";
import { readConfig } from "#server/config.ts";
import { openDatabase } from "#server/db/connect.ts";
import { inTransaction } from "#server/db/transaction.ts";
import { events } from "#server/modules/shopwide/events.ts";
import { createSessions } from "#server/modules/account/session/identify.ts";
import { book } from "#server/modules/account/wallet/ledger.ts";
import type { Services } from "#server/services.ts";
import { withProgress } from "../../../scripts/progress.mjs";
import { type ShopProcess, startShop } from "../../../scripts/shopProcess.ts";
import { fillBaskets, makeShoppers, type Shopper } from "../bench/shoppers.ts";
import { cheapest } from "../soak/buyers.ts";
import { exact, type Finding, findingTable, none } from "../soak/report.ts";
import { constants, discrepancies } from "../test/bookkeeping.ts";
import { breakGround, type Cluster, makePrimary, makeStandby, type Place } from "../test/failover/cluster.ts";
import { openBucket } from "../test/support/bucket.ts";
import { letThemBuy, type Seen } from "./buyers.ts";
import { makeNetwork } from "./network.ts";
import { type Blow, table } from "./report.ts";
import { startWeb } from "./web.ts";

const option = (name: string, fallback: number) => {
  const given = process.argv.find((argument) => argument.startsWith(`--${name}=`));
  return given === undefined ? fallback : Number(given.slice(`--${name}=`.length));
};
const durationMs = option("minutes", 10) * 60_000;
const buyers = option("buyers", 500);

/** How long nobody has noticed yet that a database server is lost. */
const noticeMs = 10_000;
/** When each blow comes, as parts of the whole time, and how long a lost database server stays away. */
const moments = { shop: 0.2, replica: 0.4, primary: 0.7 } as const;
const away = 0.12;

// nginx has a certificate that nobody has signed.
process.env["NODE_TLS_REJECT_UNAUTHORIZED"] = "0";

/** Undone from the last to the first. */
const undo: (() => Promise<unknown>)[] = [];
const end = async () => {
  for (const step of undo.splice(0).toReversed()) await step().catch((error: unknown) => console.error(error));
};
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
  process.once(signal, () => void end().finally(() => process.exit(1)));
try {
  process.exitCode = (await run()) ? 0 : 1;
} finally {
  await end();
}

async function run(): Promise<boolean> {
  const network = await makeNetwork();
  undo.push(network.remove);
  const [web, one, two] = [await network.host("web", 10), await network.host("a", 11), await network.host("b", 12)];
  const folder = await mkdtemp(join(tmpdir(), "sundry-hosts-"));
  undo.push(() => rm(folder, { recursive: true, force: true }));
  const bucket = await openBucket(network.address);
  undo.push(async () => bucket.close());
  const ground = await breakGround();
  undo.push(ground.remove);

  const primary = await makePrimary(ground, "a", one);
  undo.push(primary.remove);
  const fill = async () =>
    (await startShop(join(folder, "fill"), { DATABASE_URL: primary.url, SUNDRY_DEMO: "on" })).stop();
  await withProgress("Filling the shop", fill);
  const standby = await makeStandby(ground, "b", primary, two);
  undo.push(standby.remove);
  await waitForEachOther(primary, standby);

  const settings = {
    PORT: "8080",
    NODE_ENV: "production",
    DATABASE_URL: `postgres://shop@${primary.server},${standby.server}/shop`,
    DATABASE_READ_URL: standby.url,
    SUNDRY_DEMO: "off",
    SUNDRY_ORIGIN: "https://shop.example.com",
    SUNDRY_TRUSTED_PROXIES: "1",
    SUNDRY_UNPAID_TRADES: "1000",
    SUNDRY_REQUESTS_PER_MINUTE: "0",
    SUNDRY_S3_ENDPOINT: bucket.endpoint,
    SUNDRY_S3_BUCKET: "sundry",
    SUNDRY_S3_ACCESS_KEY_ID: "key",
    SUNDRY_S3_SECRET_ACCESS_KEY: "secret",
  };
  const openShop = async (name: string, { address, enter }: Place): Promise<ShopProcess> => {
    const shop = await startShop(join(folder, name), { ...settings, HOST: address }, enter);
    undo.push(shop.stop);
    return shop;
  };
  const shops = [await openShop("a", one), await openShop("b", two)];
  await mkdir(join(folder, "web"));
  const server = await startWeb(join(folder, "web"), web);
  undo.push(server.stop);
  const url = `https://${web.address}`;
  const people = await withProgress(`Making ${buyers} buyers`, () => makeBuyers(primary, folder));
  await primary.ask("update skus set quantity = quantity + 1000000", "shop");
  const before = await answers(primary, constants);
  await untilAnswered(`${url}/`);

  const photo = new Uint8Array(
    await sharp({ create: { width: 400, height: 300, channels: 3, background: "teal" } })
      .png()
      .toBuffer(),
  );
  const onSale = await primary.ask<{ skuId: string; goodsId: string }>(cheapest, "shop");
  const blows: Blow[] = [{ at: 0, what: "nothing" }];
  const begun = performance.now();
  const strike = (what: string) => {
    blows.push({ at: performance.now() - begun, what });
    console.log(`${((performance.now() - begun) / 60_000).toFixed(1)} min: ${what}`);
  };
  const until = (part: number) => wait(Math.max(0, begun + part * durationMs - performance.now()));

  const buying = letThemBuy(people, { url, onSale, photo, random: seededRandom("hosts") }, durationMs);
  await until(moments.shop);
  strike("a shop is killed, and started again after 2 s");
  await shops[1]?.kill();
  await wait(2_000);
  await openShop("b", two);

  await until(moments.replica);
  strike("the replica is killed");
  await standby.kill();
  await wait(noticeMs);
  strike("the primary goes on alone");
  await primary.set({ synchronous_standby_names: "" });
  await until(moments.replica + away);
  strike("the replica is back");
  await standby.followAgain(primary);
  await waitForEachOther(primary, standby);

  await until(moments.primary);
  strike("the primary is killed");
  await primary.kill();
  await wait(noticeMs);
  strike("the replica is promoted");
  await standby.promote();
  await until(moments.primary + away);
  strike("the other one is back as its replica");
  await primary.followAgain(standby);
  await waitForEachOther(standby, primary);

  const busy = loadavg()[1] ?? 0;
  const seen = await buying;
  // What answers leave behind, such as a visit to be written down.
  await wait(5_000);
  const findings = await findingsOf(standby, url, seen, before);
  const perSecond = (seen.calls.length / (durationMs / 1000)).toFixed(0);
  console.log(
    `\n${buyers} buyers, ${perSecond} calls a second; ${availableParallelism()} cores for everything, load ${busy.toFixed(1)}.\n`,
  );
  console.log(`${table(seen.calls, blows)}\n\n${findingTable(findings)}`);
  for (const line of seen.givenUp.slice(0, 20)) console.log(line);
  return findings.every(({ ok }) => ok);
}

/** Makes the replication synchronous: the primary confirms only what the standby has. */
async function waitForEachOther(primary: Cluster, standby: Cluster): Promise<void> {
  await primary.set({ synchronous_standby_names: standby.name });
  for (;;) {
    const [row] = await primary.ask<{ state: string }>("select sync_state as state from pg_stat_replication");
    if (row?.state === "sync") return;
    await wait(200);
  }
}

async function untilAnswered(url: string): Promise<void> {
  for (let left = 120; ; left -= 1) {
    const status = await fetch(url).then(
      (answer) => answer.status,
      (error: unknown) => String(error),
    );
    if (status === 200) return;
    if (left === 0) throw new Error(`${url} answers ${status}`);
    await wait(500);
  }
}

/** Buyers with an address, three goods in their basket, and money. */
async function makeBuyers(primary: Cluster, folder: string): Promise<Shopper[]> {
  const log = { info: () => undefined, warn: console.warn };
  const database = await openDatabase({ url: primary.url, dataDir: folder, log });
  try {
    const config = readConfig({ SUNDRY_DATA_DIR: folder }, folder);
    const services: Services = {
      clock: systemClock,
      config,
      sessions: createSessions(systemClock),
      events,
      random: Math.random,
    };
    const made = await makeShoppers(database, services, "shopper", buyers);
    await fillBaskets(database, services, made);
    const cents = 10_000_000;
    await inTransaction(database.db, async (tx) => {
      for (const { id: memberId } of made)
        await book(tx, services, {
          kind: "WALLET_RECHARGE",
          reference: `hosts-${memberId}`,
          entries: [
            { account: { kind: "wallet", memberId }, cents },
            { account: { kind: "funding" }, cents: -cents },
          ],
        });
    });
    return made;
  } finally {
    await database.close();
  }
}

async function answers(of: Cluster, questions: Readonly<Record<string, string>>): Promise<Record<string, object[]>> {
  const given: Record<string, object[]> = {};
  for (const [name, question] of Object.entries(questions)) given[name] = await of.ask(question, "shop");
  return given;
}

async function findingsOf(of: Cluster, url: string, seen: Seen, before: Record<string, object[]>): Promise<Finding[]> {
  const stored = await of.ask<{ sn: string; paid: boolean }>(
    "select t.sn, bool_and(o.pay_state = 'PAID') as paid from trades t join orders o on o.trade_sn = t.sn join members m on m.id = t.member_id where m.username like 'shopper%' group by t.sn",
    "shop",
  );
  const [all, paid] = [
    new Set(stored.map(({ sn }) => sn)),
    new Set(stored.filter((one) => one.paid).map(({ sn }) => sn)),
  ];
  const photos = await Promise.all(seen.photos.map(async (address) => (await fetch(`${url}${address}`)).ok));
  const told = (what: string, ...counts: readonly number[]): Finding => ({
    what,
    value: counts.map((each) => each.toLocaleString("en")).join(", "),
    ok: counts.some((each) => each > 0),
  });
  const found = await answers(of, discrepancies);
  const after = await answers(of, constants);
  return [
    told("orders confirmed, stored", seen.trades.length, all.size),
    told("payments confirmed, stored", seen.paid.length, paid.size),
    none("confirmed orders lost", seen.trades.filter((sn) => !all.has(sn)).length),
    none("confirmed payments lost", seen.paid.filter((sn) => !paid.has(sn)).length),
    { ...told("calls that got no answer within two minutes", seen.givenUp.length), ok: true },
    none(`photos lost, of ${seen.photos.length}`, photos.filter((ok) => !ok).length),
    ...Object.entries(found).map(([what, rows]) => exact(what, rows.length === 0)),
    ...Object.keys(constants).map((what) => exact(what, JSON.stringify(before[what]) === JSON.stringify(after[what]))),
  ];
}
