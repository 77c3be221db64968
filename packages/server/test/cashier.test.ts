import * as calls from "@sundry/api/contract/cashier";
import { search, skuDetail } from "@sundry/api/contract/goods";
import { cancel, get as orderOf, list } from "@sundry/api/contract/order";
import { checkPassword, get as wallet, setPassword } from "@sundry/api/contract/wallet";
import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import {
  buyer,
  numberOf,
  oneSku,
  order,
  refusalOf,
  sentenceOf,
  shelf,
  type TestBuyer,
  withAddress,
  withoutPromotions,
} from "./buyers.ts";
import { useShop } from "./support/shop.ts";

const shop = useShop();
beforeAll(() => withoutPromotions(shop));

const bill = (sn: string, orderType: "TRADE" | "ORDER" | "RECHARGE" = "TRADE") =>
  ({ orderType, sn, clientType: "PC" }) as const;
const byWallet = (sn: string, more: { password?: string; orderType?: "TRADE" | "ORDER" | "RECHARGE" } = {}) => ({
  ...bill(sn, more.orderType),
  ...(more.password === undefined ? {} : { password: more.password }),
  paymentMethod: "WALLET",
  paymentClient: "NATIVE",
});

/** A buyer with a trade of 25.00 to pay. */
async function withTrade(cents: number): Promise<{ someone: TestBuyer; sn: string }> {
  const someone = await buyer(shop, { cents });
  await withAddress(someone);
  const { skuId } = await oneSku(shop, "sundry-select", { cents: 2500 });
  return { someone, sn: (await order(someone, [[skuId, 1]])).sn };
}

/** Checks the ledger: each movement sums to zero, and each wallet is the sum of its account. */
async function ledgerFaults(): Promise<number> {
  const unbalanced = sql`select count(*) from (select 1 from ledger_entries group by transaction_id having sum(amount_cents) <> 0) t`;
  const astray = sql`select count(*) from wallets w where balance_cents <>
    coalesce((select sum(amount_cents) from ledger_entries e where e.account = 'wallet:' || w.member_id), 0)`;
  return (await numberOf(shop, unbalanced)) + (await numberOf(shop, astray));
}

test("[BU-04] the payment page shows amount, orders, time left, balance and available methods", async () => {
  const { someone, sn } = await withTrade(10_000);
  const detail = await someone.client.send(calls.detail, bill(sn));
  const [row] = (await someone.client.send(list, {})).records;
  expect(detail).toMatchObject({
    price: 25,
    orderSns: row?.sn,
    support: ["WALLET", "ALIPAY", "WECHAT", "BANK_TRANSFER"],
    walletValue: 100,
    walletPassword: false,
  });
  expect(detail.autoCancel).toBe(shop.clock.at + 30 * 60_000);
});

test("[BU-04] the payment page names three products in full and counts the others", async () => {
  const someone = await buyer(shop);
  await withAddress(someone);
  const bought = await shelf(
    shop,
    "sundry-select",
    Array.from({ length: 5 }, () => ({ cents: 100 })),
  );
  const of = async (count: number) => {
    const lines = bought.slice(0, count).map(({ skuId }) => [skuId, 1] as [string, number]);
    const { sn } = await order(someone, lines);
    return (await someone.client.send(calls.detail, bill(sn))).detail ?? "";
  };
  const names = bought.map(({ name }) => name);
  expect((await of(3)).split("; ").toSorted()).toEqual(names.slice(0, 3).toSorted());
  const [first = "", , , others] = (await of(5)).split("; ");
  expect(names).toContain(first);
  expect(others).toBe("and 2 more");
});

test("[BU-04] the payment page names a product once, however many of its variants are ordered", async () => {
  const someone = await buyer(shop);
  await withAddress(someone);
  const { records } = await someone.client.send(search, { keyword: "umbrella", pageNumber: 1, pageSize: 1 });
  const [goods] = records;
  const { specs } = await someone.client.send(skuDetail, { goodsId: goods?.goodsId ?? "", skuId: "0" });
  const lines = specs.slice(0, 3).map(({ skuId }) => [skuId, 12] as [string, number]);
  expect(lines.length).toBeGreaterThan(1);
  const { sn } = await order(someone, lines);
  expect((await someone.client.send(calls.detail, bill(sn))).detail).toBe(goods?.goodsName);
});

