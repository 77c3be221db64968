import type { SkuDetail } from "@sundry/api/contract/entities/goods";
import { receive } from "@sundry/api/contract/coupon";
import { eq, sql } from "drizzle-orm";
import { textIn } from "#server/db/translations.ts";
import type { Hono } from "hono";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { createApp } from "#server/app.ts";
import { brands, categories, goods, skus, stores } from "#server/db/schema/catalogue.ts";
import { coupons, fullDiscounts, seckillOffers } from "#server/db/schema/promotion.ts";
import type { OpenDatabase } from "#server/db/database.ts";
import { allRoutes } from "#server/modules/shopwide/routes.ts";
import { wallTime } from "#server/shopTime.ts";
import { buyer, oneSku, order, type ShelfSku, withoutPromotions } from "./buyers.ts";
import { asStore, bill, couponRow, customer } from "./orders.ts";
import { openOn } from "./support/server.ts";
import { useShop } from "./support/shop.ts";
import { pay } from "@sundry/api/contract/cashier";
import { returnToOffer, takeFromOffer } from "#server/modules/catalogue/seckill/service.ts";

/** Product pages are cached, but what they show must still be right in every server process. */
const shop = useShop();
const hour = 3_600_000;
let other: OpenDatabase;
let processes: Hono[];

beforeAll(async () => {
  await withoutPromotions(shop);
  const [{ name = "" } = {}] = await shop.database.query<{ name: string }>("select current_database() as name");
  other = openOn(inject("testDatabase").server, name);
  const beside = createApp({ db: other.db, services: shop.services, routes: allRoutes });
  processes = [shop.app, beside.app];
});
afterAll(() => other.close());

async function requestPage(app: Hono, { goodsId, skuId }: ShelfSku, headers: Record<string, string> = {}) {
  return app.request(`/api/goods/sku/${goodsId}/${skuId}`, { headers });
}

async function pageFrom(app: Hono, sku: ShelfSku, headers?: Record<string, string>): Promise<SkuDetail> {
  const { result } = (await (await requestPage(app, sku, headers)).json()) as { result: SkuDetail };
  return result;
}

/** What both processes show before and after a change; both have cached the page before it. */
async function around<T>(sku: ShelfSku, look: (page: SkuDetail) => T, change: () => Promise<unknown>) {
  const seen = async () => Promise.all(processes.map(async (app) => look(await pageFrom(app, sku))));
  await seen();
  const before = await seen();
  await change();
  return { before, after: await seen() };
}

const twice = <T>(value: T) => [value, value];
const wall = () => wallTime(shop.clock.at, "Asia/Shanghai");

test("[GD-02] an answer is made once and reused, with its age, until it changes; clients that have it are told so", async () => {
  const sku = await oneSku(shop, "threadwell", { cents: 1000 });
  const first = await requestPage(shop.app, sku);
  shop.clock.at += 2_500;
  const again = await requestPage(shop.app, sku);
  expect(await again.text()).toBe(await first.text());
  expect([first, again].map(({ headers }) => headers.get("age"))).toEqual(["0", "2"]);
  expect(again.headers.get("cache-control")).toBe("private, no-cache");
  const have = { "if-none-match": again.headers.get("etag") ?? "" };
  expect((await requestPage(shop.app, sku, have)).status).toBe(304);
  await shop.database.db.update(skus).set({ quantity: 7 }).where(eq(skus.id, sku.skuId));
  expect((await requestPage(shop.app, sku, have)).status).toBe(200);
});

test("[GD-02] a new price, other texts and less stock appear at once, from any process", async () => {
  const { db } = shop.database;
  const sku = await oneSku(shop, "glint", { cents: 1000, quantity: 9 });
  const ofSku = eq(skus.id, sku.skuId);
  const price = await around(
    sku,
    ({ data }) => data.price,
    () => db.update(skus).set({ priceCents: 1234 }).where(ofSku),
  );
  expect(price).toEqual({ before: twice(10), after: twice(12.34) });
  const stock = await around(
    sku,
    ({ data, specs }) => [data.quantity, specs.find(({ skuId }) => skuId === sku.skuId)?.quantity],
    () => db.update(skus).set({ quantity: 2 }).where(ofSku),
  );
  expect(stock).toEqual({ before: twice([9, 9]), after: twice([2, 2]) });
  const name = await around(
    sku,
    ({ data }) => data.goodsName,
    () =>
      db
        .update(goods)
        .set({ name: { en: "Renamed" } })
        .where(eq(goods.id, sku.goodsId)),
  );
  expect(name.after).toEqual(twice("Renamed"));
});

