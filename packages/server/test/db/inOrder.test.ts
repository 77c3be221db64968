import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { breakingOff, reasonOfBreaking } from "#server/db/breakingOff.ts";
import { endWith, onItsWay } from "#server/db/inOrder.ts";
import { inTransaction, type Tx } from "#server/db/transaction.ts";
import { useDatabase } from "../support/database.ts";

const database = await useDatabase();
await database.query("create table piece (id int primary key, stock int not null check (stock >= 0))");
await database.query("insert into piece values (1, 10), (2, 10)");

/** Takes a while to get to the driver, as long as other promises are kept meanwhile. */
async function take(tx: Tx, id: number, num = 1): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  await tx.execute(sql`update piece set stock = stock - ${num} where id = ${id}`);
}
const stock = async () =>
  (await database.query<{ stock: number }>("select stock from piece order by id")).map((row) => row.stock);
/** A connection meets a text for the first time, then again, and each way it must go right. */
const twice = async (work: () => Promise<unknown>) => {
  await work();
  await work();
};

test("[BU-07] nothing is committed when what a transaction ends with fails, and its failure is what is thrown", async () => {
  await twice(async () => {
    const trade = inTransaction(database.db, async (tx) => {
      await take(tx, 1);
      await endWith(
        tx,
        take(tx, 2, 11).catch(() => Promise.reject(new Error("too few"))),
      );
      return "done";
    });
    await expect(trade).rejects.toThrow("too few");
  });
  expect(await stock()).toEqual([10, 10]);
});

test("[BU-07] what a transaction ends with is committed with it, and not waited for inside", async () => {
  const events: string[] = [];
  const result = await inTransaction(database.db, async (tx) => {
    await endWith(
      tx,
      take(tx, 1).then(() => events.push("answered")),
    );
    events.push("worked");
    return "done";
  });
  expect(result).toBe("done");
  expect(events).toEqual(["worked", "answered"]);
  expect(await stock()).toEqual([9, 10]);
});

test("[BU-07] when work goes on behind what it ended with, the first failure is what is thrown", async () => {
  const trade = inTransaction(database.db, async (tx) => {
    await endWith(
      tx,
      take(tx, 2, 11).catch(() => Promise.reject(new Error("too few"))),
    );
    await take(tx, 1);
  });
  await expect(trade).rejects.toThrow("too few");
  expect(await stock()).toEqual([9, 10]);
});

test("[BU-07] a statement that is on its way runs before the next one, new to the connection or known", async () => {
  await twice(() =>
    inTransaction(database.db, async (tx) => {
      const taken = take(tx, 1);
      await onItsWay(tx, taken);
      const seen = await tx.execute(sql`select stock from piece where id = ${1}`);
      await taken;
      const [before = 0] = await stock();
      expect(seen).toMatchObject([{ stock: before - 1 }]);
    }),
  );
  expect(await stock()).toEqual([7, 10]);
});

test("[BU-07] a transaction that collides in what it ends with is tried again", async () => {
  let arrived = 0;
  const both = Promise.withResolvers<void>();
  const swap = (first: number, second: number) =>
    inTransaction(database.db, async (tx) => {
      await take(tx, first);
      arrived += 1;
      if (arrived >= 2) both.resolve();
      await both.promise;
      await endWith(tx, take(tx, second));
    });
  await Promise.all([swap(1, 2), swap(2, 1)]);
  expect(arrived).toBe(3);
  expect(await stock()).toEqual([5, 8]);
});

test("[BU-07] a connection that is lost ends the transaction, though what it ends with is never answered", async () => {
  let lost: Promise<unknown> | undefined;
  await database.db.transaction(async (holder) => {
    await take(holder, 1);
    lost = inTransaction(database.db, async (tx) => {
      const waiting = tx
        .execute(sql`update piece set stock = 0 where id = ${1} and stock > ${0}`)
        .then(() => undefined);
      await onItsWay(tx, waiting);
      await endWith(tx, take(tx, 2));
    });
    lost.catch(() => undefined);
    const end =
      "select pg_terminate_backend(pid) as ended from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
    await expect.poll(() => database.query(end)).toEqual([{ ended: true }]);
    await expect(lost).rejects.toBeInstanceOf(Error);
  });
  expect(await stock()).toEqual([4, 8]);
});

test("[BU-07] a statement that breaks its transaction off tells why; other failures tell nothing", async () => {
  const failed = (text: ReturnType<typeof sql>) => Promise.resolve(database.db.execute(text)).catch((e: unknown) => e);
  const why = breakingOff(sql`id || '/' || stock || ';'`);
  expect(reasonOfBreaking(await failed(sql`select ${why} from piece where id = ${1}`))).toBe("1/4;");
  expect(reasonOfBreaking(await failed(sql`select cast(${"x"}::text as integer)`))).toBeUndefined();
  expect(reasonOfBreaking(await failed(sql`select 1 / (stock - stock) from piece`))).toBeUndefined();
  expect(await database.db.execute(sql`select ${why} from piece where id = ${3}`)).toHaveLength(0);
});
