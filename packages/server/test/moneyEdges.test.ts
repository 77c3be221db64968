import { addSku } from "@sundry/api/contract/cart";
import * as cashier from "@sundry/api/contract/cashier";
import { createTrade, selectCoupon, selectReceipt } from "@sundry/api/contract/checkout";
import { mine, receive } from "@sundry/api/contract/coupon";
import { list as messages } from "@sundry/api/contract/message";
import { cancel, get as orderOf, list } from "@sundry/api/contract/order";
import { get as wallet, recharge } from "@sundry/api/contract/wallet";
import { beforeAll, describe, expect, test } from "vitest";
import { idOf } from "@sundry/demo";
import { coupons } from "#server/db/schema/promotion.ts";
import { inTransaction } from "#server/db/transaction.ts";
import { marketCommands } from "#server/market/commands/all.ts";
import { runCommand } from "#server/market/run.ts";
import { settlePayment } from "#server/modules/buying/cashier/paymentOutcome.ts";
import { closeOverdue } from "#server/modules/buying/order/unpaidExpiry.ts";
import { sweep } from "#server/modules/platform/timers/sweep.ts";
import { fund } from "#server/modules/account/wallet/ledger.ts";
import { closingActs } from "#server/shop/acts/closeOrder.ts";
import { letPass } from "./afterSales.ts";
import { discrepancies } from "./bookkeeping.ts";
import { oneSku, order, refusalOf, sentenceOf, type TestBuyer, withoutPromotions } from "./buyers.ts";
import { asStore, bill, couponRow, customer, sweeping } from "./orders.ts";
import { useShop } from "./support/shop.ts";

const shop = useShop();
beforeAll(() => withoutPromotions(shop));

/** Everything that does not add up. */
async function faultsOfBooks(): Promise<string[]> {
  const found: string[] = [];
  for (const [subject, question] of Object.entries(discrepancies)) {
    const rows = await shop.database.query(question);
    if (rows.length > 0) found.push(subject);
  }
  return found;
}

describe("large amounts", () => {
  test("[BU-07] three pieces of the dearest price are ordered, paid and refunded to the cent", async () => {
    const someone = await customer(shop, 3_000_000_000);
    const { skuId } = await oneSku(shop, "sundry-select", { cents: 999_999_999 });
    const { sn } = await order(someone, [[skuId, 3]]);
    expect(await someone.client.send(cashier.detail, bill(sn))).toMatchObject({ price: 29_999_999.97 });
    await someone.client.send(cashier.pay, { ...bill(sn), paymentMethod: "WALLET", paymentClient: "NATIVE" });
    expect((await someone.client.send(wallet)).memberWallet).toBe(0.03);
    const [row] = (await someone.client.send(list, {})).records;
    await someone.client.send(cancel, { orderSn: row?.sn ?? "", reason: "Too dear" });
    expect((await someone.client.send(wallet)).memberWallet).toBe(30_000_000);
    expect(await faultsOfBooks()).toEqual([]);
  });

  test("[BU-05] more than a checkout may be is refused in words, before anything moves", async () => {
    const someone = await customer(shop);
    const { skuId } = await oneSku(shop, "sundry-select", { cents: 999_999_999, quantity: 20 });
    await someone.client.send(addSku, { skuId, num: 11 });
    const placed = () => someone.client.send(createTrade, { submitKey: crypto.randomUUID() });
    expect(await sentenceOf(placed())).toBe(
      "One checkout can be at most $99,999,999.99. Order the goods in several parts.",
    );
    expect((await someone.client.send(list, {})).total).toBe(0);
  });

  test("[MC-10] a paid top-up is credited, however full the wallet has become; a new one is refused in words", async () => {
    const someone = await customer(shop, 99_999_999_900);
    const { rechargeSn } = await someone.client.send(recharge, { price: 0.5 });
    expect(await sentenceOf(someone.client.send(recharge, { price: 5000 }))).toBe(
      "A wallet can hold at most $999,999,999.99. Spend or withdraw some of it first.",
    );
    const pay = {
      ...bill(rechargeSn),
      orderType: "RECHARGE",
      paymentMethod: "ALIPAY",
      paymentClient: "NATIVE",
    } as const;
    const address = (await someone.client.send(cashier.pay, pay)) ?? "";
    await inTransaction(shop.database.db, (tx) =>
      fund(tx, shop.services, { memberId: someone.id, cents: 5000, reference: "meanwhile" }),
    );
    const token = /pay\/([\w-]+)/.exec(address)?.[1] ?? "";
    await inTransaction(shop.database.db, (tx) => settlePayment(tx, shop.services, token, "PAID"));
    expect((await someone.client.send(wallet)).memberWallet).toBe(1_000_000_049.5);
  });
});

