import { add as addAddress } from "@sundry/api/contract/address";
import { addSku, getAll } from "@sundry/api/contract/cart";
import { pay } from "@sundry/api/contract/cashier";
import { createTrade, getChecked, selectCoupon } from "@sundry/api/contract/checkout";
import { receive } from "@sundry/api/contract/coupon";
import { cancel, get } from "@sundry/api/contract/order";
import { get as site } from "@sundry/api/contract/site";
import { get as wallet } from "@sundry/api/contract/wallet";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { freightTemplates, goods } from "#server/db/schema/catalogue.ts";
import { orders, orderTaxes, trades } from "#server/db/schema/order.ts";
import { coupons } from "#server/db/schema/promotion.ts";
import { inTransaction } from "#server/db/transaction.ts";
import { payBackOrder } from "#server/modules/aftercare/afterSale/goodwill.ts";
import { markPaid } from "#server/modules/buying/order/payment.ts";
import { ask, shippedOrder } from "./afterSales.ts";
import { stepsOn } from "./afterSaleSteps.ts";
import { buyer, inYiwu, oneSku, order, regionPath, shelf, type TestBuyer, withoutPromotions } from "./buyers.ts";
import { asStore, bill, couponRow, customer, oneOrder, orderSnsOf, paidOrder, sweeping } from "./orders.ts";
import { useShop } from "./support/shop.ts";
import { numberCreditNotes } from "#server/modules/buying/tax/creditNotes.ts";
import { runExclusively } from "#server/modules/platform/timers/exclusive.ts";
import { setTax, taxFaults, usualTax } from "./taxes.ts";

const shop = useShop();
const { decide, confirm, sendBack } = stepsOn(shop);

beforeAll(async () => {
  await withoutPromotions(shop);
  // Freight of 5 for whatever is ordered.
  await shop.database.db.update(freightTemplates).set({
    pricing: "NUM",
    rows: [{ regionIds: [], firstAmount: 1000, firstCents: 500, continuedAmount: 0, continuedCents: 0 }],
  });
});

async function setClass(goodsId: string, taxClass: string) {
  await shop.database.db.update(goods).set({ taxClass }).where(eq(goods.id, goodsId));
}

/** Two goods of a store, the second with a reduced rate. */
async function twoRates(store: string, first: number, second: number) {
  const [a, b] = await shelf(shop, store, [{ cents: first }, { cents: second }]);
  if (!a || !b) throw new Error("no SKUs");
  await setClass(b.goodsId, "reduced");
  return [a.skuId, b.skuId] as const;
}

async function settlementOf({ client }: TestBuyer, lines: readonly (readonly [skuId: string, num: number])[]) {
  for (const [skuId, num] of lines) await client.send(addSku, { skuId, num });
  return client.send(getChecked, { way: "CART" });
}

describe("a shop without tax", () => {
  test("[BU-03] [MC-03] its settlements and orders say nothing new, and no invoice is numbered", async () => {
    const someone = await customer(shop, 100_000);
    const { skuId } = await oneSku(shop, "glint", { cents: 1000 });
    const view = await settlementOf(someone, [[skuId, 1]]);
    expect(view).not.toHaveProperty("tax");
    expect(view.priceDetailDTO).not.toHaveProperty("addedTaxPrice");
    await someone.client.send(pay, bill((await someone.client.send(createTrade, {})).sn));
    const detail = await someone.client.send(get, { sn: await oneOrder(someone) });
    for (const name of ["tax", "invoiceNumber"]) expect(detail.order).not.toHaveProperty(name);
    expect(detail.order.priceDetailDTO).not.toHaveProperty("addedTaxPrice");
    expect(detail.orderItems[0]).not.toHaveProperty("taxRate");
    expect(await shop.database.db.$count(orders, eq(orders.taxCents, 0))).toBe(await shop.database.db.$count(orders));
  });
});

