import * as calls from "@sundry/api/contract/afterSale";
import { list as carriers } from "@sundry/api/contract/logistics";
import { me } from "@sundry/api/contract/member";
import { cancel as cancelOrder, get as orderGet, receive } from "@sundry/api/contract/order";
import { get as wallet } from "@sundry/api/contract/wallet";
import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { orders } from "#server/db/schema/order.ts";
import { confirmReturn, confirmTransfer, decideAfterSale, refuseReturn } from "#server/modules/afterSale/seller.ts";
import { closeAfterSaleWindows, continueOverdueCases } from "#server/modules/afterSale/timers.ts";
import { sweep } from "#server/modules/timers/sweep.ts";
import { wallTime } from "#server/shopTime.ts";
import { ask, type Bought, letPass, lineOf, paidByTransfer, putInState, putLine, shippedOrder } from "./afterSales.ts";
import { buyer, numberOf, refusalOf, stockOf, type TestBuyer, withoutPromotions } from "./buyers.ts";
import { asStore, customer, storeRefusal, sweeping } from "./orders.ts";
import { useShop } from "./support/shop.ts";

const shop = useShop();
beforeAll(() => withoutPromotions(shop));

const day = 86_400_000;
const today = () => wallTime(shop.clock.at, shop.services.config.shopZone).day;
const balance = async ({ client }: TestBuyer) => Math.round((await client.send(wallet)).memberWallet * 100);
const points = async ({ client }: TestBuyer) => (await client.send(me)).point;
const stateOf = async ({ client }: TestBuyer, sn: string) => (await client.send(calls.get, { sn })).serviceStatus;
const messages = async ({ client }: TestBuyer, sn: string) =>
  (await client.send(calls.logs, { sn })).map(({ message }) => message);

const decide = (sn: string, pass = true, refundCents?: number) =>
  asStore(shop, (tx, services) =>
    decideAfterSale(
      tx,
      services,
      sn,
      pass ? { pass, ...(refundCents === undefined ? {} : { refundCents }) } : { pass, remark: "Seal is broken" },
    ),
  );
const confirm = (sn: string) => asStore(shop, (tx, services) => confirmReturn(tx, services, sn));
const terminate = (sn: string) => asStore(shop, (tx, services) => refuseReturn(tx, services, sn, "Parcel was empty"));
const transfer = (sn: string) => asStore(shop, (tx, services) => confirmTransfer(tx, services, sn));

async function parcel({
  client,
}: TestBuyer): Promise<{ logisticsId: string; logisticsNo: string; mDeliverTime: string }> {
  const [first] = await client.send(carriers, {});
  return { logisticsId: first?.id ?? "", logisticsNo: "SF1234567890", mDeliverTime: today() };
}

async function sendBack(someone: TestBuyer, afterSaleSn: string) {
  return someone.client.send(calls.delivery, { afterSaleSn, ...(await parcel(someone)) });
}

/** A case that has come to a state. */
async function caseIn(
  state: "APPLY" | "PASS" | "BUYER_RETURN" | "REFUSE" | "COMPLETE" | "BUYER_CANCEL",
  bought: Bought,
) {
  const { sn } = await ask(bought, { num: 1 });
  if (state === "BUYER_CANCEL") await bought.someone.client.send(calls.cancel, { sn });
  if (state === "REFUSE") await decide(sn, false);
  if (state === "PASS" || state === "BUYER_RETURN" || state === "COMPLETE") await decide(sn);
  if (state === "BUYER_RETURN" || state === "COMPLETE") await sendBack(bought.someone, sn);
  if (state === "COMPLETE") await confirm(sn);
  return sn;
}

