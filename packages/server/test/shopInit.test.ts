import { mkdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { categoryChildren } from "@sundry/api/contract/goods";
import { get as article } from "@sundry/api/contract/article";
import { home } from "@sundry/api/contract/page";
import { children } from "@sundry/api/contract/region";
import { get as site } from "@sundry/api/contract/site";
import { expect, test } from "vitest";
import { stores } from "#server/db/schema/catalogue.ts";
import { settings } from "#server/db/schema/content.ts";
import { shopCommand } from "./support/backups.ts";
import { dataFolder } from "./support/folder.ts";
import { ownShop } from "./support/ownShop.ts";

const given = [
  "--name",
  "Clay & Co",
  "--currency",
  "CNY",
  "--address",
  "https://clay.example",
  "--email",
  "me@clay.example",
];

test("[OS-06] init makes an empty shop that opens: settings, places, one store and the footer's articles by key", async () => {
  const storefrontDir = await dataFolder({ name: "dist" });
  const into = await dataFolder({ name: "into" });
  await mkdir(into, { recursive: true });
  await mkdir(storefrontDir, { recursive: true });
  await writeFile(join(storefrontDir, "config.json"), JSON.stringify({ title: "Built", inputLimit: 140 }));
  const shop = await ownShop({
    store: false,
    storefrontDir,
    pageConfigFile: join(into, "config.json"),
    currency: "CNY",
  });
  expect(await shopCommand(shop.env, "init", ...given, "--into", into)).toMatchObject({ done: true });
  const env = await readFile(join(into, ".env"), "utf8");
  expect(env).toContain("SUNDRY_DEMO=off\n");
  expect(env).toContain("SUNDRY_CURRENCY=CNY\n");
  expect(env).toContain("SUNDRY_ORIGIN=https://clay.example\n");
  expect(env).toContain("SUNDRY_CONTACT_TO=me@clay.example\n");
  expect((await stat(join(into, ".env"))).mode & 0o077).toBe(0);
  const config = await (await shop.app.request("http://shop.test/config.json")).json();
  expect(config).toMatchObject({
    title: "Clay & Co",
    inputLimit: 140,
    currency: "CNY",
    pcDomain: "clay.example",
    port: 443,
  });

  const visitor = shop.visit();
  expect(JSON.parse((await visitor.send(site, {})).settingValue)).toMatchObject({
    siteName: "Clay & Co",
    topLine: "",
    slogan: "",
    promises: [],
    closed: ["storeEntry", "distribution", "points"],
  });
  expect(await visitor.send(home, { clientType: "PC" })).toBeNull();
  expect(await visitor.send(categoryChildren, { id: "0" })).toEqual([]);
  expect((await visitor.send(children, { id: "0" })).length).toBeGreaterThan(10);
  expect(await visitor.send(article, { id: "privacy" })).toMatchObject({ title: "Privacy" });
  expect(await shop.database.db.select().from(stores)).toMatchObject([{ key: "main", name: { en: "Clay & Co" } }]);

  const again = await shopCommand(shop.env, "init", ...given, "--into", into);
  expect(again).toMatchObject({ done: false, output: expect.stringContaining("There is a file") });
  const other = await dataFolder({ name: "other" });
  await mkdir(other, { recursive: true });
  const taken = await shopCommand(shop.env, "init", ...given, "--into", other);
  expect(taken).toMatchObject({ done: false, output: expect.stringContaining("There is a shop already.") });
}, 120_000);

test("[OS-06] a container's shop is made beside its running process, and its page settings are printed", async () => {
  const shop = await ownShop({ store: false });
  await shop.database.db.insert(settings).values({ name: "searchIndex", value: { version: 1, after: null } });
  const away = await shopCommand(shop.env, "init", ...given, "--into", "/missing");
  expect(away).toEqual({ done: false, output: expect.stringContaining("Nothing can be written into /missing.") });
  const { done, output } = await shopCommand(shop.env, "init", "--print", ...given);
  expect([done, output]).toEqual([true, expect.stringMatching(/^\{/)]);
  expect(JSON.parse(output)).toMatchObject({ title: "Clay & Co", pcDomain: "clay.example" });
  expect(await shop.database.db.$count(stores)).toBe(1);
}, 120_000);

test("[OS-06] answers that can't be right are refused in a sentence, and nothing is made", async () => {
  const into = await dataFolder({ name: "into" });
  await mkdir(into, { recursive: true });
  const shop = await ownShop({ store: false });
  const wrong = ["--name", "", "--currency", "GOLD", "--address", "clay", "--email", "me"];
  const { done, output } = await shopCommand(shop.env, "init", ...wrong, "--into", into);
  expect(done).toBe(false);
  for (const sentence of [
    "--name: a shop needs a name",
    "--currency: a currency is a code such as USD or CNY",
    "--address: the address is written as https://shop.example.com",
    "--email: an e-mail address is written as me@example.com",
  ])
    expect(output).toContain(sentence);
  expect(await shop.database.db.$count(stores)).toBe(0);
  expect((await shopCommand(shop.env, "init", "--name", "A", "--into", into)).output).toContain("Say --email.");
}, 120_000);

test("[OS-06] a command says how it is called, and an unknown one says so", async () => {
  const help = await shopCommand({}, "site", "--help");
  expect(help).toEqual({ done: true, output: expect.stringMatching(/^npm run shop -- site FILE\n {4}sets/) });
  const { done, output } = await shopCommand({}, "pages", "home");
  expect(done).toBe(false);
  expect(output).toMatch(/^There is no command pages\. There are these:\nnpm run shop -- /);
});