describe("prices with tax", () => {
  test("[BU-03] the tax in goods and their freight is shown by rate, and what is paid stays as it was", async () => {
    const someone = await customer(shop, 1_000_000);
    const [book, mug] = await twoRates("glint", 10_000, 5000);
    const before = (
      await settlementOf(someone, [
        [book, 1],
        [mug, 1],
      ])
    ).priceDetailDTO;
    await setTax(shop, usualTax);
    const { tax, priceDetailDTO } = await someone.client.send(getChecked, { way: "CART" });
    expect(priceDetailDTO).toEqual(before);
    // Each line has half the freight: 102.50 at 19% and 52.50 at 7%.
    expect(tax).toEqual({
      name: "VAT",
      included: true,
      taxPrice: 19.8,
      rates: [
        { rate: 19, netPrice: 86.13, taxPrice: 16.37 },
        { rate: 7, netPrice: 49.07, taxPrice: 3.43 },
      ],
      shopNumber: "DE123456789",
      seller: ["Clay & Co Ltd", "1 Potter’s Lane", "20095 Hamburg"],
    });
    const inCart = await someone.client.send(getAll, {});
    expect(inCart).not.toHaveProperty("tax");
    await setTax(shop);
  });

  test("[MC-03] an order keeps its tax, whatever the shop sets later", async () => {
    await setTax(shop, { ...usualTax, label: { en: "GST", zh: "消费税" } });
    const someone = await customer(shop, 1_000_000);
    const [a, b] = await twoRates("glint", 10_000, 5000);
    const sn = await paidOrder(someone, [
      [a, 1],
      [b, 1],
    ]);
    const first = await someone.client.send(get, { sn });
    expect(first.order.tax).toMatchObject({ name: "GST", taxPrice: 19.8 });
    expect(first.orderItems.map(({ taxRate }) => taxRate)).toEqual([19, 7]);
    await setTax(shop, { ...usualTax, rates: { standard: { CN: 50 } } });
    expect(await someone.client.send(get, { sn })).toEqual(first);
    await setTax(shop);
    expect(await someone.client.send(get, { sn })).toEqual(first);
  });

  test("[BU-03] the country of delivery decides the rate; goods that are exempt have none; elsewhere there is none", async () => {
    await setTax(shop, usualTax);
    const someone = await buyer(shop);
    const { skuId, goodsId } = await oneSku(shop, "glint", { cents: 10_000 });
    const rateNow = async () => (await someone.client.send(getChecked, { way: "CART" })).tax?.rates[0]?.rate;
    await settlementOf(someone, [[skuId, 1]]);
    // Without an address, that of the shop's own country.
    expect(await rateNow()).toBe(19);
    const elsewhere = (key: string) =>
      someone.client.send(addAddress, { ...inYiwu, ...regionPath(key), mobile: "+49 30 1234567", isDefault: true });
    await elsewhere("DE/Berlin/Berlin/Mitte");
    expect(await rateNow()).toBe(25);
    await elsewhere("NL/Utrecht/Utrecht");
    expect(await rateNow()).toBe(0);
    await elsewhere("DE/Berlin/Berlin/Mitte");
    // A class without a rate for a country has the usual one there.
    await setClass(goodsId, "reduced");
    expect(await rateNow()).toBe(25);
    await setClass(goodsId, "exempt");
    expect(await rateNow()).toBe(0);
    await setClass(goodsId, "standard");
    await setTax(shop);
  });
});

