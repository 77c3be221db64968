import { addSku } from "@sundry/api/contract/cart";
import { createTrade } from "@sundry/api/contract/checkout";
import { addStore } from "@sundry/api/contract/favourite";
import { cancel, list as orders } from "@sundry/api/contract/order";
import { home } from "@sundry/api/contract/page";
import { list as pointsGoods } from "@sundry/api/contract/pointsGoods";
import { list as stores } from "@sundry/api/contract/store";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { pages } from "#server/db/schema/content.ts";
import { members } from "#server/db/schema/member.ts";
import { goods } from "#server/db/schema/catalogue.ts";
import { shippedOrder } from "./afterSales.ts";
import { buyer, order, refusalOf, shelf, type TestBuyer, withoutPromotions } from "./buyers.ts";
import { host, otherClients } from "./dialect/otherClients.ts";
import { customer } from "./orders.ts";
import { closeParts } from "./support/site.ts";
import { useShop } from "./support/shop.ts";

const shop = useShop({
  dialect: "reference",
  chat: "desk",
  oidc: { providers: [], demo: false, origin: host },
});
const { ask, elsewhere, resultOf } = otherClients(shop);
type Rows = { records: readonly Readonly<Record<string, never>>[] };
beforeAll(() => withoutPromotions(shop));

describe("[AP-09] names with option values", () => {
  /** Two variants of the same goods, by id and value. */
  async function variants(): Promise<{ id: string; value: string }[]> {
    const rows = await shop.database.query<{ id: string; value: string }>(
      `select s.id, s.specs->0->'value'->>'en' as value from skus s join goods g on g.id = s.goods_id
       where g.shelf = 'UPPER' and s.quantity > 300 and jsonb_array_length(s.specs) = 1 and g.id in
       (select goods_id from skus group by goods_id having count(*) > 1) order by g.id, s.position limit 2`,
      [],
    );
    if (rows.length < 2) throw new Error("no goods with variants");
    return rows;
  }

  test("a cart, an order, its parcels and its list tell variants of the same goods apart by name", async () => {
    const someone = await customer(shop, 10_000_000);
    const wanted = await variants();
    for (const { id: skuId } of wanted) await someone.client.send(addSku, { skuId, num: 200 });
    const { cartList } = await resultOf<{ cartList: { skuList: { goodsSku: Record<string, string> }[] }[] }>(
      "GET /buyer/trade/carts/all",
      someone,
    );
    const lines = cartList.flatMap(({ skuList }) => skuList.map(({ goodsSku }) => goodsSku));
    expect(new Set(lines.map(({ goodsName }) => goodsName)).size).toBe(wanted.length);
    for (const { goodsName, simpleSpecs } of lines) expect(goodsName?.endsWith(` ${simpleSpecs}`)).toBe(true);
    for (const { value } of wanted) expect(lines.some(({ goodsName }) => goodsName?.endsWith(value))).toBe(true);

    await someone.client.send(createTrade, {});
    const { records } = await resultOf<{
      records: { sn: string; groupName: string; orderItems: { name: string }[] }[];
    }>("GET /buyer/order/order?tag=ALL", someone);
    const names = records.flatMap(({ orderItems }) => orderItems.map(({ name }) => name));
    expect(new Set(names)).toEqual(new Set(lines.map(({ goodsName }) => goodsName)));
    expect(records[0]?.groupName.split(",").length).toBeGreaterThan(0);
  });

  test("our own pages there show the values beside the name, once", async () => {
    const someone = await customer(shop, 10_000_000);
    const wanted = await variants();
    for (const { id: skuId } of wanted) await someone.client.send(addSku, { skuId, num: 200 });
    await someone.client.send(createTrade, {});
    const own = await someone.client.send(orders, {});
    const there = await elsewhere(someone).send(orders, {});
    type Listed = { records: readonly { orderItems: readonly { name: string }[] }[] };
    const named = ({ records }: Listed) => records.flatMap(({ orderItems }) => orderItems.map(({ name }) => name));
    expect(named(there)).toEqual(named(own));
  });
});

