import { createTrade, getChecked } from "@sundry/api/contract/checkout";
import { addSku } from "@sundry/api/contract/cart";
import { add as addAddress } from "@sundry/api/contract/address";
import { cancel, get as getOrder, list as listOrders } from "@sundry/api/contract/order";
import * as points from "@sundry/api/contract/points";
import * as mall from "@sundry/api/contract/pointsGoods";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { goodsIdOf, idOf } from "@sundry/demo";
import { members } from "#server/db/schema/member.ts";
import { freightTemplates, goods, skus } from "#server/db/schema/catalogue.ts";
import { pointsGoods } from "#server/db/schema/promotion.ts";
import { inTransaction } from "#server/db/transaction.ts";
import { movePoints } from "#server/modules/account/member/points.ts";
import { closeOverdue } from "#server/modules/buying/order/unpaidExpiry.ts";
import { sweep } from "#server/modules/platform/timers/sweep.ts";
import { buyer, inYiwu, refusalOf, type TestBuyer } from "./buyers.ts";
import { useShop } from "./support/shop.ts";
import { closeParts } from "./support/site.ts";

const shop = useShop();
/** A mug for 540 points; tests set whether its freight is free. */
const mug = idOf("pointsGoods", "mugs/stoneware-350");
const mugGoods = goodsIdOf("mugs", "stoneware-350");

/** A buyer with an address and points. */
async function collector(own: number, more: { cents?: number; language?: "en" | "zh" } = {}): Promise<TestBuyer> {
  const who = await buyer(shop, more);
  await inTransaction(shop.database.db, (tx) =>
    movePoints(tx, shop.services, { memberId: who.id, delta: own, reason: "GIFT", reference: `test-${who.id}` }),
  );
  await who.client.send(addAddress, inYiwu);
  return who;
}

async function sellFreely(): Promise<void> {
  await setFreight(null);
}

async function sellWithFreight(): Promise<void> {
  const [plan] = await shop.database.db.select().from(freightTemplates).where(eq(freightTemplates.pricing, "NUM"));
  await setFreight(plan?.id ?? "");
}

async function setFreight(freightTemplateId: string | null): Promise<void> {
  await shop.database.db.update(goods).set({ freightTemplateId }).where(eq(goods.id, mugGoods));
}

async function offerRow(id = mug) {
  const [row] = await shop.database.db.select().from(pointsGoods).where(eq(pointsGoods.id, id));
  if (!row) throw new Error(`no offer ${id}`);
  return row;
}

async function setStock(stock: number): Promise<void> {
  await shop.database.db.update(pointsGoods).set({ stock }).where(eq(pointsGoods.id, mug));
}

async function put({ client }: TestBuyer, num: number): Promise<void> {
  const { skuId } = await offerRow();
  await client.send(addSku, { skuId, num, cartType: "POINTS" });
}

async function ownPoints({ client }: TestBuyer): Promise<number> {
  return (await client.send(points.summary, {})).point;
}

test("[GD-05] the mall: its categories in order, offers of one category, and those that 200 points can buy, cheapest first", async () => {
  const visitor = shop.visit();
  const shelves = (await visitor.send(mall.categories, {})).records;
  expect(shelves.map(({ name }) => name)).toEqual(["Small treats", "Desk and home", "For the shop", "On the road"]);
  const desk = await visitor.send(mall.list, { pointsGoodsCategoryId: shelves[1]?.id ?? "" });
  expect(desk.total).toBe(5);
  expect(new Set(desk.records.map((one) => one.pointsGoodsCategoryName))).toEqual(new Set(["Desk and home"]));
  const cheap = await visitor.send(mall.list, { points: "_200", sort: "points", order: "asc", pageSize: 3 });
  const prices = cheap.records.map((one) => one.points);
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  expect(Math.max(...prices)).toBeLessThanOrEqual(200);
  expect(cheap).toMatchObject({ current: 1, size: 3, total: 6 });
});

test("[GD-05] the mall is available in Chinese; a name is found in both languages; a malformed range is refused", async () => {
  const visitor = shop.visit("zh");
  expect((await visitor.send(mall.categories, { name: "travel" })).records).toEqual([]);
  expect((await visitor.send(mall.categories, { name: "road" })).records[0]?.name).toBe("出行");
  expect(await refusalOf(visitor.send(mall.list, { points: "cheap" }))).toBe(4002);
});

