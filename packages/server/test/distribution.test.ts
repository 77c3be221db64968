import * as calls from "@sundry/api/contract/distribution";
import { cancel } from "@sundry/api/contract/order";
import { get as wallet } from "@sundry/api/contract/wallet";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { distributionBindings, distributors } from "#server/db/schema/distribution.ts";
import { orderItems, orders } from "#server/db/schema/order.ts";
import { decideDistributionCash, openCashRequests } from "#server/modules/buying/distribution/cash.ts";
import { decideDistribution, openApplications } from "#server/modules/buying/distribution/service.ts";
import { wireMoment } from "#server/shopTime.ts";
import { buyer, refusalOf } from "./buyers.ts";
import { useShop } from "./support/shop.ts";
import { closeParts } from "./support/site.ts";
import { distributionSteps, lamp, form } from "./distributionSteps.ts";

const shop = useShop();
const { asMarket, distributor, orderLamp, pay, customerOf, endAfterSale, settle, sums, cents, grantFree } =
  distributionSteps(shop);
const dayMs = 86_400_000;

test("[MC-12] a buyer who never applied is no distributor; an application waits for the market and never shows full numbers", async () => {
  const { client, id } = await buyer(shop);
  expect(await client.send(calls.get, {})).toBeNull();
  const made = await client.send(calls.apply, form);
  expect(made).toMatchObject({ distributionStatus: "APPLY", memberId: id, idNumber: "****1234", rebateTotal: 0 });
  expect(made.settlementBankAccountNum).toBe("****4567");
  expect((await asMarket((tx) => openApplications(tx))).map((one) => one.id)).toContain(made.id);
  expect(await refusalOf(client.send(calls.apply, form))).toBe(22002);
});

test("[MC-12] accepted, refused, dismissed: after a refusal or dismissal one can apply again, with the same code", async () => {
  const { client } = await buyer(shop);
  const { id: code } = await client.send(calls.apply, form);
  const state = async () => (await client.send(calls.get, {}))?.distributionStatus;
  const decide = (decision: "PASS" | "REFUSE" | "RETREAT") =>
    asMarket((tx) => decideDistribution(tx, shop.services, code, decision));
  await decide("REFUSE");
  expect(await state()).toBe("REFUSE");
  await expect(decide("PASS")).rejects.toMatchObject({ code: 22001 });
  expect(await client.send(calls.apply, { ...form, name: "Mei T." })).toMatchObject({ id: code, name: "Mei T." });
  await decide("PASS");
  expect(await refusalOf(client.send(calls.apply, form))).toBe(22002);
  await decide("RETREAT");
  expect(await state()).toBe("RETREAT");
  expect((await client.send(calls.apply, form)).distributionStatus).toBe("APPLY");
});

test("[MC-12] two applications at once become one; an incomplete or too long one is refused", async () => {
  const { client } = await buyer(shop);
  const codes = await Promise.all(Array.from({ length: 4 }, () => refusalOf(client.send(calls.apply, form))));
  expect(codes.toSorted((a, b) => a - b)).toEqual([0, 22002, 22002, 22002]);
  const other = await buyer(shop);
  expect(await refusalOf(other.client.send(calls.apply, { ...form, idNumber: "" }))).toBe(4002);
  expect(await refusalOf(other.client.send(calls.apply, { ...form, name: "m".repeat(141) }))).toBe(4002);
});

test("[MC-12] goods to recommend, chosen or not, in the reader's language, with the commission per piece", async () => {
  const { client } = await distributor("zh");
  const all = await client.send(calls.goods, { checked: false, pageSize: 100 });
  expect(all.total).toBeGreaterThan(15);
  expect(all.records.find(({ id }) => id === lamp)).toMatchObject({ commission: await cents(1) });
  await client.send(calls.checkGoods, { id: lamp, checked: true });
  await client.send(calls.checkGoods, { id: lamp, checked: true });
  const chosen = await client.send(calls.goods, { checked: true });
  expect(chosen.records.map(({ id }) => id)).toEqual([lamp]);
  expect(chosen.records[0]?.goodsName).toMatch(/\p{Script=Han}/u);
  expect((await client.send(calls.goods, { checked: false, pageSize: 1 })).total).toBe(all.total - 1);
  const stranger = await distributor();
  expect((await stranger.client.send(calls.goods, { checked: true })).total).toBe(0);
  await client.send(calls.checkGoods, { id: lamp, checked: false });
  expect((await client.send(calls.goods, { checked: true })).total).toBe(0);
  expect(await refusalOf(client.send(calls.checkGoods, { id: "0", checked: true }))).toBe(11001);
});