describe("[AP-09] exchanges for points whose delivery costs money", () => {
  const submit = async (someone: TestBuyer) => {
    const answered = await shop.app.request(`${host}/buyer/trade/carts/create/trade`, {
      method: "POST",
      headers: { "content-type": "application/json", accessToken: someone.accessToken },
      body: JSON.stringify({ way: "POINTS", client: "PC" }),
    });
    return (await answered.json()) as {
      success: boolean;
      code: number;
      message: string;
      result: { payStatus: string };
    };
  };
  const balance = async (someone: TestBuyer) =>
    (await resultOf<{ memberWallet: number }>("GET /buyer/wallet/wallet", someone)).memberWallet;
  const points = async (someone: TestBuyer) =>
    (await resultOf<{ point: number }>("GET /buyer/passport/member", someone)).point;

  /** A buyer with points, and a basket with goods whose delivery costs something. */
  async function exchanging(cents: number): Promise<TestBuyer> {
    const someone = await customer(shop, cents);
    await shop.database.db.update(members).set({ points: 1_000_000 }).where(eq(members.id, someone.id));
    const { records } = await someone.client.send(pointsGoods, { pageSize: 100 });
    for (const { skuId } of records) {
      await someone.client.send(addSku, { skuId, num: 1, cartType: "POINTS" });
      const settled = await resultOf<{ priceDetailDTO: { freightPrice: number } }>(
        "GET /buyer/trade/carts/checked?way=POINTS",
        someone,
      );
      if (settled.priceDetailDTO.freightPrice > 0) return someone;
    }
    throw new Error("delivery is free for all points goods");
  }

  test("it is paid from the wallet at once, because those clients take the exchange for done", async () => {
    const someone = await exchanging(100_000);
    const before = await balance(someone);
    expect(await submit(someone)).toMatchObject({ success: true, result: { payStatus: "PAID" } });
    expect(await balance(someone)).toBeLessThan(before);
    const [placed] = (await someone.client.send(orders)).records;
    expect(placed).toMatchObject({ payStatus: "PAID", paymentMethod: "WALLET", orderPromotionType: "POINTS" });
  });

  test("with too little in the wallet nothing is exchanged, and the refusal says what is missing", async () => {
    const someone = await exchanging(0);
    const before = await points(someone);
    expect(await submit(someone)).toMatchObject({
      success: false,
      code: 31065,
      message: /wallet can't pay for delivery, which costs/,
    });
    expect(await points(someone)).toBe(before);
    expect((await someone.client.send(orders)).total).toBe(0);
  });

  test("on our own pages it waits for the cashier, whatever a request pretends", async () => {
    const someone = await exchanging(100_000);
    const answered = await shop.app.request(`${host}/api/cart/create/trade`, {
      method: "POST",
      headers: { "content-type": "application/json", accessToken: someone.accessToken, "pay-freight": "true" },
      body: JSON.stringify({ way: "POINTS", client: "PC" }),
    });
    expect(await answered.json()).toMatchObject({ success: true, result: { payStatus: "UNPAID" } });
  });
});

test("[AP-09] the points mall shows its goods with their SKUs, and category 0 is all of them", async () => {
  const { total } = await shop.visit().send(pointsGoods, {});
  const all = await resultOf<{ total: number; records: { goodsSku: object }[] }>(
    "GET /buyer/promotion/pointsGoods?pageNumber=1&pageSize=10&pointsGoodsCategoryId=0",
  );
  expect(all.total).toBe(total);
  for (const { goodsSku } of all.records)
    expect(goodsSku).toMatchObject({
      goodsName: expect.any(String),
      price: expect.any(Number),
      thumbnail: expect.stringMatching(/^http:/),
    });
});

test("[AP-09] every item of a page has the names that those clients read, and rows of three pictures are full", async () => {
  const { db } = shop.database;
  const own = await shop.visit().send(home, { clientType: "PC" });
  const page = await resultOf<{ pageData: string }>("GET /buyer/other/pageData/getIndex?clientType=PC");
  const items: Record<string, unknown>[] = [];
  JSON.parse(page.pageData, (_, value: unknown) => {
    if (typeof value === "object" && value !== null && "img" in value && !("type" in value)) items.push(value);
    return value;
  });
  expect(items.length).toBeGreaterThan(20);
  for (const item of items)
    expect(item).toMatchObject({
      name: item["title"],
      title: expect.any(String),
      desc: expect.any(String),
      describe: item["desc"],
    });
  expect(own?.pageData).not.toBe(page.pageData);

  const picture = (n: number) => ({ img: `/media/${n}.webp`, url: "/" });
  const block = {
    type: "carousel2",
    key: "c",
    options: { list: [], listRight: [[picture(1), picture(2)], [picture(3)], [picture(4)]] },
  };
  const data = { list: [block] };
  await db
    .update(pages)
    .set({ data: { en: data, zh: data } })
    .where(eq(pages.type, "SPECIAL"));
  const [topic] = await shop.database.query<{ id: string }>("select id from pages where type = 'SPECIAL' limit 1", []);
  const special = await resultOf<{ pageData: string }>(`GET /buyer/other/pageData/get/${topic?.id}`);
  const [read] = (JSON.parse(special.pageData) as { list: (typeof block)[] }).list;
  expect(read?.options.listRight.map((row) => row.map(({ img }) => img.at(-6)))).toEqual([
    ["1", "2", "3"],
    ["4", "1", "2"],
  ]);
});

