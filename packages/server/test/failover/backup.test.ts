import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { demoBuyer } from "@sundry/demo";
import { expect, onTestFinished, test } from "vitest";
import { startShop } from "../../../../scripts/shopProcess.ts";
import { digests, digestsOf, shopCommand } from "../support/backups.ts";
import { dataFolder } from "../support/folder.ts";
import { breakGround, makePrimary } from "./cluster.ts";
import { postgresPrograms } from "./programs.ts";
import { shopOn } from "./shops.ts";

async function emptyCluster() {
  const ground = await breakGround();
  const cluster = await makePrimary(ground, "a");
  onTestFinished(async () => {
    await cluster.remove();
    await ground.remove();
  });
  return { ground, cluster };
}

/** A data folder with a filled shop that is not running. */
async function filledFolder(): Promise<string> {
  const folder = await dataFolder();
  const filling = await startShop(folder);
  await filling.stop();
  return folder;
}

test("[BU-07] a backup moves a shop from the embedded database to another major version of PostgreSQL and back", async () => {
  const [{ cluster }, from, to] = [await emptyCluster(), await filledFolder(), await dataFolder()];
  const majorOf = async () => (await cluster.ask<{ v: string }>("show server_version"))[0];
  const file = `${from}.backup`;
  // Before the backup, which writes itself into the audit log.
  const original = await digestsOf(from);
  expect(await shopCommand({ SUNDRY_DATA_DIR: from }, "backup", file)).toMatchObject({ done: true });
  const there = { DATABASE_URL: cluster.url, SUNDRY_DATA_DIR: to };
  expect(await shopCommand(there, "restore", file)).toMatchObject({ done: true });
  expect(await cluster.ask(digests, "shop")).toEqual(original);
  expect(await shopCommand(there, "backup", `${file}.2`)).toMatchObject({ done: true });
  expect(await shopCommand({ SUNDRY_DATA_DIR: to }, "restore", `${file}.2`)).toMatchObject({ done: true });
  expect(await digestsOf(to)).toEqual(original);

  const shop = await shopOn({ DATABASE_URL: cluster.url });
  const body = new URLSearchParams({ username: demoBuyer.username, password: demoBuyer.password });
  expect((await fetch(`${shop.url}/api/passport/userLogin`, { method: "POST", body })).status).toBe(200);
  console.info(`between the embedded database and PostgreSQL ${JSON.stringify(await majorOf())}`);
});

test("[BU-07] the documented pg_dump and pg_restore commands restore every row", async () => {
  const { ground, cluster } = await emptyCluster();
  const folder = await dataFolder();
  const filling = await startShop(folder, { DATABASE_URL: cluster.url, SUNDRY_DEMO: "on" });
  await filling.stop();
  await cluster.ask("create database copy owner shop");
  const file = join(ground.folder, "shop.dump");
  const run = (program: string, ...args: string[]) =>
    promisify(execFile)(join(postgresPrograms(), program), args, { cwd: "/" });
  await run("pg_dump", "--format=custom", `--file=${file}`, cluster.url);
  const copy = cluster.url.replace(/\/shop$/, "/copy");
  await run("pg_restore", `--dbname=${copy}`, "--no-owner", "--exit-on-error", file);
  expect(await cluster.ask(digests, "copy")).toEqual(await cluster.ask(digests, "shop"));
  const shop = await shopOn({ DATABASE_URL: copy });
  expect((await fetch(`${shop.url}/api/goods/es`)).status).toBe(200);
});
