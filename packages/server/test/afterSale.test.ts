import * as calls from "@sundry/api/contract/afterSale";
import { list as carriers } from "@sundry/api/contract/logistics";
import { cancel as cancelOrder, get as orderGet } from "@sundry/api/contract/order";
import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { orders } from "#server/db/schema/order.ts";
import { ask, lineOf, paidByTransfer, putInState, putLine, shippedOrder } from "./afterSales.ts";
import { buyer, numberOf, refusalOf, withoutPromotions } from "./buyers.ts";
import { storeRefusal } from "./orders.ts";
import { useShop } from "./support/shop.ts";
import { stepsOn } from "./afterSaleSteps.ts";

const shop = useShop();
beforeAll(() => withoutPromotions(shop));

const day = 86_400_000;
const { balance, stateOf, decide, transfer } = stepsOn(shop);

describe("requests that a line allows", () => {
  test("[MC-04] a shipped line can be returned or refunded; the form gets pieces, amount and refund method", async () => {
    const { someone, lineSn, orderSn, sku } = await shippedOrder(shop, { cents: 1250, num: 2 });
    const info = await someone.client.send(calls.applyInfo, { sn: lineSn });
    const { flowPrice } = await lineOf(someone, orderSn);
    expect(info).toMatchObject({
      num: 2,
      skuId: sku.skuId,
      refundWay: "ORIGINAL",
      accountType: "WALLET",
      returnGoods: true,
      returnMoney: true,
      restRefundPrice: flowPrice,
    });
    expect(info.applyRefundPrice).toBeCloseTo(flowPrice / 2, 2);
  });

  test("[MC-04] goods waiting at a counter can be refunded but not returned, and then the order can't be cancelled", async () => {
    const bought = await shippedOrder(shop, { cents: 1000, num: 2 });
    await putInState(shop, bought.orderSn, "STAY_PICKED_UP");
    const { client } = bought.someone;
    expect(await client.send(calls.applyInfo, { sn: bought.lineSn })).toMatchObject({
      returnGoods: false,
      returnMoney: true,
    });
    expect(await refusalOf(ask(bought, { num: 1, serviceType: "RETURN_GOODS" }))).toBe(33003);
    const { sn } = await ask(bought, { num: 1, serviceType: "RETURN_MONEY" });
    expect(await refusalOf(client.send(cancelOrder, { orderSn: bought.orderSn, reason: "Changed my mind" }))).toBe(
      31012,
    );
    expect((await client.send(orderGet, { sn: bought.orderSn })).allowOperationVO?.cancel).toBe(false);
    await client.send(calls.cancel, { sn });
    expect(await refusalOf(client.send(cancelOrder, { orderSn: bought.orderSn, reason: "Changed my mind" }))).toBe(0);
  });

  test.each([
    ["not shipped", "UNDELIVERED", "NEW", 33003],
    ["unpaid", "UNPAID", "NEW", 33001],
    ["cancelled", "CANCELLED", "NOT_APPLIED", 33003],
    ["wholly applied for", "DELIVERED", "ALREADY_APPLIED", 33003],
    ["out of time", "COMPLETED", "EXPIRED", 33003],
  ] as const)(
    "[MC-04] a line that is %s is refused by the form's call and by the application",
    async (_, state, line, code) => {
      const bought = await shippedOrder(shop, { cents: 500, num: 1 });
      await putInState(shop, bought.orderSn, state);
      await putLine(shop, bought.lineSn, line);
      expect(await refusalOf(bought.someone.client.send(calls.applyInfo, { sn: bought.lineSn }))).toBe(code);
      expect(await refusalOf(ask(bought, { num: 1 }))).toBe(code);
    },
  );

  test("[MC-04] goods bought with points can't be returned", async () => {
    const bought = await shippedOrder(shop, { cents: 500, num: 1 });
    await shop.database.db.update(orders).set({ promotionType: "POINTS" }).where(eq(orders.sn, bought.orderSn));
    expect(await refusalOf(ask(bought, { num: 1 }))).toBe(33003);
  });

  test("[MC-04] reasons match the type of request, in the reader's language", async () => {
    const someone = await buyer(shop);
    const reader = await buyer(shop, { language: "zh" });
    const en = await someone.client.send(calls.reasons, { type: "RETURN_GOODS" });
    const zh = await reader.client.send(calls.reasons, { type: "RETURN_GOODS" });
    expect(en.length).toBeGreaterThan(3);
    expect(en.map(({ id }) => id)).toEqual(zh.map(({ id }) => id));
    expect(zh.every(({ reason }) => /\p{Script=Han}/u.test(reason))).toBe(true);
    expect(await someone.client.send(calls.reasons, { type: "TELEPORT" })).toEqual([]);
    for (const type of ["CANCEL", "RETURN_MONEY", "COMPLAIN"])
      expect((await someone.client.send(calls.reasons, { type })).every((one) => one.serviceType === type)).toBe(true);
  });

  test("[MC-04] carriers are named in both languages, and only for buyers", async () => {
    const someone = await buyer(shop);
    const query = { pageNumber: 1, pageSize: 200, disabled: "OPEN" };
    const list = await someone.client.send(carriers, query);
    expect(list.length).toBeGreaterThanOrEqual(50);
    expect(new Set(list.map(({ code }) => code)).size).toBe(list.length);
    expect(list.map(({ name }) => name).slice(0, 2)).toEqual(["4PX", "Aramex"]);
    const inChinese = await (await buyer(shop, { language: "zh" })).client.send(carriers, query);
    expect(inChinese.find(({ code }) => code === "SF")?.name).toBe("顺丰速运");
    expect((await shop.app.request("/api/logistics")).status).toBe(403);
  });
});

