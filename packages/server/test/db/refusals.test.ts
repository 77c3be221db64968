import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, rename, rm, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { startEmbedded } from "#server/db/embedded/supervisor.ts";
import { DatabaseUnavailable, explain } from "#server/db/unavailable.ts";
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

  test("an unreadable record of the database's location", async () => {
    const { dataDir } = await usedFolder();
    await writeFile(join(dataDir, "postgres.json"), "{");
    expect(await refusal(dataDir)).toMatchObject({ reason: "corrupt" });
    await writeFile(join(dataDir, "postgres.json"), '{"cluster":"postgres","socketDir":"socket","ready":true}');
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
