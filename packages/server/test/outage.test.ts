import { expect, onTestFinished, test } from "vitest";
import { sql } from "drizzle-orm";
import { createApp } from "#server/app.ts";
import { type DatabaseLimits, noLimits } from "#server/db/limits.ts";
import { isOutage } from "#server/db/outage.ts";
import { openUrl } from "#server/db/openUrl.ts";
import { openPostgres } from "#server/db/postgresDriver.ts";
import { inTransaction } from "#server/db/transaction.ts";
import { allRoutes } from "#server/modules/shopwide/routes.ts";
import { Health } from "#server/operation/health.ts";
import { useShop } from "./support/shop.ts";
import { layWire } from "./support/wire.ts";

const shop = useShop();
const short: DatabaseLimits = {
  ...noLimits,
  connections: 3,
  connectMs: 1_000,
  statementMs: 1_500,
  lockMs: 300,
  idleMs: 400,
};
const patienceMs = 8_000;

async function shopBehindWire() {
  const [{ name = "" } = {}] = await shop.database.query<{ name: string }>("select current_database() as name");
  const wire = await layWire(name);
  const slow: { text: string; ms: number }[] = [];
  const told = (text: string, ms: number) => void slow.push({ text, ms });
  const limits = { ...short, slowMs: 200 };
  const database = openPostgres("url", wire.address, { poolSize: 3, limits, slow: told });
  onTestFinished(() => database.close());
  const faults: string[] = [];
  const health = new Health(database);
  const { app } = createApp({
    db: database.db,
    services: shop.services,
    routes: allRoutes,
    health,
    faults: (line) => void faults.push(line),
  });
  const ask = async (path: string, init?: RequestInit) => {
    const begun = performance.now();
    const response = await app.request(path, init);
    return { response, status: response.status, ms: performance.now() - begun };
  };
  return { wire, database, health, faults, slow, ask };
}

/** Neither is cached. */
const read = "/api/goods/es?keywords=umbrella";
const change = ["/api/passport/register", { method: "POST" }] as const;

test("[BU-07] if the database hangs, calls answer 503 within seconds, the shop is not ready but alive, and it recovers by itself", async () => {
  const { wire, ask, faults } = await shopBehindWire();
  expect([(await ask(read)).status, (await ask("/readyz")).status, (await ask("/healthz")).status]).toEqual([
    200, 200, 200,
  ]);
  wire.hang();
  const all = await Promise.all([...Array.from({ length: 8 }, () => ask(read)), ask("/readyz"), ask("/healthz")]);
  expect(all.map(({ status }) => status)).toEqual([...Array.from({ length: 9 }, () => 503), 200]);
  for (const { ms } of all) expect(ms).toBeLessThan(patienceMs);
  const written = faults.length;
  const { response } = await ask(read);
  expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(response.headers.get("cache-control")).toBe("no-store");
  // Only what failed before it was clear that the database is away has a line of its own.
  expect(faults).toHaveLength(written);
  expect(all.map(({ response: { headers } }) => headers.get("x-request-id"))).toContain(
    JSON.parse(faults[0] ?? "").fault,
  );
  wire.goOn();
  await expect.poll(async () => (await ask("/readyz")).status).toBe(200);
  expect((await Promise.all(Array.from({ length: 6 }, () => ask(read)))).map(({ status }) => status)).toEqual(
    Array.from({ length: 6 }, () => 200),
  );
});

test("[BU-07] a start that hears nothing of the database in time asks once more", async () => {
  const [{ name = "" } = {}] = await shop.database.query<{ name: string }>("select current_database() as name");
  const wire = await layWire(name);
  wire.hang();
  const { url } = wire.address;
  const opening = openUrl({ url, poolSize: 2, limits: short, notice: () => undefined });
  // Two ask at first; once they have given up, two more.
  await expect.poll(() => wire.came(), { timeout: patienceMs, interval: 10 }).toBeGreaterThan(2);
  wire.goOn();
  const database = await opening;
  onTestFinished(() => database.close());
  expect(await database.query("select 1 as one")).toEqual([{ one: 1 }]);
});

