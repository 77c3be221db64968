import * as articleCalls from "@sundry/api/contract/article";
import * as pageCalls from "@sundry/api/contract/page";
import * as regionCalls from "@sundry/api/contract/region";
import * as siteCalls from "@sundry/api/contract/site";
import * as storeCalls from "@sundry/api/contract/store";
import { list as coupons } from "@sundry/api/contract/coupon";
import { describe, expect, test } from "vitest";
import { idOf } from "@sundry/demo";
import { type TestShop, useShop } from "./support/shop.ts";

const shop = useShop();
const inNewYork = useShop({ shopZone: "America/New_York" });

interface Block {
  type: string;
  key?: string;
}

function blocksOf(pageData: string | null | undefined): Block[] {
  return (JSON.parse(pageData ?? "{}") as { list?: Block[] }).list ?? [];
}

describe("pages", () => {
  test("[BK-22] the home page begins with advert and navigation; with the topics it has all sixteen kinds of blocks", async () => {
    const home = await shop.visit().send(pageCalls.home, { clientType: "PC" });
    const [advert, navigation, ...blocks] = blocksOf(home?.pageData);
    expect([advert?.type, navigation?.type]).toEqual(["topAdvert", "navBar"]);
    expect(new Set(blocks.map(({ key }) => key)).size).toBe(blocks.length);
    const topics = ["harvest-fair", "school-lists", "market-walk"].map((key) => idOf("page", key));
    const others = await Promise.all(topics.map((id) => shop.visit().send(pageCalls.get, { id })));
    const all = [...blocks, ...others.flatMap((topic) => blocksOf(topic?.pageData))];
    expect(new Set(all.map(({ type }) => type)).size).toBe(16);
  });

  test("[HM-10] the home page has the same goods in both languages", async () => {
    const [en, zh] = await Promise.all(
      (["en", "zh"] as const).map((language) => shop.visit(language).send(pageCalls.home, { clientType: "PC" })),
    );
    const goodsIds = (data: string | null | undefined) =>
      [...(data ?? "").matchAll(/"goodsId":"(\d+)"/g)].map(([, id]) => id);
    expect(goodsIds(zh?.pageData)).toEqual(goodsIds(en?.pageData));
    expect(en?.pageData).not.toMatch(/\p{Script=Han}/u);
    expect(zh?.pageData).toMatch(/\p{Script=Han}/u);
  });

  test("[GD-08] a topic has a name and blocks; an unknown one is null", async () => {
    const topic = await shop.visit().send(pageCalls.get, { id: idOf("page", "harvest-fair") });
    expect(topic?.name).toContain("Harvest Fair");
    expect(blocksOf(topic?.pageData).length).toBeGreaterThan(0);
    expect(await shop.visit().send(pageCalls.get, { id: "1" })).toBeNull();
  });

  test("[GD-04] a store page without a store is refused, an undecorated one is null, a decorated one has blocks", async () => {
    const find = (num?: string) =>
      shop.visit().send(pageCalls.find, { pageClientType: "PC", pageType: "STORE", ...(num && { num }) });
    await expect(find()).rejects.toMatchObject({ code: 61001 });
    expect(await find(idOf("store", "glint"))).toBeNull();
    const front = await find(idOf("store", "threadwell"));
    expect(blocksOf(front?.pageData).map(({ type }) => type)).toEqual(["bannerAdvert", "recommend", "onlyGoodsModel"]);
  });

  test.each(["/api/page/home", "/api/page?pageClientType=PC", "/api/page"])(
    "[BK-22] %s answers with the home page, as the specification asks for it",
    async (path) => {
      const response = await shop.app.request(path);
      const { result } = (await response.json()) as { result: { pageData: string } };
      expect(response.status).toBe(200);
      expect(blocksOf(result.pageData)[0]?.type).toBe("topAdvert");
    },
  );

  test("[HM-14] a page view is stored, for visitors too, and a missing address is refused", async () => {
    await shop.visit().send(pageCalls.log, { accessPageUrl: "/goodsList?keyword=mug", userAgent: "a browser" });
    const views = await shop.database.query("select buyer_id, url, user_agent from page_logs");
    expect(views).toEqual([{ buyer_id: null, url: "/goodsList?keyword=mug", user_agent: "a browser" }]);
    const response = await shop.app.request("/api/page/log", { method: "POST" });
    expect(response.status).toBe(400);
  });
});

describe("site and regions", () => {
  test("[HM-11] the site settings are JSON text", async () => {
    const { settingValue } = await shop.visit().send(siteCalls.get);
    expect(JSON.parse(settingValue)).toMatchObject({ siteName: "Sundry" });
  });

  test("[HM-11] [SK-04] the site names the time zone of its times, and so does the chat page", async () => {
    const zone = async (place: TestShop) => {
      const settings = JSON.parse((await place.visit().send(siteCalls.get)).settingValue) as { timeZone: string };
      const chat = await (await place.app.request("/im/chat")).text();
      return [settings.timeZone, /data-zone="([^"]*)"/.exec(chat)?.[1]];
    };
    expect(await zone(shop)).toEqual(["Asia/Shanghai", "Asia/Shanghai"]);
    expect(await zone(inNewYork)).toEqual(["America/New_York", "America/New_York"]);
  });

  test("[BU-03] regions open level by level, and the last level is marked", async () => {
    const visitor = shop.visit();
    const countries = await visitor.send(regionCalls.children, { id: "0" });
    const china = countries.find(({ name }) => name === "China");
    expect(china).toMatchObject({ parentId: "0", hasChildren: true });
    let [region] = await visitor.send(regionCalls.children, { id: china?.id ?? "" });
    const path = [china?.id];
    while (region?.hasChildren) {
      expect(region.path).toBe(path.join(","));
      path.push(region.id);
      [region] = await visitor.send(regionCalls.children, { id: region.id });
    }
    expect(await visitor.send(regionCalls.children, { id: region?.id ?? "" })).toEqual([]);
    expect(await visitor.send(regionCalls.children, { id: "nowhere" })).toEqual([]);
  });
});

