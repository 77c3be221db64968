import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ApiError, type Client, completeLogin, createClient, safeStorage } from "@sundry/api/client";
import { add as addAddress } from "@sundry/api/contract/address";
import { addSku, createTrade } from "@sundry/api/contract/cart";
import { search } from "@sundry/api/contract/goods";
import { list } from "@sundry/api/contract/order";
import { register, userLogin } from "@sundry/api/contract/session";
import { expect, onTestFinished, test } from "vitest";
import { inYiwu } from "./buyers.ts";
import { startShop } from "../../../scripts/shopProcess.ts";

const password = "a sound password";
const visit = (url: string): Client => createClient({ baseUrl: `${url}/api`, storage: safeStorage(), fetch });

async function newBuyer(url: string, username: string): Promise<Client> {
  const client = visit(url);
  await completeLogin(client, await client.send(register, { username, password }));
  await client.send(addAddress, { ...inYiwu, isDefault: true });
  return client;
}

/** Buys until the shop is gone; answers the trades that were confirmed. */
async function buyUntilTheEnd(client: Client, skuId: string, confirmed: string[]): Promise<void> {
  for (let round = 0; ; round += 1) {
    try {
      await client.send(addSku, { skuId, num: 1 });
      confirmed.push((await client.send(createTrade, { submitKey: `${client.tabs.id}-${round}` })).sn);
    } catch (fault) {
      if (fault instanceof ApiError && fault.kind === "network") return;
      throw fault;
    }
  }
}

test("[BU-07] trades that were confirmed are still there after the server was killed in the middle of orders", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "sundry-crash-"));
  let shop = await startShop(dataDir);
  onTestFinished(async () => {
    await shop.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
  const { records } = await visit(shop.url).send(search, {
    pageSize: 100,
    inStock: true,
    sort: "price",
    order: "desc",
  });
  const skuIds = records.filter(({ minimum, quantity }) => minimum === 1 && (quantity ?? 0) > 200).map(({ id }) => id);
  const names = ["mina", "jonas", "ama"];
  const buyers = await Promise.all(names.map((name) => newBuyer(shop.url, name)));
  const confirmed = names.map((): string[] => []);
  const buying = buyers.map((client, index) => buyUntilTheEnd(client, skuIds[index] ?? "", confirmed[index] ?? []));
  await expect.poll(() => confirmed.flat().length, { timeout: 15_000, interval: 20 }).toBeGreaterThan(20);
  await shop.kill();
  await Promise.all(buying);

  shop = await startShop(dataDir);
  for (const [index, username] of names.entries()) {
    const client = visit(shop.url);
    await completeLogin(client, await client.send(userLogin, { username, password }));
    const orders = await client.send(list, { tag: "ALL", pageSize: 100 });
    // One trade may have been stored while its answer was lost; none of the confirmed ones may be missing.
    expect(orders.total).toBeGreaterThanOrEqual(confirmed[index]?.length ?? 0);
    expect(orders.total - (confirmed[index]?.length ?? 0)).toBeLessThanOrEqual(1);
  }
}, 60_000);
