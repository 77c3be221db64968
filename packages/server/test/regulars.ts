import { ApiError, completeLogin, safeStorage } from "@sundry/api/client";
import { type Client, ownClient } from "./support/ownClient.ts";
import { add as addAddress } from "@sundry/api/contract/address";
import { addSku } from "@sundry/api/contract/cart";
import { pay } from "@sundry/api/contract/cashier";
import { createTrade } from "@sundry/api/contract/checkout";
import { search } from "@sundry/api/contract/goods";
import { register } from "@sundry/api/contract/session";
import { expect } from "vitest";
import { inYiwu, refusalOf } from "./buyers.ts";
import { bill } from "./orders.ts";

const names = ["mina", "jonas", "ama", "lin", "tomas", "ines"];

/** SQL for the trade numbers of all regulars, in order. */
export const tradesOfRegulars = `select t.sn from trades t join members m on m.id = t.member_id
  where m.username in (${names.map((name) => `'${name}'`).join()}) order by t.sn`;

/** A buyer who orders whenever the shop answers. */
export interface Regular {
  client: Client;
  skuId: string;
  /** Trades that the shop confirmed. */
  confirmed: string[];
  /** Key of a submit without an answer. */
  pending: string | null;
}

/** A client of a shop whose address may change. */
export function clientOf(url: () => string): Client {
  const send: typeof fetch = (input, init) => fetch(String(input).replace("http://shop.test", url()), init);
  return ownClient({ baseUrl: "http://shop.test/api", storage: safeStorage(), fetch: send });
}

/** Registers six regulars, each with an address and their own SKU. */
export async function sixRegulars(visit: () => Client): Promise<Regular[]> {
  const { records } = await visit().send(search, { pageSize: 100, inStock: true, sort: "price", order: "desc" });
  const skuIds = records.filter(({ minimum }) => minimum === 1).map(({ id }) => id);
  const regulars: Regular[] = [];
  // One after the other: six hashes at once take longer on a busy machine than a call may.
  for (const [at, username] of names.entries()) {
    const client = visit();
    await completeLogin(client, await client.send(register, { username, password: "a sound password" }));
    await client.send(addAddress, { ...inYiwu, isDefault: true });
    regulars.push({ client, skuId: skuIds[at] ?? "", confirmed: [], pending: null });
  }
  return regulars;
}

/** Submits a basket. A submit without an answer is repeated with its key. */
export async function buy(regular: Regular): Promise<string> {
  const { client, skuId, confirmed } = regular;
  if (regular.pending === null) await client.send(addSku, { skuId, num: 1 });
  regular.pending ??= crypto.randomUUID();
  const { sn } = await client.send(createTrade, { submitKey: regular.pending });
  regular.pending = null;
  confirmed.push(sn);
  return sn;
}

/** Buys, and pays every second trade while the wallet lasts, until the shop has been struck and fails. */
export async function buyUntilItBreaks(regular: Regular, struck: () => boolean): Promise<void> {
  for (;;) {
    try {
      const sn = await buy(regular);
      const paid = regular.confirmed.length % 2 === 0 ? await refusalOf(regular.client.send(pay, bill(sn))) : 0;
      if (paid === 503 && struck()) return;
    } catch (fault) {
      if (!(fault instanceof ApiError)) throw fault;
      if (struck()) return;
    }
  }
}

/** Repeats a submit until there is an answer, as a buyer does. A lost connection blocks nobody. */
export async function buyAtLast(regular: Regular, timeout = 10_000): Promise<void> {
  const answered = () =>
    buy(regular).then(
      () => true,
      () => false,
    );
  await expect.poll(answered, { timeout, interval: 100 }).toBe(true);
}
