import { type AddressInfo, createServer } from "node:net";
import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, inject, onTestFinished, test } from "vitest";
import type { OpenDatabase } from "#server/db/database.ts";
import { openPostgres } from "#server/db/postgresDriver.ts";
import { inTransaction, type Tx } from "#server/db/transaction.ts";
import { useDatabase } from "../support/database.ts";
import { openOn } from "../support/server.ts";

/** Watches and ends connections through its own connections. */
const watched = await useDatabase();
const [{ name = "" } = {}] = await watched.query<{ name: string }>("select current_database() as name");
await watched.query("create table notes (text text)");
beforeEach(() => watched.query("delete from notes"));

const size = 2;

/** The database as a shop with two connections opens it. */
function openSmall(): OpenDatabase {
  const database = openOn(inject("testDatabase").server, name, size);
  onTestFinished(() => database.close());
  return database;
}

const write = (tx: Tx, text: string) => tx.execute(sql`insert into notes values (${text})`);
const end = (pid: number) => watched.query("select pg_terminate_backend($1)", [pid]);
const notes = async () =>
  (await watched.query<{ text: string }>("select text from notes order by text")).map(({ text }) => text);
const outcome = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    () => "failed",
  );

async function pidOf(tx: Tx): Promise<number> {
  const result: unknown = await tx.execute(sql`select pg_backend_pid() as pid`);
  return (result as { rows: [{ pid: number }] }).rows[0].pid;
}

/** A transaction that stays open, and holds its connection, until it is told to write and end. */
async function openTransaction(database: OpenDatabase, ...texts: string[]) {
  const begun = Promise.withResolvers<number>();
  const released = Promise.withResolvers<void>();
  const wrote = Promise.withResolvers<string[]>();
  const ended = outcome(
    inTransaction(database.db, async (tx) => {
      begun.resolve(await pidOf(tx));
      await released.promise;
      const outcomes: string[] = [];
      for (const text of texts) outcomes.push(await outcome(write(tx, text)));
      wrote.resolve(outcomes);
    }),
  );
  return { pid: await begun.promise, goOn: released.resolve, wrote: wrote.promise, ended };
}

/** Checks that every connection of the pool works, at the same time and for more than one query. */
async function expectSound(database: OpenDatabase): Promise<void> {
  const both = await Promise.all(Array.from({ length: size }, () => openTransaction(database)));
  for (const one of both) one.goOn();
  expect(await Promise.all(both.map(({ ended }) => ended))).toEqual(["done", "done"]);
  const numbers = Array.from({ length: 10 }, (_, n) => n);
  const asked = numbers.map((n) => database.query<{ n: number }>("select $1::int as n", [n]));
  expect((await Promise.all(asked)).flat()).toEqual(numbers.map((n) => ({ n })));
}