describe("what a line is open to", () => {
  test("[MC-04] a shipped line can be returned or refunded; the form learns pieces, money and way", async () => {
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

  test("[MC-04] what waits at the counter can be refunded, not returned; then the order can't be cancelled beside it", async () => {
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
    "[MC-04] a line that is %s is refused, by the form's call and by the application",
    async (_, state, line, code) => {
      const bought = await shippedOrder(shop, { cents: 500, num: 1 });
      await putInState(shop, bought.orderSn, state);
      await putLine(shop, bought.lineSn, line);
      expect(await refusalOf(bought.someone.client.send(calls.applyInfo, { sn: bought.lineSn }))).toBe(code);
      expect(await refusalOf(ask(bought, { num: 1 }))).toBe(code);
    },
  );

  test("[MC-04] goods got for points stay", async () => {
    const bought = await shippedOrder(shop, { cents: 500, num: 1 });
    await shop.database.db.update(orders).set({ promotionType: "POINTS" }).where(eq(orders.sn, bought.orderSn));
    expect(await refusalOf(ask(bought, { num: 1 }))).toBe(33003);
  });

  test("[MC-04] reasons belong to what they are for and speak the reader's language", async () => {
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

  test("[MC-04] parcel companies come in both languages, and to buyers only", async () => {
    const someone = await buyer(shop);
    const wish = { pageNumber: 1, pageSize: 200, disabled: "OPEN" };
    const list = await someone.client.send(carriers, wish);
    expect(list.length).toBeGreaterThanOrEqual(12);
    expect(new Set(list.map(({ code }) => code)).size).toBe(list.length);
    expect((await (await buyer(shop, { language: "zh" })).client.send(carriers, wish))[0]?.name).toBe("顺丰速运");
    expect((await shop.app.request("/api/logistics")).status).toBe(403);
  });
});

describe("applying", () => {
  test("[MC-04] a case begins with the seller's turn; the line says how much of it is asked for", async () => {
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
    ["a reason of another kind", { num: 1, reason: "Pieces are missing" }, 4002],
    ["an unknown reason", { num: 1, reason: "Just because" }, 4002],
    ["photos of somebody else", { num: 1, images: "/media/uploads/1.webp" }, 4002],
    ["no piece", { num: 0 }, 4002],
    ["a story of 141 letters", { num: 1, problemDesc: "a".repeat(141) }, 4002],
  ])("[MC-04] %s is refused and leaves nothing", async (_, wish, code) => {
    const bought = await shippedOrder(shop, { cents: 1000, num: 3 });
    expect(await refusalOf(ask(bought, wish))).toBe(code);
    expect((await bought.someone.client.send(calls.list, {})).total).toBe(0);
    expect(await lineOf(bought.someone, bought.orderSn)).toMatchObject({ afterSaleStatus: "NOT_APPLIED" });
  });

  test("[MC-04] the same again within 3 s is a second click, later it counts", async () => {
    const bought = await shippedOrder(shop, { cents: 1000, num: 3 });
    await ask(bought, { num: 1 });
    expect(await refusalOf(ask(bought, { num: 1 }))).toBe(1003);
    shop.clock.at += 3001;
    expect(await refusalOf(ask(bought, { num: 1 }))).toBe(0);
    expect(await refusalOf(ask(bought, { num: 2 }))).toBe(33008);
  });

  test("[BU-07] twenty applications at once never ask for more than was bought", async () => {
    const bought = await shippedOrder(shop, { cents: 333, num: 7 });
    const asked = Array.from({ length: 20 }, (_, at) =>
      refusalOf(ask(bought, { num: 1 + (at % 3), serviceType: at % 2 ? "RETURN_GOODS" : "RETURN_MONEY" })),
    );
    expect((await Promise.all(asked)).filter((code) => code === 0).length).toBeGreaterThan(0);
    const held = sql`select sum(num) from after_sales where order_item_sn = ${bought.lineSn}`;
    expect(await numberOf(shop, held)).toBeLessThanOrEqual(7);
  });

  test("[MC-04] an order paid by bank transfer wants the account, and is refunded by hand", async () => {
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

describe("the way of a case", () => {
  test("[MC-04] returned with a parcel and refunded: wallet, ledger, stock, points, line and order agree", async () => {
    const bought = await shippedOrder(shop, { cents: 1000, num: 3 });
    const { someone, orderSn, sku } = bought;
    await someone.client.send(receive, { sn: orderSn });
    const paid = Math.round((await lineOf(someone, orderSn)).flowPrice * 100);
    const [walletBefore, pointsBefore, stockBefore] = [
      await balance(someone),
      await points(someone),
      await stockOf(shop, sku.skuId),
    ];
    const { sn, applyRefundPrice } = await ask(bought, { num: 1 });
    await decide(sn);
    expect(await stateOf(someone, sn)).toBe("PASS");
    expect(await someone.client.send(calls.storeAddress, { sn })).toMatchObject({
      salesConsigneeName: expect.stringContaining("returns"),
    });
    const sent = await sendBack(someone, sn);
    expect(sent).toMatchObject({
      serviceStatus: "BUYER_RETURN",
      mlogisticsNo: "SF1234567890",
      mlogisticsName: "SF Express",
      mdeliverTime: today(),
    });
    expect(await balance(someone)).toBe(walletBefore);
    await confirm(sn);
    const cents = Math.round(applyRefundPrice * 100);
    expect(await balance(someone)).toBe(walletBefore + cents);
    expect(await stockOf(shop, sku.skuId)).toBe(stockBefore + 1);
    expect(await points(someone)).toBe(
      (pointsBefore ?? 0) - (Math.floor(paid / 100) - Math.floor((paid - cents) / 100)),
    );
    expect(await numberOf(shop, sql`select sum(amount_cents) from ledger_entries`)).toBe(0);
    expect(await lineOf(someone, orderSn)).toMatchObject({
      afterSaleStatus: "PART_AFTER_SALE",
      isRefund: "PART_REFUND",
      refundPrice: applyRefundPrice,
    });
    expect(await messages(someone, sn)).toEqual([
      "After-sale requested",
      "The store agreed",
      "Goods sent back: SF1234567890",
      "The store received the goods",
      "Refunded",
    ]);
    expect((await someone.client.send(orderGet, { sn: orderSn })).order.orderStatus).toBe("COMPLETED");
    const rest = await ask(bought, { num: 2, serviceType: "RETURN_MONEY" });
    await decide(rest.sn);
    expect(await balance(someone)).toBe(walletBefore + paid);
    expect(await stockOf(shop, sku.skuId)).toBe(stockBefore + 1);
    expect(await points(someone)).toBe((pointsBefore ?? 0) - Math.floor(paid / 100));
    expect((await someone.client.send(orderGet, { sn: orderSn })).order.orderStatus).toBe("CANCELLED");
    expect(await lineOf(someone, orderSn)).toMatchObject({
      afterSaleStatus: "ALREADY_APPLIED",
      isRefund: "ALL_REFUND",
    });
  });

  test("[MC-04] an order refunded in part before its receipt earns points for the rest alone", async () => {
    const bought = await shippedOrder(shop, { cents: 1000, num: 2 });
    const before = (await points(bought.someone)) ?? 0;
    const { flowPrice } = await lineOf(bought.someone, bought.orderSn);
    const { sn, applyRefundPrice } = await ask(bought, { num: 1, serviceType: "RETURN_MONEY" });
    await decide(sn);
    await bought.someone.client.send(receive, { sn: bought.orderSn });
    expect(await points(bought.someone)).toBe(before + Math.floor(flowPrice - applyRefundPrice));
  });

  test("[MC-04] the seller may grant less, never more", async () => {
    const bought = await shippedOrder(shop, { cents: 1000, num: 1 });
    const before = await balance(bought.someone);
    const { sn, applyRefundPrice } = await ask(bought, { num: 1, serviceType: "RETURN_MONEY" });
    const cents = Math.round(applyRefundPrice * 100);
    expect(await storeRefusal(decide(sn, true, cents + 1))).toBe(33004);
    expect(await storeRefusal(decide(sn, true, -1))).toBe(33004);
    await decide(sn, true, cents - 100);
    expect(await balance(bought.someone)).toBe(before + cents - 100);
    expect(await bought.someone.client.send(calls.get, { sn })).toMatchObject({
      actualRefundPrice: (cents - 100) / 100,
    });
  });

  test("[MC-04] refused, cancelled and turned down cases give their pieces free again", async () => {
    const bought = await shippedOrder(shop, { cents: 1000, num: 1 });
    const { someone, lineSn } = bought;
    const refused = await caseIn("REFUSE", bought);
    expect(await someone.client.send(calls.get, { sn: refused })).toMatchObject({
      serviceStatus: "REFUSE",
      auditRemark: "Seal is broken",
    });
    expect(await messages(someone, refused)).toContain("The store refused: Seal is broken");
    shop.clock.at += 3001;
    await caseIn("BUYER_CANCEL", bought);
    shop.clock.at += 3001;
    const turnedDown = await caseIn("BUYER_RETURN", bought);
    await terminate(turnedDown);
    expect(await stateOf(someone, turnedDown)).toBe("SELLER_TERMINATION");
    expect(await someone.client.send(calls.applyInfo, { sn: lineSn })).toMatchObject({ num: 1 });
    expect(await lineOf(someone, bought.orderSn)).toMatchObject({
      afterSaleStatus: "NOT_APPLIED",
      isRefund: "NO_REFUND",
    });
  });

  test.each([
    ["APPLY", { decide: 0, confirm: 33006, terminate: 33006, transfer: 33006, cancel: 0, delivery: 33006 }],
    ["PASS", { decide: 33006, confirm: 33006, terminate: 33006, transfer: 33006, cancel: 0, delivery: 0 }],
    ["BUYER_RETURN", { decide: 33006, confirm: 0, terminate: 0, transfer: 33006, cancel: 33002, delivery: 33006 }],
    ["REFUSE", { decide: 33006, confirm: 33006, terminate: 33006, transfer: 33006, cancel: 33002, delivery: 33006 }],
    ["COMPLETE", { decide: 33006, confirm: 33006, terminate: 33006, transfer: 33006, cancel: 33002, delivery: 33006 }],
    [
      "BUYER_CANCEL",
      { decide: 33006, confirm: 33006, terminate: 33006, transfer: 33006, cancel: 1003, delivery: 33006 },
    ],
  ] as const)("[MC-04] in %s only the legal moves are taken", async (state, expected) => {
    const results: Record<string, number> = {};
    for (const move of Object.keys(expected) as (keyof typeof expected)[]) {
      const bought = await shippedOrder(shop, { cents: 500, num: 1 });
      const sn = await caseIn(state, bought);
      if (move === "decide") results[move] = await storeRefusal(decide(sn));
      if (move === "confirm") results[move] = await storeRefusal(confirm(sn));
      if (move === "terminate") results[move] = await storeRefusal(terminate(sn));
      if (move === "transfer") results[move] = await storeRefusal(transfer(sn));
      if (move === "cancel") results[move] = await refusalOf(bought.someone.client.send(calls.cancel, { sn }));
      if (move === "delivery") results[move] = await refusalOf(sendBack(bought.someone, sn));
    }
    expect(results).toEqual(expected);
  });

  test("[BU-07] a refund is paid once, however often the seller decides", async () => {
    const bought = await shippedOrder(shop, { cents: 1000, num: 1 });
    const before = await balance(bought.someone);
    const { sn, applyRefundPrice } = await ask(bought, { num: 1, serviceType: "RETURN_MONEY" });
    const codes = await Promise.all(Array.from({ length: 8 }, () => storeRefusal(decide(sn))));
    expect(codes.filter((code) => code === 0)).toHaveLength(1);
    expect(await balance(bought.someone)).toBe(before + Math.round(applyRefundPrice * 100));
  });

  test.each([
    ["an unknown carrier", { logisticsId: "7" }, 33005],
    ["no number", { logisticsNo: "  " }, 4002],
    ["a day that is none", { mDeliverTime: "2026-13-40" }, 4002],
    ["a day to come", { mDeliverTime: "2999-01-01" }, 4002],
    ["a day before the application", { mDeliverTime: "2001-01-01" }, 4002],
  ])("[MC-04] a parcel with %s is refused", async (_, wrong, code) => {
    const bought = await shippedOrder(shop, { cents: 500, num: 1 });
    const afterSaleSn = await caseIn("PASS", bought);
    const { client } = bought.someone;
    expect(
      await refusalOf(client.send(calls.delivery, { afterSaleSn, ...(await parcel(bought.someone)), ...wrong })),
    ).toBe(code);
    expect(await stateOf(bought.someone, afterSaleSn)).toBe("PASS");
  });
});

describe("time", () => {
  test("[MC-04] who lets his time pass has answered: the seller agreed, the parcel arrived, the refund is paid", async () => {
    const bought = await shippedOrder(shop, { cents: 1000, num: 1 });
    const before = await balance(bought.someone);
    const { sn, applyRefundPrice } = await ask(bought, { num: 1 });
    await letPass(shop, 3 * day - 1, bought.someone);
    await sweep(sweeping(shop), continueOverdueCases);
    expect(await stateOf(bought.someone, sn)).toBe("APPLY");
    shop.clock.at += 1;
    await Promise.all([sweep(sweeping(shop), continueOverdueCases), sweep(sweeping(shop), continueOverdueCases)]);
    expect(await stateOf(bought.someone, sn)).toBe("PASS");
    await sendBack(bought.someone, sn);
    await letPass(shop, 10 * day, bought.someone);
    await sweep(sweeping(shop), continueOverdueCases);
    expect(await stateOf(bought.someone, sn)).toBe("COMPLETE");
    expect(await balance(bought.someone)).toBe(before + Math.round(applyRefundPrice * 100));
    expect(await messages(bought.someone, sn)).toContain("Receipt confirmed automatically");
    expect(shop.faults).toEqual([]);
  });

  test("[MC-04] a return that is never sent ends by itself", async () => {
    const bought = await shippedOrder(shop, { cents: 1000, num: 1 });
    const sn = await caseIn("PASS", bought);
    await letPass(shop, 7 * day, bought.someone);
    await sweep(sweeping(shop), continueOverdueCases);
    expect(await stateOf(bought.someone, sn)).toBe("BUYER_CANCEL");
    expect(await lineOf(bought.someone, bought.orderSn)).toMatchObject({ afterSaleStatus: "NOT_APPLIED" });
  });

  test("[MC-04] after-sale closes 15 days after completion, but not over a case under way", async () => {
    const [idle, busy] = [
      await shippedOrder(shop, { cents: 500, num: 2 }),
      await shippedOrder(shop, { cents: 500, num: 2 }),
    ];
    for (const { someone, orderSn } of [idle, busy]) await someone.client.send(receive, { sn: orderSn });
    await letPass(shop, 15 * day - 1, idle.someone, busy.someone);
    const close = () => asStore(shop, closeAfterSaleWindows);
    await close();
    expect(await lineOf(idle.someone, idle.orderSn)).toMatchObject({ afterSaleStatus: "NOT_APPLIED" });
    const { sn } = await ask(busy, { num: 1 });
    shop.clock.at += 1;
    expect(await refusalOf(ask(idle, { num: 1 }))).toBe(33003);
    await close();
    expect(await lineOf(idle.someone, idle.orderSn)).toMatchObject({ afterSaleStatus: "EXPIRED" });
    expect(await lineOf(busy.someone, busy.orderSn)).toMatchObject({ afterSaleStatus: "PART_AFTER_SALE" });
    await busy.someone.client.send(calls.cancel, { sn });
    expect(await lineOf(busy.someone, busy.orderSn)).toMatchObject({ afterSaleStatus: "EXPIRED" });
  });
});

describe("reading", () => {
  test("[BU-06] nobody reads or moves what is not his, and unknown looks the same", async () => {
    const bought = await shippedOrder(shop, { cents: 500, num: 1 });
    const sn = await caseIn("PASS", bought);
    const { client } = await customer(shop);
    const way = await parcel(bought.someone);
    for (const number of [sn, "A404"]) {
      expect(await refusalOf(client.send(calls.get, { sn: number }))).toBe(20005);
      expect(await refusalOf(client.send(calls.logs, { sn: number }))).toBe(20005);
      expect(await refusalOf(client.send(calls.storeAddress, { sn: number }))).toBe(20005);
      expect(await refusalOf(client.send(calls.cancel, { sn: number }))).toBe(20005);
      expect(await refusalOf(client.send(calls.delivery, { afterSaleSn: number, ...way }))).toBe(20005);
    }
    for (const line of [bought.lineSn, "OI404"]) {
      expect(await refusalOf(client.send(calls.applyInfo, { sn: line }))).toBe(20005);
      const wish = { num: 1, serviceType: "RETURN_GOODS", reason: "Not as described" } as const;
      expect(await refusalOf(client.send(calls.apply, { orderItemSn: line, ...wish }))).toBe(20005);
    }
    expect((await client.send(calls.list, {})).total).toBe(0);
    for (const path of ["page", `get/${sn}`, "get/afterSaleReason/CANCEL"])
      expect((await shop.app.request(`/api/afterSale/${path}`)).status).toBe(403);
  });

  test("[MC-04] the list finds by number, goods, kind, state and day", async () => {
    const bought = await shippedOrder(shop, { cents: 500, num: 2, store: "papermint" });
    const { client } = bought.someone;
    const { sn } = await ask(bought, { num: 1 });
    shop.clock.at += 1000;
    const money = await ask(bought, { num: 1, serviceType: "RETURN_MONEY" });
    await decide(money.sn, false);
    const found = async (wish: object) => (await client.send(calls.list, wish)).records.map((one) => one.sn);
    expect(await found({})).toEqual([money.sn, sn]);
    expect(await found({ sn: sn.slice(3) })).toEqual([sn]);
    expect(await found({ sn: "%" })).toEqual([]);
    expect(await found({ orderSn: bought.orderSn })).toHaveLength(2);
    expect(await found({ keywords: bought.sku.nameEn.slice(0, 6) })).toHaveLength(2);
    expect(await found({ goodsName: "no such goods" })).toEqual([]);
    expect(await found({ serviceType: "RETURN_MONEY" })).toEqual([money.sn]);
    expect(await found({ serviceStatus: "APPLY" })).toEqual([sn]);
    expect(await found({ startDate: `${today()} 00:00:00`, endDate: "2999-01-01 00:00:00" })).toHaveLength(2);
    expect(await found({ endDate: "2001-01-01 00:00:00" })).toEqual([]);
    expect(await found({ pageSize: 1, pageNumber: 2 })).toEqual([sn]);
    expect(await refusalOf(client.send(calls.list, { startDate: "yesterday" }))).toBe(4002);
  });

  test("[MC-04] a case speaks the language of who reads it", async () => {
    const bought = await shippedOrder(shop, { cents: 500, num: 1 });
    const { sn } = await ask(bought, { num: 1 });
    const chinese = shop.visit("zh");
    chinese.session.setTokens({ accessToken: bought.someone.accessToken, refreshToken: "none" });
    chinese.session.setUser({ username: "b", nickName: "b", face: "" });
    expect(await chinese.send(calls.get, { sn })).toMatchObject({ reason: "与商品描述不符" });
    expect((await chinese.send(calls.logs, { sn }))[0]).toMatchObject({
      message: "买家提交售后申请",
      operatorType: "买家",
    });
  });
});
