import * as calls from "@sundry/api/contract/afterSale";
import { get as orderGet, receive } from "@sundry/api/contract/order";
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { ask, lineOf, shippedOrder } from "./afterSales.ts";
import { numberOf, refusalOf, stockOf, withoutPromotions } from "./buyers.ts";
import { storeRefusal } from "./orders.ts";
import { useShop } from "./support/shop.ts";
import { stepsOn } from "./afterSaleSteps.ts";

const shop = useShop();
beforeAll(() => withoutPromotions(shop));

const { today, balance, points, stateOf, messages, decide, confirm, terminate, transfer, parcel, sendBack, caseIn } =
  stepsOn(shop);

describe("states of a case", () => {
  test("[MC-04] after a return by parcel and a refund, wallet, ledger, stock, points, line and order agree", async () => {
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
      "Request submitted",
      "Approved by the store",
      "Return sent: SF1234567890",
      "Return received by the store",
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

  test("[MC-04] an order refunded in part before its receipt earns points for the rest only", async () => {
    const bought = await shippedOrder(shop, { cents: 1000, num: 2 });
    const before = (await points(bought.someone)) ?? 0;
    const { flowPrice } = await lineOf(bought.someone, bought.orderSn);
    const { sn, applyRefundPrice } = await ask(bought, { num: 1, serviceType: "RETURN_MONEY" });
    await decide(sn);
    await bought.someone.client.send(receive, { sn: bought.orderSn });
    expect(await points(bought.someone)).toBe(before + Math.floor(flowPrice - applyRefundPrice));
  });

  test("[MC-04] the store can grant less, but never more", async () => {
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

  test("[MC-04] refused, cancelled and declined cases release their pieces", async () => {
    const bought = await shippedOrder(shop, { cents: 1000, num: 1 });
    const { someone, lineSn } = bought;
    const refused = await caseIn("REFUSE", bought);
    expect(await someone.client.send(calls.get, { sn: refused })).toMatchObject({
      serviceStatus: "REFUSE",
      auditRemark: "Seal is broken",
    });
    expect(await messages(someone, refused)).toContain("Declined by the store: Seal is broken");
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
  ] as const)("[MC-04] in %s only the allowed moves are accepted", async (state, expected) => {
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

  test("[BU-07] a refund is paid once, however often the store decides", async () => {
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