describe("a transaction whose connection is lost", () => {
  test("[BU-07] stores nothing, fails, and releases its connection", async () => {
    const database = openSmall();
    const other = await openTransaction(database, "other");
    const lost = await openTransaction(database, "late", "later");
    const waiting = database.query<{ n: number }>("select 1 as n");
    await end(lost.pid);
    lost.goOn();
    expect(await waiting).toEqual([{ n: 1 }]);
    expect([await lost.wrote, await lost.ended]).toEqual([["failed", "failed"], "failed"]);
    other.goOn();
    expect(await other.ended).toBe("done");
    expect(await notes()).toEqual(["other"]);
    await expectSound(database);
  });

  test("[BU-07] writes nothing into the transaction that follows it, and does not end it", async () => {
    const database = openSmall();
    const other = await openTransaction(database);
    const lost = await openTransaction(database, "late");
    const waiting = openTransaction(database, "next");
    await end(lost.pid);
    lost.goOn();
    const next = await waiting;
    expect([await lost.wrote, await lost.ended]).toEqual([["failed"], "failed"]);
    next.goOn();
    expect([await next.wrote, await next.ended]).toEqual([["done"], "done"]);
    expect(await notes()).toEqual(["next"]);
    other.goOn();
    await other.ended;
    await expectSound(database);
  });

  test.each([
    ["in the middle of a statement", 0],
    ["with statements behind the one that runs", 3],
  ])("[BU-07] %s: the process and every connection survive", async (_, behind) => {
    const database = openSmall();
    for (let round = 0; round < 4; round += 1) {
      const lost = inTransaction(database.db, async (tx) => {
        await write(tx, "undone");
        const last = tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
        await Promise.all([last, ...Array.from({ length: behind }, () => write(tx, "behind"))]);
      });
      expect(await outcome(lost)).toBe("failed");
    }
    await expectSound(database);
    expect(await notes()).toEqual([]);
  });

  test("[BU-07] answers each of its statements, even those not sent yet", async () => {
    const database = openSmall();
    const outcomes = Promise.withResolvers<string[]>();
    const lost = inTransaction(database.db, async (tx) => {
      const last = outcome(tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`));
      const behind = Array.from({ length: 300 }, () => outcome(write(tx, "behind")));
      outcomes.resolve(Promise.all([last, ...behind]));
      await outcomes.promise;
    });
    expect(await outcome(lost)).toBe("failed");
    expect(new Set(await outcomes.promise)).toEqual(new Set(["failed"]));
    expect(await notes()).toEqual([]);
  });
});

describe("work that only one process does at a time", () => {
  /** The connection that holds the lock of exclusive work. */
  async function holder(): Promise<number> {
    const [{ pid = 0 } = {}] = await watched.query<{ pid: number }>(
      `select pid from pg_locks where locktype = 'advisory' and granted
         and database = (select oid from pg_database where datname = current_database())`,
    );
    return pid;
  }

  test("may lose its connection: when it ends, the others keep theirs", async () => {
    const database = openSmall();
    const begun = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    const work = database.exclusively("work", async () => {
      begun.resolve();
      await released.promise;
    });
    await begun.promise;
    const other = await openTransaction(database, "other");
    const waiting = openTransaction(database, "next");
    await end(await holder());
    released.resolve();
    await work;
    const next = await waiting;
    const asked = database.query("insert into notes values ('alone')");
    other.goOn();
    await asked;
    expect([await other.ended, await notes()]).toEqual(["done", ["alone", "other"]]);
    next.goOn();
    expect([await next.ended, await notes()]).toEqual(["done", ["alone", "next", "other"]]);
    await expectSound(database);
    expect(await database.exclusively("work", () => Promise.resolve("done"))).toBe("done");
  });

  test("waits for another connection if the one it was about to get is lost", async () => {
    const database = openSmall();
    const [other, lost] = [await openTransaction(database), await openTransaction(database)];
    const work = database.exclusively("work", () => Promise.resolve("done"));
    await end(lost.pid);
    lost.goOn();
    expect(await work).toBe("done");
    other.goOn();
    expect(await other.ended).toBe("done");
    await expectSound(database);
  });
});

test("[BU-07] a transaction has a connection to itself, however many queries wait in front of it", async () => {
  const database = openSmall();
  const holding = [await openTransaction(database), await openTransaction(database)] as const;
  const before = Array.from({ length: 100 }, () => database.query("select 1"));
  await new Promise(setImmediate); // they are queued
  const own = openTransaction(database, "own");
  holding[0].goOn();
  const { goOn, ended } = await own;
  expect(await notes()).toEqual([]);
  goOn();
  expect(await ended).toBe("done");
  await Promise.all(before);
  holding[1].goOn();
  await expectSound(database);
});

test("a listener is notified again after its connection was lost", async () => {
  const database = openSmall();
  const received: string[] = [];
  const stop = await database.listen("news", (text) => received.push(text));
  onTestFinished(stop);
  for (const text of ["first", "second"]) {
    const isReceived = async () => {
      await watched.query("select pg_notify('news', $1)", [text]);
      return received.includes(text);
    };
    await expect.poll(isReceived).toBe(true);
    const [{ pid = 0 } = {}] = await watched.query<{ pid: number }>(
      `select pid from pg_stat_activity where query = 'listen "news"' and datname = current_database()`,
    );
    await end(pid);
  }
});

test("a query fails at once when the server accepts connections and drops them", async () => {
  const server = createServer((socket) => socket.end());
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  const database = openPostgres("url", { url: `postgres://nobody@127.0.0.1:${port}/none` }, { poolSize: size });
  onTestFinished(async () => {
    await database.close();
    server.close();
  });
  const asked = Array.from({ length: 5 }, () => outcome(database.query("select 1")));
  expect(await Promise.all(asked)).toEqual(asked.map(() => "failed"));
});
