import { pay } from "@sundry/api/contract/cashier";
import { bind, orders as results } from "@sundry/api/contract/distribution";
import { cancel } from "@sundry/api/contract/order";
import { register } from "@sundry/api/contract/session";
import { summary } from "@sundry/api/contract/points";
import { get as wallet, logs, withdraw, withdrawList } from "@sundry/api/contract/wallet";
import { eq } from "drizzle-orm";
import { readFile } from "node:fs/promises";
import { beforeAll, expect, test } from "vitest";
import { distributionGoods } from "#server/db/schema/distribution.ts";
import { members } from "#server/db/schema/member.ts";
import { decideAfterSale } from "#server/modules/aftercare/afterSale/storeDecisions.ts";
import { fund } from "#server/modules/account/wallet/ledger.ts";
import { decideWithdrawal } from "#server/modules/account/wallet/withdrawal.ts";
import { ship } from "#server/modules/buying/order/shipping.ts";
import { ask, lineOf } from "./afterSales.ts";
import { oneSku, order, refusalOf, sentenceOf, type TestBuyer, withAddress, withoutPromotions } from "./buyers.ts";
import { distributionSteps } from "./distributionSteps.ts";
import { asStore, bill, oneOrder, paidOrder } from "./orders.ts";
import { useShop } from "./support/shop.ts";

const shop = useShop({ welcomeCents: 6000 });
const { distributor, endAfterSale, sums: sumsOfCommission } = distributionSteps(shop);
const to = { realName: "Mei Tanaka", connectNumber: "mei@example.com" };

beforeAll(() => withoutPromotions(shop));

let made = 0;

/** A buyer who has registered, with money of their own besides the welcome money of 60.00. */
async function newcomer(ownCents = 0): Promise<TestBuyer> {
  made += 1;
  const username = `newcomer${made}`;
  const client = shop.visit();
  client.session.setTokens(await client.send(register, { username, password: "a sound password" }));
  client.session.setUser({ username, nickName: username, face: "" });
  const [{ id } = { id: "" }] = await shop.database.db
    .select({ id: members.id })
    .from(members)
    .where(eq(members.username, username));
  const someone = { id, username, client, accessToken: "" };
  if (ownCents > 0)
    await asStore(shop, (tx, services) =>
      fund(tx, services, { memberId: someone.id, cents: ownCents, reference: `R${made}` }),
    );
  await withAddress(someone);
  return someone;
}

/** Balance, and what of it can be withdrawn. */
async function sums({ client }: TestBuyer): Promise<[balance: number, withdrawable: number | null | undefined]> {
  const { memberWallet, withdrawable } = await client.send(wallet);
  return [memberWallet, withdrawable];
}

test("[MC-10] [BU-07] welcome money can't be withdrawn, own money can, to the cent", async () => {
  const poor = await newcomer();
  expect(await refusalOf(poor.client.send(withdraw, { price: 0.01, ...to }))).toBe(34002);
  const someone = await newcomer(4000);
  expect(await someone.client.send(wallet)).toMatchObject({ memberWallet: 100, withdrawable: 40, welcomeMoney: 60 });
  expect(await refusalOf(someone.client.send(withdraw, { price: 40.01, ...to }))).toBe(34002);
  await someone.client.send(withdraw, { price: 40, ...to });
  expect(await sums(someone)).toEqual([60, 0]);
  expect(await refusalOf(someone.client.send(withdraw, { price: 0.01, ...to }))).toBe(34002);
  const [request] = (await someone.client.send(withdrawList, {})).records;
  await asStore(shop, (tx, services) =>
    decideWithdrawal(tx, services, request?.id ?? "", { state: "REJECT", remark: "Name" }),
  );
  expect(await sums(someone)).toEqual([100, 40]);
});

test("[MC-10] [BU-07] an order takes welcome money first; cancelled, it returns as what it was", async () => {
  const someone = await newcomer(4000);
  const { skuId } = await oneSku(shop, "sundry-select", { cents: 7000 });
  const sn = await paidOrder(someone, [[skuId, 1]]);
  expect(await sums(someone)).toEqual([30, 30]);
  await someone.client.send(cancel, { orderSn: sn, reason: "Test" });
  expect(await sums(someone)).toEqual([100, 40]);
  expect((await someone.client.send(logs, {})).records[0]?.money).toBe(70);
});

test("[BU-07] an order paid with welcome money alone gives nothing to withdraw, however often it is cancelled", async () => {
  const someone = await newcomer();
  const { skuId } = await oneSku(shop, "sundry-select", { cents: 5000 });
  for (let round = 0; round < 3; round += 1) {
    shop.clock.at += 3001;
    const sn = await paidOrder(someone, [[skuId, 1]]);
    await someone.client.send(cancel, { orderSn: sn, reason: "Test" });
  }
  expect(await sums(someone)).toEqual([60, 0]);
});

