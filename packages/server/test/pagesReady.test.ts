import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createApp } from "#server/app.ts";
import { allRoutes } from "#server/modules/shopwide/routes.ts";
import { Health } from "#server/operation/health.ts";
import { useShop } from "./support/shop.ts";

const shop = useShop();

const index = `<!doctype html>
<html lang="en">
  <head>
    <title>Sundry</title>
  </head>
  <body>
    <div id="root">
    </div>
  </body>
</html>
`;

/** A shop whose renderer does this before it can render. */
async function shopPreparing(prepare: string) {
  const built = await mkdtemp(join(tmpdir(), "sundry-ready-"));
  const storefrontDir = join(built, "dist");
  await mkdir(join(storefrontDir, ".vite"), { recursive: true });
  await mkdir(join(built, "dist-render"));
  await writeFile(join(storefrontDir, "index.html"), index);
  await writeFile(join(storefrontDir, ".vite/page-styles.json"), "{}");
  await writeFile(join(built, "dist-render/package.json"), `{"type":"module"}`);
  await writeFile(join(built, "dist-render/render.js"), `${prepare}\nexport async function render() {}`);
  const health = new Health(shop.database);
  const config = { ...shop.services.config, storefrontDir, entryPages: true };
  const services = { ...shop.services, config };
  const faults: string[] = [];
  const parts = { db: shop.database.db, services, routes: allRoutes, health };
  const { app, close } = createApp({ ...parts, faults: (line) => void faults.push(line) });
  onTestFinished(async () => {
    await close();
    await rm(built, { recursive: true, force: true });
  });
  const ask = async (path: string) => {
    const answer = await app.request(path);
    return [answer.status, await answer.text()];
  };
  return { ask, close, faults };
}

test("[BU-07] [RT-01] a shop is not ready before both of its languages can be rendered", async () => {
  const held: ServerResponse[] = [];
  const gate = createServer((_request, response) => void held.push(response)).listen(0, "127.0.0.1");
  onTestFinished(() => void gate.close());
  await new Promise((listening) => gate.once("listening", listening));
  const { ask } = await shopPreparing(`import { get } from "node:http";
export const prepare = () => new Promise((done) => get("http://127.0.0.1:${(gate.address() as AddressInfo).port}", done));`);
  await expect.poll(() => held.length, { timeout: 60_000 }).toBe(2);
  expect(await ask("/readyz")).toEqual([503, "starting"]);
  expect(await ask("/healthz")).toEqual([200, "alive"]);
  held[0]?.end();
  expect(await ask("/readyz")).toEqual([503, "starting"]);
  held[1]?.end();
  await expect.poll(() => ask("/readyz"), { timeout: 60_000 }).toEqual([200, "ready"]);
});

test("[BU-07] [RT-01] a renderer that can't start keeps nobody away: the shop's code draws the pages", async () => {
  const { ask } = await shopPreparing(`export async function prepare() { throw new Error("broken"); }`);
  await expect.poll(() => ask("/readyz"), { timeout: 60_000 }).toEqual([200, "ready"]);
});

test("[BU-07] [RT-01] a page that is being made when the shop stops is no fault, and none is begun after that", async () => {
  const never = "export const prepare = () => new Promise((done) => setTimeout(done, 600_000));";
  const { ask, close, faults } = await shopPreparing(never);
  const [status, page] = await ask("/");
  expect([status, faults]).toEqual([200, []]);
  await close();
  expect(await ask("/")).toEqual([200, page]);
  expect(faults).toEqual([]);
});
