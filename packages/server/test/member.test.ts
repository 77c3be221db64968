import type { Client } from "./support/ownClient.ts";
import { list as addresses } from "@sundry/api/contract/address";
import { addSku } from "@sundry/api/contract/cart";
import { createTrade } from "@sundry/api/contract/checkout";
import { pay } from "@sundry/api/contract/cashier";
import { mine, receive } from "@sundry/api/contract/coupon";
import { me, overview } from "@sundry/api/contract/member";
import { list as messages } from "@sundry/api/contract/message";
import { list } from "@sundry/api/contract/order";
import { register, userLogin } from "@sundry/api/contract/session";
import { checkPassword, get as wallet } from "@sundry/api/contract/wallet";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { demoBuyer, seedBuyers } from "@sundry/demo";
import { coupons } from "#server/db/schema/promotion.ts";
import { ledgerEntries } from "#server/db/schema/wallet.ts";
import { inTransaction } from "#server/db/transaction.ts";
import { buyer, oneSku, order, refusalOf } from "./buyers.ts";
import { couponRow, customer, paidOrder } from "./orders.ts";
import { useShop } from "./support/shop.ts";

const shop = useShop();
const { username, password, payPassword } = demoBuyer;

test("[MC-01] the demo buyer is created once and can log in and buy", async () => {
  const seed = () => inTransaction(shop.database.db, (tx) => seedBuyers(tx, shop.services));
  await seed();
  expect(await seed()).toBe(false);
  const client = shop.visit();
  client.session.setTokens(await client.send(userLogin, { username, password }));
  client.session.setUser({ username, nickName: "", face: "" });
  expect(await client.send(me)).toMatchObject({ username, nickName: "Mei Tanaka" });
  expect(await client.send(wallet)).toMatchObject({ withdrawable: 500, memberWallet: 500, memberFrozenWallet: 0 });
  expect(await client.send(checkPassword)).toBe(true);
  expect((await client.send(addresses)).records.map(({ alias, isDefault }) => [alias, isDefault])).toEqual([
    ["Home", true],
    ["Studio", false],
  ]);
  expect((await client.send(mine, { memberCouponStatus: "NEW" })).total).toBeGreaterThanOrEqual(5);
  const { skuId } = await oneSku(shop, "sundry-select", { cents: 1000 });
  await client.send(addSku, { skuId, num: 1 });
  const { sn } = await client.send(createTrade, { submitKey: "demo" });
  const bill = { orderType: "TRADE", sn, clientType: "PC", paymentMethod: "WALLET", paymentClient: "NATIVE" } as const;
  expect(await refusalOf(client.send(pay, bill))).toBe(34010);
  await client.send(pay, { ...bill, password: payPassword });
});

test("[MC-01] the overview returns the same as the single calls, for this buyer only", async () => {
  const who = await customer(shop, 5_000);
  const { skuId } = await oneSku(shop, "threadwell", { cents: 1000 });
  await order(who, [[skuId, 1]]);
  await paidOrder(who, [[skuId, 2]]);
  await receiveAny(who.client);
  const seen = await who.client.send(overview, { latestOrders: 5 });
  const total = async (tag: "WAIT_PAY" | "WAIT_SHIP" | "WAIT_ROG") => (await who.client.send(list, { tag })).total;
  const owned = async (memberCouponStatus: "NEW" | "USED" | "EXPIRE") =>
    (await who.client.send(mine, { memberCouponStatus })).total;
  expect(seen).toEqual({
    member: await who.client.send(me),
    wallet: await who.client.send(wallet),
    orders: {
      WAIT_PAY: await total("WAIT_PAY"),
      WAIT_SHIP: await total("WAIT_SHIP"),
      WAIT_ROG: await total("WAIT_ROG"),
    },
    coupons: { NEW: await owned("NEW"), USED: await owned("USED"), EXPIRE: await owned("EXPIRE") },
    unread: (await who.client.send(messages, { status: "UN_READY" })).total,
    latestOrders: (await who.client.send(list, { pageSize: 5 })).records,
  });
  expect(seen.orders).toEqual({ WAIT_PAY: 1, WAIT_SHIP: 1, WAIT_ROG: 0 });
  expect(seen.coupons.NEW).toBe(1);
  expect(seen.unread).toBe(1);
  expect(seen.latestOrders).toHaveLength(2);
  const other = await buyer(shop);
  expect(await other.client.send(overview, { latestOrders: 5 })).toMatchObject({
    orders: { WAIT_PAY: 0, WAIT_SHIP: 0, WAIT_ROG: 0 },
    coupons: { NEW: 0, USED: 0, EXPIRE: 0 },
    unread: 0,
    latestOrders: [],
  });
  expect((await who.client.send(overview)).latestOrders).toEqual([]);
  expect((await who.client.send(overview, { latestOrders: 1 })).latestOrders).toHaveLength(1);
});

/** Claims a coupon that anybody can claim. */
async function receiveAny(client: Client): Promise<void> {
  await shop.database.db.insert(coupons).values(couponRow(shop, "overview-coupon"));
  await client.send(receive, { id: "overview-coupon" });
}

test("[SE-01] buyers can read only themselves, and never a hash", async () => {
  const { client, username: name, id } = await buyer(shop);
  const seen = await client.send(me);
  expect(seen).toMatchObject({ id, username: name, disabled: true });
  expect(JSON.stringify(seen)).not.toMatch(/scrypt|hash/i);
  expect((await shop.app.request("/api/passport")).status).toBe(403);
});

test("[SE-03] [BU-04] a new buyer has the welcome money in their wallet, booked once", async () => {
  const client = shop.visit();
  const tokens = await client.send(register, { username: "welcomed", password: "a sound password" });
  client.session.setTokens(tokens);
  client.session.setUser({ username: "welcomed", nickName: "", face: "" });
  expect(await client.send(wallet)).toMatchObject({ memberWallet: 100, welcomeMoney: 100, withdrawable: 0 });
  const [booked] = await shop.database.db
    .select({ sum: sql<string>`sum(amount_cents)`, entries: sql<string>`count(*)` })
    .from(ledgerEntries)
    .where(sql`transaction_id in (select id from ledger_transactions where reference like 'welcome-%')`);
  expect(Number(booked?.entries) % 2).toBe(0);
  expect(Number(booked?.sum)).toBe(0);
});