test("[BU-07] partial refunds return both kinds of money in proportion and add up to the cent", async () => {
  const someone = await newcomer(4000);
  const sku = await oneSku(shop, "sundry-select", { cents: 3333 });
  const orderSn = await paidOrder(someone, [[sku.skuId, 3]]);
  expect(await sums(someone)).toEqual([0.01, 0.01]);
  await asStore(shop, (tx, services) => ship(tx, services, orderSn, { carrier: "SF", number: "SF1" }));
  const bought = { someone, sku, orderSn, lineSn: (await lineOf(someone, orderSn)).sn };
  const seen: unknown[] = [];
  for (let piece = 0; piece < 3; piece += 1) {
    shop.clock.at += 3001;
    const { sn } = await ask(bought, { num: 1, serviceType: "RETURN_MONEY" });
    await asStore(shop, (tx, services) => decideAfterSale(tx, services, sn, { pass: true }));
    seen.push(await sums(someone));
  }
  expect(seen).toEqual([
    [33.34, 13.34],
    [66.67, 26.67],
    [100, 40],
  ]);
});

test("[MC-12] [BU-07] welcome money earns no commission, which could be withdrawn: own money its share, after refunds too", async () => {
  const promoter = await distributor();
  const sku = await oneSku(shop, "sundry-select", { cents: 5000 });
  const { skuId, goodsId } = sku;
  // All of the price: nothing of the welcome money may come out.
  const offered = { skuId, goodsId, commissionCents: 5000, sortOrder: 1, createdAt: new Date() };
  await shop.database.db.insert(distributionGoods).values({ id: "welcome", ...offered });
  const friend = await newcomer(4000);
  await friend.client.send(bind, { code: promoter.code });
  const orderSn = await paidOrder(friend, [[skuId, 2]]);
  // 60.00 of 100.00 were a gift.
  expect(await sumsOfCommission(promoter)).toEqual([40, 40, 0]);
  await asStore(shop, (tx, services) => ship(tx, services, orderSn, { carrier: "SF", number: "SF2" }));
  const bought = { someone: friend, sku, orderSn, lineSn: (await lineOf(friend, orderSn)).sn };
  const { sn } = await ask(bought, { num: 1, serviceType: "RETURN_MONEY" });
  await asStore(shop, (tx, services) => decideAfterSale(tx, services, sn, { pass: true }));
  expect(await sums(friend)).toEqual([50, 20]);
  await endAfterSale(orderSn);
  expect(await sumsOfCommission(promoter)).toEqual([20, 0, 20]);
  const poor = await newcomer();
  await poor.client.send(bind, { code: promoter.code });
  const free = await paidOrder(poor, [[skuId, 1]]);
  await endAfterSale(free);
  expect(await sumsOfCommission(promoter)).toEqual([20, 0, 20]);
  expect((await promoter.client.send(results, { distributionOrderStatus: "COMPLETE" })).records).toMatchObject([
    { orderSn: free, rebate: 0, sellBackRebate: 0 },
    { orderSn, rebate: 40, sellBackRebate: 20 },
  ]);
});

test("[BU-07] a withdrawal and an order sent at once never pay welcome money out", async () => {
  const someone = await newcomer(4000);
  const { skuId } = await oneSku(shop, "sundry-select", { cents: 8000 });
  const { sn } = await order(someone, [[skuId, 1]]);
  await Promise.all([
    refusalOf(someone.client.send(pay, bill(sn))),
    refusalOf(someone.client.send(withdraw, { price: 40, ...to })),
  ]);
  const { memberWallet, memberFrozenWallet, welcomeMoney } = await someone.client.send(wallet);
  expect([
    [20, 0, 0],
    [60, 40, 60],
  ]).toContainEqual([memberWallet, memberFrozenWallet, welcomeMoney]);
});

test.each([
  [{ realName: "" }, "account holder's name"],
  [{ realName: " \u3000 " }, "account holder's name"],
  [{ realName: "..." }, "account holder's name"],
  [{ connectNumber: "" }, "account number"],
  [{ connectNumber: "   " }, "account number"],
  [{ connectNumber: "-" }, "account number"],
])("[VA-02] [MC-10] a withdrawal to %o is refused with words", async (wrong, words) => {
  const someone = await newcomer(4000);
  const send = () => someone.client.send(withdraw, { price: 1, ...to, ...wrong });
  expect(await refusalOf(send())).toBe(4002);
  expect(await sentenceOf(send())).toContain(words);
  expect(await sums(someone)).toEqual([100, 40]);
});

test("[BU-07] wallets of a running shop keep as welcome money what was given and not spent since", async () => {
  const spent = await newcomer(4000);
  const { skuId } = await oneSku(shop, "sundry-select", { cents: 5000 });
  await paidOrder(spent, [[skuId, 1]]);
  const returned = await newcomer(4000);
  await paidOrder(returned, [[skuId, 1]]);
  await returned.client.send(cancel, { orderSn: await oneOrder(returned), reason: "Test" });
  const untouched = await newcomer();
  await shop.database.query("update wallets set welcome_cents = 0");
  const file = new URL("../src/db/migrations/0031_welcome_money.sql", import.meta.url);
  await shop.database.query(await readFile(file, "utf8"));
  const welcome = async ({ client }: TestBuyer) => (await client.send(wallet)).welcomeMoney;
  expect([await welcome(spent), await welcome(returned), await welcome(untouched)]).toEqual([10, 60, 60]);
});

test("[SE-03] [BU-07] points for registering are a setting: none unless a shop gives some", async () => {
  const { client } = await newcomer();
  const { welcomePoints } = shop.services.config;
  expect((await client.send(summary, {})).point).toBe(welcomePoints);
  shop.services.config.welcomePoints = 0;
  const later = await newcomer();
  shop.services.config.welcomePoints = welcomePoints;
  expect(await later.client.send(summary, {})).toMatchObject({ point: 0, totalPoint: 0 });
});
