import { chmod, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { openDatabase } from "#server/db/connect.ts";
import type { OpenDatabase } from "#server/db/database.ts";
import { startEmbedded, stopOrphan } from "#server/db/embedded/supervisor.ts";
import { dataFolder } from "../support/folder.ts";
import { postmasterOf } from "../support/postmaster.ts";
import { startShop } from "./shopProcess.ts";

// Two first starts at once take half a minute on a busy machine.
vi.setConfig({ testTimeout: 120_000 });
afterAll(() => vi.resetConfig());

const silent = { info: () => {}, warn: () => {} };
const open = (dataDir: string) => openDatabase({ dataDir, log: silent });
const rowsIn = async (database: OpenDatabase) =>
  (await database.query<{ n: number }>("select n from acknowledged order by n")).map(({ n }) => n);

describe("the embedded server", () => {
  test("starts in an empty folder, stops on close, and has the data again at the next start", async () => {
    const dataDir = await dataFolder();
    const first = await open(dataDir);
    expect(first.kind).toBe("embedded");
    await first.query("create table acknowledged (n int)");
    await first.query("insert into acknowledged values (1), (2)");
    await first.close();
    expect(await stopOrphan(dataDir)).toBe("none");

    const second = await open(dataDir);
    expect(await rowsIn(second)).toEqual([1, 2]);
    await second.close();
  });

  test("waits for the disk, listens on no network port, and sorts and folds text the same on every machine", async () => {
    const database = await open(await dataFolder({ cluster: true }));
    onTestFinished(() => database.close());
    const [settings] = await database.query(
      `select current_setting('fsync') as fsync, current_setting('listen_addresses') as addresses,
              current_setting('server_encoding') as encoding, lower('ÀÉ') as folded, 'Z' < 'a' as by_code`,
    );
    expect(settings).toEqual({ fsync: "on", addresses: "", encoding: "UTF8", folded: "àé", by_code: true });
  });

  test("is taken over if only its shop was killed", async () => {
    const dataDir = await dataFolder({ cluster: true });
    const shop = startShop(dataDir, "write");
    await shop.prints((line) => Number(line) >= 20);
    const pid = await postmasterOf(dataDir);
    await shop.end("SIGKILL");

    const server = await startEmbedded({ dataDir });
    expect(server).toMatchObject({ adopted: true, pid });
    await server.stop();
    expect(await stopOrphan(dataDir)).toBe("none");
  });

  test("keeps every acknowledged row when the shop and the server are killed", async () => {
    const dataDir = await dataFolder({ cluster: true });
    const shop = startShop(dataDir, "write");
    await shop.prints((line) => Number(line) >= 100);
    const pid = await postmasterOf(dataDir);
    process.kill(pid, "SIGKILL");
    await shop.end("SIGKILL");
    const acknowledged = shop.lines.map(Number).filter((n) => n > 0);

    const database = await open(dataDir);
    onTestFinished(() => database.close());
    const kept = new Set(await rowsIn(database));
    expect(acknowledged.filter((n) => !kept.has(n))).toEqual([]);
    expect(acknowledged.length).toBeGreaterThanOrEqual(100);
  });

  test("is shared by two processes that start at once, and stopped by the last of them", async () => {
    const dataDir = await dataFolder();
    const shops = [startShop(dataDir), startShop(dataDir)] as const;
    await Promise.all(shops.map((shop) => shop.prints((line) => line === "up")));

    await shops[0].end("SIGTERM");
    const third = await startEmbedded({ dataDir });
    expect(third.adopted).toBe(true);
    await third.stop();
    expect(await stopOrphan(dataDir)).toBe("used");

    await shops[1].end("SIGTERM");
    expect(shops[1].lines).toContain("closed");
    expect(await stopOrphan(dataDir)).toBe("none");
  });

  test("is restarted if it crashes under a running shop", async () => {
    const dataDir = await dataFolder({ cluster: true });
    const database = await open(dataDir);
    onTestFinished(() => database.close());
    await database.query("create table acknowledged (n int)");
    process.kill(await postmasterOf(dataDir), "SIGKILL");
    await expect.poll(() => rowsIn(database).catch(() => "away"), { timeout: 60_000 }).toEqual([]);
  });

  test("does not outlive a shop that is closed during the restart", async () => {
    const dataDir = await dataFolder({ cluster: true });
    const server = await startEmbedded({ dataDir, durable: false });
    const output = () => readFile(join(dataDir, "postgres.log"), "utf8");
    process.kill(await postmasterOf(dataDir), "SIGKILL");
    await expect
      .poll(async () => (await output()).split("starting PostgreSQL").length - 1, { timeout: 60_000 })
      .toBe(2);
    await server.stop();
    expect(await output()).toContain("database system is shut down");
    expect(await stopOrphan(dataDir)).toBe("none");
  });

  test("can be stopped on demand after its shop was killed", async () => {
    const dataDir = await dataFolder({ cluster: true });
    const shop = startShop(dataDir);
    await shop.prints((line) => line === "up");
    await shop.end("SIGKILL");
    expect(await stopOrphan(dataDir)).toBe("stopped");
    expect(await stopOrphan(dataDir)).toBe("none");
  });
});

describe("the data folder", () => {
  test("may have a path that is too long for a socket", async () => {
    const dataDir = await dataFolder({ cluster: true, name: "long-".repeat(30) });
    const server = await startEmbedded({ dataDir });
    expect(server.host.length).toBeLessThan(90);
    expect((await stat(server.host)).mode & 0o777).toBe(0o700);
    await server.stop();
  });

  test("may be private to its owner, and then keeps everything inside", async () => {
    const dataDir = await dataFolder({ cluster: true });
    await chmod(dataDir, 0o700);
    const server = await startEmbedded({ dataDir });
    expect(server.host).toBe(join(dataDir, "socket"));
    expect((await stat(dataDir)).mode & 0o007).toBe(0);
    await server.stop();
  });

  test("may be inside a folder that only its owner can enter, for root and for others", async () => {
    const dataDir = await dataFolder({ private: true });
    const first = await open(dataDir);
    await first.query("create table acknowledged (n int)");
    await first.close();
    const second = await open(dataDir);
    expect(await rowsIn(second)).toEqual([]);
    await second.close();
  });
});
