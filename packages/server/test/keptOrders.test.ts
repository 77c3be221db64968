import { add as addReview } from "@sundry/api/contract/evaluation";
import { list } from "@sundry/api/contract/order";
import { pay } from "@sundry/api/contract/cashier";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { orders } from "#server/db/schema/order.ts";
import { evaluations } from "#server/db/schema/catalogue.ts";
import { payBackOrder } from "#server/modules/aftercare/afterSale/goodwill.ts";
import { confirmTransfer } from "#server/modules/buying/cashier/paymentOutcome.ts";
import { memberWithId } from "#server/modules/account/member/queries.ts";
import { completeOrder } from "#server/modules/buying/order/completion.ts";
import { lockOrder } from "#server/modules/buying/order/orderLocks.ts";
import { ship } from "#server/modules/buying/order/shipping.ts";
import { erasePerson } from "#server/modules/shopwide/privacy/erase.ts";
import { forgetOldOrders } from "#server/modules/shopwide/privacy/forgetting.ts";
import { sweep } from "#server/modules/platform/timers/sweep.ts";
import { salesOf } from "#server/shop/acts/sales.ts";
import { stepsOn } from "./afterSaleSteps.ts";
import { ask, lineOf } from "./afterSales.ts";
import { distributionSteps } from "./distributionSteps.ts";
import { discrepancies } from "./bookkeeping.ts";
import { oneSku, order, withoutPromotions } from "./buyers.ts";
import { asStore, bill, customer, oneOrder, paidOrder, sweeping } from "./orders.ts";
import { useShop } from "./support/shop.ts";

const shop = useShop({ keepOrderYears: 10, welcomeCents: 500, bankAccount: { en: "Account 123" } });
beforeAll(() => withoutPromotions(shop));
const { decide, transfer } = stepsOn(shop);
const dayMs = 86_400_000;

/** Tables that are empty of a buyer afterwards, and how their rows are found. */
const books = {
  trades: "member_id = $1",
  orders: "member_id = $1",
  order_items: "order_sn in (select sn from orders where member_id = $1)",
  after_sales: "member_id = $1",
  payments: "member_id = $1",
  wallets: "member_id = $1",
  ledger_entries: "account in ('wallet:' || $1, 'frozen:' || $1)",
} as const;

const rowsOf = async (id: string) => {
  const counts: Record<string, number> = {};
  for (const [table, where] of Object.entries(books)) {
    const [row] = await shop.database.query<{ n: string }>(`select count(*) as n from ${table} where ${where}`, [id]);
    counts[table] = Number(row?.n);
  }
  return counts;
};
const nothing = Object.fromEntries(Object.keys(books).map((table) => [table, 0]));

/** What does not add up in the shop: must always be empty. */
async function wrong(): Promise<string[]> {
  const found: string[] = [];
  for (const [name, question] of Object.entries(discrepancies))
    if ((await shop.database.query(question)).length > 0) found.push(name);
  const orphans =
    "select id from ledger_transactions t where not exists (select from ledger_entries e where e.transaction_id = t.id)";
  if ((await shop.database.query(orphans)).length > 0) found.push("movements without entries");
  return found;
}

const sales = () =>
  asStore(shop, (tx) => salesOf(tx, shop.services.config.shopZone, new Date(0), new Date(shop.clock.at + dayMs)));

/** What a buyer's orders brought: paid, less what went back. */
async function netOf(id: string): Promise<number> {
  const [row] = await shop.database.query<{ net: string }>(
    `select sum(i.flow_cents - i.refund_cents) as net from order_items i join orders o on o.sn = i.order_sn
     where o.member_id = $1`,
    [id],
  );
  return Number(row?.net);
}

