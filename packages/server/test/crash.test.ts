import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ApiError, type Client, completeLogin, createClient, safeStorage } from "@sundry/api/client";
import { add as addAddress } from "@sundry/api/contract/address";
import { addSku } from "@sundry/api/contract/cart";
import { createTrade } from "@sundry/api/contract/checkout";
import { pay } from "@sundry/api/contract/cashier";
import { search } from "@sundry/api/contract/goods";
import { register } from "@sundry/api/contract/session";
import { expect, onTestFinished, test } from "vitest";
import { type ShopProcess, startShop } from "../../../scripts/shopProcess.ts";
import { answers, ask, constants, discrepancies } from "./bookkeeping.ts";
import { inYiwu, refusalOf } from "./buyers.ts";
import { bill } from "./orders.ts";
import { postmasterOf } from "./support/postmaster.ts";

/** What is killed, in turn. */
const victims = ["server", "both", "database"] as const;
/** How often something is killed; many rounds are for those who changed something about storing (docs/guides/tests.md). */
const rounds = Number(process.env.SUNDRY_CRASH_ROUNDS ?? 2);
const names = ["mina", "jonas", "ama", "lin", "tomas", "ines"];

/** Somebody who buys whenever the shop answers. */
interface Regular {
  client: Client;
  skuId: string;
  /** Trades that the shop confirmed. */
  confirmed: string[];
  /** Key of the submit whose answer is not there yet. */
  pending: string | null;
}

async function newRegular(client: Client, username: string, skuId: string): Promise<Regular> {
  await completeLogin(client, await client.send(register, { username, password: "a sound password" }));
  await client.send(addAddress, { ...inYiwu, isDefault: true });
  return { client, skuId, confirmed: [], pending: null };
}

/** Submits a basket; what was submitted before without an answer is submitted again with its key. */
async function buy(regular: Regular): Promise<string> {
  const { client, skuId, confirmed } = regular;
  if (regular.pending === null) await client.send(addSku, { skuId, num: 1 });
  regular.pending ??= crypto.randomUUID();
  const { sn } = await client.send(createTrade, { submitKey: regular.pending });
  regular.pending = null;
  confirmed.push(sn);
  return sn;
}

/** Buys, and pays every other trade while the wallet lasts, until the shop was struck and does not answer as it should. */
async function buyUntilItBreaks(regular: Regular, struck: () => boolean): Promise<void> {
  for (;;) {
    try {
      const sn = await buy(regular);
      if (regular.confirmed.length % 2 === 0) await refusalOf(regular.client.send(pay, bill(sn)));
    } catch (fault) {
      if (!(fault instanceof ApiError)) throw fault;
      if (struck()) return;
    }
  }
}

/** Ends what is to end in the middle of its work; answers the shop that goes on, or a new one on the same data. */
async function strike(victim: (typeof victims)[number], shop: ShopProcess, dataDir: string): Promise<ShopProcess> {
  if (victim !== "server") process.kill(await postmasterOf(dataDir), "SIGKILL");
  if (victim === "database") return shop;
  await shop.kill();
  return startShop(dataDir);
}

/** Resolves when the shop answers again; one whose database was killed outlives it. */
async function answersAgain(shop: ShopProcess): Promise<void> {
  const state = () =>
    fetch(`${shop.url}/api/goods/es`).then(
      ({ ok }) => (ok ? "answers" : "not yet"),
      () => `gone: ${shop.said()}`,
    );
  await expect.poll(state, { timeout: 20_000, interval: 50 }).toBe("answers");
}

/** Submits again until there is an answer, as a buyer does; none of the connections that the shop lost keeps him waiting. */
async function buyAtLast(regular: Regular): Promise<void> {
  const answered = () =>
    buy(regular).then(
      () => true,
      () => false,
    );
  await expect.poll(answered, { timeout: 10_000, interval: 100 }).toBe(true);
}

test(
  "[BU-07] whatever is killed in the middle of orders, server, database or both: confirmed trades are kept, submits without an answer count once, all adds up",
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), "sundry-crash-"));
    let shop = await startShop(dataDir);
    onTestFinished(async () => {
      await shop.stop();
      await rm(dataDir, { recursive: true, force: true });
    });
    // The port is another one after each start.
    const send: typeof fetch = (input, init) => fetch(String(input).replace("http://shop.test", shop.url), init);
    const visit = () => createClient({ baseUrl: "http://shop.test/api", storage: safeStorage(), fetch: send });
    const { records } = await visit().send(search, { pageSize: 100, inStock: true, sort: "price", order: "desc" });
    const skuIds = records.filter(({ minimum }) => minimum === 1).map(({ id }) => id);
    await ask(dataDir, "update skus set quantity = quantity + 100000");
    const before = await answers(dataDir, constants);
    const regulars = await Promise.all(names.map((name, at) => newRegular(visit(), name, skuIds[at] ?? "")));
    const confirmed = () => regulars.flatMap((regular) => regular.confirmed);

    for (let round = 0; round < rounds; round += 1) {
      const enough = confirmed().length + 15 + ((round * 7) % 20);
      let struck = false;
      const buying = regulars.map((regular) => buyUntilItBreaks(regular, () => struck));
      await expect.poll(() => confirmed().length, { timeout: 20_000, interval: 5 }).toBeGreaterThan(enough);
      struck = true;
      [shop] = await Promise.all([strike(victims[round % victims.length] ?? "both", shop, dataDir), ...buying]);
      await answersAgain(shop);
      for (const regular of regulars) if (regular.pending !== null) await buyAtLast(regular);

      const stored = await ask<{ sn: string }>(
        dataDir,
        `select t.sn from trades t join members m on m.id = t.member_id
       where m.username in (${names.map((name) => `'${name}'`).join()}) order by t.sn`,
      );
      expect(stored.map(({ sn }) => sn)).toEqual(confirmed().toSorted());
      expect(await answers(dataDir, constants)).toEqual(before);
      for (const [name, found] of Object.entries(await answers(dataDir, discrepancies)))
        expect([name, found]).toEqual([name, []]);
    }
    if (process.env.SUNDRY_CRASH_ROUNDS)
      console.info(
        `${rounds} kills: ${confirmed().length} trades confirmed, none lost or doubled, everything adds up; no shop ended with its database`,
      );
  },
  40_000 + rounds * 25_000,
);
