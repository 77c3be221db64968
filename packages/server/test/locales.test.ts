import * as afterSaleCalls from "@sundry/api/contract/afterSale";
import * as articleCalls from "@sundry/api/contract/article";
import * as cartCalls from "@sundry/api/contract/cart";
import * as couponCalls from "@sundry/api/contract/coupon";
import * as goodsCalls from "@sundry/api/contract/goods";
import * as logisticsCalls from "@sundry/api/contract/logistics";
import * as pageCalls from "@sundry/api/contract/page";
import * as regionCalls from "@sundry/api/contract/region";
import * as siteCalls from "@sundry/api/contract/site";
import * as storeCalls from "@sundry/api/contract/store";
import type { Client } from "./support/ownClient.ts";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { goodsIdOf, idOf } from "@sundry/demo";
import { goods } from "#server/db/schema/catalogue.ts";
import { inLanguage, type Lang, type Locale, locales, type Translations } from "#server/locales.ts";
import { indexTokens } from "#server/modules/catalogue/goods/searchTokens.ts";
import { buyer, oneSku, sentenceOf } from "./buyers.ts";
import { useShop } from "./support/shop.ts";

const shop = useShop();

/** A third language that is only a row in the list, without words or content. */
const third = "qp" as Lang;
const row: Locale = {
  words: {},
  tag: "qp",
  currency: "USD",
  between: { values: ", ", names: ", ", parts: "; ", reason: ": " },
};
beforeAll(() => void Object.assign(locales, { [third]: row }));
afterAll(() => void Reflect.deleteProperty(locales, third));

const umbrella = goodsIdOf("folding-umbrella", "windproof-8-ribs");

describe("[HM-10] a language without words and content is answered in English", () => {
  const asked: Readonly<Record<string, (client: Client) => Promise<unknown>>> = {
    "a search": (client) => client.send(goodsCalls.search, { keyword: "umbrella", pageSize: 20 }),
    "what a search can be narrowed by": (client) => client.send(goodsCalls.related, { keyword: "umbrella" }),
    "a goods page": (client) => client.send(goodsCalls.get, { goodsId: umbrella }),
    categories: (client) => client.send(goodsCalls.categoryChildren, { id: "0" }),
    "hot words": (client) => client.send(goodsCalls.hotWords, { count: 5 }),
    "the home page": (client) => client.send(pageCalls.home, { clientType: "PC" }),
    "a topic": (client) => client.send(pageCalls.get, { id: idOf("page", "harvest-fair") }),
    stores: (client) => client.send(storeCalls.list, {}),
    "a store": (client) => client.send(storeCalls.get, { id: idOf("store", "jinhe-umbrella") }),
    coupons: (client) => client.send(couponCalls.list, { pageSize: 50 }),
    articles: (client) => client.send(articleCalls.list, { title: "a" }),
    "article categories": (client) => client.send(articleCalls.categories, {}),
    regions: (client) => client.send(regionCalls.children, { id: "0" }),
    "the site": (client) => client.send(siteCalls.get, {}),
  };
  test.each(Object.entries(asked))("%s", async (_, ask) => {
    expect(await ask(shop.visit(third))).toEqual(await ask(shop.visit("en")));
  });

  test("texts that only buyers get", async () => {
    const someone = await buyer(shop, { language: third });
    const english = await buyer(shop);
    for (const ask of [
      (client: Client) => client.send(afterSaleCalls.reasons, { type: "CANCEL" }),
      (client: Client) => client.send(logisticsCalls.list, {}),
    ])
      expect(await ask(someone.client)).toEqual(await ask(english.client));
  });

  test("a refusal, and the texts beside it", async () => {
    const missing = (language: Lang) => sentenceOf(shop.visit(language).send(goodsCalls.get, { goodsId: "1" }));
    expect(await missing(third)).toBe("This item is no longer for sale.");
    const someone = await buyer(shop, { language: third });
    const { skuId } = await oneSku(shop, "jinhe-umbrella", { cents: 500, quantity: 3 });
    expect(await sentenceOf(someone.client.send(cartCalls.addSku, { skuId, num: 9 }))).toMatch(/^Not enough stock/);
  });

  test("the plain pages and their fonts", async () => {
    const fonts = await shop.app.request(`/fonts/${third}.css`);
    expect([fonts.status, fonts.headers.get("content-type")]).toEqual([200, "text/css; charset=utf-8"]);
    expect((await shop.app.request("/fonts/xx.css")).status).toBe(404);
    const page = await shop.app.request(`/im/chat?lang=${third}`);
    expect(await page.text()).toContain('<html lang="qp"');
    expect(shop.faults).toEqual([]);
  });
});

test("[HM-10] goods with a name in a third language are read, shown and found in it; others stay unchanged", async () => {
  const { db } = shop.database;
  const own = "Qunpolo fogli";
  const [before] = await db.select().from(goods).where(eq(goods.id, umbrella));
  if (!before) throw new Error("the umbrella is not in the demo");
  const name = { ...before.name, [third]: own } as Translations;
  await db
    .update(goods)
    .set({ name, searchTokens: sql`${goods.searchTokens} || ${sql.param(indexTokens([own]), goods.searchTokens)}` })
    .where(eq(goods.id, umbrella));
  const nameIn = async (language: Lang) =>
    (await shop.visit(language).send(goodsCalls.get, { goodsId: umbrella })).goodsName;
  expect([await nameIn(third), await nameIn("en"), await nameIn("zh")]).toEqual([
    own,
    before.name.en,
    inLanguage("zh", before.name),
  ]);
  const found = await shop.visit(third).send(goodsCalls.search, { keyword: "qunpo" });
  expect(found.records.map(({ goodsId, goodsName }) => [goodsId, goodsName])).toEqual([[umbrella, own]]);
  const beside = { storeId: before.storeId, pageSize: 100 };
  const others = async (language: Lang) =>
    (await shop.visit(language).send(goodsCalls.search, beside)).records
      .filter(({ goodsId }) => goodsId !== umbrella)
      .map(({ goodsName }) => goodsName);
  expect(await others(third)).toEqual(await others("en"));
});