test("[BU-07] 50 payments of one trade at once: one succeeds, and the wallet is charged once", async () => {
  const { someone, sn } = await withTrade(100_000);
  const codes = await Promise.all(
    Array.from({ length: 50 }, () => refusalOf(someone.client.send(calls.pay, byWallet(sn)))),
  );
  expect(codes.filter((code) => code === 0)).toHaveLength(1);
  expect(codes.filter((code) => code === 32003)).toHaveLength(49);
  expect((await someone.client.send(wallet)).memberWallet).toBe(975);
  expect(await ledgerFaults()).toBe(0);
});

test("[BU-07] a wallet with enough for 3 of 10 trades pays exactly 3 and never falls below zero", async () => {
  const someone = await buyer(shop, { cents: 7500 });
  await withAddress(someone);
  const { skuId } = await oneSku(shop, "sundry-select", { cents: 2500 });
  const sns: string[] = [];
  for (let at = 0; at < 10; at += 1) sns.push((await order(someone, [[skuId, 1]])).sn);
  const codes = await Promise.all(sns.map((sn) => refusalOf(someone.client.send(calls.pay, byWallet(sn)))));
  expect([codes.filter((code) => code === 0).length, codes.filter((code) => code === 34001).length]).toEqual([3, 7]);
  expect((await someone.client.send(wallet)).memberWallet).toBe(0);
  expect(await ledgerFaults()).toBe(0);
});

test("[BU-04] payment starts the order, and the result says so; a second payment is refused", async () => {
  const { someone, sn } = await withTrade(10_000);
  expect(await someone.client.send(calls.result, bill(sn))).toBe(false);
  expect(await someone.client.send(calls.pay, byWallet(sn))).toBeNull();
  expect(await someone.client.send(calls.result, bill(sn))).toBe(true);
  const [row] = (await someone.client.send(list, {})).records;
  const { order: paid, orderLogs } = await someone.client.send(orderOf, { sn: row?.sn ?? "" });
  expect(paid).toMatchObject({ orderStatus: "UNDELIVERED", payStatus: "PAID", paymentMethod: "WALLET" });
  expect(orderLogs?.map(({ message }) => message)).toEqual(["Order placed", "Paid"]);
  expect(await refusalOf(someone.client.send(calls.pay, byWallet(sn)))).toBe(32003);
  expect(await refusalOf(someone.client.send(calls.detail, bill(sn)))).toBe(32003);
});

test("[BU-04] orders of a trade can be paid one by one, and the rest of the trade together", async () => {
  const someone = await buyer(shop, { cents: 10_000 });
  await withAddress(someone);
  const skus = [
    await oneSku(shop, "sundry-select", { cents: 1000 }),
    await oneSku(shop, "glint", { cents: 2000 }),
    await oneSku(shop, "papermint", { cents: 3000 }),
  ];
  const trade = await order(
    someone,
    skus.map(({ skuId }) => [skuId, 1]),
  );
  const rows = (await someone.client.send(list, {})).records;
  const [first, second] = rows;
  await someone.client.send(calls.pay, byWallet(first?.sn ?? "", { orderType: "ORDER" }));
  await someone.client.send(cancel, { orderSn: second?.sn ?? "", reason: "Too many" });
  const rest = (await someone.client.send(calls.detail, bill(trade.sn))).price;
  expect(rest).toBe(rows[2]?.flowPrice);
  expect(await someone.client.send(calls.result, bill(trade.sn))).toBe(false);
  await someone.client.send(calls.pay, byWallet(trade.sn));
  expect(await someone.client.send(calls.result, bill(trade.sn))).toBe(true);
  const spent = Math.round(((first?.flowPrice ?? 0) + rest) * 100);
  expect((await someone.client.send(wallet)).memberWallet).toBe((10_000 - spent) / 100);
  expect(await ledgerFaults()).toBe(0);
});