describe("stores", () => {
  test("[GD-04] the list is searched by part of the name in either language, and counts goods", async () => {
    const all = await shop.visit().send(storeCalls.list, { pageSize: 100 });
    expect(all.total).toBeGreaterThanOrEqual(12);
    expect(all.records.every(({ goodsNum }) => (goodsNum ?? 0) > 0)).toBe(true);
    const found = await shop.visit().send(storeCalls.list, { storeName: "锦河" });
    expect(found.records.map(({ storeName }) => storeName)).toEqual(["Jinhe Umbrella Works"]);
    expect(await shop.visit().send(storeCalls.list, { storeName: "100%_" })).toMatchObject({ total: 0 });
  });

  test("[GD-04] a store's header matches the list; an unknown store and an invalid day are refused", async () => {
    const head = await shop.visit("zh").send(storeCalls.get, { id: idOf("store", "kilnmate") });
    expect(head).toMatchObject({ storeName: "窑友餐具", storeDisable: "OPEN", selfOperated: false });
    await expect(shop.visit().send(storeCalls.get, { id: "1" })).rejects.toMatchObject({ code: 50001 });
    await expect(shop.visit().send(storeCalls.list, { startDate: "yesterday" })).rejects.toMatchObject({ code: 4002 });
  });
});

describe("available coupons", () => {
  test("[GD-06] only coupons that can be claimed now are listed", async () => {
    const { records } = await shop.visit().send(coupons, { pageSize: 100 });
    const ids = records.map(({ id }) => id);
    for (const key of ["platform-5-over-49", "jinhe-5-over-49"]) expect(ids, key).toContain(idOf("coupon", key));
    for (const key of ["welcome-5", "platform-exhausted", "platform-ended", "platform-coming"])
      expect(ids, key).not.toContain(idOf("coupon", key));
  });

  test("[GD-06] amount and discount coupons show their own value, in the reader's language", async () => {
    const { records } = await shop.visit("zh").send(coupons, { pageSize: 100 });
    const money = records.find(({ id }) => id === idOf("coupon", "platform-5-over-49"));
    expect(money).toMatchObject({
      couponName: "满49减5",
      price: 5,
      consumeThreshold: 49,
      storeId: "0",
      storeName: "platform",
    });
    expect(money?.couponDiscount).toBeNull();
    const rate = records.find(({ id }) => id === idOf("coupon", "platform-8-percent"));
    expect(rate).toMatchObject({ couponDiscount: 9.2, consumeThreshold: 120 });
  });

  test("[GD-06] filtered by store, type and value; a malformed range is refused", async () => {
    const storeId = idOf("store", "jinhe-umbrella");
    const own = await shop.visit().send(coupons, { storeId, pageSize: 100 });
    expect(own.total).toBeGreaterThan(0);
    expect(own.records.every((coupon) => coupon.storeId === storeId)).toBe(true);
    const stores = await shop.visit().send(coupons, { storeId: "store", couponType: "DISCOUNT", pageSize: 100 });
    expect(stores.records.every((coupon) => coupon.storeId !== "0" && coupon.couponType === "DISCOUNT")).toBe(true);
    const priced = await shop.visit().send(coupons, { price: "5_5", pageSize: 100 });
    expect(priced.records.every(({ price }) => price === 5)).toBe(true);
    await expect(shop.visit().send(coupons, { price: "free" })).rejects.toMatchObject({ code: 4002 });
  });

  test("[GD-06] a coupon leaves the list when it ends", async () => {
    const before = await shop.visit().send(coupons, { pageSize: 100 });
    shop.clock.at += 200 * 86_400_000;
    const after = await shop.visit().send(coupons, { pageSize: 100 });
    shop.clock.at -= 200 * 86_400_000;
    expect(after.total).toBeLessThan(before.total);
    expect(after.records.every(({ rangeDayType }) => rangeDayType === "DYNAMICTIME")).toBe(true);
  });
});

describe("articles", () => {
  test("[HM-01] announcements are listed without content, and opened one by one in both languages", async () => {
    const page = await shop.visit().send(articleCalls.list, { type: "ANNOUNCEMENT", pageSize: 10 });
    expect(page.total).toBeGreaterThan(0);
    const [{ id = "", title } = {}] = page.records;
    const en = await shop.visit().send(articleCalls.get, { id });
    const zh = await shop.visit("zh").send(articleCalls.get, { id });
    expect(en?.title).toBe(title);
    expect(en?.content).toMatch(/^</);
    expect(zh?.title).toMatch(/\p{Script=Han}/u);
  });

  test("[GD-07] the tree contains every article, titles can be searched, and an unknown one is null", async () => {
    const tree = await shop.visit().send(articleCalls.categories);
    const ids = tree.flatMap((node) => [node.id, ...(node.children ?? []).map((child) => child.id)]);
    const all = await shop.visit().send(articleCalls.list, { pageSize: 100 });
    expect(all.records.every(({ categoryId }) => ids.includes(categoryId ?? ""))).toBe(true);
    const [{ title = "" } = {}] = all.records;
    const found = await shop.visit().send(articleCalls.list, { title: title.slice(1, 8) });
    expect(found.records.map((record) => record.title)).toContain(title);
    expect(await shop.visit().send(articleCalls.get, { id: "1" })).toBeNull();
  });
});
