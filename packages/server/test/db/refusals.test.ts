import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdir, readdir, readFile, rename, rm, symlink, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { describe, expect, onTestFinished, test } from "vitest";
import { readConfig } from "#server/config.ts";
import { openDatabase } from "#server/db/connect.ts";
import type { OpenDatabase } from "#server/db/database.ts";
import { diagnose } from "#server/db/embedded/failures.ts";
import { startEmbedded, stopOrphan } from "#server/db/embedded/supervisor.ts";
import { DatabaseUnavailable, explain } from "#server/db/unavailable.ts";
import { openShop } from "#server/start/shop.ts";
import { dataFolder } from "../support/folder.ts";

/** A data folder whose server was started once and stopped. */
async function usedFolder(): Promise<{ dataDir: string; cluster: string }> {
  const dataDir = await dataFolder({ cluster: true });
  const server = await startEmbedded({ dataDir, durable: false });
  await server.stop();
  return { dataDir, cluster: join(dataDir, "postgres") };
}

async function refusal(dataDir: string, startTimeoutMs = 20_000): Promise<DatabaseUnavailable> {
  const error: unknown = await startEmbedded({ dataDir, durable: false, startTimeoutMs }).then(
    (server) => server.stop(),
    (reason: unknown) => reason,
  );
  if (!(error instanceof DatabaseUnavailable)) throw new Error(`not refused: ${String(error)}`);
  expect(explain(error)).toMatch(/^[^\n]+\.\n[^\n]+\.$/);
  return error;
}

