import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, inject, onTestFinished, test } from "vitest";
import { events } from "#server/modules/shopwide/events.ts";
import { systemClock } from "#server/clock.ts";
import { readConfig } from "#server/config.ts";
import { createSessions } from "#server/modules/account/session/identify.ts";
import { systemRandom } from "#server/random.ts";
import { startShop } from "../../../scripts/shopProcess.ts";
import { fillBaskets, makeShoppers } from "../bench/shoppers.ts";
import { freePort } from "./support/freePort.ts";
import { createDatabase, dropDatabase, environmentOf, openOn } from "./support/server.ts";

/** Use 5,000 after a change of what the shop keeps in memory (docs/guides/tests.md). */
const trades = Number(process.env.SUNDRY_MEMORY_TRADES ?? 600);
/** Buyers who submit at the same moment. */
const atOnce = 16;
const most = 350e6;

/** Flags of Node that the image starts the shop with. */
async function flagsOfImage(): Promise<string> {
  const text = await readFile(new URL("../../../deploy/Dockerfile", import.meta.url), "utf8");
  const [, command = "[]"] = /^CMD (\[.*\])$/m.exec(text) ?? [];
  return (JSON.parse(command) as string[]).filter((word) => word.startsWith("--")).join(" ");
}

test("[BU-07] the shop of the image takes less than 350 MB after its start and after many trades", async () => {
  const { server, template } = inject("testDatabase");
  const name = await createDatabase(server, "memory", template);
  const dataDir = await mkdtemp(join(tmpdir(), "sundry-memory-"));
  const filling = openOn(server, name);
  const services = {
    clock: systemClock,
    config: readConfig({}, "/nowhere"),
    sessions: createSessions(systemClock),
    events,
    random: systemRandom,
  };
  const shoppers = await makeShoppers(filling, services, "shopper", trades);
  await fillBaskets(filling, services, shoppers);
  await filling.query("analyze");
  await filling.close();

  const port = await freePort();
  const shop = await startShop(dataDir, {
    ...environmentOf(server, name),
    SUNDRY_DEMO: "off",
    SUNDRY_METRICS_PORT: String(port),
    SUNDRY_REQUESTS_PER_MINUTE: "0",
    NODE_OPTIONS: await flagsOfImage(),
  });
  onTestFinished(async () => {
    await shop.stop();
    await dropDatabase(server, name);
    await rm(dataDir, { recursive: true, force: true });
  });
  const resident = async () => {
    const numbers = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    return Number(/^process_resident_memory_bytes (\d+)$/m.exec(numbers)?.[1]);
  };
  const taken = [await resident()];

  const submit = async (accesstoken: string) => {
    const headers = { accesstoken, "content-type": "application/json" };
    const body = JSON.stringify({ way: "CART", client: "PC" });
    const answer = await fetch(`${shop.url}/api/cart/create/trade`, { method: "POST", headers, body });
    expect(await answer.json()).toMatchObject({ success: true });
  };
  const waiting = shoppers.values();
  const buyers = Array.from({ length: atOnce }, async () => {
    for (const { token } of waiting) await submit(token);
  });
  await Promise.all(buyers);
  taken.push(await resident());
  expect(Math.max(...taken), `${taken.map((bytes) => Math.round(bytes / 1e6)).join(" and ")} MB`).toBeLessThan(most);
}, 300_000);