test("[GD-05] an offer names its SKU with the goods' texts; an ended one says so; an unknown one is refused", async () => {
  const found = await shop.visit().send(mall.get, { id: mug });
  expect(found).toMatchObject({ points: 540, promotionStatus: "START", goodsSku: { goodsId: mugGoods } });
  expect(found.goodsSku.intro).toContain("<");
  const other = idOf("pointsGoods", "pillar-candle/soy-jar");
  const endAt = new Date(shop.clock.at);
  await shop.database.db.update(pointsGoods).set({ endAt }).where(eq(pointsGoods.id, other));
  expect((await shop.visit().send(mall.get, { id: other })).promotionStatus).toBe("END");
  expect((await shop.visit().send(mall.list, { pageSize: 100 })).records.map(({ id }) => id)).not.toContain(other);
  expect(await refusalOf(shop.visit().send(mall.get, { id: "0" }))).toBe(11020);
});

test("[GD-05] points are paid per piece; if no money is due, the trade is paid at once", async () => {
  await sellFreely();
  const who = await collector(2000);
  const before = await offerRow();
  await put(who, 3);
  const view = await who.client.send(getChecked, { way: "POINTS" });
  expect(view.cartList.map(({ parcel }) => parcel?.returnDays ?? null)).toEqual([null]);
  expect(view.priceDetailDTO).toMatchObject({ payPoint: 1620, flowPrice: 0, goodsPrice: 0 });
  expect(view.canUseCoupons).toEqual([]);
  const trade = await who.client.send(createTrade, { way: "POINTS", client: "PC", remark: [] });
  expect(await ownPoints(who)).toBe(380);
  expect((await offerRow()).stock).toBe(before.stock - 3);
  const [order] = (await who.client.send(listOrders, {})).records;
  expect(order).toMatchObject({ orderPromotionType: "POINTS", orderStatus: "UNDELIVERED" });
  const detail = await who.client.send(getOrder, { sn: order?.sn ?? "" });
  expect(detail.order).toMatchObject({ tradeSn: trade.sn, flowPrice: 0 });
  const [newest] = (await who.client.send(points.history, {})).records;
  expect(newest).toMatchObject({ pointType: "REDUCE", variablePoint: 1620, beforePoint: 2000, point: 380 });
  expect(newest?.content).toContain(order?.sn);
});

test("[GD-05] freight is paid in money beside the points", async () => {
  await sellWithFreight();
  const who = await collector(540);
  await put(who, 1);
  const { priceDetailDTO } = await who.client.send(getChecked, { way: "POINTS" });
  expect(priceDetailDTO.payPoint).toBe(540);
  expect(priceDetailDTO.flowPrice).toBe(priceDetailDTO.freightPrice);
  expect(priceDetailDTO.freightPrice).toBeGreaterThan(0);
});

test("[BU-07] a cancelled exchange returns points and pieces, and does not count as earned twice", async () => {
  await sellFreely();
  const who = await collector(600);
  const { stock } = await offerRow();
  await put(who, 1);
  await who.client.send(createTrade, { way: "POINTS", client: "PC", remark: [] });
  const [order] = (await who.client.send(listOrders, {})).records;
  await who.client.send(cancel, { orderSn: order?.sn ?? "", reason: "changed my mind" });
  expect(await who.client.send(points.summary, {})).toMatchObject({ point: 600, totalPoint: 600 });
  expect((await offerRow()).stock).toBe(stock);
});

test("[BU-07] an exchange whose freight is not paid in time returns points and pieces", async () => {
  await sellWithFreight();
  const who = await collector(600);
  const { stock } = await offerRow();
  await put(who, 1);
  await who.client.send(createTrade, { way: "POINTS", client: "PC", remark: [] });
  expect(await ownPoints(who)).toBe(60);
  shop.clock.at += shop.services.config.autoCancelMinutes * 60_000 + 1;
  const failed = (error: unknown) => {
    throw error;
  };
  await sweep({ db: shop.database.db, services: shop.services, failed }, closeOverdue);
  const [member] = await shop.database.db.select().from(members).where(eq(members.id, who.id));
  expect(member).toMatchObject({ points: 600, totalPoints: 600 });
  expect((await offerRow()).stock).toBe(stock);
});