test("[AP-09] a shop without a logo has the pictures that every page shows", async () => {
  const { settingValue } = await resultOf<{ settingValue: string }>("GET /common/common/site");
  const value = JSON.parse(settingValue) as Record<string, string>;
  for (const name of ["buyerSideLogo", "buyerSideIcon"]) expect(value[name]).toMatch(/^http:\/\/shop\.test\/.+\.png$/);
});

test("[AP-09] a region has a centre that can be divided at its comma", async () => {
  const regions = await resultOf<{ center: string }[]>("GET /common/common/region/item/0");
  for (const { center } of regions) expect(center.split(",")).toHaveLength(2);
});

test("[AP-09] an order that was cancelled before it was paid has nothing refunded", async () => {
  const someone = await customer(shop);
  const [sku] = await shelf(shop, "glint", [{ cents: 500 }]);
  await shop.database.db
    .update(goods)
    .set({ freightTemplateId: null })
    .where(eq(goods.id, sku?.goodsId ?? ""));
  await order(someone, [[sku?.skuId ?? "", 2]]);
  const [placed] = (await someone.client.send(orders)).records;
  const sn = placed?.sn ?? "";
  await someone.client.send(cancel, { orderSn: sn, reason: "I changed my mind" });
  const { records } = await resultOf<Rows>("GET /buyer/order/order?tag=ALL", someone);
  expect(records).toMatchObject([{ sn, groupIsRefund: "NO_REFUND", orderItems: [{ isRefund: "NO_REFUND" }] }]);
  expect(await resultOf(`GET /buyer/order/order/${sn}`, someone)).toMatchObject({
    order: { memberName: someone.username, updateTime: expect.any(String) },
    orderItems: [{ isRefund: "NO_REFUND" }],
  });
});

test("[AP-09] a return names its buyer, and its goods with their option values", async () => {
  const { someone, lineSn, sku } = await shippedOrder(shop, { cents: 500, num: 2 });
  const form = { orderItemSn: lineSn, goodsId: sku.goodsId, skuId: sku.skuId, num: "1" };
  const why = { serviceType: "RETURN_GOODS", reason: "Not as described" };
  await ask(`POST /buyer/order/afterSale/save/${lineSn}`, { ...someone, form: { ...form, ...why } });
  const { records } = await resultOf<{ records: Record<string, string>[] }>("GET /buyer/order/afterSale/page", someone);
  const [own] = records;
  expect(own).toMatchObject({ memberName: someone.username, memberId: someone.id, mDeliverTime: null });
  expect(own?.["goodsName"]).toBe([sku.name, own?.["simpleSpecs"]].filter(Boolean).join(" "));
  const parcels = await resultOf<{ orderPackageItemList: Record<string, string>[] }[]>(
    `GET /buyer/order/order/getTracesList/${own?.["orderSn"]}`,
    someone,
  );
  expect(parcels.flatMap(({ orderPackageItemList }) => orderPackageItemList)).toMatchObject([
    { goodsName: own?.["goodsName"] },
  ]);
});

test("[AP-09] favourite stores are found at each path that those clients ask", async () => {
  const someone = await buyer(shop);
  const [store] = (await someone.client.send(stores, {})).records;
  const id = store?.id ?? "";
  expect((await ask(`POST /buyer/member/collection/add/STORE/${id}`, someone)).body.success).toBe(true);
  await expect(refusalOf(someone.client.send(addStore, { id, type: "STORE" }))).resolves.toBe(20017);
  for (const path of ["collection/STORE", "storeCollection", "storeCollection/STORE"])
    expect(await resultOf<Rows>(`GET /buyer/member/${path}?pageNumber=1`, someone), path).toMatchObject({
      records: [{ id }],
    });
  expect((await ask(`GET /buyer/member/collection/isCollection/STORE/${id}`, someone)).body.result).toBe(true);
  expect((await ask(`DELETE /buyer/member/collection/delete/STORE/${id}`, someone)).body.success).toBe(true);
  expect(await resultOf<Rows>("GET /buyer/member/storeCollection", someone)).toMatchObject({ records: [] });
});

test("[AP-09] referrals that are closed are refused with 22000, as there", async () => {
  await closeParts(shop, "distribution");
  expect((await ask("GET /buyer/distribution/distribution", await buyer(shop))).body.code).toBe(22000);
});