test("[BU-07] if another machine takes over the address, one call fails and all idle connections are replaced", async () => {
  const { wire, ask, database } = await shopBehindWire();
  await Promise.all(Array.from({ length: 3 }, () => database.query("select pg_sleep(0.1)")));
  wire.replace();
  expect((await ask(read)).status).toBe(503);
  for (let times = 0; times < 3; times += 1) expect((await ask(read)).status).toBe(200);
});

test("[BU-07] if the database hangs in the middle of a transaction, it ends within seconds and its connection is not used again", async () => {
  const { wire, database } = await shopBehindWire();
  const begun = performance.now();
  const work = inTransaction(database.db, async (tx) => {
    await tx.execute(sql`select 1`);
    wire.hang();
    await tx.execute(sql`select 2`);
  });
  await expect(work).rejects.toThrow("Failed query");
  expect(performance.now() - begun).toBeLessThan(patienceMs);
  wire.goOn();
  await expect
    .poll(() =>
      database.ping().then(
        () => "answers",
        () => "no",
      ),
    )
    .toBe("answers");
  await inTransaction(database.db, (tx) => tx.execute(sql`select 3`));
});

test("[BU-07] a statement, a wait for a lock and an idle transaction each end at their limit, as an outage", async () => {
  const { database } = await shopBehindWire();
  const failureOf = (work: Promise<unknown>) =>
    work.then(
      () => undefined,
      (error: unknown) => isOutage(error),
    );
  expect(await failureOf(database.query("select pg_sleep(5)"))).toBe(true);
  // On the usual limits: the one who holds the lock idles meanwhile.
  const held = inTransaction(shop.database.db, async (tx) => {
    await tx.execute(sql`lock table settings`);
    expect(await failureOf(database.query("select count(*) from settings"))).toBe(true);
  });
  await held;
  const idle = inTransaction(database.db, async (tx) => {
    await tx.execute(sql`select 1`);
    await expect
      .poll(async () => {
        const rows = await shop.database.query(
          "select 1 from pg_stat_activity where state = 'idle in transaction' and datname = current_database()",
        );
        return rows.length;
      })
      .toBe(0);
    await tx.execute(sql`select 2`);
  });
  expect(await failureOf(idle)).toBe(true);
});

test("[BU-07] work that waits for its turn may take longer than a call", async () => {
  const { database } = await shopBehindWire();
  expect(
    await database.exclusively("long", async () => {
      await shop.database.query("select pg_sleep(2)");
      return "done";
    }),
  ).toBe("done");
});

test("[BU-07] slow statements are reported without their values, quick ones are not", async () => {
  const { database, slow } = await shopBehindWire();
  await database.query("select $1::text", ["quick"]);
  await database.query("select pg_sleep($1), 'x' as   letter", [0.3]);
  await inTransaction(database.db, (tx) => tx.execute(sql`select pg_sleep(${0.3})`));
  expect(slow.map(({ text }) => text)).toEqual(["select pg_sleep($1), 'x' as letter", "select pg_sleep($1)"]);
  expect(slow[0]?.ms).toBeGreaterThanOrEqual(290);
});

test("[BU-07] a refusal is not an outage: an invalid call stays invalid", async () => {
  const { ask } = await shopBehindWire();
  expect((await ask(...change)).status).toBe(400);
});

test("[BU-07] a stopping shop is not ready before it closes its listener, and nothing caches the answer", async () => {
  const { ask, health } = await shopBehindWire();
  health.stop();
  const { status, response } = await ask("/readyz");
  expect([status, response.headers.get("cache-control"), await response.text()]).toEqual([503, "no-store", "stopping"]);
  expect((await ask(read)).status).toBe(200);
});
