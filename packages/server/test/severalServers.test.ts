import { expect, onTestFinished, test } from "vitest";
import { createApp } from "#server/app.ts";
import { noLimits } from "#server/db/limits.ts";
import { openUrl } from "#server/db/openUrl.ts";
import { allRoutes } from "#server/modules/shopwide/routes.ts";
import { Health } from "#server/operation/health.ts";
import { useShop } from "./support/shop.ts";
import { layWire, type Wire } from "./support/wire.ts";

const shop = useShop();
const limits = { ...noLimits, connections: 3, connectMs: 1_000, statementMs: 5_000 };

/** A shop with two wires to its database, which stand for two servers. */
async function shopBehindTwo() {
  const [{ name = "" } = {}] = await shop.database.query<{ name: string }>("select current_database() as name");
  const wires = [await layWire(name), await layWire(name)] as const;
  const [first, second] = wires.map(({ address }) => new URL("url" in address ? address.url : ""));
  const told: string[] = [];
  const database = await openUrl({
    url: `postgres://${first?.username}@${first?.host},${second?.host}/${name}?target_session_attrs=read-write`,
    poolSize: 3,
    limits,
    notice: (line) => void told.push(line),
  });
  onTestFinished(() => database.close());
  const { services } = shop;
  const health = new Health(database);
  const { app } = createApp({ db: database.db, services, routes: allRoutes, health, faults: () => undefined });
  const ask = async (path = "/api/goods/es") => {
    const begun = performance.now();
    const { status } = await app.request(path);
    return { status, ms: performance.now() - begun };
  };
  return { wires, told, ask };
}

async function goesOn(ask: () => Promise<{ status: number }>): Promise<void> {
  await expect.poll(async () => (await ask()).status, { timeout: 60_000 }).toBe(200);
}

function otherOf([first, second]: readonly [Wire, Wire], wire: Wire): Wire {
  return wire === first ? second : first;
}

test("[BU-07] if the server in use hangs, running calls end within seconds and the shop continues on the other one", async () => {
  const { wires, told, ask } = await shopBehindTwo();
  for (const wire of wires) {
    otherOf(wires, wire).goOn();
    wire.hang();
    const asked = await Promise.all(Array.from({ length: 6 }, () => ask()));
    for (const { ms } of asked) expect(ms).toBeLessThan(5_000);
    await goesOn(ask);
  }
  expect(told.length).toBeGreaterThan(0);
  for (const line of told) expect(line).toMatch(/^127\.0\.0\.1:\d+\/\w+ is the primary now\.$/);
});

test("[BU-07] while no server answers, calls get 503 within seconds and one message names all servers; then the shop continues by itself", async () => {
  const { wires, told, ask } = await shopBehindTwo();
  for (const wire of wires) wire.cut();
  const asked = await Promise.all(Array.from({ length: 12 }, () => ask()));
  for (const { status, ms } of asked) expect([status, ms < 3_000]).toEqual([503, true]);
  expect((await ask("/readyz")).status).toBe(503);
  await expect.poll(() => told, { timeout: 60_000 }).toHaveLength(1);
  expect(told[0]).toMatch(
    /^No server of DATABASE_URL is a primary: 127\.0\.0\.1:\d+\/\w+ \(.+\), 127\.0\.0\.1:\d+\/\w+ \(.+\)\.$/,
  );
  for (const wire of wires) wire.goOn();
  await goesOn(ask);
});

test("[BU-07] the start names the servers if none is a primary, without the password", async () => {
  const url = "postgres://shop:secret@127.0.0.1:1,127.0.0.1:2/shop";
  const error: unknown = await openUrl({ url, poolSize: 2, limits, notice: () => undefined }).catch(
    (reason: unknown) => reason,
  );
  expect(String(error)).toContain("127.0.0.1:1,127.0.0.1:2/shop");
  expect(String(error)).toContain("none of its servers is a primary: 127.0.0.1:1/shop (connect ECONNREFUSED");
  expect(String(error)).not.toContain("secret");
});