/** An unpaid trade with an order of 30.00 from one store and one of 20.00, and 0.60 for shipping, from another. */
async function twoStores(someone: TestBuyer, coupon?: string) {
  const dear = await oneSku(shop, "sundry-select", { cents: 3000 });
  const cheap = await oneSku(shop, "threadwell", { cents: 2000 });
  await someone.client.send(addSku, { skuId: dear.skuId, num: 1 });
  await someone.client.send(addSku, { skuId: cheap.skuId, num: 1 });
  if (coupon) {
    await someone.client.send(receive, { id: coupon });
    const [owned] = (await someone.client.send(mine, { memberCouponStatus: "NEW" })).records;
    await someone.client.send(selectCoupon, { memberCouponId: owned?.id ?? "", used: true });
  }
  const { sn } = await someone.client.send(createTrade, { submitKey: crypto.randomUUID() });
  const orders = (await someone.client.send(list, {})).records;
  const of = (storeId: string) => orders.find((one) => one.storeId === storeId)?.sn ?? "";
  return { sn, dear: of(dear.storeId), cheap: of(cheap.storeId) };
}

const percentOff = (id: string, thresholdCents: number) =>
  couponRow(shop, id, { type: "DISCOUNT", cents: null, payPercent: 90, thresholdCents, limitNum: 0 });

describe("one of two orders is cancelled before paying", () => {
  test("[BU-05] [MC-03] a coupon that the rest no longer reaches comes off, the invoice too, returns to the buyer, and is told", async () => {
    await shop.database.db.insert(coupons).values(percentOff("over-40", 4000));
    const someone = await customer(shop, 10_000);
    await someone.client.send(selectReceipt, { receiptTitle: "Tanaka Trading", receiptContent: "Goods" });
    const { sn, dear, cheap } = await twoStores(someone, "over-40");
    const costs = async () => {
      const { order: one, receipt } = await someone.client.send(orderOf, { sn: dear });
      return [one.flowPrice, receipt?.receiptPrice];
    };
    expect(await costs()).toEqual([27, 27]);
    await someone.client.send(cancel, { orderSn: cheap, reason: "Changed my mind" });
    expect(await costs()).toEqual([30, 30]);
    expect((await someone.client.send(mine, { memberCouponStatus: "NEW" })).total).toBe(1);
    const [told] = (await someone.client.send(messages, {})).records;
    expect(told?.content).toContain(`order ${dear} is now $30.00`);
    await someone.client.send(cashier.pay, { ...bill(sn), paymentMethod: "WALLET", paymentClient: "NATIVE" });
    expect((await someone.client.send(wallet)).memberWallet).toBe(70);
    expect(await faultsOfBooks()).toEqual([]);
  });

  test("[BU-05] a coupon that the rest still reaches stays", async () => {
    await shop.database.db.insert(coupons).values(percentOff("over-25", 2500));
    const someone = await customer(shop, 10_000);
    const { sn, dear, cheap } = await twoStores(someone, "over-25");
    await someone.client.send(cancel, { orderSn: cheap, reason: "Changed my mind" });
    await someone.client.send(cashier.pay, { ...bill(sn), paymentMethod: "WALLET", paymentClient: "NATIVE" });
    expect((await someone.client.send(orderOf, { sn: dear })).order.flowPrice).toBe(27);
    expect((await someone.client.send(wallet)).memberWallet).toBe(73);
    expect(await faultsOfBooks()).toEqual([]);
  });
});