test("[GD-02] so do the texts around it: store, brand and category", async () => {
  const { db } = shop.database;
  const sku = await oneSku(shop, "glint", { cents: 1000 });
  const [row] = await db.select().from(goods).where(eq(goods.id, sku.goodsId));
  await db.insert(brands).values({ id: "test-brand", name: { en: "Old", zh: "旧" } });
  await db.update(goods).set({ brandId: "test-brand" }).where(eq(goods.id, sku.goodsId));
  // One after the other, so that each is noticed by itself.
  const store = await around(
    sku,
    ({ data }) => data.storeName,
    () =>
      db
        .update(stores)
        .set({ name: { en: "A store" } })
        .where(eq(stores.id, sku.storeId)),
  );
  const own = await around(
    sku,
    ({ data }) => data.selfOperated,
    () =>
      db
        .update(stores)
        .set({ selfOperated: sql`not ${stores.selfOperated}` })
        .where(eq(stores.id, sku.storeId)),
  );
  const brand = await around(
    sku,
    ({ data }) => data.brandName,
    () =>
      db
        .update(brands)
        .set({ name: { en: "A brand" } })
        .where(eq(brands.id, "test-brand")),
  );
  const category = await around(
    sku,
    ({ categoryName }) => categoryName?.[0],
    () =>
      db
        .update(categories)
        .set({ name: { en: "A category" } })
        .where(eq(categories.id, row?.categoryPath[0] ?? "")),
  );
  expect(own.after).toEqual(twice(!own.before[0]));
  expect([store, brand, category].map(({ after }) => after)).toEqual([
    twice("A store"),
    twice("A brand"),
    twice("A category"),
  ]);
});

test("[BU-07] the pieces of an order disappear from every page when the order is confirmed", async () => {
  const sku = await oneSku(shop, "threadwell", { cents: 500, quantity: 5 });
  const someone = await customer(shop, 10_000);
  const look = ({ data }: SkuDetail) => [data.quantity, data.buyCount];
  const { before, after } = await around(sku, look, async () => {
    const { sn } = await order(someone, [[sku.skuId, 3]]);
    await someone.client.send(pay, bill(sn));
  });
  const sold = before[0]?.[1] ?? 0;
  expect({ before, after }).toEqual({ before: twice([5, sold]), after: twice([2, sold + 3]) });
  const own = await pageFrom(shop.app, sku, { accesstoken: someone.accessToken });
  expect(own.data.quantity).toBe(2);
});

test("[GD-02] goods taken off the shelf are refused at once, and return when they are put back", async () => {
  const sku = await oneSku(shop, "glint", { cents: 1000 });
  const put = (shelf: "UPPER" | "DOWN") =>
    shop.database.db.update(goods).set({ shelf }).where(eq(goods.id, sku.goodsId));
  const codes = async () =>
    Promise.all(processes.map(async (app) => ((await (await requestPage(app, sku)).json()) as { code: number }).code));
  expect(await codes()).toEqual(twice(200));
  await put("DOWN");
  expect(await codes()).toEqual(twice(11001));
  await put("UPPER");
  expect(await codes()).toEqual(twice(200));
});