test("[MC-12] an order of a linked buyer earns commission per piece: frozen once paid, available when after-sale has ended", async () => {
  const who = await distributor();
  const friend = await buyer(shop);
  await friend.client.send(calls.bind, { code: who.code });
  const order = await orderLamp(friend, 3);
  expect(await sums(who)).toEqual([0, 0, 0]);
  await pay(friend, order);
  const earned = await cents(3);
  expect(await sums(who)).toEqual([earned, earned, 0]);
  await settle();
  expect(await sums(who)).toEqual([earned, earned, 0]);
  const { records } = await who.client.send(calls.orders, {});
  expect(records).toMatchObject([
    { orderSn: order.sn, rebate: earned, distributionOrderStatus: "NO_COMPLETED", num: 3 },
  ]);
  expect(records[0]?.memberName).toBe("b***");
  expect(records[0]?.pendingUntil).toBeNull();
  const completedAt = new Date(shop.clock.at);
  await shop.database.db.update(orders).set({ state: "COMPLETED", completedAt }).where(eq(orders.sn, order.sn));
  const due = wireMoment(new Date(shop.clock.at + 15 * dayMs), shop.services.config.shopZone);
  expect((await who.client.send(calls.orders, {})).records[0]?.pendingUntil).toBe(due);
  expect(await who.client.send(calls.get, {})).toMatchObject({ commissionPending: earned, canRebate: 0 });
  await endAfterSale(order.sn);
  expect(await sums(who)).toEqual([earned, 0, earned]);
  await settle();
  expect(await sums(who)).toEqual([earned, 0, earned]);
  expect((await who.client.send(calls.orders, { distributionOrderStatus: "COMPLETE" })).total).toBe(1);
});

test("[MC-12] a cancelled order cancels its commission, and a partial refund its share", async () => {
  const who = await distributor();
  const gone = await customerOf(who.code, 2);
  await gone.client.send(cancel, { orderSn: gone.sn, reason: "changed my mind" });
  expect(await sums(who)).toEqual([0, 0, 0]);
  expect((await who.client.send(calls.orders, { distributionOrderStatus: "REFUND" })).total).toBe(1);
  const part = await customerOf(who.code, 4);
  const [item] = await shop.database.db.select().from(orderItems).where(eq(orderItems.orderSn, part.sn));
  const refundCents = Math.round((item?.flowCents ?? 0) / 2);
  await endAfterSale(part.sn, { refundState: "PART_REFUND", refundCents });
  const kept = await cents(2);
  expect(await sums(who)).toEqual([kept, 0, kept]);
  const whole = await customerOf(who.code, 1);
  const [line] = await shop.database.db.select().from(orderItems).where(eq(orderItems.orderSn, whole.sn));
  await endAfterSale(whole.sn, { refundState: "ALL_REFUND", refundCents: line?.flowCents ?? 0 });
  expect(await sums(who)).toEqual([kept, 0, kept]);
});

test("[MC-12] a link expires after its days and a later one replaces it; one's own, unknown and dismissed codes link nobody", async () => {
  const first = await distributor();
  const second = await distributor();
  const friend = await buyer(shop);
  const bound = async () => {
    const { db } = shop.database;
    const [row] = await db.select().from(distributionBindings).where(eq(distributionBindings.memberId, friend.id));
    return row?.distributorId;
  };
  await friend.client.send(calls.bind, { code: first.code });
  await friend.client.send(calls.bind, { code: "0" });
  expect(await bound()).toBe(first.code);
  await friend.client.send(calls.bind, { code: second.code });
  expect(await bound()).toBe(second.code);
  await first.client.send(calls.bind, { code: first.code });
  await pay(first, await orderLamp(first, 1));
  expect(await sums(first)).toEqual([0, 0, 0]);
  shop.clock.at += 7 * dayMs;
  const later = await buyer(shop);
  await shop.database.db
    .update(distributionBindings)
    .set({ memberId: later.id })
    .where(eq(distributionBindings.memberId, friend.id));
  await pay(later, await orderLamp(later, 1));
  const [row] = await shop.database.db.select().from(distributors).where(eq(distributors.id, second.code));
  expect(row?.pendingCents).toBe(0);
});

