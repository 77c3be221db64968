import { get as getOrder, receive } from "@sundry/api/contract/order";
import { add as evaluate } from "@sundry/api/contract/evaluation";
import * as mall from "@sundry/api/contract/pointsGoods";
import { history, summary } from "@sundry/api/contract/points";
import { addSku } from "@sundry/api/contract/cart";
import { createTrade } from "@sundry/api/contract/checkout";
import { beforeAll, expect, test } from "vitest";
import { idOf } from "@sundry/demo";
import { decideAfterSale } from "#server/modules/aftercare/afterSale/storeDecisions.ts";
import { releasePoints } from "#server/modules/buying/order/pendingPoints.ts";
import { sweep } from "#server/modules/platform/timers/sweep.ts";
import { wireMoment } from "#server/shopTime.ts";
import { ask, type Bought, letPass, shippedOrder } from "./afterSales.ts";
import { refusalOf, withoutPromotions } from "./buyers.ts";
import { asStore, pointsOf, sweeping } from "./orders.ts";
import { useShop } from "./support/shop.ts";

const shop = useShop();
const dayMs = 86_400_000;
const returnMs = 15 * dayMs;
/** Goods of the rewards store for 540 points. */
const mug = idOf("pointsGoods", "mugs/stoneware-350");

beforeAll(() => withoutPromotions(shop));

/** An order of two pieces at 1,000.00 that the buyer has received. */
async function received(): Promise<Bought> {
  const bought = await shippedOrder(shop, { cents: 100_000, num: 2 });
  await bought.someone.client.send(receive, { sn: bought.orderSn });
  return bought;
}

const release = () => sweep(sweeping(shop), releasePoints);
const agree = (sn: string) => asStore(shop, (tx, services) => decideAfterSale(tx, services, sn, { pass: true }));

/** Asks for the money of one piece, not for a return. */
async function complain(bought: Bought): Promise<string> {
  return (await ask(bought, { num: 1, serviceType: "RETURN_MONEY" })).sn;
}

test("[BU-07] [MC-11] points of a completed order can't be spent until its return time is over; page and order say when", async () => {
  const bought = await received();
  const { client } = bought.someone;
  const { skuId } = await client.send(mall.get, { id: mug });
  const due = wireMoment(new Date(shop.clock.at + returnMs), shop.services.config.shopZone);
  const entry = { orderSn: bought.orderSn, point: 2000, until: due };
  expect(await client.send(summary, {})).toEqual({ point: 0, totalPoint: 0, pendingPoint: 2000, pending: [entry] });
  expect((await client.send(getOrder, { sn: bought.orderSn })).pendingPoints).toEqual(entry);
  expect(await refusalOf(client.send(addSku, { skuId, num: 1, cartType: "POINTS" }))).toBe(31015);
  await letPass(shop, returnMs - 1, bought.someone);
  await release();
  expect(await pointsOf(bought.someone)).toEqual({ own: 0, pending: 2000 });
  shop.clock.at += 1;
  await release();
  expect(await client.send(summary, {})).toEqual({ point: 2000, totalPoint: 2000, pendingPoint: 0, pending: [] });
  expect((await client.send(getOrder, { sn: bought.orderSn })).pendingPoints).toBeNull();
  expect((await client.send(history, {})).records[0]?.content).toBe(`Order ${bought.orderSn} completed`);
  expect(await refusalOf(client.send(addSku, { skuId, num: 1, cartType: "POINTS" }))).toBe(0);
});

test("[BU-07] whoever returns everything has nothing: neither the points nor a gift bought with them", async () => {
  const bought = await received();
  const { client } = bought.someone;
  const { skuId } = await client.send(mall.get, { id: mug });
  await refusalOf(client.send(addSku, { skuId, num: 1, cartType: "POINTS" }));
  const code = await refusalOf(client.send(createTrade, { way: "POINTS", client: "PC", remark: [] }));
  expect(code).not.toBe(0);
  await agree((await ask(bought, { num: 2, serviceType: "RETURN_MONEY" })).sn);
  expect(await pointsOf(bought.someone)).toEqual({ own: 0, pending: 0 });
  await letPass(shop, returnMs, bought.someone);
  await release();
  expect(await pointsOf(bought.someone)).toEqual({ own: 0, pending: 0 });
  expect((await client.send(history, {})).total).toBe(0);
});

test("[BU-07] a refund takes its share of the money from the pending points", async () => {
  const bought = await received();
  await agree(await complain(bought));
  expect(await pointsOf(bought.someone)).toEqual({ own: 0, pending: 1000 });
  await letPass(shop, returnMs, bought.someone);
  await release();
  expect(await pointsOf(bought.someone)).toEqual({ own: 1000, pending: 0 });
});

test("[BU-07] while a return or refund is open the points of its order wait for the decision, and nothing names a day", async () => {
  const agreed = await received();
  const declined = await received();
  await letPass(shop, returnMs - dayMs, agreed.someone, declined.someone);
  const cases = [await complain(agreed), await complain(declined)];
  await letPass(shop, 2 * dayMs, agreed.someone, declined.someone);
  expect(await release()).toBe(0);
  const { pending } = await agreed.someone.client.send(summary, {});
  expect(pending).toEqual([{ orderSn: agreed.orderSn, point: 2000, until: null }]);
  await agree(cases[0] ?? "");
  await asStore(shop, (tx, services) => decideAfterSale(tx, services, cases[1] ?? "", { pass: false, remark: "Used" }));
  expect(await release()).toBe(2);
  expect(await pointsOf(agreed.someone)).toEqual({ own: 1000, pending: 0 });
  expect(await pointsOf(declined.someone)).toEqual({ own: 2000, pending: 0 });
});

test("[BU-07] points of a review wait with those of its order", async () => {
  const { someone, orderSn, lineSn, sku } = await received();
  const { goodsId, skuId } = sku;
  await someone.client.send(evaluate, { orderItemSn: lineSn, goodsId, skuId, grade: "GOOD", content: "Sturdy" });
  expect(await pointsOf(someone)).toEqual({ own: 0, pending: 2005 });
  const { pending } = await someone.client.send(summary, {});
  expect(pending).toMatchObject([{ orderSn, point: 2005 }]);
  await letPass(shop, returnMs, someone);
  await release();
  expect(await pointsOf(someone)).toEqual({ own: 2005, pending: 0 });
});

test("[BU-07] three processes release the same points once", async () => {
  const bought = await received();
  await letPass(shop, returnMs, bought.someone);
  const released = await Promise.all([release(), release(), release()]);
  expect(released.reduce((sum, num) => sum + num, 0)).toBe(1);
  expect(await pointsOf(bought.someone)).toEqual({ own: 2000, pending: 0 });
});

test("[MC-11] pending points of many orders are summed up, the soonest come first, and strangers see none", async () => {
  const bought = await received();
  const stranger = await received();
  expect(await pointsOf(stranger.someone)).toEqual({ own: 0, pending: 2000 });
  expect(await refusalOf(stranger.someone.client.send(getOrder, { sn: bought.orderSn }))).not.toBe(0);
  expect((await stranger.someone.client.send(summary, {})).pending?.map(({ orderSn }) => orderSn)).toEqual([
    stranger.orderSn,
  ]);
});
