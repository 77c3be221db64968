import { sql } from "drizzle-orm";
import { describe, expect, inject, onTestFinished, test } from "vitest";
import { openDatabase } from "#server/db/connect.ts";
import type { OpenDatabase } from "#server/db/database.ts";
import { startEmbedded } from "#server/db/embedded/supervisor.ts";
import { migrate } from "#server/db/migrate.ts";
import { DatabaseUnavailable } from "#server/db/unavailable.ts";
import { useDatabase } from "../support/database.ts";
import { dataFolder } from "../support/folder.ts";
import { createDatabase, dropDatabase, openOn } from "../support/server.ts";

const database = await useDatabase();
const silent = { info: () => {}, warn: () => {} };
const noEngine = () => Promise.reject(new DatabaseUnavailable("platform", "There is no bundled PostgreSQL here.", "…"));

async function openWithout(dataDir: string): Promise<{ database: OpenDatabase; warnings: string[] }> {
  const warnings: string[] = [];
  const log = { info: () => {}, warn: (line: string) => warnings.push(line) };
  return { database: await openDatabase({ dataDir, log, start: noEngine }), warnings };
}

async function exactNumbers(opened: OpenDatabase) {
  return (
    await opened.query<{ c: unknown; s: unknown; b: unknown }>(
      "select count(*) as c, sum(v::int8) as s, max(v)::int8 * 1000 as b from (values (1), (2)) as t (v)",
    )
  )[0];
}

describe("PGlite, where no server can run", () => {
  // The slowest start of all: half a minute on a busy machine.
  test("opens with one plain warning, keeps its data, and remains in use even if a server can run later", {
    timeout: 120_000,
  }, async () => {
    const dataDir = await dataFolder();
    const first = await openWithout(dataDir);
    expect(first.database.kind).toBe("pglite");
    expect(first.warnings).toEqual([
      expect.stringMatching(/^There is no bundled PostgreSQL here; using PGlite[^\n]+$/),
    ]);
    await migrate(first.database);
    await migrate(first.database);
    expect(await exactNumbers(first.database)).toEqual({ c: 2, s: 3, b: 2000 });
    await first.database.query("create table kept (n int)");
    await expect(openWithout(dataDir)).rejects.toMatchObject({ reason: "held" });
    await first.database.close();

    const second = await openDatabase({ dataDir, log: silent });
    onTestFinished(() => second.close());
    expect(second.kind).toBe("pglite");
    expect(await second.query("select n from kept")).toEqual([]);
  });

  test("never hides the data of an embedded server", async () => {
    const dataDir = await dataFolder({ cluster: true });
    await (await startEmbedded({ dataDir, durable: false })).stop();
    await expect(openWithout(dataDir)).rejects.toMatchObject({ reason: "platform" });
  });
});

describe("a PostgreSQL server", () => {
  test("returns int8, count and sum as numbers, and refuses numbers that are too large", async () => {
    expect(await exactNumbers(database)).toEqual({ c: 2, s: 3, b: 2000 });
    await expect(database.query("select 9007199254740993::int8 as n")).rejects.toThrow(/exact range/);
    const result: unknown = await database.db.execute(sql`select sum(v::int8) as s from (values (1), (2)) as t (v)`);
    expect(result).toMatchObject({ rows: [{ s: 3 }] });
  });

  test("is migrated once by two processes that start together", async () => {
    const { server } = inject("testDatabase");
    const name = await createDatabase(server, "migrated");
    const processes = [openOn(server, name), openOn(server, name)];
    onTestFinished(async () => {
      await Promise.all(processes.map((process) => process.close()));
      await dropDatabase(server, name);
    });
    await Promise.all(processes.map((process) => migrate(process)));
    const [run] = await database.query<{ n: number }>("select count(*) as n from drizzle.__drizzle_migrations");
    expect(await processes[0]?.query("select count(*) as n from drizzle.__drizzle_migrations")).toEqual([run]);
  });

  test("runs work of the same name one after the other", async () => {
    const events: string[] = [];
    const work = (name: string) => () =>
      database.query("select pg_sleep(0.02)").then(() => {
        events.push(`${name} ends`);
      });
    await Promise.all(
      ["a", "b", "c"].map((name) =>
        database.exclusively("seed", () => {
          events.push(`${name} begins`);
          return work(name)();
        }),
      ),
    );
    expect(events.filter((_event, index) => index % 2 === 0).every((event) => event.endsWith("begins"))).toBe(true);
    expect(events.length).toBe(6);
  });

  test("that does not answer is reported without its password", async () => {
    const url = "postgres://buyer:secret@127.0.0.1:9/shop";
    const error: unknown = await openDatabase({ url, dataDir: "unused", log: silent }).catch(
      (reason: unknown) => reason,
    );
    expect(error).toMatchObject({ reason: "unreachable", message: expect.stringContaining("127.0.0.1:9/shop") });
    expect(String(error)).not.toContain("secret");
    await expect(openDatabase({ url: "nonsense", dataDir: "unused", log: silent })).rejects.toMatchObject({
      reason: "unreachable",
    });
  });
});
