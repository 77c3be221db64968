import { mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { completeLogin, createClient, safeStorage } from "@sundry/api/client";
import { userLogin } from "@sundry/api/contract/session";
import { file as sendPhoto } from "@sundry/api/contract/upload";
import { demoBuyer } from "@sundry/demo";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { migrate } from "#server/db/migrate.ts";
import { type ShopProcess, startShop } from "../../../scripts/shopProcess.ts";
import { digests, digestsOf, shopCommand, shopProcess } from "./support/backups.ts";
import { dataFolder } from "./support/folder.ts";
import { ownDatabase, releasedDatabase } from "./support/releases.ts";
import { countsOf, shapeOf } from "./support/shape.ts";

async function startOn(dataDir: string): Promise<ShopProcess> {
  const shop = await startShop(dataDir);
  onTestFinished(shop.stop);
  return shop;
}

async function loggedIn({ url }: ShopProcess) {
  const client = createClient({ baseUrl: `${url}/api`, storage: safeStorage(), fetch });
  const { username, password } = demoBuyer;
  await completeLogin(client, await client.send(userLogin, { username, password }));
  return client;
}

test("[BU-07] a shop backed up while running is restored with every row and photo, and its buyers can log in", async () => {
  const [from, to] = [await dataFolder({ cluster: true }), await dataFolder({ cluster: true })];
  const file = join(await dataFolder({ name: "backups" }), "..", "shop.backup");
  const running = await startOn(from);
  const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: "teal" } })
    .png()
    .toBuffer();
  const client = await loggedIn(running);
  const picture = new File([new Uint8Array(photo)], "cup.png");
  const address = await client.send(sendPhoto, { file: picture });
  const scan = await client.send(sendPhoto, { file: picture, directoryPath: "private" });
  const sent = await (await fetch(`${running.url}${address}`)).arrayBuffer();
  expect(await shopCommand({ SUNDRY_DATA_DIR: from }, "backup", file)).toMatchObject({ done: true });
  expect((await stat(file)).mode & 0o077).toBe(0);
  await running.stop();

  const kept = await digestsOf(from);
  const second = `${file}.2`;
  const backedUp = await shopCommand({ SUNDRY_DATA_DIR: from }, "backup", second);
  expect(backedUp.output).toMatch(/^\d{4,} rows and 2 photos are in /);
  expect(await shopCommand({ SUNDRY_DATA_DIR: to }, "restore", second)).toMatchObject({ done: true });
  expect(await digestsOf(to)).toEqual(kept);

  const restored = await startOn(to);
  await loggedIn(restored);
  for (const place of [address, scan]) {
    const shown = await (await fetch(`${restored.url}${place}`)).arrayBuffer();
    expect(Buffer.from(shown).equals(Buffer.from(sent)), place).toBe(true);
  }

  const taken = await shopCommand({ SUNDRY_DATA_DIR: from }, "backup", file);
  expect(taken).toMatchObject({ done: false, output: expect.stringContaining("There is a file") });
  const filled = await shopCommand({ SUNDRY_DATA_DIR: to }, "restore", file);
  expect(filled).toMatchObject({ done: false, output: expect.stringContaining("There is a shop already") });
}, 120_000);

test("[BU-07] a backup of an older release is restored into an empty database and brought up to date; a broken or foreign one leaves it empty", async () => {
  const { database, env } = await releasedDatabase("0.1.0");
  const before = await countsOf(database);
  const folder = await dataFolder();
  const vars = { ...env, SUNDRY_DATA_DIR: folder };
  const file = `${folder}.backup`;
  expect(await shopCommand(vars, "backup", file)).toMatchObject({ done: true });

  const target = await ownDatabase();
  const into = (name: string) => shopCommand({ ...target.env, SUNDRY_DATA_DIR: folder }, "restore", name);
  const lines = gunzipSync(await readFile(file))
    .toString()
    .trimEnd()
    .split("\n");
  const damaged: [name: string, bytes: Buffer, sentence: string][] = [
    ["cut", (await readFile(file)).subarray(0, 20_000), "damaged or no backup"],
    ["short", gzipSync(lines.slice(0, -1).join("\n")), "is not whole. Nothing was restored."],
    ["text", Buffer.from("not a backup"), "damaged or no backup"],
    ["other", gzipSync("not a backup\n"), "is no backup of a shop"],
    ["newer", gzipSync(lines.join("\n").replace(/"migrations":\["\w+"/, '"migrations":["newer"')), "another release"],
  ];
  for (const [name, bytes, sentence] of damaged) {
    await writeFile(`${file}.${name}`, bytes);
    expect([name, await into(`${file}.${name}`)]).toEqual([
      name,
      { done: false, output: expect.stringContaining(sentence) },
    ]);
  }
  const counts = Object.values(await countsOf(target.database));
  expect(counts.every((n) => n === 0)).toBe(true);

  expect(await into(file)).toMatchObject({ done: true });
  expect(await countsOf(target.database)).toMatchObject(before);
  await migrate(database);
  expect(await shapeOf(target.database)).toEqual(await shapeOf(database));
  expect(await target.database.query(digests)).toEqual(await database.query(digests));
}, 120_000);

test("[BU-07] backups into a folder replace the oldest ones, and each is written down", async () => {
  const { database, env } = await ownDatabase();
  await migrate(database);
  const folder = await dataFolder();
  await mkdir(folder);
  await writeFile(join(folder, "sundry-20200101T000000Z.backup"), "");
  const backup = (...words: string[]) => shopCommand({ ...env, SUNDRY_DATA_DIR: folder }, "backup", ...words);
  const made = await backup("--into", folder, "--keep", "1");
  expect(made).toMatchObject({ done: true, output: expect.stringContaining("20200101T000000Z.backup is removed") });
  expect(await readdir(folder)).toEqual([expect.stringMatching(/^sundry-\d{8}T\d{6}Z\.backup$/)]);
  const acts = await database.query("select command, outcome from audit_log");
  expect(acts).toEqual([
    { command: "backup", outcome: expect.stringMatching(/^\d+ rows and 0 photos are in a file\.$/) },
  ]);

  const refused: [sentence: string, ...words: string[]][] = [
    ["There is no folder", "--into", join(folder, "missing")],
    ["a whole number from 1", "--into", folder, "--keep", "0"],
    ["--keep needs --into", "a.backup", "--keep", "3"],
    ["not both", "a.backup", "--into", folder],
  ];
  for (const [sentence, ...words] of refused)
    expect(await backup(...words)).toEqual({ done: false, output: expect.stringContaining(sentence) });
}, 120_000);

test("[BU-07] a folder without a shop, a missing file and an unknown command are reported in a sentence", async () => {
  // A restore begins a database before it looks for the file, so each has its own folder.
  const [dataDir, other] = [await dataFolder(), await dataFolder({ cluster: true })];
  const [none, missing, unknown] = await Promise.all([
    shopProcess({ SUNDRY_DATA_DIR: dataDir }, "backup", `${dataDir}.backup`),
    shopProcess({ SUNDRY_DATA_DIR: other }, "restore", `${other}.missing`),
    shopProcess({ SUNDRY_DATA_DIR: other }, "destroy", "it"),
  ]);
  expect(none).toEqual({ done: false, output: expect.stringContaining("There is no shop in") });
  expect(missing).toEqual({ done: false, output: expect.stringContaining("There is no file") });
  expect(unknown).toEqual({ done: false, output: expect.stringContaining("npm run shop -- backup FILE") });
}, 120_000);