/** A buyer with an order from the wallet, of which some was paid back, and one by bank transfer, returned to the bank. */
async function regular() {
  const someone = await customer(shop, 10_000);
  const { skuId, goodsId } = await oneSku(shop, "threadwell", { cents: 1250, quantity: 100 });
  const sn = await paidOrder(someone, [[skuId, 2]]);
  await asStore(shop, (tx, services) => payBackOrder(tx, services, sn, { cents: 300, reason: "Late" }));
  const trade = await order(someone, [[skuId, 1]]);
  await someone.client.send(pay, { ...bill(trade.sn), paymentMethod: "BANK_TRANSFER" });
  await asStore(shop, (tx, services) => confirmTransfer(tx, services, trade.sn));
  const transferred = await oneOrder(someone);
  const { id, username } = someone;
  for (const each of [sn, transferred])
    await asStore(shop, async (tx, services) => {
      await ship(tx, services, each, { carrier: "SF", number: each });
      await completeOrder(tx, services, await lockOrder(tx, each), { event: "RECEIVED", by: { id, username } });
    });
  const lineSn = (await lineOf(someone, transferred)).sn;
  const bank = { bankDepositName: "Bank of Yiwu", bankAccountName: "Mei Tanaka", bankAccountNumber: "6222 0000" };
  const asked = await ask({ someone, lineSn, orderSn: transferred, sku: { skuId, goodsId } } as never, {
    ...{ num: 1, serviceType: "RETURN_MONEY", ...bank },
  });
  await decide(asked.sn);
  await transfer(asked.sn);
  const { records } = await someone.client.send(list, { orderSn: sn });
  const orderItemSn = records[0]?.orderItems[0]?.sn ?? "";
  await someone.client.send(addReview, { orderItemSn, goodsId, skuId, grade: "GOOD", content: "A fine cup." });
  return { ...someone, sn, orderItemSn };
}

const eraseNow = (id: string) =>
  asStore(shop, async (tx, services) => {
    const member = await memberWithId(tx, id);
    if (member) await erasePerson(tx, services, member);
  });

const forget = (keepOrderYears = 10) => {
  const parts = sweeping(shop);
  const config = { ...parts.services.config, keepOrderYears };
  return sweep({ ...parts, services: { ...parts.services, config } }, forgetOldOrders);
};

test("[OS-10] orders and ledger of an erased buyer go once the shop's years are over; everybody else's stay, and all sums are right", async () => {
  const [gone, stays] = [await regular(), await regular()];
  await eraseNow(gone.id);
  const [before, kept] = [await rowsOf(gone.id), await rowsOf(stays.id)];
  for (const count of Object.values(before)) expect(count).toBeGreaterThan(0);
  const begun = shop.clock.at;
  const then = new Date(begun);
  then.setUTCFullYear(then.getUTCFullYear() + 10);
  shop.clock.at = then.getTime() - 1;
  expect(await forget()).toBe(0);
  shop.clock.at = then.getTime() + 1;
  expect(await forget(0)).toBe(0);
  expect(await rowsOf(gone.id)).toEqual(before);
  const [earlier, net] = [await sales(), await netOf(gone.id)];
  expect(await forget()).toBe(1);
  expect(await rowsOf(gone.id)).toEqual(nothing);
  expect(await rowsOf(stays.id)).toEqual(kept);
  expect(await wrong()).toEqual([]);
  const later = await sales();
  expect([earlier.ledgerDifferenceCents, later.ledgerDifferenceCents]).toEqual([0, 0]);
  expect(earlier.total.netCents - later.total.netCents).toBe(net);
  const [review] = await shop.database.db
    .select()
    .from(evaluations)
    .where(eq(evaluations.orderItemSn, gone.orderItemSn));
  expect(review).toMatchObject({ content: { en: "A fine cup." }, memberName: "" });
  expect(await forget()).toBe(0);
  expect(shop.faults).toEqual([]);
});

test("[OS-10] an order that earned somebody else a commission stays, because their books need it", async () => {
  const { distributor, customerOf, endAfterSale } = distributionSteps(shop);
  const { code } = await distributor();
  const { id, sn } = await customerOf(code, 1);
  await endAfterSale(sn);
  await shop.database.db.update(orders).set({ state: "COMPLETED" }).where(eq(orders.sn, sn));
  await eraseNow(id);
  shop.clock.at += 11 * 365 * dayMs;
  expect(await forget()).toBe(0);
  expect((await rowsOf(id))["orders"]).toBe(1);
});
