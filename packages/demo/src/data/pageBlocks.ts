import type { Pair } from "./familyBuilders.ts";
import type { BannerAdvertBlock, OnlyGoodsModelBlock, RecommendBlock } from "./pageShapes.ts";
import type { AdvertWords, PageWriter } from "./pageWriter.ts";

/** A titled block of goods: where "See all" leads, and the goods it shows. */
export interface Shelf {
  /** Unique on the page, kebab case. */
  key: string;
  title: Pair;
  url: string;
  goods: readonly string[];
}

/** The arguments of a writer's column: title, second title, colour, link and goods. */
type Column = Parameters<PageWriter["column"]>;

/** A wide banner with the brand's pattern; `name` is its name in the page editor. */
export function banner({ say, advert }: PageWriter, key: string, name: Pair, words: AdvertWords): BannerAdvertBlock {
  return { type: "bannerAdvert", key, name: say(name), options: advert(words) };
}

/** A lead card and smaller ones. */
export function leadCard({ say, goodsList }: PageWriter, { key, title, url, goods }: Shelf): OnlyGoodsModelBlock {
  const name = say(title);
  return { type: "onlyGoodsModel", key, name, options: { title: name, url, list: goodsList(...goods) } };
}

/** One row of goods; also as two columns, for older clients. */
export function recommended(
  { say, goodsList, column }: PageWriter,
  { key, title, url, goods }: Shelf,
  left: Column,
  right: Column,
): RecommendBlock {
  const name = say(title);
  return {
    type: "recommend",
    key,
    name,
    options: {
      title: name,
      url,
      list: goodsList(...goods),
      contentLeft: column(...left),
      contentRight: column(...right),
    },
  };
}
