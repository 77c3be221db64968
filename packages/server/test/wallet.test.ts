import {
  get as wallet,
  logs,
  recharge,
  rechargeList,
  setPassword,
  withdraw,
  withdrawalSetting,
  withdrawList,
} from "@sundry/api/contract/wallet";
import { expect, test } from "vitest";
import { inTransaction } from "#server/db/transaction.ts";
import { type Decision, decideWithdrawal } from "#server/modules/account/wallet/withdrawal.ts";
import { buyer, refusalOf } from "./buyers.ts";
import { useShop } from "./support/shop.ts";

const shop = useShop();
const to = { realName: "Mei Tanaka", connectNumber: "mei@example.com" };
const decide = (id: string, decision: Decision) =>
  inTransaction(shop.database.db, (tx) => decideWithdrawal(tx, shop.services, id, decision));

test.each([
  [0.01, 0],
  [9998.99, 0],
  [0, 32013],
  [-5, 32013],
  [0.001, 32013],
  [10.005, 32013],
  [9999, 32013],
])("[VA-02] a recharge of %s is answered with %s", async (price, code) => {
  const { client } = await buyer(shop);
  expect(await refusalOf(client.send(recharge, { price }))).toBe(code);
  expect((await client.send(rechargeList, {})).total).toBe(code === 0 ? 1 : 0);
});

test("[VA-02] letters are not an amount", async () => {
  const { accessToken } = await buyer(shop);
  for (const path of ["/api/recharge", "/api/money/wallet/withdrawal"]) {
    const body = new URLSearchParams({ price: "ten", realName: "", connectNumber: "" });
    const answer = await shop.app.request(path, { method: "POST", body, headers: { accesstoken: accessToken } });
    expect(((await answer.json()) as { code: number }).code).toBe(4002);
  }
});

test("[MC-10] the same top-up within 3 seconds is a double click; another amount or a later one is not", async () => {
  const { client } = await buyer(shop);
  const codes = await Promise.all(Array.from({ length: 5 }, () => refusalOf(client.send(recharge, { price: 20 }))));
  expect(codes.filter((code) => code === 0)).toHaveLength(1);
  expect(codes.filter((code) => code === 1003)).toHaveLength(4);
  await client.send(recharge, { price: 21 });
  shop.clock.at += 3000;
  await client.send(recharge, { price: 20 });
  const { records, total } = await client.send(rechargeList, { pageSize: 2 });
  expect([records.length, total]).toEqual([2, 3]);
  expect(records[0]).toMatchObject({ rechargeMoney: 20, payStatus: "UNPAID", rechargeWay: null });
});

test.each([
  [0, 34008],
  [0.001, 34008],
  [9999, 34008],
  [100.01, 34002],
  [9998.99, 34002],
  [100, 0],
  [0.01, 0],
])("[VA-02] out of 100.00 a withdrawal of %s is answered with %s", async (price, code) => {
  const { client } = await buyer(shop, { cents: 10_000 });
  expect(await refusalOf(client.send(withdraw, { price, ...to }))).toBe(code);
  const frozen = code === 0 ? price : 0;
  const held = await client.send(wallet);
  expect(held.memberFrozenWallet).toBe(frozen);
  expect(Math.round((held.memberWallet + frozen) * 100)).toBe(10_000);
});

test("[BU-07] withdrawals sent at once never take more than there is", async () => {
  const { client } = await buyer(shop, { cents: 10_000 });
  const codes = await Promise.all([40, 41, 42, 43].map((price) => refusalOf(client.send(withdraw, { price, ...to }))));
  expect(codes.filter((code) => code === 0)).toHaveLength(2);
  expect(codes.filter((code) => code === 34002)).toHaveLength(2);
  expect((await client.send(wallet)).memberWallet).toBeGreaterThanOrEqual(0);
});

