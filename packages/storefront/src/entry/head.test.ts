import type { Call, Result } from "@sundry/api/contract/call";
import type { SkuDetail } from "@sundry/api/contract/entities/goods";
import { search, skuDetail } from "@sundry/api/contract/goods";
import { get as getStore } from "@sundry/api/contract/store";
import { beforeAll, expect, test } from "vitest";
import { initWords, loadWords } from "../shared/i18n/words.ts";
import { goods, sku, store, umbrella } from "../testing/entities.ts";
import { type HeadSources, headOf } from "./head.tsx";

beforeAll(async () => {
  await initWords("en");
  await loadWords("entry", "en");
});

const attack = `</script><script>run()</script>"'><img src=x onerror=run()>`;

function detail(change: Partial<SkuDetail["data"]> = {}): SkuDetail {
  return {
    data: sku({
      categoryPath: "1,2",
      sellingPoint: "Holds in the wind",
      intro: "<h2>Why</h2><p>Eight ribs &amp; a <b>wide</b> roof.</p>",
      original: "/media/goods/1/1.webp?v=2&w=1280",
      goodsGalleryList: ["/media/goods/1/1.webp?v=2"],
      brandName: "Jinhe",
      sn: "S1",
      rating: 4.7,
      commentNum: 14,
      ...change,
    }),
    categoryName: ["Umbrellas", "Folding"],
    wholesaleList: [
      { num: 12, price: 3.48 },
      { num: 120, price: 3 },
    ],
    specs: [],
  };
}

/** The head of an address whose page was rendered from these answers. */
function head(address: string, answers: readonly (readonly [Call, unknown])[] = [], change: Partial<HeadSources> = {}) {
  const known = new Map(answers.map(([{ id }, answer]) => [id, answer]));
  return headOf({
    address,
    locale: "en",
    localeNamed: false,
    origin: "https://shop.test",
    title: { name: undefined, title: "Products", siteName: "Sundry" },
    logo: undefined,
    zone: "Asia/Shanghai",
    exists: true,
    answered: <C extends Call>({ id }: C) => known.get(id) as Result<C> | undefined,
    ...change,
  });
}

const goodsHead = (change: Partial<SkuDetail["data"]> = {}) =>
  head("/goodsDetail?goodsId=1&skuId=11&distributionId=7", [[skuDetail, detail(change)]], {
    title: { name: detail(change).data.goodsName, title: "Product details", siteName: "Sundry" },
  });

interface Fact {
  "@type": string;
  [name: string]: unknown;
}

