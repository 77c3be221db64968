import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ApiError, type Client, completeLogin, createClient, safeStorage } from "@sundry/api/client";
import { add as addAddress } from "@sundry/api/contract/address";
import { addSku, createTrade } from "@sundry/api/contract/cart";
import { pay } from "@sundry/api/contract/cashier";
import { search } from "@sundry/api/contract/goods";
import { list } from "@sundry/api/contract/order";
import { register, userLogin } from "@sundry/api/contract/session";
import { expect, onTestFinished, test } from "vitest";
import { openPostgres } from "#server/db/postgresDriver.ts";
import { inYiwu, refusalOf } from "./buyers.ts";
import { bill } from "./orders.ts";
import { startShop } from "../../../scripts/shopProcess.ts";

const password = "a sound password";
const visit = (url: string): Client => createClient({ baseUrl: `${url}/api`, storage: safeStorage(), fetch });

async function newBuyer(url: string, username: string): Promise<Client> {
  const client = visit(url);
  await completeLogin(client, await client.send(register, { username, password }));
  await client.send(addAddress, { ...inYiwu, isDefault: true });
  return client;
}

/** Buys until the shop is gone, and pays every other trade while the wallet lasts; notes the trades that were confirmed. */
async function buyUntilTheEnd(client: Client, skuId: string, confirmed: string[]): Promise<void> {
  for (let round = 0; ; round += 1) {
    try {
      await client.send(addSku, { skuId, num: 1 });
      const { sn } = await client.send(createTrade, { submitKey: `${client.tabs.id}-${round}` });
      confirmed.push(sn);
      if (round % 2 === 0) await refusalOf(client.send(pay, bill(sn)));
    } catch (fault) {
      if (fault instanceof ApiError && fault.kind === "network") return;
      throw fault;
    }
  }
}

/** What never changes, whatever is bought: pieces in stock and sold together, and coupons given out beyond those owned. */
const constants: Readonly<Record<string, string>> = {
  "stock and sales": `select s.id, s.quantity + (select coalesce(sum(i.num), 0) from order_items i
    join orders o on o.sn = i.order_sn where i.sku_id = s.id and o.state <> 'CANCELLED') as pieces from skus s order by 1`,
  coupons: `select c.id, c.received_num - (select count(*) from owned_coupons o where o.coupon_id = c.id) as more
    from coupons c order by 1`,
};

/** What must never be found: each question answers what does not add up. */
const discrepancies: Readonly<Record<string, string>> = {
  "wallets and ledger": `select w.member_id from wallets w where w.balance_cents <> (
    select coalesce(sum(e.amount_cents), 0) from ledger_entries e where e.account = 'wallet:' || w.member_id)`,
  "entries of a movement": `select transaction_id from ledger_entries group by 1 having sum(amount_cents) <> 0`,
  "payments and ledger": `select t.sn from trades t where t.pay_state = 'PAID' and t.payment_method = 'WALLET'
    and t.flow_cents <> (select coalesce(sum(-e.amount_cents), 0) from ledger_entries e join ledger_transactions l
      on l.id = e.transaction_id where e.account = 'wallet:' || t.member_id and l.kind = 'WALLET_PAY'
      and l.reference in (select o.sn from orders o where o.trade_sn = t.sn))`,
  points: `select m.id from members m where m.points <> (
    select coalesce(sum(p.delta), 0) from point_entries p where p.member_id = m.id)`,
  "orders and their lines": `select o.sn from orders o where o.flow_cents <> (
    select sum(i.flow_cents) from order_items i where i.order_sn = o.sn)`,
};

/** The answers of the questions, asked of the database of a running shop. */
async function answers(
  dataDir: string,
  questions: Readonly<Record<string, string>>,
): Promise<Record<string, unknown[]>> {
  const socket = { host: join(dataDir, "socket"), port: 5432, user: "sundry", database: "sundry" };
  const database = openPostgres("embedded", socket, 2);
  try {
    const given: Record<string, unknown[]> = {};
    for (const [name, question] of Object.entries(questions)) given[name] = await database.query(question);
    return given;
  } finally {
    await database.close();
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
  const before = await answers(dataDir, constants);
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
  expect(await answers(dataDir, constants)).toEqual(before);
  for (const [name, found] of Object.entries(await answers(dataDir, discrepancies)))
    expect([name, found]).toEqual([name, []]);
}, 60_000);