test("[MC-12] commission goes into the wallet once the market grants the withdrawal, and comes back if it refuses", async () => {
  const who = await distributor();
  await grantFree(who.code, 5000);
  await who.client.send(calls.cash, { price: 30 });
  expect(await sums(who)).toEqual([50, 30, 20]);
  const [waiting] = (await who.client.send(calls.cashList, {})).records;
  expect(waiting).toMatchObject({ price: 30, distributionCashStatus: "APPLY", payTime: null });
  expect((await asMarket((tx) => openCashRequests(tx))).map(({ sn }) => sn)).toContain(waiting?.sn);
  await asMarket((tx) => decideDistributionCash(tx, shop.services, waiting?.sn ?? "", true));
  expect(await who.client.send(wallet, {})).toMatchObject({ memberWallet: 30 });
  expect(await sums(who)).toEqual([50, 0, 20]);
  await expect(
    asMarket((tx) => decideDistributionCash(tx, shop.services, waiting?.sn ?? "", false)),
  ).rejects.toMatchObject({ code: 34002 });
  shop.clock.at += 4000;
  await who.client.send(calls.cash, { price: 20 });
  const [second] = (await who.client.send(calls.cashList, {})).records;
  await asMarket((tx) => decideDistributionCash(tx, shop.services, second?.sn ?? "", false));
  expect(await sums(who)).toEqual([50, 0, 20]);
  const states = (await who.client.send(calls.cashList, {})).records.map((one) => one.distributionCashStatus);
  expect(states).toEqual(["REJECT", "VIA_AUDITING"]);
});

test("[BU-07] ten withdrawals of the whole amount at once: one succeeds, and nothing falls below zero", async () => {
  const who = await distributor();
  await grantFree(who.code, 1500);
  const codes = await Promise.all(
    Array.from({ length: 10 }, () => refusalOf(who.client.send(calls.cash, { price: 15 }))),
  );
  expect(codes.filter((code) => code === 0)).toHaveLength(1);
  expect(await sums(who)).toEqual([15, 15, 0]);
});

test("[MC-12] amounts that can't be withdrawn are refused", async () => {
  const who = await distributor();
  await grantFree(who.code, 2_000_000);
  for (const price of [0, 0.99, -5, 9999.01, 10.001])
    expect(await refusalOf(who.client.send(calls.cash, { price })), String(price)).toBe(4002);
  await grantFree(who.code, 100);
  expect(await refusalOf(who.client.send(calls.cash, { price: 1.01 }))).toBe(34002);
  await who.client.send(calls.cash, { price: 1 });
  await grantFree(who.code, 100);
  expect(await refusalOf(who.client.send(calls.cash, { price: 1 }))).toBe(1003);
});

test("[MC-12] only distributors have goods, orders and withdrawals; an applicant can't withdraw", async () => {
  const { client } = await buyer(shop);
  for (const ask of [
    () => client.send(calls.goods, {}),
    () => client.send(calls.checkGoods, { id: lamp, checked: true }),
    () => client.send(calls.cashList, {}),
    () => client.send(calls.orders, {}),
    () => client.send(calls.cash, { price: 5 }),
  ])
    expect(await refusalOf(ask())).toBe(22001);
  await client.send(calls.apply, form);
  expect(await refusalOf(client.send(calls.cash, { price: 5 }))).toBe(22001);
  expect((await client.send(calls.orders, {})).total).toBe(0);
  expect(await refusalOf(client.send(calls.orders, { startTime: "yesterday" }))).toBe(4002);
});

test("[MC-12] visitors get no data and are not linked", async () => {
  for (const path of ["", "/goods", `/goods/checked/${lamp}?checked=true`, "/cash", "/order", "/bindingDistribution/1"])
    expect((await shop.app.request(`/api/distribution${path}`)).status, path).toBe(403);
});

test("[MC-12] while the market has closed distribution every call says so, and links have no effect", async () => {
  const who = await distributor();
  const friend = await buyer(shop);
  const { db } = shop.database;
  await closeParts(shop, "distribution");
  for (const ask of [
    () => who.client.send(calls.get, {}),
    () => who.client.send(calls.goods, {}),
    () => who.client.send(calls.cash, { price: 5 }),
    () => friend.client.send(calls.apply, form),
  ])
    expect(await refusalOf(ask())).toBe(22000);
  await friend.client.send(calls.bind, { code: who.code });
  const rows = await db.select().from(distributionBindings).where(eq(distributionBindings.memberId, friend.id));
  expect(rows).toEqual([]);
});
