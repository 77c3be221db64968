import { addSku } from "@sundry/api/contract/cart";
import { pay } from "@sundry/api/contract/cashier";
import { createTrade, selectShippingMethod, selectStoreAddress } from "@sundry/api/contract/checkout";
import { cancel, get, receive } from "@sundry/api/contract/order";
import { idOf } from "@sundry/demo";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { outgoingMessages } from "#server/db/schema/codes.ts";
import { deliverDue } from "#server/modules/platform/outgoing/deliver.ts";
import { deliver } from "#server/modules/buying/order/parcels.ts";
import { redeem } from "#server/modules/buying/order/pickup.ts";
import { ship } from "#server/modules/buying/order/shipping.ts";
import { composeLetters, letterAnew } from "#server/modules/shopwide/letter/composing.ts";
import { sweep } from "#server/modules/platform/timers/sweep.ts";
import { oneSku, order, withoutPromotions } from "./buyers.ts";
import { lettersTo, withEmail } from "./letters.ts";
import { asStore, bill, customer, oneOrder, sweeping } from "./orders.ts";
import { openSmtpServer } from "./support/smtpServer.ts";
import { useShop } from "./support/shop.ts";

const shop = useShop();

async function ordered() {
  await withoutPromotions(shop);
  const sku = await oneSku(shop, "glint", { cents: 1000 });
  const someone = await customer(shop, 100_000);
  const email = await withEmail(shop, someone);
  const { sn: trade } = await order(someone, [[sku.skuId, 2]]);
  return { someone, email, trade, orderSn: await oneOrder(someone) };
}

const subjects = async (email: string) => (await lettersTo(shop, email)).map(({ subject }) => subject);

test("[MC-18] an order that is cancelled before its letter is written is not confirmed", async () => {
  const { someone, email, orderSn } = await ordered();
  await someone.client.send(cancel, { orderSn, reason: "Ordered twice" });
  expect(await subjects(email)).toEqual([]);
});

test("[MC-18] a paid order that is cancelled before its letters are written is told as cancelled only", async () => {
  const { someone, email, trade, orderSn } = await ordered();
  await someone.client.send(pay, bill(trade));
  await someone.client.send(cancel, { orderSn, reason: "Ordered twice" });
  expect(await subjects(email)).toEqual([`Order cancelled: ${orderSn}`]);
});

test("[MC-18] a parcel that has arrived is not told as on its way, nor one that was received as to be checked", async () => {
  const { someone, email, trade, orderSn } = await ordered();
  await someone.client.send(pay, bill(trade));
  await lettersTo(shop, email);
  await asStore(shop, async (tx, services) => {
    await ship(tx, services, orderSn, { carrier: "SF", number: "SF-1" });
    await deliver(tx, services, orderSn);
  });
  expect((await subjects(email)).slice(2)).toEqual([`Your parcel has arrived: ${orderSn}`]);
  const second = await ordered();
  await second.someone.client.send(pay, bill(second.trade));
  await asStore(shop, async (tx, services) => {
    await ship(tx, services, second.orderSn, { carrier: "SF", number: "SF-1" });
    await deliver(tx, services, second.orderSn);
  });
  await second.someone.client.send(receive, { sn: second.orderSn });
  const [placed, paid, ...others] = await lettersTo(shop, second.email);
  expect([placed?.subject, others]).toEqual([expect.stringContaining("We have received your order"), []]);
  // Neither "we're getting it ready" nor a code that there never was.
  expect(paid?.body).not.toMatch(/getting your order ready|has a code/);
});

test("[MC-18] a pick-up that was fetched is not told as ready", async () => {
  const sku = await oneSku(shop, "jinhe-umbrella", { cents: 500 });
  const someone = await customer(shop, 100_000);
  const email = await withEmail(shop, someone);
  await someone.client.send(addSku, { skuId: sku.skuId, num: 1 });
  await someone.client.send(selectShippingMethod, { shippingMethod: "SELF_PICK_UP" });
  await someone.client.send(selectStoreAddress, { storeAddressId: idOf("pickup", "jinhe-umbrella") });
  await someone.client.send(pay, bill((await someone.client.send(createTrade, { submitKey: crypto.randomUUID() })).sn));
  const sn = await oneOrder(someone);
  const { verificationCode } = (await someone.client.send(get, { sn })).order;
  await asStore(shop, (tx, services) => redeem(tx, services, sn, verificationCode ?? ""));
  expect((await subjects(email)).filter((subject) => subject.startsWith("Ready"))).toEqual([]);
});

test("[MC-18] a letter that waits for the mail server is written anew, and left out once its order is cancelled", async () => {
  const [kept, dropped] = [await ordered(), await ordered()];
  const server = await openSmtpServer();
  const { messages } = shop.services.config;
  shop.services.config.messages = { ...messages, smtp: { url: server.url, from: "Clay & Co <shop@example.com>" } };
  const parts = { ...sweeping(shop), letterAnew, failed: () => {} };
  try {
    await shop.database.db.delete(outgoingMessages);
    await sweep(sweeping(shop), composeLetters);
    server.refuses = true;
    expect(await deliverDue(parts)).toBe(0);
    await kept.someone.client.send(pay, bill(kept.trade));
    await dropped.someone.client.send(cancel, { orderSn: dropped.orderSn, reason: "Ordered twice" });
    server.refuses = false;
    shop.clock.at += 5_000;
    expect(await deliverDue(parts)).toBe(1);
    const left = eq(outgoingMessages.recipient, dropped.email);
    expect(await shop.database.db.$count(outgoingMessages, left)).toBe(0);
  } finally {
    shop.services.config.messages = messages;
    await server.close();
  }
  expect(server.letters).toHaveLength(1);
  expect(server.letters[0]).toContain(kept.orderSn);
  expect(server.letters[0]).toContain("You have paid for it.");
});
