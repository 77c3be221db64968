import * as calls from "@sundry/api/contract/cashier";
import { cancel, get as orderOf, list } from "@sundry/api/contract/order";
import { get as wallet, logs, recharge, rechargeList } from "@sundry/api/contract/wallet";
import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { inTransaction } from "#server/db/transaction.ts";
import { confirmTransfer, settlePayment } from "#server/modules/buying/cashier/paymentOutcome.ts";
import { closeOverdue } from "#server/modules/buying/order/unpaidExpiry.ts";
import { sweep } from "#server/modules/platform/timers/sweep.ts";
import { buyer, numberOf, oneSku, order, refusalOf, type TestBuyer, withAddress, withoutPromotions } from "./buyers.ts";
import { useShop } from "./support/shop.ts";

const shop = useShop();
beforeAll(() => withoutPromotions(shop));

type BillType = "TRADE" | "ORDER" | "RECHARGE";
const bill = (sn: string, orderType: BillType = "TRADE") => ({ orderType, sn, clientType: "PC" }) as const;
const by = (paymentMethod: string, sn: string, orderType: BillType = "TRADE") => ({
  ...bill(sn, orderType),
  paymentMethod,
  paymentClient: "NATIVE",
});

/** A buyer with a trade of 25.00 to pay. */
async function withTrade(cents = 0): Promise<{ someone: TestBuyer; sn: string }> {
  const someone = await buyer(shop, { cents });
  await withAddress(someone);
  const { skuId } = await oneSku(shop, "sundry-select", { cents: 2500 });
  return { someone, sn: (await order(someone, [[skuId, 1]])).sn };
}

/** Starts a payment by code and returns the address of its page. */
async function codeOf({ client }: TestBuyer, method: string, sn: string, orderType: BillType = "TRADE") {
  return (await client.send(calls.pay, by(method, sn, orderType))) ?? "";
}

/** Presses a button on the page of a code; returns the text of the page afterwards. */
async function press(address: string, outcome: string): Promise<string> {
  const body = new URLSearchParams({ outcome });
  const pressed = await shop.app.request(address, { method: "POST", body });
  expect(pressed.status).toBe(303);
  return (await shop.app.request(pressed.headers.get("location") ?? "")).text();
}

async function progressOf({ client }: TestBuyer, sn: string, orderType: BillType = "TRADE") {
  return client.send(calls.payment, bill(sn, orderType));
}

