import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, expect, inject, onTestFinished, test } from "vitest";
import { askedNumbers } from "../../../scripts/deployment/metricNames.ts";
import { type ShopProcess, startShop } from "../../../scripts/shopProcess.ts";
import { openTestDatabase } from "./support/database.ts";
import { freePort } from "./support/freePort.ts";
import { environmentOf } from "./support/server.ts";

/** Starts the shop as a process on a copy of the demo marketplace. `remove` stops it and removes what it had. */
async function startOperated(env: NodeJS.ProcessEnv): Promise<{ shop: ShopProcess; remove: () => Promise<void> }> {
  const { database, remove: drop } = await openTestDatabase();
  const [{ name = "" } = {}] = await database.query<{ name: string }>("select current_database() as name");
  const dataDir = await mkdtemp(join(tmpdir(), "sundry-operated-"));
  const clear = async () => {
    await drop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    const shop = await startShop(dataDir, { ...environmentOf(inject("testDatabase").server, name), ...env });
    return { shop, remove: () => shop.stop().then(clear) };
  } catch (error) {
    await clear();
    throw error;
  }
}

/** One shop for all tests, because each takes seconds to start. */
let shop: ShopProcess;
let metricsPort: number;

beforeAll(async () => {
  metricsPort = await freePort();
  const started = await startOperated({
    SUNDRY_TRUSTED_PROXIES: "1",
    SUNDRY_METRICS_PORT: String(metricsPort),
    SUNDRY_DRAIN_SECONDS: "2",
  });
  shop = started.shop;
  return started.remove;
});

const linesOf = (word: string) =>
  shop
    .output()
    .split("\n")
    .filter((line) => line.startsWith("{") && line.includes(word))
    .map((line) => JSON.parse(line) as Record<string, unknown>);

const secret = "a-password-nobody-may-read";

test("[BU-07] each request is one line of JSON with the returned id, without secrets", async () => {
  const { url, output } = shop;
  const headers = { accesstoken: secret, "x-request-id": "named-by-the-proxy" };
  const goods = await fetch(`${url}/api/goods/es?keywords=${secret}`, { headers });
  expect(goods.headers.get("x-request-id")).toBe("named-by-the-proxy");
  const body = new URLSearchParams({ username: "demo", password: secret });
  const login = await fetch(`${url}/api/passport/userLogin`, { method: "POST", body });
  await fetch(`${url}/api/connect/result?token=${secret}`);
  await fetch(`${url}/media/${secret}`);
  const odd = await fetch(`${url}/api/goods/es`, { headers: { "x-request-id": "two words" } });
  await fetch(`${url}/healthz`);
  const stopped = () => linesOf('"request"').length;
  await expect.poll(stopped).toBe(5);
  const [first, second] = linesOf('"request"');
  expect(first).toEqual({
    level: "info",
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    request: "named-by-the-proxy",
    method: "GET",
    call: "goods.search",
    status: 200,
    ms: expect.any(Number),
  });
  expect(second).toMatchObject({ request: login.headers.get("x-request-id"), status: login.status });
  expect(odd.headers.get("x-request-id")).toMatch(/^[\da-f-]{36}$/);
  expect(output()).not.toContain(secret);
});

test("[BU-07] metrics are on their own port: requests, connections, timers, trades, memory", async () => {
  const { url } = shop;
  await fetch(`${url}/api/site`);
  await fetch(`${url}/nowhere/at/all`);
  const text = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  await expect.poll(text).toContain('sundry_timer_seconds_count{timer="unpaid orders",failed="false"}');
  const numbers = await text();
  expect(numbers).toContain('sundry_request_seconds_count{call="site.get",status="200"} 1');
  expect(numbers).toMatch(/sundry_request_seconds_count\{call="other",status="\d+"\} [1-9]/);
  expect(numbers).not.toContain("nowhere");
  expect(numbers).toMatch(/sundry_database_connections\{state="total"\} [1-9]/);
  expect(numbers).toContain("sundry_trades_total 0");
  expect(numbers).toMatch(/process_resident_memory_bytes \d+/);
  expect((await fetch(`${url}/metrics`)).status).not.toBe(200);
});

test("[BU-07] the shop offers every number that the alerts and the dashboard ask for, with its labels", async () => {
  await fetch(`${shop.url}/api/site`);
  const text = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  await expect.poll(text).toContain('timer="unpaid orders"');
  const numbers = await text();
  const offered = new Set([...numbers.matchAll(/^# TYPE (\w+) /gm)].map(([, name = ""]) => name));
  // Prometheus itself adds these.
  const added = new Set(["job", "instance"]);
  for (const { by, name, labels } of askedNumbers().filter((asked) => asked.name !== "up")) {
    const whole = offered.has(name) ? name : name.replace(/_(bucket|count|sum)$/, "");
    expect(offered, `${by}: ${name}`).toContain(whole);
    const samples = numbers.split("\n").filter((line) => line.startsWith(`${name}{`));
    // Codes and last runs have no sample before the first one.
    for (const label of samples.length > 0 ? labels.filter((one) => !added.has(one.name)) : [])
      expect(samples.join("\n"), `${by}: ${name}`).toMatch(new RegExp(`[{,]${label.name}="`));
    for (const label of labels.filter((one) => ["timer", "state"].includes(one.name) && one.value))
      expect(samples.join("\n"), `${by}: ${name}`).toContain(`${label.name}="${label.value}"`);
  }
});

test("[BU-07] a shop that is told to stop first reports not ready, still answers, and then ends", async () => {
  const { url, stop } = shop;
  const statusOf = async (path: string) => (await fetch(`${url}${path}`)).status;
  await expect.poll(() => statusOf("/readyz"), { timeout: 60_000 }).toBe(200);
  expect(await statusOf("/healthz")).toBe(200);
  const stopped = stop();
  await expect.poll(() => statusOf("/readyz"), { interval: 20 }).toBe(503);
  expect([await statusOf("/api/goods/es"), await statusOf("/healthz")]).toEqual([200, 200]);
  await stopped;
  await expect(statusOf("/healthz")).rejects.toThrow("fetch failed");
});

test("[BU-07] a taken port for the metrics is reported in one sentence", async () => {
  const taken = createServer();
  await new Promise<void>((listening) => taken.listen(0, "127.0.0.1", listening));
  onTestFinished(() => void taken.close());
  const { port } = taken.address() as AddressInfo;
  await expect(startOperated({ SUNDRY_METRICS_PORT: String(port) })).rejects.toThrow(
    /numbers cannot be offered on .* Set SUNDRY_METRICS_PORT to a free port/,
  );
}, 120_000);