test("[GD-05] refused: too few points when adding and when viewing, sold out, not in the mall", async () => {
  const who = await collector(600);
  expect(await refusalOf(put(who, 2))).toBe(31015);
  await put(who, 1);
  await inTransaction(shop.database.db, (tx) =>
    movePoints(tx, shop.services, { memberId: who.id, delta: -100, reason: "GIFT_RETURNED", reference: "test" }),
  );
  expect(await refusalOf(who.client.send(getChecked, { way: "POINTS" }))).toBe(31015);
  expect(await refusalOf(who.client.send(createTrade, { way: "POINTS", client: "PC", remark: [] }))).toBe(20024);
  const { stock } = await offerRow();
  await setStock(0);
  expect(await refusalOf(put(who, 1))).toBe(47003);
  await setStock(1);
  expect(await refusalOf(put(who, 2))).toBe(11011);
  await setStock(stock);
  const [other] = await shop.database.db
    .select()
    .from(skus)
    .where(eq(skus.goodsId, goodsIdOf("golf-umbrella", "storm-scarlet")));
  const request = { skuId: other?.id ?? "", num: 1, cartType: "POINTS" as const };
  expect(await refusalOf(who.client.send(addSku, request))).toBe(11020);
});

test("[GD-05] [OS-04] while the points mall is closed nothing is exchanged, not even from a basket filled before", async () => {
  await sellFreely();
  const who = await collector(1200);
  await put(who, 1);
  const open = await closeParts(shop, "points");
  expect(await refusalOf(put(who, 1))).toBe(11020);
  expect(await refusalOf(who.client.send(createTrade, { way: "POINTS", client: "PC", remark: [] }))).not.toBe(0);
  expect(await refusalOf(who.client.send(points.summary, {}))).toBe(1008);
  await open();
  expect(await ownPoints(who)).toBe(1200);
  await who.client.send(createTrade, { way: "POINTS", client: "PC", remark: [] });
  expect(await ownPoints(who)).toBe(660);
});

test("[BU-07] 12 buyers at once for the last 3 pieces: exactly 3 get one, the others keep their points", async () => {
  await sellFreely();
  await setStock(3);
  const buyers = await Promise.all(Array.from({ length: 12 }, () => collector(540)));
  for (const one of buyers) await put(one, 1);
  const codes = await Promise.all(
    buyers.map(({ client }) => refusalOf(client.send(createTrade, { way: "POINTS", client: "PC", remark: [] }))),
  );
  expect(codes.filter((code) => code === 0)).toHaveLength(3);
  const left = await Promise.all(buyers.map(ownPoints));
  expect(left.toSorted((a, b) => a - b)).toEqual([...Array(3).fill(0), ...Array(9).fill(540)]);
  expect((await offerRow()).stock).toBe(0);
  await setStock(100);
});

test("[MC-11] points: total, ever earned and history in the reader's language, newest first, in pages; only one's own", async () => {
  const who = await collector(500, { language: "zh" });
  shop.clock.at += 1000;
  await inTransaction(shop.database.db, (tx) =>
    movePoints(tx, shop.services, { memberId: who.id, delta: 30, reason: "ORDER_COMPLETED", reference: "O7" }),
  );
  expect(await who.client.send(points.summary, {})).toMatchObject({ point: 530, totalPoint: 530 });
  const first = await who.client.send(points.history, { pageSize: 1 });
  expect(first).toMatchObject({ total: 2, pages: 2 });
  expect(first.records[0]).toMatchObject({
    content: "订单O7完成",
    pointType: "INCREASE",
    point: 530,
    beforePoint: 500,
  });
  const stranger = await buyer(shop);
  expect((await stranger.client.send(points.history, {})).total).toBe(0);
});

test("[MC-11] points are not shown without a login", async () => {
  for (const { path } of [points.summary, points.history])
    expect((await shop.app.request(`/api${path}`)).status).toBe(403);
});
