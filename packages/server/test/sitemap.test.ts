import { Hono } from "hono";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Tx } from "#server/db/transaction.ts";
import { goods, stores } from "#server/db/schema/catalogue.ts";
import { sitemap } from "#server/entry/sitemap.ts";
import { useShop } from "./support/shop.ts";

const shop = useShop({ oidc: { providers: [], demo: false, origin: "https://shop.test" } });

/** The sitemap of the shop, with parts of so many addresses. */
function open(partSize?: number): Hono {
  const { services, database } = shop;
  const faults = (line: string) => void shop.faults.push(line);
  return new Hono().route("/", sitemap({ tx: database.db as Tx, services, faults, ...(partSize && { partSize }) }));
}

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = ""]) => address);

async function listed(app: Hono, address: string): Promise<string[]> {
  const answer = await app.request(address);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toContain("application/xml");
  return locations(await answer.text());
}

test("[RT-01] robots.txt names the sitemap, which names its parts", async () => {
  const app = open();
  expect(await (await app.request("https://shop.test/robots.txt")).text()).toContain(
    "Sitemap: https://shop.test/sitemap.xml",
  );
  const parts = await listed(app, "https://shop.test/sitemap.xml");
  expect(parts).toContain("https://shop.test/sitemap/pages.xml");
  expect(parts).toContain("https://shop.test/sitemap/goods.xml");
  const pages = await listed(app, "https://shop.test/sitemap/pages.xml");
  expect(pages).toContain("https://shop.test/");
  expect(pages.some((address) => /\/goodsList\?categoryId=\d+,\d+,\d+$/.test(address))).toBe(true);
});

test("[RT-01] the parts together have every goods on sale once, and each at most as many as fit", async () => {
  const { db } = shop.database;
  const app = open(40);
  const all = await db.select({ id: goods.id }).from(goods);
  const parts = (await listed(app, "/sitemap.xml")).filter((address) => address.includes("/goods.xml"));
  expect(parts).toHaveLength(Math.ceil(all.length / 40));
  const found: string[] = [];
  for (const part of parts) {
    const addresses = await listed(app, part);
    expect(addresses.length).toBeLessThanOrEqual(40);
    found.push(...addresses.map((address) => new URL(address).searchParams.get("goodsId") ?? ""));
  }
  expect(found.sort()).toEqual(all.map(({ id }) => id).sort());
});

test("[GD-02] goods that are no longer sold, and closed stores with their goods, are left out", async () => {
  const { db } = shop.database;
  const [gone] = await db.select({ id: goods.id }).from(goods).limit(1);
  const [closed] = await db.select({ id: stores.id }).from(stores).limit(1);
  if (!gone || !closed) throw new Error("no goods");
  await db.update(goods).set({ shelf: "DOWN" }).where(eq(goods.id, gone.id));
  await db.update(stores).set({ state: "CLOSED" }).where(eq(stores.id, closed.id));
  const goodsOfClosed = await db.select({ id: goods.id }).from(goods).where(eq(goods.storeId, closed.id));
  const text = await (await open().request("/sitemap/goods.xml")).text();
  for (const { id } of [gone, ...goodsOfClosed]) expect(text).not.toContain(`goodsId=${id}<`);
  expect(await (await open().request("/sitemap/stores.xml")).text()).not.toContain(`id=${closed.id}<`);
  await db.update(goods).set({ shelf: "UPPER" }).where(eq(goods.id, gone.id));
  await db.update(stores).set({ state: "OPEN" }).where(eq(stores.id, closed.id));
});

test("[VA-05] what is no key of a row, and other parts, do not exist", async () => {
  const app = open();
  for (const after of ["'; drop table goods; --<script>", "\0", "x".repeat(10_240)])
    expect((await app.request(`/sitemap/goods.xml?after=${encodeURIComponent(after)}`)).status).toBe(404);
  for (const name of ["buyers", "__proto__", "constructor", "members.xml"])
    expect((await app.request(`/sitemap/${name}`)).status).toBe(404);
  expect(shop.faults).toEqual([]);
});
