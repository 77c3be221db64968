import * as calls from "@sundry/api/contract/afterSale";
import { receive } from "@sundry/api/contract/order";
import { beforeAll, describe, expect, test } from "vitest";
import { closeAfterSaleWindows, continueOverdueCases } from "#server/modules/aftercare/afterSale/timers.ts";
import { sweep } from "#server/modules/platform/timers/sweep.ts";
import { ask, letPass, lineOf, shippedOrder } from "./afterSales.ts";
import { refusalOf, withoutPromotions } from "./buyers.ts";
import { asStore, customer, sweeping } from "./orders.ts";
import { useShop } from "./support/shop.ts";
import { stepsOn } from "./afterSaleSteps.ts";

const shop = useShop();
beforeAll(() => withoutPromotions(shop));

const day = 86_400_000;
const { today, balance, stateOf, messages, decide, parcel, sendBack, caseIn } = stepsOn(shop);

describe("deadlines", () => {
  test("[MC-04] after a deadline the case moves on: the store counts as agreed, the parcel as arrived, the refund is paid", async () => {
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

  test("[MC-04] a return that is never sent is closed automatically", async () => {
    const bought = await shippedOrder(shop, { cents: 1000, num: 1 });
    const sn = await caseIn("PASS", bought);
    await letPass(shop, 7 * day, bought.someone);
    await sweep(sweeping(shop), continueOverdueCases);
    expect(await stateOf(bought.someone, sn)).toBe("BUYER_CANCEL");
    expect(await lineOf(bought.someone, bought.orderSn)).toMatchObject({ afterSaleStatus: "NOT_APPLIED" });
  });

  test("[MC-04] after-sale closes 15 days after completion, except for open cases", async () => {
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

describe("reading cases", () => {
  test("[BU-06] nobody can read or change somebody else's case, and an unknown one looks the same", async () => {
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
      const request = { num: 1, serviceType: "RETURN_GOODS", reason: "Not as described" } as const;
      expect(await refusalOf(client.send(calls.apply, { orderItemSn: line, ...request }))).toBe(20005);
    }
    expect((await client.send(calls.list, {})).total).toBe(0);
    for (const path of ["page", `get/${sn}`, "get/afterSaleReason/CANCEL"])
      expect((await shop.app.request(`/api/afterSale/${path}`)).status).toBe(403);
  });

  test("[MC-04] the list can be filtered by number, goods, kind, state and day", async () => {
    const bought = await shippedOrder(shop, { cents: 500, num: 2, store: "papermint" });
    const { client } = bought.someone;
    const { sn } = await ask(bought, { num: 1 });
    shop.clock.at += 1000;
    const money = await ask(bought, { num: 1, serviceType: "RETURN_MONEY" });
    await decide(money.sn, false);
    const found = async (query: object) => (await client.send(calls.list, query)).records.map((one) => one.sn);
    expect(await found({})).toEqual([money.sn, sn]);
    expect(await found({ sn: sn.slice(3) })).toEqual([sn]);
    expect(await found({ sn: "%" })).toEqual([]);
    expect(await found({ orderSn: bought.orderSn })).toHaveLength(2);
    expect(await found({ keywords: bought.sku.name.slice(0, 6) })).toHaveLength(2);
    expect(await found({ goodsName: "no such goods" })).toEqual([]);
    expect(await found({ serviceType: "RETURN_MONEY" })).toEqual([money.sn]);
    expect(await found({ serviceStatus: "APPLY" })).toEqual([sn]);
    expect(await found({ startDate: `${today()} 00:00:00`, endDate: "2999-01-01 00:00:00" })).toHaveLength(2);
    expect(await found({ endDate: "2001-01-01 00:00:00" })).toEqual([]);
    expect(await found({ pageSize: 1, pageNumber: 2 })).toEqual([sn]);
    expect(await refusalOf(client.send(calls.list, { startDate: "yesterday" }))).toBe(4002);
  });

  test("[MC-04] a case is in the language of its reader", async () => {
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
