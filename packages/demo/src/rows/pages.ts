import { inLanguage, type pages } from "@sundry/server/marketplace";
import { pictureUrl } from "@sundry/server/pictures";
import { homePage, topicPages } from "../data/pageData.ts";
import { storePages } from "../data/storePages.ts";
import type { GoodsRef, PageLanguage, PageRefs } from "../data/pageShapes.ts";
import { idOf } from "../ids.ts";
import { faceSku, type GoodsDirectory, type ListedGoods } from "./goodsDirectory.ts";

type PageRow = typeof pages.$inferInsert;

/**
 * The home page, the topic pages and the stores' pages, in both languages. Throws if a page names goods that do not
 * exist.
 */
export function pageRows(directory: GoodsDirectory, now: number): PageRow[] {
  const en = refsIn("en", directory);
  const zh = refsIn("zh", directory);
  const createdAt = new Date(now);
  const home: PageRow = {
    id: idOf("page", "home"),
    type: "INDEX",
    name: { en: "Home", zh: "首页" },
    data: { en: homePage("en", en), zh: homePage("zh", zh) },
    createdAt,
  };
  const topics = topicPages.map(
    (topic): PageRow => ({
      id: idOf("page", topic.key),
      type: "SPECIAL",
      name: topic.name,
      data: { en: topic.page("en", en), zh: topic.page("zh", zh) },
      createdAt,
    }),
  );
  const fronts = storePages.map(
    (front): PageRow => ({
      id: idOf("page", `store ${front.store}`),
      type: "STORE",
      storeId: idOf("store", front.store),
      name: front.name,
      data: { en: front.page("en", en), zh: front.page("zh", zh) },
      createdAt,
    }),
  );
  return [home, ...topics, ...fronts];
}

/** Links and goods for pages in one language. Links are routes of the storefront. */
function refsIn(language: PageLanguage, { find }: GoodsDirectory): PageRefs {
  return {
    goods: (key) => goodsRef(find(key), language),
    goodsUrl: (key) => {
      const found = find(key);
      return `/goodsDetail?goodsId=${found.goods.id}&skuId=${faceSku(found).id}`;
    },
    categoryUrl: (key) => `/goodsList?categoryId=${idOf("category", key)}`,
    storeUrl: (key) => `/merchant?id=${idOf("store", key)}`,
    topicUrl: (key) => `/topic?id=${idOf("page", key)}`,
    art: (name) => pictureUrl.art(name === "dressing" ? "beauty" : name),
  };
}

function goodsRef(found: ListedGoods, language: PageLanguage): GoodsRef {
  const { goods } = found;
  const sku = faceSku(found);
  const batch = goods.tiers.find(({ num }) => num > goods.minimum);
  return {
    id: goods.id,
    skuId: sku.id,
    name: inLanguage(language, goods.name),
    sellingPoint: inLanguage(language, goods.sellingPoint),
    priceCents: sku.priceCents,
    ...(typeof sku.formerCents === "number" && { formerCents: sku.formerCents }),
    minimum: goods.minimum,
    ...(batch && batch.cents < sku.priceCents && batch.num <= sku.quantity && { batch }),
    sold: goods.buyCount,
    rating: goods.rating / 100,
    img: pictureUrl.goods(goods.id, "1"),
  };
}
