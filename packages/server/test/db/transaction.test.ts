import { type SQL, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { inTransaction, sqlState, type Tx } from "#server/db/transaction.ts";
import { useDatabase } from "../support/database.ts";

const database = await useDatabase();
await database.query("create table piece (id int primary key, stock int not null)");
await database.query("insert into piece values (1, 10), (2, 10)");

const take = (tx: Tx, id: number) => tx.execute(sql`update piece set stock = stock - 1 where id = ${id}`);
const stock = async () =>
  (await database.query<{ stock: number }>("select stock from piece order by id")).map((row) => row.stock);

/** Each of two transactions waits here once, until the other has its first lock. */
function meetingPoint(): () => Promise<void> {
  let arrived = 0;
  let open = () => {};
  const both = new Promise<void>((resolve) => {
    open = resolve;
  });
  return async () => {
    arrived += 1;
    if (arrived >= 2) open();
    await both;
  };
}

test("two transactions in a deadlock both succeed after one is retried", async () => {
  const meet = meetingPoint();
  const pauses: number[] = [];
  /** The pause lasts until the other one has ended; a shorter one could collide with it again. */
  const oneEnded = Promise.withResolvers<void>();
  let tries = 0;
  const swap = async (first: number, second: number) => {
    await inTransaction(
      database.db,
      async (tx) => {
        tries += 1;
        await take(tx, first);
        await meet();
        await take(tx, second);
      },
      {
        random: () => 0.5,
        sleep: async (ms) => {
          pauses.push(ms);
          await oneEnded.promise;
        },
      },
    );
    oneEnded.resolve();
  };
  await Promise.all([swap(1, 2), swap(2, 1)]);
  expect(await stock()).toEqual([8, 8]);
  expect(tries).toBe(3);
  expect(pauses).toEqual([5]);
});

test("a transaction that keeps colliding is given up after its attempts, with growing pauses, and leaves nothing behind", async () => {
  const before = await stock();
  const pauses: number[] = [];
  const collide = inTransaction(
    database.db,
    async (tx) => {
      await take(tx, 1);
      await tx.execute(sql`do $$ begin raise exception 'collision' using errcode = '40001'; end $$`);
    },
    {
      attempts: 4,
      random: () => 1,
      sleep: async (ms) => {
        pauses.push(ms);
      },
    },
  );
  expect(sqlState(await collide.catch((error: unknown) => error))).toBe("40001");
  expect(pauses).toEqual([10, 20, 40]);
  expect(await stock()).toEqual(before);
});

test("what another transaction may have stored meanwhile is tried once more; any other error is thrown at once", async () => {
  let tries = 0;
  const failing = (statement: SQL) =>
    inTransaction(database.db, async (tx) => {
      tries += 1;
      await tx.execute(statement);
    }).catch(sqlState);
  expect(await failing(sql`insert into piece values (1, 1)`)).toBe("23505");
  expect(tries).toBe(2);
  expect(await failing(sql`select 1 / 0`)).toBe("22012");
  expect(tries).toBe(3);
  expect(sqlState(new Error("plain"))).toBeUndefined();
});

test.each(["fails", "succeeds"])(
  "[BU-07] work beside a transaction that %s does nothing after its end",
  async (how) => {
    const before = await stock();
    const end = Promise.withResolvers<void>();
    let late: Promise<unknown> = Promise.resolve();
    const running = inTransaction(database.db, async (tx) => {
      late = end.promise.then(() => take(tx, 1));
      await tx.transaction((inner) => inner.execute(sql`select 1`));
      if (how === "fails") throw new Error("refused");
    });
    await running.catch((error: unknown) => expect(error).toEqual(new Error("refused")));
    end.resolve();
    expect(await late.catch((error: unknown) => error)).toBeInstanceOf(Error);
    expect(await stock()).toEqual(before);
  },
);