describe("an unusable data folder is left unchanged, and the message says what to do", () => {
  test("a damaged control file", async () => {
    const { dataDir, cluster } = await usedFolder();
    await truncate(join(cluster, "global/pg_control"), 100);
    const error = await refusal(dataDir);
    expect(error).toMatchObject({ reason: "corrupt", message: expect.stringContaining(cluster) });
    expect(error.advice).toContain("Nothing was deleted");
    expect((await readFile(join(cluster, "global/pg_control"))).length).toBe(100);
  });

  test("a lost write-ahead log", async () => {
    const { dataDir, cluster } = await usedFolder();
    await rm(join(cluster, "pg_wal"), { recursive: true });
    expect(await refusal(dataDir)).toMatchObject({ reason: "corrupt" });
  });

  test("a folder without its version file", async () => {
    const { dataDir, cluster } = await usedFolder();
    await rm(join(cluster, "PG_VERSION"));
    expect(await refusal(dataDir)).toMatchObject({ reason: "corrupt" });
  });

  test("a folder of another PostgreSQL version", async () => {
    const { dataDir, cluster } = await usedFolder();
    await writeFile(join(cluster, "PG_VERSION"), "16\n");
    const error = await refusal(dataDir);
    expect(error).toMatchObject({ reason: "version", message: expect.stringContaining("version 16") });
  });

  test("a missing database is reported, not replaced by an empty one", async () => {
    const { dataDir, cluster } = await usedFolder();
    await rename(cluster, `${cluster}.backup`);
    expect(await refusal(dataDir)).toMatchObject({ reason: "missing" });
    await rename(`${cluster}.backup`, cluster);
    await (await startEmbedded({ dataDir })).stop();
  });

  test("a damaged record of the database's location, whatever is in its place", async () => {
    const { dataDir } = await usedFolder();
    const file = join(dataDir, "postgres.json");
    const whole = await readFile(file, "utf8");
    const damages: Record<string, () => Promise<unknown>> = {
      "half of it": () => writeFile(file, whole.slice(0, 20)),
      nothing: () => writeFile(file, ""),
      zeros: () => writeFile(file, Buffer.alloc(80)),
      "another shape": () => writeFile(file, '{"cluster":7}'),
      "the folder itself": () => writeFile(file, whole.replace('"postgres"', '""')),
      "a place without a database": () => writeFile(file, whole.replace('"postgres"', '"/nowhere"')),
      "a place that can't be": () => writeFile(file, whole.replace('"postgres"', '"a\\u0000b"')),
      "a place that was never used": () => writeFile(file, '{"cluster":"b","socketDir":"socket","ready":false}'),
      "a folder": () => mkdir(file),
      "a link to itself": () => symlink("postgres.json", file),
    };
    for (const [what, damage] of Object.entries(damages)) {
      await rm(file, { recursive: true });
      await damage();
      const { reason, message, advice } = await refusal(dataDir);
      expect({ what, reason, message, advice }).toMatchObject({
        reason: "corrupt",
        message: expect.stringContaining(file),
        advice: "Delete it and start again: the database beside it is complete.",
      });
    }
    expect((await readdir(dataDir)).filter((name) => name.startsWith("postgres")).toSorted()).toEqual([
      "postgres",
      "postgres.json",
      "postgres.log",
    ]);
    await rm(file);
    await (await startEmbedded({ dataDir, durable: false })).stop();
  });

  test("what is no folder, and never can be one", async () => {
    const folder = await dataFolder();
    const file = join(folder, "file");
    await mkdir(folder, { recursive: true });
    await writeFile(file, "a");
    await symlink("loop", join(folder, "loop"));
    for (const path of [file, join(file, "shop"), join(folder, "loop"), join(folder, "a".repeat(300))]) {
      const opened = openDatabase({ dataDir: path, log: { info: () => {}, warn: () => {} } });
      expect(await opened.catch((error: unknown) => error)).toMatchObject({
        reason: "permission",
        message: expect.stringContaining(path),
        advice: "Choose another folder with SUNDRY_DATA_DIR.",
      });
    }
    expect(await readdir(folder)).toEqual(["file", "loop"]);
  });

  test("a used folder in which something has the name of the log, or can't be written", async () => {
    const { dataDir, cluster } = await usedFolder();
    const log = join(dataDir, "postgres.log");
    await rm(log);
    await mkdir(log);
    const taken = await refusal(dataDir);
    expect(taken).toMatchObject({ reason: "permission", message: expect.stringContaining(log) });
    expect(taken.advice).toMatch(/^Move away what is in that place/);
    await rm(log, { recursive: true });
    await chmod(cluster, 0o500);
    expect(await refusal(dataDir)).toMatchObject({ reason: "permission", message: expect.stringContaining(cluster) });
    await chmod(cluster, 0o700);
  });

  test("a database whose write-ahead log can't be written: the server says so and ends with its shop", async () => {
    const { dataDir, cluster } = await usedFolder();
    const server = await startEmbedded({ dataDir });
    const files = (await readdir(join(cluster, "pg_wal"))).filter((name) => /^\w{24}$/.test(name));
    for (const name of files) await chmod(join(cluster, "pg_wal", name), 0o400);
    const client = new pg.Client({ ...server, port: server.port });
    client.on("error", () => undefined);
    await client.connect();
    expect(await client.query("create table cups (n int)").catch(() => "lost")).toBe("lost");
    await expect
      .poll(() => server.failure(), { timeout: 60_000 })
      .toMatchObject({
        reason: "permission",
        message: expect.stringContaining(cluster),
      });
    await server.stop();
    await client.end().catch(() => undefined);
    expect(await stopOrphan(dataDir)).toBe("none");
  }, 60_000);

  test("a disk that fills up while the shop starts: not the failed statement is told, but why it failed", async () => {
    const outage = Object.assign(new Error("could not extend file"), { code: "53100" });
    const reason = diagnose("PANIC:  could not write to file: No space left on device", { cluster: "/a", log: "/b" });
    const closed: string[] = [];
    const database = {
      exclusively: () => Promise.reject(new Error("Failed query: rollback", { cause: outage })),
      close: async () => void closed.push("closed"),
      failure: () => reason,
    };
    const opening = openShop({
      config: readConfig({}, "/shop"),
      write: () => undefined,
      progress: { step: () => undefined, done: () => undefined },
      demo: undefined,
      database: Promise.resolve(database as unknown as OpenDatabase),
      stopping: new AbortController().signal,
    });
    await expect(opening).rejects.toThrow("is full");
    expect(closed).toEqual(["closed"]);
  });

  test("a user without a name", () => {
    const output = "initdb: error: could not look up effective user ID 1234: user does not exist\n";
    expect(diagnose(output, { cluster: "/a", log: "/b" })?.advice).toContain("/etc/passwd");
  });

  test("a running server without its socket is waited for, then reported", async () => {
    const dataDir = await dataFolder({ cluster: true });
    const server = await startEmbedded({ dataDir, durable: false });
    await rm(join(dataDir, "socket/.s.PGSQL.5432"));
    const error = await refusal(dataDir, 300);
    expect(error).toMatchObject({ reason: "held", message: expect.stringContaining(String(server.pid)) });
    await server.stop();
  });
});

test("a process number that now belongs to another program does not prevent the start", async () => {
  const { dataDir, cluster } = await usedFolder();
  // As root, the server runs as nobody, so the other process must run as nobody too to look alive to it.
  const account = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
  const stranger = spawn("sleep", ["60"], { stdio: "ignore", ...account });
  onTestFinished(() => {
    stranger.kill();
  });
  await once(stranger, "spawn");
  const lock = [stranger.pid, cluster, 1_700_000_000, 5432, join(dataDir, "socket"), "", "  0 0", "ready"].join("\n");
  await writeFile(join(cluster, "postmaster.pid"), `${lock}\n`, { mode: 0o644 });

  const server = await startEmbedded({ dataDir, durable: false });
  expect(server).toMatchObject({ adopted: false });
  expect(stranger.exitCode).toBeNull();
  await server.stop();
});