describe("one of three orders is paid, one cancelled, one waits", () => {
  test("[BU-05] what waits loses a coupon below its minimum; the coupon returns once no order that used it is left", async () => {
    await shop.database.db.insert(coupons).values(percentOff("over-58", 5800));
    const someone = await customer(shop, 10_000);
    const third = await oneSku(shop, "glint", { cents: 1000 });
    await someone.client.send(addSku, { skuId: third.skuId, num: 1 });
    const { dear, cheap } = await twoStores(someone, "over-58");
    const orders = (await someone.client.send(list, {})).records;
    const last = orders.find(({ storeId }) => storeId === third.storeId)?.sn ?? "";
    await someone.client.send(cashier.pay, { ...bill(cheap, "ORDER") });
    const used = async () => (await someone.client.send(mine, { memberCouponStatus: "USED" })).total;
    await someone.client.send(cancel, { orderSn: last, reason: "Changed my mind" });
    expect((await someone.client.send(orderOf, { sn: dear })).order.flowPrice).toBe(30);
    expect(await used()).toBe(1);
    await someone.client.send(cancel, { orderSn: cheap, reason: "Changed my mind" });
    expect(await used()).toBe(0);
    expect((await someone.client.send(wallet)).memberWallet).toBe(100);
    expect(await faultsOfBooks()).toEqual([]);
  });
});

describe("what is left of a trade costs nothing", () => {
  const stateOf = async ({ client }: TestBuyer, sn: string) => {
    const { order: one, allowOperationVO } = await client.send(orderOf, { sn });
    return [one.orderStatus, one.payStatus, allowOperationVO?.pay];
  };
  /** Two orders, of which a coupon of the store covers the dear one. */
  async function oneFree(someone: TestBuyer) {
    const id = crypto.randomUUID();
    const storeId = idOf("store", "sundry-select");
    await shop.database.db.insert(coupons).values(couponRow(shop, id, { cents: 3000, storeId }));
    return twoStores(someone, id);
  }

  test("[BU-05] [MC-02] it is paid once the order that costs something is cancelled, and no money is announced", async () => {
    const someone = await customer(shop, 10_000);
    const { sn, dear: free, cheap } = await oneFree(someone);
    expect(await stateOf(someone, free)).toEqual(["UNPAID", "UNPAID", false]);
    await someone.client.send(cancel, { orderSn: cheap, reason: "Changed my mind" });
    expect(await stateOf(someone, free)).toEqual(["UNDELIVERED", "PAID", false]);
    expect(await refusalOf(someone.client.send(cashier.detail, bill(sn)))).toBe(32003);
    expect((await someone.client.send(messages, {})).records.map(({ title }) => title)).not.toContain(
      "Payment received",
    );
    expect((await someone.client.send(mine, { memberCouponStatus: "USED" })).total).toBe(1);
    await someone.client.send(cancel, { orderSn: free, reason: "Changed my mind" });
    expect((await someone.client.send(mine, { memberCouponStatus: "NEW" })).total).toBe(1);
    expect((await someone.client.send(wallet)).memberWallet).toBe(100);
    expect(await faultsOfBooks()).toEqual([]);
  });

  test("[BU-05] it is paid with the last order that costs something, however that one is paid", async () => {
    const someone = await customer(shop, 10_000);
    const { sn, dear: free, cheap } = await oneFree(someone);
    expect(await refusalOf(someone.client.send(cashier.detail, bill(free, "ORDER")))).toBe(32000);
    await someone.client.send(cashier.pay, bill(cheap, "ORDER"));
    expect(await stateOf(someone, free)).toEqual(["UNDELIVERED", "PAID", false]);
    expect(await refusalOf(someone.client.send(cashier.detail, bill(sn)))).toBe(32003);
    expect(await faultsOfBooks()).toEqual([]);
  });

  test("[BU-05] the shop closes the order that costs something: what is left is paid", async () => {
    const someone = await customer(shop, 10_000);
    const { dear: free, cheap } = await oneFree(someone);
    await asStore(shop, (tx, services) =>
      closingActs.close.run(tx, services, { words: [cheap, "Sold", "out"], options: {} }),
    );
    expect(await stateOf(someone, free)).toEqual(["UNDELIVERED", "PAID", false]);
  });

  test("[BU-05] [MC-02] a trade that is not paid in time closes as a whole, with what costs nothing", async () => {
    const someone = await customer(shop, 10_000);
    const { dear: free } = await oneFree(someone);
    await letPass(shop, 31 * 60_000, someone);
    await sweep(sweeping(shop), closeOverdue);
    expect(await stateOf(someone, free)).toEqual(["CANCELLED", "CANCEL", false]);
    expect((await someone.client.send(mine, { memberCouponStatus: "NEW" })).total).toBe(1);
  });

  test("[BU-05] an order cancelled after the time is over pays for nothing", async () => {
    const someone = await customer(shop, 10_000);
    const { dear: free, cheap } = await oneFree(someone);
    await letPass(shop, 31 * 60_000, someone);
    await someone.client.send(cancel, { orderSn: cheap, reason: "Too late" });
    expect(await stateOf(someone, free)).toEqual(["UNPAID", "UNPAID", false]);
    await sweep(sweeping(shop), closeOverdue);
    expect(await stateOf(someone, free)).toEqual(["CANCELLED", "CANCEL", false]);
  });
});