/** The facts for search engines in a head, by type. */
function factsIn(markup: string): Map<string, Fact> {
  const [, text = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(markup) ?? [];
  const { "@context": context, "@graph": graph } = JSON.parse(text) as { "@context": string; "@graph": Fact[] };
  expect(context).toBe("https://schema.org");
  return new Map(graph.map((fact) => [fact["@type"], fact]));
}

const content = (markup: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(markup)?.[1];

test("[RT-04] the title is that of the page in the browser", () => {
  expect(goodsHead()).toContain(`<title>${umbrella} - Product details - Sundry</title>`);
});

test("[RT-10] the canonical address has what the page is about, and nothing about who shared it", () => {
  const markup = goodsHead();
  expect(markup).toContain('<link rel="canonical" href="https://shop.test/goodsDetail?goodsId=1"/>');
  expect(content(markup, "og:url")).toBe("https://shop.test/goodsDetail?goodsId=1");
  const filtered = head("/goodsList?categoryId=1,2&price=1_5&sort=price&view=list&utm_source=x&pageNumber=2");
  expect(filtered).toContain('href="https://shop.test/goodsList?categoryId=1,2&amp;pageNumber=2"');
});

test("[HM-10] every language has an address, which names itself", () => {
  const markup = head("/seckill", [], { locale: "zh", localeNamed: true });
  expect(markup).toContain('<link rel="canonical" href="https://shop.test/seckill?locale=zh"/>');
  for (const [language, to] of [
    ["en", "?locale=en"],
    ["zh-CN", "?locale=zh"],
    ["x-default", ""],
  ])
    expect(markup).toContain(`hrefLang="${language}" href="https://shop.test/seckill${to}"`);
});

test("[GD-02] messengers get a name, a text and a picture of goods", () => {
  const markup = goodsHead();
  expect(content(markup, "description")).toBe("Holds in the wind. Eight ribs &amp; a wide roof.");
  expect(content(markup, "og:type")).toBe("product");
  expect(content(markup, "og:title")).toBe(umbrella);
  expect(content(markup, "og:image")).toBe("https://shop.test/media/goods/1/1.webp?v=2&amp;w=1280");
  expect(content(markup, "twitter:card")).toBe("summary_large_image");
});

test("[GD-02] search engines get goods with the offer that the page shows, its rating and its path", () => {
  const facts = factsIn(goodsHead());
  expect(facts.get("Product")).toEqual({
    "@type": "Product",
    name: umbrella,
    description: "Holds in the wind. Eight ribs & a wide roof.",
    url: "https://shop.test/goodsDetail?goodsId=1",
    image: ["https://shop.test/media/goods/1/1.webp?v=2&w=1280", "https://shop.test/media/goods/1/1.webp?v=2"],
    sku: "S1",
    brand: { "@type": "Brand", name: "Jinhe" },
    offers: {
      "@type": "Offer",
      url: "https://shop.test/goodsDetail?goodsId=1",
      price: "3.48",
      priceCurrency: "USD",
      availability: "https://schema.org/InStock",
      itemCondition: "https://schema.org/NewCondition",
      eligibleQuantity: { "@type": "QuantitativeValue", minValue: 12 },
      seller: { "@type": "Organization", name: "Jinhe Umbrella Works" },
    },
    aggregateRating: { "@type": "AggregateRating", ratingValue: 4.7, bestRating: 5, reviewCount: 14 },
  });
  expect(facts.get("BreadcrumbList")?.["itemListElement"]).toEqual([
    { "@type": "ListItem", position: 1, name: "Home", item: "https://shop.test/" },
    { "@type": "ListItem", position: 2, name: "Umbrellas", item: "https://shop.test/goodsList?categoryId=1" },
    { "@type": "ListItem", position: 3, name: "Folding", item: "https://shop.test/goodsList?categoryId=1,2" },
    { "@type": "ListItem", position: 4, name: umbrella },
  ]);
});

test("[GD-02] goods without evaluations have no rating, and sold-out goods say so", () => {
  const product = factsIn(goodsHead({ commentNum: 0, quantity: 0 })).get("Product");
  expect(product).not.toHaveProperty("aggregateRating");
  expect(product?.["offers"]).toMatchObject({ availability: "https://schema.org/OutOfStock" });
});

test.each([
  [{ stockKind: "TO_ORDER", onHand: 0 }, "MadeToOrder"],
  [{ stockKind: "TO_ORDER", onHand: 99 }, "InStock"],
  [{ stockKind: "UNCOUNTED" }, "InStock"],
] as const)("[GD-02] search engines are told which goods are made to order: %o", (stock, availability) => {
  const product = factsIn(goodsHead(stock)).get("Product");
  expect(product?.["offers"]).toMatchObject({ availability: `https://schema.org/${availability}` });
});

test("[GD-01] the home page says who the shop is, and how to search in it", () => {
  const facts = factsIn(head("/", [], { logo: "/media/logo.png" }));
  expect(facts.get("Organization")).toMatchObject({
    name: "Sundry",
    url: "https://shop.test/",
    logo: "https://shop.test/media/logo.png",
  });
  expect(facts.get("WebSite")?.["potentialAction"]).toEqual({
    "@type": "SearchAction",
    target: { "@type": "EntryPoint", urlTemplate: "https://shop.test/goodsList?keyword={search_term_string}" },
    "query-input": "required name=search_term_string",
  });
});

test("[RT-10] what does not exist is in no index, and says nothing about itself", () => {
  const markup = head("/goodsDetail?goodsId=9", [], { exists: false });
  expect(content(markup, "robots")).toBe("noindex, follow");
  expect(markup).not.toMatch(/canonical|og:|ld\+json/);
});

test("[RT-10] a shop that does not know its address names none", () => {
  const markup = head("/goodsDetail?goodsId=1", [[skuDetail, detail({})]], {
    origin: undefined,
    logo: "/media/logo.png",
  });
  expect(content(markup, "og:title")).toBe("Products");
  expect(markup).not.toMatch(/canonical|hrefLang|og:url|og:image|twitter:image|ld\+json|undefined/);
});

test("[RT-08] a list of search words is in no index", () => {
  expect(content(head("/goodsList?keyword=cup"), "robots")).toBe("noindex, follow");
  expect(content(head("/goodsList?categoryId=1"), "robots")).toBeUndefined();
});

test("[VA-05] no name, text or word of the address can run or end its element", () => {
  const ofGoods = goodsHead({ goodsName: attack, storeName: attack, brandName: attack, intro: attack });
  const ofStore = head("/merchant?id=7", [[getStore, store({ storeName: attack, storeDesc: `<p>${attack}</p>` })]], {
    title: { name: attack, title: "Store", siteName: attack },
  });
  const ofWords = head(`/goodsList?keyword=${encodeURIComponent(attack)}`, [[search, { records: [goods()] }]], {
    title: { name: attack, title: "Products", siteName: "Sundry" },
  });
  for (const markup of [ofGoods, ofStore, ofWords]) {
    expect(markup.match(/<script/g)).toHaveLength(1);
    expect(markup).not.toMatch(/<img|<script>/);
    expect(factsIn(markup).size).toBeGreaterThan(0);
  }
  expect(factsIn(ofGoods).get("Product")?.["name"]).toBe(attack);
});

test("[RT-10] strange keys and values of the address change nothing", () => {
  const usual = head("/goodsList");
  for (const query of ["__proto__=x&constructor=y", "pageNumber=-1&sort=__proto__", "categoryId=%00%3Cb%3E", "=&&=%"])
    expect(head(`/goodsList?${query}`)).toBe(usual);
});
