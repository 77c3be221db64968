import { add as addAddress } from "@sundry/api/contract/address";
import { addSku } from "@sundry/api/contract/cart";
import { createTrade } from "@sundry/api/contract/checkout";
import * as calls from "@sundry/api/contract/distribution";
import { list as listOrders } from "@sundry/api/contract/order";
import { eq } from "drizzle-orm";
import { idOf } from "@sundry/demo";
import { distributionGoods, distributors } from "#server/db/schema/distribution.ts";
import { goods } from "#server/db/schema/catalogue.ts";
import { orderItems } from "#server/db/schema/order.ts";
import { inTransaction, type Tx } from "#server/db/transaction.ts";
import { settleCommissions } from "#server/modules/buying/distribution/commission.ts";
import { decideDistribution } from "#server/modules/buying/distribution/service.ts";
import { markPaid } from "#server/modules/buying/order/payment.ts";
import { sweep } from "#server/modules/platform/timers/sweep.ts";
import { buyer, inYiwu, type TestBuyer } from "./buyers.ts";
import type { TestShop } from "./support/shop.ts";

/** Goods that buyers recommend in these tests. */
export const lamp = idOf("distributionGoods", "night-light/mushroom");

/** A complete application. */
export const form = {
  name: "Mei Tanaka",
  idNumber: "330782199001011234",
  settlementBankAccountName: "Mei Tanaka",
  settlementBankAccountNum: "6222020200001234567",
  settlementBankBranchName: "Yiwu Chouzhou Road",
};

/** Actions of buyers, distributors and the market in the tests of distribution. */
export function distributionSteps(shop: TestShop) {
  async function asMarket<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    return inTransaction(shop.database.db, work);
  }

  /** An approved distributor and their code. */
  async function distributor(language: "en" | "zh" = "en"): Promise<TestBuyer & { code: string }> {
    const who = await buyer(shop, { language });
    const { id: code } = await who.client.send(calls.apply, form);
    await asMarket((tx) => decideDistribution(tx, shop.services, code, "PASS"));
    return { ...who, code };
  }

  async function lampRow() {
    const [row] = await shop.database.db.select().from(distributionGoods).where(eq(distributionGoods.id, lamp));
    if (!row) throw new Error("no lamp");
    return row;
  }

  /** Orders the lamp without paying. Returns the trade and the order. */
  async function orderLamp({ client }: TestBuyer, num: number): Promise<{ tradeSn: string; sn: string }> {
    const { skuId, goodsId } = await lampRow();
    await shop.database.db
      .update(goods)
      .set({ freightTemplateId: null, minimum: 1, tiers: [] })
      .where(eq(goods.id, goodsId));
    await client.send(addAddress, inYiwu);
    await client.send(addSku, { skuId, num, cartType: "BUY_NOW" });
    const trade = await client.send(createTrade, { way: "BUY_NOW", client: "PC", remark: [] });
    const [order] = (await client.send(listOrders, {})).records;
    return { tradeSn: trade.sn, sn: order?.sn ?? "" };
  }

  async function pay(who: TestBuyer, { tradeSn, sn }: { tradeSn: string; sn: string }): Promise<void> {
    await asMarket((tx) => markPaid(tx, shop.services, tradeSn, [sn], "ALIPAY", who));
  }

  /** A buyer who came through the link and paid for lamps. */
  async function customerOf(code: string, num: number) {
    const who = await buyer(shop);
    await who.client.send(calls.bind, { code });
    const order = await orderLamp(who, num);
    await pay(who, order);
    return { ...who, ...order };
  }

  /** After-sale of the order has closed. */
  async function endAfterSale(sn: string, more: Partial<typeof orderItems.$inferInsert> = {}): Promise<void> {
    await shop.database.db
      .update(orderItems)
      .set({ afterSaleState: "EXPIRED", ...more })
      .where(eq(orderItems.orderSn, sn));
    await settle();
  }

  async function settle(): Promise<void> {
    const failed = (error: unknown) => {
      throw error;
    };
    await sweep({ db: shop.database.db, services: shop.services, failed }, settleCommissions);
  }

  async function sums({ client }: TestBuyer) {
    const found = await client.send(calls.get, {});
    return [found?.rebateTotal, found?.commissionFrozen, found?.canRebate];
  }

  async function cents(num: number): Promise<number> {
    return ((await lampRow()).commissionCents * num) / 100;
  }

  async function grantFree(code: string, freeCents: number): Promise<void> {
    await shop.database.db.update(distributors).set({ freeCents }).where(eq(distributors.id, code));
  }
  return { asMarket, distributor, orderLamp, pay, customerOf, endAfterSale, settle, sums, cents, grantFree };
}