describe("a bank transfer that arrives late", () => {
  const transfer = (sn: string) => ({ ...bill(sn), paymentMethod: "BANK_TRANSFER", paymentClient: "NATIVE" }) as const;
  async function transferCame(sn: string): Promise<string> {
    const lines: string[] = [];
    const parts = { database: shop.database, services: shop.services, commands: marketCommands };
    await runCommand({ ...parts, write: (line) => void lines.push(line) }, ["transfer-came", sn]);
    return lines.join("\n");
  }

  test("[BU-04] pays the order that is left, returns the rest, and the command says so", async () => {
    const someone = await customer(shop);
    const { sn, dear, cheap } = await twoStores(someone);
    await someone.client.send(cashier.pay, transfer(sn));
    await someone.client.send(cancel, { orderSn: cheap, reason: "Changed my mind" });
    expect(await transferCame(sn)).toBe(
      `${sn}: transfer received and paid. Part of it was paid or cancelled already: 20.60 went to the buyer's wallet.`,
    );
    expect((await someone.client.send(orderOf, { sn: dear })).order.orderStatus).toBe("UNDELIVERED");
    expect((await someone.client.send(wallet)).memberWallet).toBe(20.6);
    expect(await faultsOfBooks()).toEqual([]);
  });

  test("[BU-04] beside one for an order of the same trade pays the rest, and the command does not call that cancelled", async () => {
    const someone = await customer(shop);
    const { sn, dear, cheap } = await twoStores(someone);
    await someone.client.send(cashier.pay, transfer(sn));
    await someone.client.send(cashier.pay, { ...transfer(cheap), orderType: "ORDER" });
    expect(await transferCame(cheap)).toBe(`${cheap}: transfer received and paid.`);
    expect(await transferCame(sn)).toBe(
      `${sn}: transfer received and paid. Part of it was paid or cancelled already: 20.60 went to the buyer's wallet.`,
    );
    expect((await someone.client.send(orderOf, { sn: dear })).order.orderStatus).toBe("UNDELIVERED");
    expect(await faultsOfBooks()).toEqual([]);
  });

  test("[BU-04] for a closed bill goes to the wallet, and the command says so", async () => {
    const someone = await customer(shop);
    const { sn, dear, cheap } = await twoStores(someone);
    await someone.client.send(cashier.pay, transfer(sn));
    for (const orderSn of [dear, cheap]) await someone.client.send(cancel, { orderSn, reason: "Changed my mind" });
    expect(await transferCame(sn)).toBe(
      `${sn}: transfer received, but it was paid or closed already. 50.60 went to the buyer's wallet.`,
    );
    expect((await someone.client.send(wallet)).memberWallet).toBe(50.6);
    expect(await refusalOf(someone.client.send(cashier.detail, bill(sn)))).toBe(32006);
  });
});
