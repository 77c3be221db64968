import type { Pair } from "./familyBuilders.ts";
import type { AdvertItem, ArtName, GoodsItem, PageColumn, PageLanguage, PageRefs, StoreItem } from "./pageShapes.ts";
import { type StoreProfile, stores } from "./stores.ts";

/** Text and link of an advert; `from` is the goods whose price is shown as the lowest, if it sells for money. */
export interface AdvertWords {
  art: ArtName;
  name: Pair;
  describe: Pair;
  action: Pair;
  url: string;
  from?: string;
}

/** Writes parts of pages in one language. */
export interface PageWriter {
  refs: PageRefs;
  say(words: Pair): string;
  advert(words: AdvertWords): AdvertItem;
  /** Goods by key, with the reason they are shown. */
  goods(key: string, reason?: Pair): GoodsItem;
  goodsList(...keys: readonly string[]): GoodsItem[];
  column(title: Pair, secondTitle: Pair, bgColor: string, url: string, keys: readonly string[]): PageColumn;
  store(key: string, goods: readonly string[]): StoreItem;
}

/** A writer for `language`; its links and pictures come from `refs`. */
export function pageWriter(language: PageLanguage, refs: PageRefs): PageWriter {
  const say = ([en, zh]: Pair) => (language === "en" ? en : zh);
  const goods = (key: string, reason?: Pair) => goodsItem(refs, key, reason && say(reason));
  const goodsList = (...keys: readonly string[]) => keys.map((key) => goods(key));
  return {
    refs,
    say,
    goods,
    goodsList,
    advert: ({ art, name, describe, action, url, from }) => ({
      img: refs.art(art),
      url,
      name: say(name),
      describe: say(describe),
      ...(from && { price: inUnits(refs.goods(from).priceCents) }),
      action: say(action),
    }),
    column: (title, secondTitle, bgColor, url, keys) => ({
      title: say(title),
      secondTitle: say(secondTitle),
      bgColor,
      url,
      list: goodsList(...keys),
    }),
    store: (key, goodsKeys) => storeItem(language, refs, storeNamed(key), goodsList(...goodsKeys)),
  };
}

function goodsItem(refs: PageRefs, key: string, reason: string | undefined): GoodsItem {
  const goods = refs.goods(key);
  return {
    img: goods.img,
    url: refs.goodsUrl(key),
    name: goods.name,
    ...(reason === undefined ? {} : { describe: reason }),
    price: inUnits(goods.priceCents),
    goodsId: goods.id,
    minimum: goods.minimum,
    ...(goods.formerCents === undefined ? {} : { originalPrice: inUnits(goods.formerCents) }),
    ...(goods.batch && { batchNum: goods.batch.num, batchPrice: inUnits(goods.batch.cents) }),
    ...(goods.sold === undefined ? {} : { sold: goods.sold }),
    ...(goods.rating === undefined ? {} : { rating: goods.rating }),
  };
}

function storeItem(language: PageLanguage, refs: PageRefs, store: StoreProfile, goods: GoodsItem[]): StoreItem {
  const [first] = goods;
  if (!first) throw new Error(`The page shows no goods of store ${store.key}.`);
  const { description, service, delivery } = store.scores;
  return {
    img: first.img,
    url: refs.storeUrl(store.key),
    name: store.name[language],
    describe: store.description[language],
    rating: Math.round(((description + service + delivery) / 3) * 10) / 10,
    goods,
  };
}

function storeNamed(key: string): StoreProfile {
  const store = stores.find((candidate) => candidate.key === key);
  if (!store) throw new Error(`The page names the unknown store ${key}.`);
  return store;
}

function inUnits(cents: number): number {
  return cents / 100;
}