describe("applying", () => {
  test("[MC-04] a case starts with the store's turn; the line shows how many pieces it is about", async () => {
    const bought = await shippedOrder(shop, { cents: 1000, num: 3 });
    const { someone, orderSn, sku } = bought;
    const made = await someone.client.send(calls.apply, {
      orderItemSn: bought.lineSn,
      num: 1,
      serviceType: "RETURN_GOODS",
      reason: "Damaged when it arrived",
      problemDesc: "The frame is bent",
    });
    expect(made).toMatchObject({
      serviceStatus: "APPLY",
      num: 1,
      orderSn,
      skuId: sku.skuId,
      refundWay: "ORIGINAL",
      problemDesc: "The frame is bent",
    });
    expect(made.dueTime).toBe(shop.clock.at + 3 * day);
    expect(await lineOf(someone, orderSn)).toMatchObject({ afterSaleStatus: "PART_AFTER_SALE", isRefund: "REFUNDING" });
    expect(await someone.client.send(calls.applyInfo, { sn: bought.lineSn })).toMatchObject({ num: 2 });
    const detail = await someone.client.send(calls.get, { sn: made.sn });
    expect(detail.afterSaleAllowOperationVO).toMatchObject({ confirm: true, returnGoods: false, cancel: true });
    await ask(bought, { num: 2 });
    expect(await lineOf(someone, orderSn)).toMatchObject({ afterSaleStatus: "ALREADY_APPLIED" });
  });

  test.each([
    ["more pieces than were bought", { num: 4 }, 33008],
    ["a reason of another kind", { num: 1, reason: "Items are missing" }, 4002],
    ["an unknown reason", { num: 1, reason: "Just because" }, 4002],
    ["photos of somebody else", { num: 1, images: "/media/uploads/1.webp" }, 4002],
    ["no piece", { num: 0 }, 4002],
    ["a story of 141 letters", { num: 1, problemDesc: "a".repeat(141) }, 4002],
  ])("[MC-04] %s is refused and changes nothing", async (_, request, code) => {
    const bought = await shippedOrder(shop, { cents: 1000, num: 3 });
    expect(await refusalOf(ask(bought, request))).toBe(code);
    expect((await bought.someone.client.send(calls.list, {})).total).toBe(0);
    expect(await lineOf(bought.someone, bought.orderSn)).toMatchObject({ afterSaleStatus: "NOT_APPLIED" });
  });

  test("[MC-04] the same application within 3 s is a double click; later it counts", async () => {
    const bought = await shippedOrder(shop, { cents: 1000, num: 3 });
    await ask(bought, { num: 1 });
    expect(await refusalOf(ask(bought, { num: 1 }))).toBe(1003);
    shop.clock.at += 3001;
    expect(await refusalOf(ask(bought, { num: 1 }))).toBe(0);
    expect(await refusalOf(ask(bought, { num: 2 }))).toBe(33008);
  });

  test("[BU-07] twenty applications at once never cover more pieces than were bought", async () => {
    const bought = await shippedOrder(shop, { cents: 333, num: 7 });
    const asked = Array.from({ length: 20 }, (_, at) =>
      refusalOf(ask(bought, { num: 1 + (at % 3), serviceType: at % 2 ? "RETURN_GOODS" : "RETURN_MONEY" })),
    );
    expect((await Promise.all(asked)).filter((code) => code === 0).length).toBeGreaterThan(0);
    const held = sql`select sum(num) from after_sales where order_item_sn = ${bought.lineSn}`;
    expect(await numberOf(shop, held)).toBeLessThanOrEqual(7);
  });

  test("[MC-04] an order paid by bank transfer needs the account and is refunded by hand", async () => {
    const bought = await shippedOrder(shop, { cents: 1000, num: 1 });
    await paidByTransfer(shop, bought.orderSn);
    expect(await bought.someone.client.send(calls.applyInfo, { sn: bought.lineSn })).toMatchObject({
      refundWay: "OFFLINE",
    });
    expect(await refusalOf(ask(bought, { num: 1, bankDepositName: "Bank of Yiwu" }))).toBe(33007);
    const bank = { bankDepositName: "Bank of Yiwu", bankAccountName: "Mei Tanaka", bankAccountNumber: "6222 0000" };
    const { sn, applyRefundPrice } = await ask(bought, { num: 1, serviceType: "RETURN_MONEY", ...bank });
    const before = await balance(bought.someone);
    await decide(sn);
    expect(await stateOf(bought.someone, sn)).toBe("WAIT_REFUND");
    await transfer(sn);
    expect(await bought.someone.client.send(calls.get, { sn })).toMatchObject({ serviceStatus: "COMPLETE", ...bank });
    expect(await balance(bought.someone)).toBe(before);
    const paidOut = sql`select sum(amount_cents) from ledger_entries e join ledger_transactions t on t.id = e.transaction_id where t.reference = ${`${sn}:BANK_TRANSFER`} and e.account = 'payout'`;
    expect(await numberOf(shop, paidOut)).toBe(Math.round(applyRefundPrice * 100));
    expect(await storeRefusal(transfer(sn))).toBe(33006);
  });
});
