import { addSku, getAll } from "@sundry/api/contract/cart";
import * as cashier from "@sundry/api/contract/cashier";
import { createTrade } from "@sundry/api/contract/checkout";
import { cancel } from "@sundry/api/contract/order";
import { beforeAll, expect, test } from "vitest";
import { seckillOffers } from "#server/db/schema/promotion.ts";
import { wallTime } from "#server/shopTime.ts";
import { oneSku, order, refusalOf, sentenceOf, type ShelfSku, type TestBuyer, withoutPromotions } from "./buyers.ts";
import { bill, customer, orderSnsOf } from "./orders.ts";
import { useShop } from "./support/shop.ts";

const shop = useShop({ unpaidTrades: 3, transferHours: 5 });
const hour = 60 * 60_000;
let plain: ShelfSku;
let flash: ShelfSku;

/** One product at the normal price, and 20 pieces of another in a flash sale: at most 4 for one buyer. */
beforeAll(async () => {
  await withoutPromotions(shop);
  plain = await oneSku(shop, "glint", { cents: 500 });
  flash = await oneSku(shop, "papermint", { cents: 1000 });
  const { weekday } = wallTime(shop.clock.at, shop.services.config.shopZone);
  const offer = { hour: 0, position: 1, priceCents: 600, quantity: 20, presold: 0 };
  await shop.database.db
    .insert(seckillOffers)
    .values({ id: "held", weekday, goodsId: flash.goodsId, skuId: flash.skuId, ...offer });
});

const transfer = ({ client }: TestBuyer, sn: string, orderType: "TRADE" | "ORDER" = "TRADE") =>
  client.send(cashier.pay, { ...bill(sn, orderType), paymentMethod: "BANK_TRANSFER" });

test("[BU-04] pieces of a flash sale can't be held for a bank transfer: it is neither offered nor accepted", async () => {
  const someone = await customer(shop);
  const { sn } = await order(someone, [
    [flash.skuId, 1],
    [plain.skuId, 1],
  ]);
  const detail = await someone.client.send(cashier.detail, bill(sn));
  expect(detail.support).not.toContain("BANK_TRANSFER");
  expect(detail.bankAccount).toBeNull();
  expect(await refusalOf(transfer(someone, sn))).toBe(32008);
  // The trade has one time limit: the order without such pieces would hold them too.
  for (const own of await orderSnsOf(someone)) expect(await refusalOf(transfer(someone, own, "ORDER"))).toBe(32008);
});

test("[BU-04] a transfer holds a trade for the shop's hours from the order on, however often it is announced", async () => {
  const someone = await customer(shop);
  const other = await oneSku(shop, "threadwell", { cents: 300 });
  const { sn } = await order(someone, [
    [plain.skuId, 1],
    [other.skuId, 1],
  ]);
  const ends = shop.clock.at + 5 * hour;
  expect(await someone.client.send(cashier.detail, bill(sn))).toMatchObject({ transferUntil: ends });
  shop.clock.at += 10 * 60_000;
  await transfer(someone, sn);
  shop.clock.at += 10 * 60_000;
  for (const own of await orderSnsOf(someone)) await transfer(someone, own, "ORDER");
  expect((await someone.client.send(cashier.detail, bill(sn))).autoCancel).toBe(ends);
});

test("[BU-07] a buyer can have a limited number of unpaid trades; cancelling one makes room", async () => {
  const someone = await customer(shop, 10_000);
  const submit = () => order(someone, [[plain.skuId, 1]]);
  const trades = [await submit(), await submit(), await submit()];
  expect(await sentenceOf(submit())).toBe(
    "You have 3 orders waiting for payment. Pay for or cancel one of them first.",
  );
  await someone.client.send(cashier.pay, bill(trades[0]?.sn ?? ""));
  await someone.client.send(createTrade, { submitKey: crypto.randomUUID() });
  const [newest] = await orderSnsOf(someone);
  await someone.client.send(cancel, { orderSn: newest ?? "", reason: "Test" });
  expect(await refusalOf(submit())).toBe(0);
});

test("[BU-07] one buyer can have a fifth of a flash sale: in the basket, in one trade, and over several", async () => {
  const someone = await customer(shop);
  const { client } = someone;
  expect(await sentenceOf(client.send(addSku, { skuId: flash.skuId, num: 5 }))).toBe(
    "One buyer can have 4 pieces in a flash sale. You can still have 4.",
  );
  await order(someone, [[flash.skuId, 3]]);
  expect(await refusalOf(client.send(addSku, { skuId: flash.skuId, num: 2 }))).toBe(40021);
  await client.send(addSku, { skuId: flash.skuId, num: 1 });
  // Meanwhile in another window.
  await client.send(addSku, { skuId: flash.skuId, num: 1, cartType: "BUY_NOW" });
  await client.send(createTrade, { way: "BUY_NOW" });
  const [line] = (await client.send(getAll)).skuList;
  expect(line).toMatchObject({ checked: false, errorMessage: "You have reached the limit of 4 in this flash sale" });
  expect(await refusalOf(client.send(createTrade, {}))).toBe(40021);
  const [newest] = await orderSnsOf(someone);
  await client.send(cancel, { orderSn: newest ?? "", reason: "Test" });
  expect(await refusalOf(client.send(createTrade, {}))).toBe(0);
});

test("[BU-07] two submits of one buyer at once do not exceed the limit", async () => {
  const someone = await customer(shop);
  const { client } = someone;
  await client.send(addSku, { skuId: flash.skuId, num: 3 });
  await client.send(addSku, { skuId: flash.skuId, num: 3, cartType: "BUY_NOW" });
  const submit = (way: "CART" | "BUY_NOW") => refusalOf(client.send(createTrade, { way }));
  expect((await Promise.all([submit("CART"), submit("BUY_NOW")])).toSorted((a, b) => a - b)).toEqual([0, 40021]);
});
