import { idOf } from "@sundry/demo";
import { addSku } from "@sundry/api/contract/cart";
import { pay } from "@sundry/api/contract/cashier";
import { createTrade, selectShippingMethod, selectStoreAddress } from "@sundry/api/contract/checkout";
import { cancel, get as orderGet } from "@sundry/api/contract/order";
import { decideAfterSale } from "#server/modules/aftercare/afterSale/storeDecisions.ts";
import { payBackOrder } from "#server/modules/aftercare/afterSale/goodwill.ts";
import { deliver } from "#server/modules/buying/order/parcels.ts";
import { missTransfer } from "#server/modules/buying/cashier/transfers.ts";
import { ship } from "#server/modules/buying/order/shipping.ts";
import { expect, test } from "vitest";
import { ask, lineOf } from "./afterSales.ts";
import { oneSku, order as place, type TestBuyer, withoutPromotions } from "./buyers.ts";
import { lettersTo, withEmail } from "./letters.ts";
import { asStore, bill, customer, oneOrder, paidOrder } from "./orders.ts";
import { useShop } from "./support/shop.ts";

const shop = useShop();

/** A buyer with a paid order of three pieces, and their email address. */
async function bought() {
  await withoutPromotions(shop);
  const sku = await oneSku(shop, "glint", { cents: 1000 });
  const someone = await customer(shop, 100_000);
  const email = await withEmail(shop, someone);
  const orderSn = await paidOrder(someone, [[sku.skuId, 3]]);
  return { someone, sku, orderSn, email };
}

/** A request of the buyer for one piece. */
async function request(someone: TestBuyer, orderSn: string, sku: Awaited<ReturnType<typeof oneSku>>) {
  const line = { someone, sku, orderSn, lineSn: (await lineOf(someone, orderSn)).sn };
  return (await ask(line, { num: 1, serviceType: "RETURN_MONEY" })).sn;
}

/** The letters after those about ordering and paying. */
async function laterLetters(email: string) {
  return (await lettersTo(shop, email)).slice(2);
}

test("[MC-18] each parcel is told with its carrier, number, tracking page and contents, and its arrival asks for a review", async () => {
  const { someone, orderSn, email, sku } = await bought();
  const { sn } = await lineOf(someone, orderSn);
  await asStore(shop, async (tx, services) => {
    await ship(tx, services, orderSn, { carrier: "SF", number: "SF-1", lines: [{ sn, num: 1 }] });
    await ship(tx, services, orderSn, { carrier: "SF", number: "SF-2" });
  });
  await lettersTo(shop, email);
  await asStore(shop, (tx, services) => deliver(tx, services, orderSn, { parcel: 1 }));
  const letters = await laterLetters(email);
  expect(letters.map(({ subject }) => subject)).toEqual([
    `Part of your order is on its way: ${orderSn}`,
    `Your order is on its way: ${orderSn}`,
    `Your parcel has arrived: ${orderSn}`,
  ]);
  const [part, rest, arrived] = letters;
  expect(part?.body).toContain(`* ${sku.name}`);
  expect(part?.body).toContain("× 1\n");
  expect(rest?.body).toContain("× 2\n");
  expect(rest?.html).toMatch(/href="https:\/\/[^"]*SF-2[^"]*"[^>]*>Track your parcel/);
  expect(rest?.body).toMatch(/SF Express\nSF-2\nhttps:\/\/\S*SF-2/);
  expect(rest?.body).toContain(`/#/home/OrderDetail?sn=${orderSn}`);
  expect(arrived?.body).toContain("write a review");
});