test("[MC-10] the market pays, fails or declines a withdrawal, once; the log shows each step", async () => {
  const { client } = await buyer(shop, { cents: 10_000 });
  for (const price of [10, 20, 30]) await client.send(withdraw, { price, ...to });
  const open = (await client.send(withdrawList, {})).records;
  expect(open.map(({ applyMoney, applyStatus }) => [applyMoney, applyStatus])).toEqual([
    [30, "APPLY"],
    [20, "APPLY"],
    [10, "APPLY"],
  ]);
  const [third, second, first] = open.map(({ id }) => id);
  const both = await Promise.all([
    decide(first ?? "", { state: "SUCCESS" }),
    decide(first ?? "", { state: "REJECT", remark: "No" }),
  ]);
  expect(both.filter(Boolean)).toHaveLength(1);
  const rest = await client.send(withdrawList, { applyStatus: "APPLY" });
  expect(rest.total).toBe(2);
  expect(await decide(second ?? "", { state: "ERROR", message: "Account unknown" })).toBe(true);
  expect(await decide(third ?? "", { state: "REJECT", remark: "Please verify your name" })).toBe(true);
  expect(await decide(third ?? "", { state: "SUCCESS" })).toBe(false);
  expect(await decide("1", { state: "SUCCESS" })).toBe(false);
  const [refused, failed] = (await client.send(withdrawList, {})).records;
  expect(refused).toMatchObject({ applyStatus: "REJECT", inspectRemark: "Please verify your name", ...to });
  expect(failed).toMatchObject({ applyStatus: "ERROR", errorMessage: "Account unknown" });
  const held = await client.send(wallet);
  expect(held.memberFrozenWallet).toBe(0);
  const log = (await client.send(logs, {})).records;
  expect(log[0]).toMatchObject({ money: 30, serviceType: "WALLET_WITHDRAWAL" });
  expect(log[0]?.detail).toMatch(/^Withdrawal W\d+ failed, money returned$/);
  expect(Math.round(log.reduce((sum, { money }) => sum + money * 100, 0))).toBe(Math.round(held.memberWallet * 100));
});

test("[MC-10] a withdrawal needs the payment password, and the same again is a double click", async () => {
  const { client } = await buyer(shop, { cents: 10_000 });
  await client.send(setPassword, { password: "SundryPay2026" });
  expect(await refusalOf(client.send(withdraw, { price: 5, ...to }))).toBe(34010);
  expect(await refusalOf(client.send(withdraw, { price: 5, ...to, password: "wrong-guess" }))).toBe(34011);
  await shop.settled();
  expect((await client.send(wallet)).memberFrozenWallet).toBe(0);
  expect(await client.send(withdraw, { price: 5, ...to, password: "SundryPay2026" })).toBe(true);
  expect(await refusalOf(client.send(withdraw, { price: 5, ...to, password: "SundryPay2026" }))).toBe(1003);
});

test("[MC-10] the log has sign, reason and time in the reader's language, page by page, and only one's own entries", async () => {
  const someone = await buyer(shop, { cents: 4200, language: "zh" });
  await someone.client.send(withdraw, { price: 1, ...to });
  const page = await someone.client.send(logs, { pageSize: 1 });
  expect(page).toMatchObject({ total: 2, pages: 2, current: 1 });
  expect(page.records[0]?.money).toBe(-1);
  expect(page.records[0]?.detail).toMatch(/^提现W\d+$/);
  expect(page.records[0]?.createTime).toMatch(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/);
  const stranger = await buyer(shop);
  for (const call of [logs, rechargeList, withdrawList]) expect((await stranger.client.send(call, {})).total).toBe(0);
});

test("[MC-10] withdrawals are filtered by number, state and day; the conditions are returned", async () => {
  const { client } = await buyer(shop, { cents: 10_000 });
  await client.send(withdraw, { price: 3, ...to });
  const [row] = (await client.send(withdrawList, {})).records;
  const day = row?.createTime.slice(0, 10) ?? "";
  expect((await client.send(withdrawList, { sn: row?.sn ?? "", startDate: day, endDate: day })).total).toBe(1);
  expect((await client.send(withdrawList, { startDate: "2999-01-01" })).total).toBe(0);
  expect((await client.send(withdrawList, { applyStatus: "SUCCESS" })).total).toBe(0);
  expect((await client.send(withdrawList, { applyStatus: "VIA_AUDITING" })).total).toBe(0);
  expect(await client.send(withdrawalSetting)).toEqual({ minPrice: 0.01, fee: 0, type: "ALI" });
});

test("[SE-04] without a login every call is refused", async () => {
  for (const path of ["/money/log", "/money/recharge", "/member/withdrawApply", "/money/wallet/withdrawalSettingVO"])
    expect((await shop.app.request(`/api${path}`)).status, path).toBe(403);
});