describe("tax on top of prices", () => {
  test("[BU-03] [BU-04] it raises what is paid, by the wallet and in the ledger, and the amounts add up", async () => {
    await setTax(shop, { ...usualTax, mode: "added", rounding: "order" });
    const someone = await customer(shop, 1_000_000);
    const [a, b] = await twoRates("glint", 10_000, 5000);
    const { priceDetailDTO: sums, tax } = await settlementOf(someone, [
      [a, 1],
      [b, 1],
    ]);
    // 19% of 102.50 and 7% of 52.50.
    expect(tax).toMatchObject({ included: false, taxPrice: 23.16 });
    expect(sums).toMatchObject({ goodsPrice: 150, freightPrice: 5, addedTaxPrice: 23.16, flowPrice: 178.16 });
    const { sn, flowPrice } = await someone.client.send(createTrade, { expectedPrice: 178.16 });
    expect(flowPrice).toBe(178.16);
    await someone.client.send(pay, bill(sn));
    expect((await someone.client.send(wallet, {})).memberWallet).toBe(10_000 - 178.16);
    const detail = await someone.client.send(get, { sn: await oneOrder(someone) });
    expect(detail.order.priceDetailDTO).toMatchObject({ addedTaxPrice: 23.16, flowPrice: 178.16 });
    expect(detail.order.tax?.rates).toEqual([
      { rate: 19, netPrice: 102.5, taxPrice: 19.48 },
      { rate: 7, netPrice: 52.5, taxPrice: 3.68 },
    ]);
    expect(await taxFaults(shop)).toEqual([]);
    const settings = async () => (await someone.client.send(site, {})).settingValue;
    expect(await settings()).toContain('"taxOnTop":"VAT"');
    await setTax(shop, usualTax);
    // The answer may be a minute old.
    shop.clock.at += 60_000;
    expect(await settings()).not.toContain("taxOnTop");
    await setTax(shop);
  });

  test("[BU-03] a coupon that the rest of a trade loses changes its tax with its price", async () => {
    await setTax(shop, { ...usualTax, mode: "added" });
    const someone = await customer(shop, 1_000_000);
    const a = await oneSku(shop, "glint", { cents: 3000 });
    const b = await oneSku(shop, "threadwell", { cents: 3000 });
    const [id, more] = ["lost-with-tax", { thresholdCents: 5000, cents: 1000 }];
    await shop.database.db.insert(coupons).values(couponRow(shop, id, more));
    await someone.client.send(receive, { id });
    const view = await settlementOf(someone, [
      [a.skuId, 1],
      [b.skuId, 1],
    ]);
    await someone.client.send(selectCoupon, { memberCouponId: view.canUseCoupons?.[0]?.id ?? "", used: true });
    const { sn, flowPrice } = await someone.client.send(createTrade, {});
    // Twice 30 with 5 of freight, less 10, and 19% of it.
    expect(flowPrice).toBe(71.4);
    const [first, second] = await orderSnsOf(someone);
    await someone.client.send(cancel, { orderSn: first ?? "", reason: "Too late" });
    const { order: rest } = await someone.client.send(get, { sn: second ?? "" });
    expect(rest.priceDetailDTO).toMatchObject({ couponPrice: 0, addedTaxPrice: 6.65, flowPrice: 41.65 });
    const [trade] = await shop.database.db.select().from(trades).where(eq(trades.sn, sn));
    const sums = await shop.database.db.select().from(orders).where(eq(orders.tradeSn, sn));
    expect(trade).toMatchObject({
      flowCents: sums.reduce((sum, { flowCents }) => sum + flowCents, 0),
      taxCents: sums.reduce((sum, { taxCents }) => sum + taxCents, 0),
      taxAddedCents: sums.reduce((sum, { taxAddedCents }) => sum + taxAddedCents, 0),
    });
    await someone.client.send(pay, bill(sn));
    expect(await taxFaults(shop)).toEqual([]);
    await setTax(shop);
  });
});

describe.each(["included", "added"])("refunds of prices with tax %s", (mode) => {
  test("[BU-07] whole, in parts, by the shop and on request: the tax that goes back is never more than there was", async () => {
    await setTax(shop, { ...usualTax, mode });
    const someone = await customer(shop, 1_000_000);
    const [a, b] = await twoRates("glint", 3333, 1111);
    const cancelled = await paidOrder(someone, [
      [a, 3],
      [b, 1],
    ]);
    await someone.client.send(cancel, { orderSn: cancelled, reason: "Too late" });
    const inParts = await paidOrder(someone, [
      [a, 3],
      [b, 2],
    ]);
    const back = (sn: string, part: number | undefined, reason: string) =>
      asStore(shop, (tx, services) => payBackOrder(tx, services, sn, { cents: part, reason }));
    for (const part of [1, 777, 1234]) {
      expect(await back(inParts, part, `Part ${part}`)).toMatchObject({ result: "PAID_BACK" });
      expect(await taxFaults(shop)).toEqual([]);
    }
    expect(await back(inParts, undefined, "The rest")).toMatchObject({ result: "PAID_BACK", leftCents: 0 });
    const bought = await shippedOrder(shop, { cents: 999, num: 3 });
    for (const num of [1, 1, 1]) {
      const { sn } = await ask(bought, { num });
      await decide(sn);
      await sendBack(bought.someone, sn);
      await confirm(sn);
      expect(await taxFaults(shop)).toEqual([]);
    }
    const rows = await shop.database.db.select().from(orders).where(eq(orders.state, "CANCELLED"));
    expect(rows.filter(({ tax }) => tax?.mode === mode).length).toBeGreaterThanOrEqual(3);
    for (const sn of [cancelled, inParts, bought.orderSn])
      expect([sn, await taxLeft(sn)]).toEqual([sn, { cents: 0, tax: 0 }]);
    await setTax(shop);
  });
});