test("[MC-18] a pick-up is told with its place, and without its code", async () => {
  const sku = await oneSku(shop, "jinhe-umbrella", { cents: 500 });
  const someone = await customer(shop, 100_000);
  const { client } = someone;
  const email = await withEmail(shop, someone);
  await client.send(addSku, { skuId: sku.skuId, num: 1 });
  await client.send(selectShippingMethod, { shippingMethod: "SELF_PICK_UP" });
  await client.send(selectStoreAddress, { storeAddressId: idOf("pickup", "jinhe-umbrella") });
  await client.send(pay, bill((await client.send(createTrade, { submitKey: crypto.randomUUID() })).sn));
  const { order } = await client.send(orderGet, { sn: await oneOrder(someone) });
  const { verificationCode: code } = order;
  const ready = (await lettersTo(shop, email)).find(({ subject }) => subject.startsWith("Ready for pick-up"));
  expect(ready?.body).toContain("Pick-up point\nJinhe works counter\nGate 2");
  expect(code).toMatch(/^\d{8}$/);
  for (const text of [ready?.body, ready?.html]) expect(text).not.toContain(code);
});

test("[MC-18] a refund says how much and where it goes, once", async () => {
  const { orderSn, email } = await bought();
  const payBack = () =>
    asStore(shop, (tx, services) => payBackOrder(tx, services, orderSn, { cents: 250, reason: "A <b>scratch</b>" }));
  await payBack();
  await payBack();
  const letters = await laterLetters(email);
  expect(letters.map(({ subject }) => subject)).toEqual([`Money paid back: ${orderSn}`]);
  expect(letters[0]?.body).toContain("$2.50");
  expect(letters[0]?.body).toContain("added to your wallet. Reason: A <b>scratch</b>");
  expect(letters[0]?.html).toContain("A &lt;b&gt;scratch&lt;/b&gt;");
});

test("[MC-18] who cancels a paid order reads where the money goes", async () => {
  const { someone, orderSn, email } = await bought();
  // Ordered and paid have been told already.
  await lettersTo(shop, email);
  await someone.client.send(cancel, { orderSn, reason: "Ordered twice" });
  const [told, ...others] = await laterLetters(email);
  expect(others).toEqual([]);
  expect(told?.subject).toBe(`Order cancelled: ${orderSn}`);
  expect(told?.body).toMatch(/is cancelled, as you asked\. \$\d+\.\d\d has been added to your wallet\./);
});

test("[MC-18] a request that is declined says why, one that is approved is followed by its refund", async () => {
  const { someone, orderSn, email, sku } = await bought();
  await asStore(shop, (tx, services) => ship(tx, services, orderSn, { carrier: "SF", number: "SF-3" }));
  const first = await request(someone, orderSn, sku);
  const decide = (sn: string, pass: boolean, remark: string) =>
    asStore(shop, (tx, services) => decideAfterSale(tx, services, sn, { pass, remark }));
  await decide(first, false, "Nothing was missing");
  const second = await request(someone, orderSn, sku);
  await decide(second, true, "");
  const [, declined, approved, refunded] = await laterLetters(email);
  expect(declined?.subject).toBe(`Request declined: ${first}`);
  expect(declined?.body).toContain("Nothing was missing");
  expect(declined?.body).toContain(`/#/home/AfterSaleDetail?sn=${first}`);
  expect(approved?.subject).toBe(`Refund approved: ${second}`);
  expect(refunded?.body).toMatch(/\$10\.\d\d for request .+ your wallet/);
});

test("[MC-18] a transfer that never came is told, with what happens to money that still comes", async () => {
  await withoutPromotions(shop);
  const sku = await oneSku(shop, "glint", { cents: 1000 });
  const someone = await customer(shop);
  const email = await withEmail(shop, someone);
  const { sn: trade } = await place(someone, [[sku.skuId, 1]]);
  await someone.client.send(pay, { ...bill(trade), paymentMethod: "BANK_TRANSFER" });
  const sn = await oneOrder(someone);
  await asStore(shop, (tx, services) => missTransfer(tx, services, trade));
  const [letter, ...more] = await lettersTo(shop, email);
  expect(more).toEqual([]);
  expect(letter?.subject).toBe(`Your bank transfer has not arrived: ${sn}`);
  expect(letter?.body).toContain("If you sent the money, it will go into your wallet when it arrives.");
});
