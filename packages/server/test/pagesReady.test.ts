import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createApp } from "#server/app.ts";
import { allRoutes } from "#server/modules/index.ts";
import { Health } from "#server/operation/health.ts";
import { useShop } from "./support/shop.ts";

const shop = useShop();

/** A shop whose renderer does this before it can render. */
async function shopPreparing(prepare: string) {
  const built = await mkdtemp(join(tmpdir(), "sundry-ready-"));
  const storefrontDir = join(built, "dist");
  await mkdir(storefrontDir);
  await mkdir(join(built, "dist-render"));
  await writeFile(join(storefrontDir, "index.html"), `<html lang="en"><head></head><body></body></html>`);
  await writeFile(join(built, "dist-render/package.json"), `{"type":"module"}`);
  await writeFile(join(built, "dist-render/render.js"), `${prepare}\nexport async function render() {}`);
  const health = new Health(shop.database);
  const config = { ...shop.services.config, storefrontDir, entryPages: true };
  const services = { ...shop.services, config };
  const { app, close } = createApp({ db: shop.database.db, services, routes: allRoutes, health, faults: () => {} });
  onTestFinished(async () => {
    await close();
    await rm(built, { recursive: true, force: true });
  });
  return async (path: string) => {
    const answer = await app.request(path);
    return [answer.status, await answer.text()];
  };
}

test("[BU-07] [RT-01] a shop is not ready before both of its languages can be rendered", async () => {
  const held: ServerResponse[] = [];
  const gate = createServer((_request, response) => void held.push(response)).listen(0, "127.0.0.1");
  onTestFinished(() => void gate.close());
  await new Promise((listening) => gate.once("listening", listening));
  const ask = await shopPreparing(`import { get } from "node:http";
export const prepare = () => new Promise((done) => get("http://127.0.0.1:${(gate.address() as AddressInfo).port}", done));`);
  await expect.poll(() => held.length, { timeout: 20_000 }).toBe(2);
  expect(await ask("/readyz")).toEqual([503, "starting"]);
  expect(await ask("/healthz")).toEqual([200, "alive"]);
  held[0]?.end();
  expect(await ask("/readyz")).toEqual([503, "starting"]);
  held[1]?.end();
  await expect.poll(() => ask("/readyz"), { timeout: 20_000 }).toEqual([200, "ready"]);
});

test("[BU-07] [RT-01] a renderer that can't start keeps nobody away: the shop's code draws the pages", async () => {
  const ask = await shopPreparing(`export async function prepare() { throw new Error("broken"); }`);
  await expect.poll(() => ask("/readyz"), { timeout: 20_000 }).toEqual([200, "ready"]);
});
