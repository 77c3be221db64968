import type { Call, Result } from "@sundry/api/contract/call";
import { amountOf } from "../shared/goods/cents.ts";
import { categories as articleTopics, get as getArticle } from "@sundry/api/contract/article";
import type { SkuDetail } from "@sundry/api/contract/entities/goods";
import { categoryChildren, search, skuDetail } from "@sundry/api/contract/goods";
import { get as getTopic, home as getHome } from "@sundry/api/contract/page";
import { list as pointsList } from "@sundry/api/contract/pointsGoods";
import { get as getStore } from "@sundry/api/contract/store";
import { currencyOf } from "@sundry/ui/runtime";
import i18next from "i18next";
import { pathOf } from "../features/article/index.ts";
import { categoryPath, flashOf, isSoldOut, minimumOf, unitPrice } from "../features/goods/index.ts";
import type { Locale } from "../shared/i18n/locales.ts";
import { isMadeToOrder } from "../shared/goods/madeToOrder.ts";
import { readShopTime } from "../shared/i18n/shopTime.ts";
import { hrefTo, type PageName, pages } from "../shared/routing/addresses.ts";
import { shopCurrency } from "../shared/site/money.ts";
import { plainText } from "./plainText.ts";
import type { Crumb, GoodsFacts } from "./structuredData.ts";

/** What the head says about a page besides its title. */
export interface PageFacts {
  /** Address inside the shop without values that do not change what the page is about. */
  path: string;
  /** False for lists of search words: search engines want none of another's results. */
  indexed: boolean;
  description: string;
  /** Root-relative or absolute address; undefined if the page has none. */
  picture: string | undefined;
  /** The path to the page, without the home page. */
  crumbs: readonly Crumb[];
  goods?: GoodsFacts;
}

/** What the facts of a page are taken from. */
export interface FactSources {
  query: URLSearchParams;
  locale: Locale;
  /** Name of the shop. */
  siteName: string;
  /** What the shop says about itself; empty: nothing, undefined: the usual. */
  slogan?: string | undefined;
  /** What the page calls itself: its own name, or the title of its route. */
  name: string;
  /** Time zone of the shop. */
  zone: string;
  /** The answer of a call that the page was rendered from. */
  answered<C extends Call>(call: C): Result<C> | undefined;
}

/** The facts about a page that the server renders. */
export function factsOf(page: PageName, sources: FactSources): PageFacts {
  const facts = byPage[page]?.(sources);
  return { ...usual(page, sources), ...facts };
}

type Sources = FactSources;

function usual(page: PageName, { name, siteName }: Sources): PageFacts {
  const about = i18next.exists(`about.${page}`, { ns: "entry" })
    ? i18next.t(`about.${page}` as "about.home", { ns: "entry", name, siteName })
    : "";
  const { path } = pages[page];
  return { path, indexed: true, description: about, picture: undefined, crumbs: page === "home" ? [] : [{ name }] };
}

/** The first picture of goods in page data. */
function pictureIn(data: string | null | undefined): string | undefined {
  return /"(\/media\/(?:goods|photos)\/[^"\\]+)"/.exec(data ?? "")?.[1];
}

