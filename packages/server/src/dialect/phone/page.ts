import type { Language } from "@sundry/api/contract/language";
import { wordsIn } from "#server/locales.ts";
import { type Fields, fieldsOf, listOf, textOf } from "../values/valueObject.ts";
import { type Group, groupsOf } from "./groups.ts";
import { phoneLink } from "./links.ts";

/** Blocks that only clients for phones know: a page with one of them was made for phones and stays as it is. */
const ofPhones = new Set(
  "search title menu goods notice promotionDetail textPicture flexOne flexTwo flexThree flexFour flexFive leftOneRightTwo leftTwoRightOne topOneBottomTwo topTwoBottomOne".split(
    " ",
  ),
);

/** Colours of a title's words. */
const titleColours = { color: "#333333", color1: "#999999", bk_color: "#ffffff", textAlign: "left" };

/**
 * A page of wide blocks in the blocks of clients for phones, which draw no others: slides, rows of adverts, and products
 * in tabs. Text that is not JSON stays as it is.
 */
export function phonePage(text: string, lang: Language): string {
  const list = blocksIn(text);
  if (!list || list.some(({ type }) => ofPhones.has(textOf(type)))) return text;
  const search = block("search", [{ title: wordsIn(lang).sentences.searchField }]);
  return JSON.stringify({ list: [search, ...list.flatMap(phoneBlocks)] });
}

function blocksIn(text: string): readonly Fields[] | undefined {
  try {
    const { list } = fieldsOf(JSON.parse(text));
    return Array.isArray(list) ? listOf(list) : undefined;
  } catch {
    return undefined;
  }
}

const block = (type: string, list: readonly Fields[]) => ({ type, name: type, options: { list } });

function phoneBlocks({ type, options }: Fields): readonly Fields[] {
  const own = fieldsOf(options);
  const title = textOf(own["title"]);
  if (type === "seckill") return [block("promotionDetail", [{ type: "SECKILL", title, title1: "", data: [] }])];
  const groups = groupsOf(type === "bannerAdvert" ? { list: [own, ...listOf(own["list"])] } : own);
  const adverts = groups.flatMap(({ items }) => items.filter((item) => !isProduct(item)).map(advert));
  const tabs = groups.filter(({ items }) => items.some(isProduct));
  const heading = title && tabs.length > 1 ? [titleOf(title, own["url"])] : [];
  return [...heading, ...advertsIn(textOf(type), adverts), ...goodsIn(tabs, title)];
}

const titleOf = (title: string, url: unknown) =>
  block("title", [{ title, title1: "", url: phoneLink(url), ...titleColours }]);

/** Slides stay slides, a single advert is as wide as the screen, and others are small ones with their names. */
function advertsIn(type: string, adverts: readonly Fields[]): readonly Fields[] {
  if (adverts.length === 0) return [];
  if (type.startsWith("carousel")) return [block("carousel", adverts)];
  return [adverts.length === 1 ? block("flexOne", adverts) : block("menu", adverts)];
}

/** Each group is a tab. */
function goodsIn(tabs: readonly Group[], title: string): readonly Fields[] {
  if (tabs.length === 0) return [];
  const titleWay = tabs.map((tab) => ({ title: tab.title || title, desc: "" }));
  const listWay = tabs.flatMap(({ items }, at) =>
    items.filter(isProduct).map((item) => ({ ...product(item), ___index: at, type: titleWay[at]?.title })),
  );
  return [block("goods", [{ titleWay, listWay }])];
}

/** Products without a price or a SKU are adverts: a client reads both. */
const isProduct = ({ url, price }: Fields) =>
  phoneLink(url)["___type"] === "goods" &&
  (typeof price === "number" || (price ? Number.isFinite(Number(price)) : false));

const product = ({ img, url, name, title, price }: Fields): Fields => {
  const { id, goodsId } = phoneLink(url);
  return { img, title: name ?? title, price: Number(price), id, goodsId };
};

/** `zoneInfo` is for pictures with several links. */
const advert = ({ img, url, name, title }: Fields): Fields => ({
  img,
  title: name ?? title ?? "",
  url: phoneLink(url),
  zoneInfo: "",
});