test("[SK-05] the flash price comes and goes with its hour, shows the pieces sold, and ends with the last one", async () => {
  shop.clock.at = Date.parse("2027-03-01T09:30:00+08:00");
  const sku = await oneSku(shop, "threadwell", { cents: 1000 });
  const offers = [10, 12].map((at) => ({
    id: `test-offer-${at}`,
    weekday: wall().weekday,
    hour: at,
    position: 0,
    goodsId: sku.goodsId,
    skuId: at === 10 ? sku.skuId : "none",
    priceCents: 700,
    quantity: 4,
    presold: 0,
  }));
  await shop.database.db.insert(seckillOffers).values(offers);
  const look = ({ data, promotionMap }: SkuDetail) => {
    const entry = Object.entries(promotionMap ?? {}).find(([key]) => key.startsWith("SECKILL-"))?.[1];
    return [data.promotionPrice, entry?.num];
  };
  const move = (ms: number) => async () => void (shop.clock.at += ms);
  const share = () => ({ memberId: "test-buyer", offerId: "test-offer-10", day: wall().day });
  const buy = (num: number) => () => asStore(shop, (tx) => takeFromOffer(tx, share(), num, 4));
  const giveBack = (num: number) => () => asStore(shop, (tx) => returnToOffer(tx, share(), num));
  const none = twice([null, undefined]);
  expect(await around(sku, look, move(hour / 2 - 1))).toEqual({ before: none, after: none });
  expect((await around(sku, look, move(1))).after).toEqual(twice([7, 0]));
  expect((await around(sku, look, buy(3))).after).toEqual(twice([7, 3]));
  expect((await around(sku, look, giveBack(1))).after).toEqual(twice([7, 2]));
  expect((await around(sku, look, buy(2))).after).toEqual(none);
  await giveBack(4)();
  expect((await around(sku, look, move(2 * hour))).after).toEqual(none);
});

test("[GD-02] an activity shows from its first to its last moment, with its current content", async () => {
  const { db } = shop.database;
  const sku = await oneSku(shop, "glint", { cents: 1000 });
  const [from, to] = [shop.clock.at + hour, shop.clock.at + 2 * hour];
  await db.insert(fullDiscounts).values({
    ...{ id: "test-discount", storeId: sku.storeId, name: { en: "Spend and save", zh: "满减" } },
    ...{ scopeType: "ALL", scopeIds: [], thresholdCents: 5000, minusCents: 500, payPercent: null, freeFreight: false },
    ...{ point: null, startAt: new Date(from), endAt: new Date(to), createdAt: new Date(shop.clock.at) },
  });
  const look = ({ promotionMap }: SkuDetail) => promotionMap?.["FULL_DISCOUNT-test-discount"]?.fullMinus;
  const at = (moment: number) => async () => void (shop.clock.at = moment);
  expect((await around(sku, look, at(from - 1))).after).toEqual(twice(undefined));
  expect((await around(sku, look, at(from))).after).toEqual(twice(5));
  const cheaper = () => db.update(fullDiscounts).set({ minusCents: 800 }).where(eq(fullDiscounts.id, "test-discount"));
  expect((await around(sku, look, cheaper)).after).toEqual(twice(8));
  expect((await around(sku, look, at(to))).after).toEqual(twice(undefined));
});

test("[GD-06] a coupon leaves the page when none are left, or when the buyer has claimed as many as allowed", async () => {
  const sku = await oneSku(shop, "threadwell", { cents: 1000 });
  await shop.database.db.insert(coupons).values(couponRow(shop, "few", { publishNum: 2, limitNum: 1 }));
  const [someone, last] = [await buyer(shop), await buyer(shop)];
  const isShown = ({ promotionMap }: SkuDetail) => promotionMap?.["COUPON-few"] !== undefined;
  const own = async (token: string) => isShown(await pageFrom(shop.app, sku, { accesstoken: token }));
  const take = ({ client }: typeof someone) => client.send(receive, { id: "few" });
  expect(await around(sku, isShown, () => take(someone))).toEqual({ before: twice(true), after: twice(true) });
  expect([await own(someone.accessToken), await own(last.accessToken)]).toEqual([false, true]);
  expect((await around(sku, isShown, () => take(last))).after).toEqual(twice(false));
  const back = () => shop.database.db.update(coupons).set({ receivedNum: 1 }).where(eq(coupons.id, "few"));
  expect((await around(sku, isShown, back)).after).toEqual(twice(true));
});

test("[GD-02] a hundred requests at once for different goods each get the right ones", async () => {
  const rows = await shop.database.db
    .select({ goodsId: goods.id, skuId: sql<string>`'0'`, storeId: goods.storeId, name: textIn("en", goods.name) })
    .from(goods)
    .where(eq(goods.shelf, "UPPER"))
    .orderBy(goods.id)
    .limit(120);
  const names = await Promise.all(rows.map(async (sku) => (await pageFrom(shop.app, sku)).data.goodsName));
  expect(names).toEqual(rows.map(({ name }) => name));
});