async function taxLeft(sn: string) {
  const rows = await shop.database.db.select().from(orderTaxes).where(eq(orderTaxes.orderSn, sn));
  expect(rows.length).toBeGreaterThan(0);
  return {
    cents: rows.reduce((sum, row) => sum + row.cents, 0),
    tax: rows.reduce((sum, row) => sum + row.taxCents, 0),
  };
}

describe("invoice numbers", () => {
  test("[MC-03] payments at the same time, some of which fail, get numbers without gaps in the order of a year", async () => {
    await setTax(shop, usualTax);
    const { skuId } = await oneSku(shop, "glint", { cents: 1000 });
    const { skuId: other } = await oneSku(shop, "threadwell", { cents: 1000 });
    const before = await numbers();
    const buyers = await Promise.all(Array.from({ length: 8 }, () => customer(shop, 100_000)));
    const placed = await Promise.all(
      buyers.map((someone) =>
        order(someone, [
          [skuId, 1],
          [other, 1],
        ]),
      ),
    );
    class Broken extends Error {}
    await Promise.all(
      buyers.map(async (someone, at) => {
        const { sn } = placed[at] ?? { sn: "" };
        const sns = await orderSnsOf(someone);
        const failing = inTransaction(shop.database.db, async (tx) => {
          await markPaid(tx, shop.services, sn, sns, "WALLET", null);
          throw new Broken();
        });
        await expect(failing).rejects.toThrow(Broken);
        await someone.client.send(pay, bill(sn));
      }),
    );
    const given = (await numbers()).slice(before.length);
    const year = new Date(shop.clock.at + 8 * 3_600_000).getUTCFullYear();
    const first = before.length + 1;
    expect(given).toEqual(Array.from({ length: 16 }, (_, at) => `${year}-${String(first + at).padStart(6, "0")}`));
    const [sn = ""] = await orderSnsOf(buyers[0] as TestBuyer);
    expect((await buyers[0]?.client.send(get, { sn }))?.order.invoiceNumber).toMatch(/^\d{4}-\d{6}$/);
    await setTax(shop);
  });

  async function numbers(): Promise<(string | null)[]> {
    const rows = await shop.database.db
      .select({ number: orders.invoiceNumber })
      .from(orders)
      .orderBy(orders.invoiceNumber);
    return rows.flatMap(({ number }) => number ?? []);
  }
});

describe("credit notes", () => {
  const round = () => runExclusively("credit notes", sweeping(shop), numberCreditNotes);
  const back = (sn: string, cents: number | undefined, reason: string) =>
    asStore(shop, (tx, services) => payBackOrder(tx, services, sn, { cents, reason }));

  test("[MC-03] each refund gets one number after the invoices, with its amount and tax, however many processes number", async () => {
    await round();
    await setTax(shop, usualTax);
    const someone = await customer(shop, 1_000_000);
    const [a, b] = await twoRates("glint", 10_000, 5000);
    const sn = await paidOrder(someone, [
      [a, 1],
      [b, 1],
    ]);
    const notes = async () => (await someone.client.send(get, { sn })).order.creditNotes;
    const { invoiceNumber } = (await someone.client.send(get, { sn })).order;
    const following = (count: number) =>
      invoiceNumber?.replace(/\d{6}$/, (digits) => String(Number(digits) + count).padStart(6, "0"));
    await back(sn, 1000, "Scratched");
    expect(await notes()).toBeUndefined();
    await Promise.all([round(), round(), round()]);
    const [first] = (await notes()) ?? [];
    expect(first).toMatchObject({ number: following(1), price: 10 });
    shop.clock.at += 60_000;
    await back(sn, undefined, "The rest");
    await round();
    await round();
    expect(await notes()).toEqual([
      first,
      { number: following(2), time: expect.any(String), price: 145, taxPrice: expect.any(Number) },
    ]);
    // All that was paid went back, so all its tax did.
    expect((await notes())?.reduce((sum, { taxPrice }) => sum + taxPrice, 0)).toBeCloseTo(19.8, 6);
    const next = await paidOrder(someone, [[a, 1]]);
    expect((await someone.client.send(get, { sn: next })).order.invoiceNumber).toBe(following(3));
    await setTax(shop);
  });

  test("[MC-03] a refund of an order without tax has none", async () => {
    const someone = await customer(shop, 100_000);
    const { skuId } = await oneSku(shop, "glint", { cents: 1000 });
    const sn = await paidOrder(someone, [[skuId, 1]]);
    await back(sn, 100, "Scratched");
    await round();
    expect((await someone.client.send(get, { sn })).order).not.toHaveProperty("creditNotes");
  });
});