const byPage: Readonly<Partial<Record<PageName, (sources: Sources) => Partial<PageFacts>>>> = {
  home: ({ answered, slogan, siteName }) => ({
    picture: pictureIn(answered(getHome)?.pageData),
    ...(slogan !== undefined && { description: slogan || siteName }),
  }),
  goodsList({ query, name, answered }) {
    const { keyword, storeId, categoryId, pageNumber } = pages.goodsList.query.read(query);
    const found = answered(search)?.records[0];
    const chain = categoryPath(answered(categoryChildren) ?? [], categoryId);
    const crumbs = chain.map((category, depth) => ({
      name: category.name,
      url: hrefTo.goodsList({ categoryId: chain.slice(0, depth + 1).map(({ id }) => id) }),
    }));
    return {
      path: hrefTo.goodsList({ keyword, storeId, categoryId, pageNumber }),
      indexed: keyword === "",
      picture: found?.thumbnail ?? found?.small ?? undefined,
      crumbs: keyword || crumbs.length === 0 ? [{ name }] : crumbs,
    };
  },
  goods({ query, locale, siteName, zone, answered }) {
    const { goodsId } = pages.goods.query.read(query);
    const path = hrefTo.goods({ goodsId });
    const detail = answered(skuDetail);
    if (!detail) return { path, indexed: false };
    const goods = goodsFacts(detail, { path, locale, siteName, zone });
    return { path, description: goods.description, picture: goods.pictures[0], crumbs: goodsCrumbs(detail), goods };
  },
  store({ query, answered }) {
    const store = answered(getStore);
    const { id } = pages.store.query.read(query);
    const text = plainText(store?.storeDesc);
    return {
      path: hrefTo.store({ id }),
      ...(text && { description: text }),
      picture: store?.storeLogo ?? undefined,
    };
  },
  article({ query, name, answered }) {
    const { id, categoryId, pageNumber } = pages.article.query.read(query);
    const article = answered(getArticle);
    const text = plainText(article?.content);
    const above = pathOf(answered(articleTopics) ?? [], article?.categoryId ?? categoryId).map((topic) => ({
      name: topic.articleCategoryName,
      url: hrefTo.article({ categoryId: topic.id }),
    }));
    return {
      path: article ? hrefTo.article({ id }) : hrefTo.article({ categoryId, pageNumber }),
      ...(text && { description: text }),
      crumbs: article ? [...above, { name }] : above.length > 0 ? above : [{ name }],
    };
  },
  topic({ query, answered }) {
    const { id } = pages.topic.query.read(query);
    return { path: hrefTo.topic({ id }), picture: pictureIn(answered(getTopic)?.pageData) };
  },
  pointsMall({ query, answered }) {
    const { categoryId, pageNumber } = pages.pointsMall.query.read(query);
    const [first] = answered(pointsList)?.records ?? [];
    return { path: hrefTo.pointsMall({ categoryId, pageNumber }), picture: first?.thumbnail ?? undefined };
  },
};

function goodsFacts(
  detail: SkuDetail,
  { path, locale, siteName, zone }: { path: string; locale: Locale; siteName: string; zone: string },
): GoodsFacts {
  const { data } = detail;
  const minimum = minimumOf(detail);
  const flash = flashOf(detail, (end) => readShopTime(end, zone));
  const price = amountOf(unitPrice(detail, flash, minimum));
  const [point, text] = [data.sellingPoint ?? "", data.intro ?? ""];
  const told = point && text ? i18next.t("pointAndText", { ns: "entry", point, text }) : point || text;
  return {
    name: data.goodsName,
    description:
      plainText(told) ||
      i18next.t("about.goods", { ns: "entry", name: data.goodsName, store: data.storeName, siteName }),
    url: path,
    pictures: [data.original ?? data.big, ...(data.goodsGalleryList ?? [])].filter((each) => typeof each === "string"),
    articleNumber: data.sn ?? undefined,
    brand: data.brandName ?? undefined,
    price: Number.isNaN(price) ? undefined : price,
    currency: (shopCurrency() ?? currencyOf(locale)).code,
    minimum,
    availability: availabilityOf(detail, minimum),
    seller: data.storeName,
    rating: data.rating && data.commentNum ? { mean: data.rating, count: data.commentNum } : undefined,
  };
}

/** Of all variants, and what is made to order of the one that the page shows. */
function availabilityOf(detail: SkuDetail, minimum: number): GoodsFacts["availability"] {
  if (isSoldOut(detail)) return "OutOfStock";
  return isMadeToOrder(detail.data, minimum) ? "MadeToOrder" : "InStock";
}

function goodsCrumbs({ data, categoryName }: SkuDetail): Crumb[] {
  const ids = data.categoryPath?.split(",") ?? [];
  const above = (categoryName ?? []).map((name, depth) => ({
    name,
    url: hrefTo.goodsList({ categoryId: ids.slice(0, depth + 1) }),
  }));
  return [...above, { name: data.goodsName }];
}