test("[BU-04] too little money, unknown methods, and unknown, foreign, cancelled and overdue bills are refused and change nothing", async () => {
  const { someone, sn } = await withTrade(2499);
  const { client } = someone;
  expect(await refusalOf(client.send(calls.pay, byWallet(sn)))).toBe(34001);
  for (const paymentMethod of ["UNIONPAY", "CASH"])
    expect(await refusalOf(client.send(calls.pay, { ...byWallet(sn), paymentMethod })), paymentMethod).toBe(32008);
  expect(await refusalOf(client.send(calls.pay, byWallet("T1")))).toBe(31002);
  expect(await refusalOf(client.send(calls.result, bill("T1")))).toBe(32011);
  expect(await refusalOf(client.send(calls.pay, byWallet(sn, { orderType: "RECHARGE" })))).toBe(32012);
  const stranger = await buyer(shop, { cents: 100_000 });
  expect(await refusalOf(stranger.client.send(calls.detail, bill(sn)))).toBe(20005);
  expect(await refusalOf(stranger.client.send(calls.pay, byWallet(sn)))).toBe(20005);
  shop.clock.at += 30 * 60_000;
  expect(await refusalOf(client.send(calls.detail, bill(sn)))).toBe(32006);
  const fresh = await buyer(shop);
  expect((await fresh.client.send(wallet)).memberWallet).toBe(0);
});

test("[BU-04] a cancelled trade is reported as no longer payable", async () => {
  const { someone, sn } = await withTrade(10_000);
  const [row] = (await someone.client.send(list, {})).records;
  await someone.client.send(cancel, { orderSn: row?.sn ?? "", reason: "Test" });
  expect(await refusalOf(someone.client.send(calls.pay, byWallet(sn)))).toBe(32006);
});

test("[BU-04] the wallet asks for its password: without it or with a wrong one nothing is paid, and five wrong ones lock it for a while", async () => {
  const { someone, sn } = await withTrade(10_000);
  const { client } = someone;
  await client.send(setPassword, { password: "SundryPay2026" });
  expect(await client.send(checkPassword)).toBe(true);
  expect((await client.send(calls.detail, bill(sn))).walletPassword).toBe(true);
  expect(await refusalOf(client.send(calls.pay, byWallet(sn)))).toBe(34010);
  expect(await sentenceOf(client.send(calls.pay, byWallet(sn)))).toBe("Enter your payment password.");
  for (let at = 0; at < 5; at += 1) {
    expect(await refusalOf(client.send(calls.pay, byWallet(sn, { password: "wrong-guess" })))).toBe(34011);
    await shop.settled();
  }
  expect(await refusalOf(client.send(calls.pay, byWallet(sn, { password: "SundryPay2026" })))).toBe(1003);
  expect((await client.send(wallet)).memberWallet).toBe(100);
  shop.clock.at += 11 * 60_000;
  await client.send(calls.pay, byWallet(sn, { password: "SundryPay2026" }));
  expect((await client.send(wallet)).memberWallet).toBe(75);
});

test("[SE-07] a payment password can be changed only with the old one", async () => {
  const { client } = await buyer(shop);
  expect(await client.send(checkPassword)).toBe(false);
  expect(await refusalOf(client.send(setPassword, { password: "short" }))).toBe(4002);
  await client.send(setPassword, { password: "first-secret" });
  expect(await refusalOf(client.send(setPassword, { password: "second-secret" }))).toBe(34010);
  expect(await refusalOf(client.send(setPassword, { password: "second-secret", oldPassword: "wrong" }))).toBe(34011);
  await client.send(setPassword, { password: "second-secret", oldPassword: "first-secret" });
});

test("[BU-07] many buyers, stores, payments and refunds at once keep the ledger consistent", async () => {
  const skus = [
    ...(await shelf(shop, "glint", [{ cents: 333 }, { cents: 777 }])),
    await oneSku(shop, "sundry-select", { cents: 555 }),
  ];
  const buyers = await Promise.all(Array.from({ length: 10 }, () => buyer(shop, { cents: 5000 })));
  await Promise.all(
    buyers.map(async (someone, at) => {
      await withAddress(someone);
      const trade = await order(
        someone,
        skus.map(({ skuId }) => [skuId, 1 + (at % 2)]),
      );
      await someone.client.send(calls.pay, byWallet(trade.sn));
      const [first] = (await someone.client.send(list, {})).records;
      if (at % 3 === 0) await someone.client.send(cancel, { orderSn: first?.sn ?? "", reason: "Test" });
    }),
  );
  expect(await ledgerFaults()).toBe(0);
  expect(await numberOf(shop, sql`select sum(amount_cents) from ledger_entries`)).toBe(0);
  expect(shop.faults).toEqual([]);
});
