import { expect, test } from "vitest";
import { phonePage } from "./page.ts";

type Block = { type: string; options: { list: Record<string, unknown>[] } };

const goods = (n: number, more: object = {}) => ({
  img: `/media/${n}.webp`,
  url: `/goodsDetail?goodsId=${n}&skuId=${n}0`,
  name: `Cup ${n}`,
  price: n,
  goodsId: String(n),
  ...more,
});
const advert = (url: string, more: object = {}) => ({ img: "/media/a.webp", url, name: "Winter", ...more });

function onPhone(...list: object[]): Block[] {
  return (JSON.parse(phonePage(JSON.stringify({ list }), "en")) as { list: Block[] }).list.slice(1);
}
const linksOf = (...urls: string[]) =>
  onPhone({ type: "firstAdvert", options: { list: [advert("/"), ...urls.map((url) => advert(url))] } })[0]
    ?.options.list.slice(1)
    .map(({ url }) => url);

test("[AP-09] a page begins with the search field, and slides lead where the pages of phones are", () => {
  const page = JSON.parse(
    phonePage(JSON.stringify({ list: [{ type: "carousel1", options: { list: [advert("/topic?id=7")] } }] }), "zh"),
  ) as { list: Block[] };
  expect(page.list).toMatchObject([
    { type: "search", options: { list: [{ title: "搜索商品" }] } },
    { type: "carousel", options: { list: [{ title: "Winter", url: { pageType: "special", id: "7-H5" } }] } },
  ]);
});

test.each([
  ["/goodsDetail?goodsId=1&skuId=2", { ___type: "goods", id: "2", goodsId: "1" }],
  ["/goodsList?categoryId=1,2", { ___type: "category", id: "2" }],
  ["/goodsList?sort=releaseTime", { ___type: "category", id: "" }],
  ["/merchant?id=5", { ___type: "shops", id: "5" }],
  ["/seckill", { ___type: "other", title: "秒杀频道" }],
  ["/PointMall", { ___type: "other", title: "积分商城" }],
  ["/pointGoodsDetail?id=3", { ___type: "marketing", ___promotion: "POINTS_GOODS", promotionId: "3" }],
  ["https://elsewhere.example/", { ___type: "other", url: "https://elsewhere.example/" }],
  ["/article?id=3", {}],
  ["//", {}],
])("[AP-09] on a phone %s is a link to its own page", (url, link) => {
  expect(linksOf(url)).toEqual([link]);
});

test("[AP-09] tabs of products stay tabs, each with its own products", () => {
  const list = [goods(1, { ___index: 0 }), goods(2, { ___index: 1 }), goods(1, { ___index: 1 })];
  const labels = [
    { label: "Best", ___index: 0 },
    { label: "New", ___index: 1 },
  ];
  const [title, tabs] = onPhone({ type: "goodsType", options: { title: "Picked", labels, list } });
  expect(title).toMatchObject({ type: "title", options: { list: [{ title: "Picked" }] } });
  expect(tabs).toMatchObject({ type: "goods" });
  expect(tabs?.options.list[0]).toEqual({
    titleWay: [
      { title: "Best", desc: "" },
      { title: "New", desc: "" },
    ],
    listWay: [
      { img: "/media/1.webp", title: "Cup 1", price: 1, id: "10", goodsId: "1", ___index: 0, type: "Best" },
      { img: "/media/2.webp", title: "Cup 2", price: 2, id: "20", goodsId: "2", ___index: 1, type: "New" },
      { img: "/media/1.webp", title: "Cup 1", price: 1, id: "10", goodsId: "1", ___index: 1, type: "New" },
    ],
  });
});

test("[AP-09] columns are tabs, and a list beside them does not repeat their products", () => {
  const left = { title: "Left", list: [goods(1)] };
  const right = { title: "Right", list: [goods(2)] };
  const [, tabs] = onPhone({
    type: "newGoodsSort",
    options: { title: "New", left, right, list: [goods(1), goods(3)] },
  });
  expect(tabs?.options.list[0]).toMatchObject({
    titleWay: [{ title: "Left" }, { title: "Right" }, { title: "New" }],
    listWay: [{ goodsId: "1" }, { goodsId: "2" }, { goodsId: "3" }],
  });
});

test("[AP-09] products that a client could not show as such are adverts, and a block with nothing is left out", () => {
  const bare = [goods(1, { price: undefined }), goods(2, { url: "/goodsDetail?goodsId=2" })];
  expect(onPhone({ type: "recommend", options: { list: bare } })).toMatchObject([{ type: "menu" }]);
  expect(onPhone({ type: "bannerAdvert", options: advert("/seckill") })).toMatchObject([
    { type: "flexOne", options: { list: [{ zoneInfo: "" }] } },
  ]);
  expect(onPhone({ type: "recommend", options: {} }, { type: "navBar", list: [] }, {})).toEqual([]);
});

test("[AP-09] the flash sale has a place for its goods, which the client asks for itself", () => {
  expect(onPhone({ type: "seckill", options: { title: "Flash sale", list: [] } })).toMatchObject([
    { type: "promotionDetail", options: { list: [{ type: "SECKILL", title: "Flash sale", data: [] }] } },
  ]);
});

test.each(["not JSON", "[]", '{"list":[{"type":"search","options":{"list":[]}}]}'])(
  "[AP-09] a page that was made for phones, or is none, stays as it is: %s",
  (text) => {
    expect(phonePage(text, "en")).toBe(text);
  },
);