test("[BU-04] a code paid in a second window pays the order; pressing again changes nothing", async () => {
  const { someone, sn } = await withTrade();
  expect(await progressOf(someone, sn)).toMatchObject({ state: "UNPAID", price: 25 });
  const address = await codeOf(someone, "ALIPAY", sn);
  expect(await progressOf(someone, sn)).toEqual({
    state: "WAITING",
    method: "ALIPAY",
    price: 25,
    content: address,
    endsAt: shop.clock.at + 5 * 60_000,
  });
  const page = await shop.app.request(address);
  expect(page.headers.get("content-security-policy")).toMatch(/^default-src 'none'; style-src 'sha256-/);
  expect(await page.text()).toContain("$25.00");
  expect(await press(address, "PAID")).toContain("Paid");
  expect(await press(address, "PAID")).toContain("Paid");
  expect(await press(address, "REFUSED")).toContain("Paid");
  expect(await progressOf(someone, sn)).toMatchObject({ state: "PAID", method: "ALIPAY", price: 25, content: null });
  expect(await someone.client.send(calls.result, bill(sn))).toBe(true);
  const [row] = (await someone.client.send(list, {})).records;
  const paid = await someone.client.send(orderOf, { sn: row?.sn ?? "" });
  expect(paid.order).toMatchObject({ orderStatus: "UNDELIVERED", paymentMethod: "ALIPAY" });
  expect((await someone.client.send(wallet)).memberWallet).toBe(0);
});

test("[BU-04] two tabs show the same code; another method has its own", async () => {
  const { someone, sn } = await withTrade();
  const codes = await Promise.all(Array.from({ length: 8 }, () => codeOf(someone, "ALIPAY", sn)));
  expect(new Set(codes).size).toBe(1);
  const wechat = await codeOf(someone, "WECHAT", sn);
  expect(wechat).not.toBe(codes[0]);
  const of = async (method: "ALIPAY" | "WECHAT") =>
    (await someone.client.send(calls.payment, { ...bill(sn), method })).content;
  expect([await of("ALIPAY"), await of("WECHAT")]).toEqual([codes[0], wechat]);
});

test("[BU-04] a refused and an expired code are reported, and a new one is available", async () => {
  const { someone, sn } = await withTrade();
  const first = await codeOf(someone, "WECHAT", sn);
  expect(await press(first, "REFUSED")).toContain("Declined");
  expect(await progressOf(someone, sn)).toMatchObject({ state: "REFUSED", method: "WECHAT", content: null });
  const second = await codeOf(someone, "WECHAT", sn);
  expect(second).not.toBe(first);
  await press(second, "EXPIRED");
  expect((await progressOf(someone, sn)).state).toBe("EXPIRED");
  const third = await codeOf(someone, "WECHAT", sn);
  shop.clock.at += 5 * 60_000;
  expect((await progressOf(someone, sn)).state).toBe("EXPIRED");
  expect(await press(third, "PAID")).toContain("Expired");
  expect(await someone.client.send(calls.result, bill(sn))).toBe(false);
});

test("[BU-07] 20 windows press Pay at once: the order is paid once", async () => {
  const { someone, sn } = await withTrade();
  const address = await codeOf(someone, "ALIPAY", sn);
  await Promise.all(Array.from({ length: 20 }, () => press(address, "PAID")));
  expect((await progressOf(someone, sn)).state).toBe("PAID");
  expect((await someone.client.send(wallet)).memberWallet).toBe(0);
  expect(
    await numberOf(
      shop,
      sql`select count(*) from order_logs where event = 'PAID' and order_sn in
    (select sn from orders where trade_sn = ${sn})`,
    ),
  ).toBe(1);
});

test("[BU-07] money that arrives after the wallet has paid, or by a second method, goes into the wallet once", async () => {
  const { someone, sn } = await withTrade(10_000);
  const alipay = await codeOf(someone, "ALIPAY", sn);
  const wechat = await codeOf(someone, "WECHAT", sn);
  await someone.client.send(calls.pay, by("WALLET", sn));
  expect(await press(alipay, "PAID")).toContain("Returned");
  await press(alipay, "PAID");
  expect((await someone.client.send(wallet)).memberWallet).toBe(100);
  await press(wechat, "PAID");
  expect((await someone.client.send(wallet)).memberWallet).toBe(125);
  const { records } = await someone.client.send(logs, {});
  expect(records.slice(0, 3).map(({ money, serviceType, detail }) => [money, serviceType, detail])).toEqual([
    [25, "WALLET_REFUND", "Duplicate or late payment returned"],
    [25, "WALLET_REFUND", "Duplicate or late payment returned"],
    [-25, "WALLET_PAY", expect.stringMatching(/^Order O\d+$/)],
  ]);
  expect((await progressOf(someone, sn)).method).toBe("WALLET");
});

test("[BU-07] wallet and code at once for one trade, in both orders: it is paid once, and nothing is lost", async () => {
  const { someone, sn } = await withTrade(10_000);
  const address = await codeOf(someone, "ALIPAY", sn);
  const [code] = await Promise.all([
    refusalOf(someone.client.send(calls.pay, by("WALLET", sn))),
    press(address, "PAID"),
  ]);
  expect([0, 32003]).toContain(code);
  // If the wallet paid, the code's money came back to it; if the code paid, the wallet was never touched.
  expect((await someone.client.send(wallet)).memberWallet).toBe(100);
  expect(await someone.client.send(calls.result, bill(sn))).toBe(true);
});

test("[BU-04] money for a trade that was cancelled meanwhile is returned", async () => {
  const { someone, sn } = await withTrade();
  const address = await codeOf(someone, "ALIPAY", sn);
  const [row] = (await someone.client.send(list, {})).records;
  await someone.client.send(cancel, { orderSn: row?.sn ?? "", reason: "Test" });
  expect(await progressOf(someone, sn)).toMatchObject({ state: "CLOSED" });
  await press(address, "PAID");
  expect(await progressOf(someone, sn)).toMatchObject({ state: "REFUNDED" });
  expect((await someone.client.send(wallet)).memberWallet).toBe(25);
});

test("[BU-04] an announced transfer holds the order for a day; the market confirms it once", async () => {
  const { someone, sn } = await withTrade();
  const { client } = someone;
  expect((await client.send(calls.detail, bill(sn))).bankAccount).toContain("6200 0000 0000 0142");
  expect(await client.send(calls.pay, by("BANK_TRANSFER", sn))).toBeNull();
  expect(await client.send(calls.pay, by("BANK_TRANSFER", sn))).toBeNull();
  expect((await client.send(calls.detail, bill(sn))).transferAwaited).toBe(true);
  const day = 24 * 60 * 60_000;
  expect(await progressOf(someone, sn)).toMatchObject({
    state: "DECLARED",
    method: "BANK_TRANSFER",
    endsAt: shop.clock.at + day,
  });
  shop.clock.at += day - 1;
  const failed = (error: unknown) => void shop.faults.push(String(error));
  await sweep({ db: shop.database.db, services: shop.services, failed }, closeOverdue);
  const confirm = () => inTransaction(shop.database.db, (tx) => confirmTransfer(tx, shop.services, sn));
  const [first, ...more] = (await Promise.all([confirm(), confirm(), confirm()])).filter((one) => one !== null);
  expect(first).toMatchObject({ progress: "PAID", returnedCents: 0 });
  expect(more.every(({ returnedCents }) => returnedCents === 0)).toBe(true);
  expect(await confirm()).toBeNull();
  expect(await numberOf(shop, sql`select count(*) from orders where trade_sn = ${sn} and state = 'UNDELIVERED'`)).toBe(
    1,
  );
  expect(
    await numberOf(shop, sql`select coalesce(sum(balance_cents), 0) from wallets where member_id = ${someone.id}`),
  ).toBe(0);
});

test("[MC-10] a top-up is paid at the cashier and credited once, even if two methods pay it", async () => {
  const someone = await buyer(shop);
  const { client } = someone;
  const made = await client.send(recharge, { price: 50 });
  expect(made).toMatchObject({ rechargeMoney: 50, payStatus: "UNPAID" });
  const sn = made.rechargeSn;
  const detail = await client.send(calls.detail, bill(sn, "RECHARGE"));
  expect(detail).toMatchObject({ price: 50, support: ["ALIPAY", "WECHAT", "BANK_TRANSFER"], orderSns: null });
  expect(await refusalOf(client.send(calls.pay, by("WALLET", sn, "RECHARGE")))).toBe(32012);
  const alipay = await codeOf(someone, "ALIPAY", sn, "RECHARGE");
  const wechat = await codeOf(someone, "WECHAT", sn, "RECHARGE");
  await Promise.all([press(alipay, "PAID"), press(alipay, "PAID"), press(alipay, "PAID")]);
  expect((await client.send(wallet)).memberWallet).toBe(50);
  expect(await client.send(calls.result, bill(sn, "RECHARGE"))).toBe(true);
  expect(await refusalOf(client.send(calls.detail, bill(sn, "RECHARGE")))).toBe(32003);
  await press(wechat, "PAID");
  expect((await client.send(wallet)).memberWallet).toBe(100);
  const [row] = (await client.send(rechargeList, {})).records;
  expect(row).toMatchObject({ rechargeSn: sn, payStatus: "PAID", rechargeWay: "ALIPAY" });
});

test("[MC-10] a top-up not paid in time is cancelled, and money that arrives later is still credited", async () => {
  const someone = await buyer(shop);
  const { rechargeSn: sn } = await someone.client.send(recharge, { price: 0.01 });
  shop.clock.at += 29 * 60_000;
  const address = await codeOf(someone, "ALIPAY", sn, "RECHARGE");
  const { endsAt } = await progressOf(someone, sn, "RECHARGE");
  // A code never outlives its bill.
  expect(endsAt).toBe(shop.clock.at + 60_000);
  shop.clock.at += 60_000;
  expect((await someone.client.send(rechargeList, {})).records[0]?.payStatus).toBe("CANCEL");
  expect(await refusalOf(someone.client.send(calls.detail, bill(sn, "RECHARGE")))).toBe(32006);
  expect(await refusalOf(someone.client.send(calls.pay, by("ALIPAY", sn, "RECHARGE")))).toBe(32006);
  // The provider took the money in time, but reports it late and twice.
  const token = /pay\/([\w-]+)/.exec(address)?.[1] ?? "";
  const late = () => inTransaction(shop.database.db, (tx) => settlePayment(tx, shop.services, token, "PAID"));
  await Promise.all([late(), late()]);
  expect((await someone.client.send(wallet)).memberWallet).toBe(0.01);
});

test("[BU-04] unknown and foreign bills, other clients and addresses without a code are refused", async () => {
  const { someone, sn } = await withTrade();
  const stranger = await buyer(shop);
  for (const method of ["ALIPAY", "WECHAT", "BANK_TRANSFER"]) {
    expect(await refusalOf(stranger.client.send(calls.pay, by(method, sn))), method).toBe(20005);
    expect(await refusalOf(someone.client.send(calls.pay, by(method, "T1"))), method).toBe(31002);
    expect(await refusalOf(someone.client.send(calls.pay, by(method, sn, "RECHARGE"))), method).toBe(31002);
  }
  expect(await refusalOf(stranger.client.send(calls.payment, bill(sn)))).toBe(20005);
  expect(await refusalOf(someone.client.send(calls.payment, bill("T1")))).toBe(32011);
  expect(await refusalOf(someone.client.send(calls.payment, bill("R1", "RECHARGE")))).toBe(31002);
  expect(await refusalOf(someone.client.send(calls.result, bill("R1", "RECHARGE")))).toBe(31002);
  const inApp = { ...by("ALIPAY", sn), paymentClient: "JSAPI" };
  expect(await refusalOf(someone.client.send(calls.pay, inApp))).toBe(32009);
  expect((await shop.app.request("/sandbox/pay/nobody")).status).toBe(404);
  const body = new URLSearchParams({ outcome: "STOLEN" });
  const address = await codeOf(someone, "ALIPAY", sn);
  expect((await shop.app.request(address, { method: "POST", body })).status).toBe(404);
  expect((await progressOf(someone, sn)).state).toBe("WAITING");
});

test("[BU-04] the page of a code is in the buyer's language", async () => {
  const someone = await buyer(shop, { language: "zh" });
  const { rechargeSn } = await someone.client.send(recharge, { price: 12.5 });
  const page = await (await shop.app.request(await codeOf(someone, "WECHAT", rechargeSn, "RECHARGE"))).text();
  expect(page).toContain("沙箱收银台");
  expect(page).toContain("￥12.50");
});

/** Runs after the other tests of this file, on everything they moved. */
test("[BU-07] after all of this each movement sums to zero, and wallets and frozen money are the sums of their accounts", async () => {
  const unbalanced = sql`select count(*) from (select 1 from ledger_entries group by transaction_id having sum(amount_cents) <> 0) t`;
  const astray = sql`select count(*) from wallets w where
    balance_cents <> coalesce((select sum(amount_cents) from ledger_entries e where e.account = 'wallet:' || w.member_id), 0) or
    frozen_cents <> coalesce((select sum(amount_cents) from ledger_entries e where e.account = 'frozen:' || w.member_id), 0)`;
  expect([await numberOf(shop, unbalanced), await numberOf(shop, astray)]).toEqual([0, 0]);
  expect(shop.faults).toEqual([]);
});
