import { mine } from "@sundry/api/contract/coupon";
import { addSku } from "@sundry/api/contract/cart";
import { createTrade } from "@sundry/api/contract/checkout";
import { pay } from "@sundry/api/contract/cashier";
import { me } from "@sundry/api/contract/member";
import { get, list, receive } from "@sundry/api/contract/order";
import { summary } from "@sundry/api/contract/points";
import { today } from "@sundry/api/contract/seckill";
import { get as wallet, logs } from "@sundry/api/contract/wallet";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { ship } from "#server/modules/buying/order/shipping.ts";
import { numberOf, stockOf } from "./buyers.ts";
import { asStore, bill, customer, oneOrder } from "./orders.ts";
import { useShop } from "./support/shop.ts";

const shop = useShop();

/** The current slot, in the shop's zone. */
async function slotAt(hour: number) {
  shop.clock.at = Date.parse(`2027-03-01T${String(hour).padStart(2, "0")}:30:00+08:00`);
  const [slot] = await shop.visit().send(today);
  if (!slot) throw new Error("no slot");
  return slot;
}

const ledgerSum = () => numberOf(shop, sql`select coalesce(sum(amount_cents), 0) from ledger_entries`);
const bookedFor = (memberId: string) =>
  numberOf(
    shop,
    sql`select coalesce(sum(amount_cents), 0) from ledger_entries where account = ${`wallet:${memberId}`}`,
  );

test("[SK-01] [BU-04] [BU-07] a flash-sale purchase from its slot to the receipt: price, wallet, ledger, stock, points and coupons agree", async () => {
  const slot = await slotAt(14);
  const [goods] = slot.seckillGoodsList;
  if (!goods?.skuId) throw new Error("no goods");
  const { skuId } = goods;
  const num = goods.minimum ?? 1;
  const who = await customer(shop, 1_000_000);
  const { client, id } = who;
  const stock = await stockOf(shop, skuId);
  const coupons = (await client.send(mine, {})).total;
  const points = (await client.send(me)).point ?? 0;

  await client.send(addSku, { skuId, num, cartType: "BUY_NOW" });
  const { sn } = await client.send(createTrade, { way: "BUY_NOW", submitKey: "flash" });
  const soldNow = async () =>
    (await client.send(today))[0]?.seckillGoodsList.find((offer) => offer.skuId === skuId)?.salesNum ?? 0;
  // The trade takes pieces of the slot, as it takes stock (rules 6).
  expect(await soldNow()).toBe((goods.salesNum ?? 0) + num);
  await client.send(pay, bill(sn));
  expect(await soldNow()).toBe((goods.salesNum ?? 0) + num);
  const orderSn = await oneOrder(who);
  const { order, orderItems } = await client.send(get, { sn: orderSn });
  expect(orderItems[0]).toMatchObject({ unitPrice: goods.price, goodsPrice: goods.originalPrice, num });
  expect(order.goodsPrice).toBeCloseTo(goods.price * num, 2);
  const paid = Math.round(order.flowPrice * 100);

  await asStore(shop, (tx, services) => ship(tx, services, orderSn, { carrier: "SF", number: "SF-FLASH" }));
  await client.send(receive, { sn: orderSn });

  const [received] = (await client.send(list, {})).records;
  expect(received?.orderStatus).toBe("COMPLETED");
  const left = (1_000_000 - paid) / 100;
  const own = { welcomeMoney: 0, withdrawable: left };
  expect(await client.send(wallet)).toEqual({ memberWallet: left, memberFrozenWallet: 0, ...own });
  expect(await bookedFor(id)).toBe(1_000_000 - paid);
  expect(await ledgerSum()).toBe(0);
  expect((await client.send(logs, {})).records[0]?.money).toBe(-order.flowPrice);
  expect(await stockOf(shop, skuId)).toBe(stock - num);
  expect((await client.send(me)).point).toBe(points);
  expect((await client.send(summary, {})).pendingPoint).toBe(Math.floor(order.flowPrice));
  expect((await client.send(mine, {})).total).toBe(coupons);
});
