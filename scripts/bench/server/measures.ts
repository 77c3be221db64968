import type { BenchShop } from "./benchShop.ts";
import { type Ask, load, quantile, timesOf } from "./load.ts";

/** One line of the report: a number beside its limit; a goal of null is only reported. */
export interface Line {
  what: string;
  value: string;
  goal: string;
  ok: boolean | null;
}

const clients = 32;
const seconds = 5;
const form = { "content-type": "application/x-www-form-urlencoded" };
const whole = (value: number) => Math.round(value).toLocaleString("en");

/**
 * The route that asks the database for `select 1`: no call can be faster on this machine at this time. Machines differ
 * by a factor of two, so rates are judged by their share of this one.
 */
export async function bare({ url }: BenchShop): Promise<{ line: Line; perSecond: number }> {
  const { perSecond, p50 } = await load(url, [{ path: "/bare" }], clients, { seconds });
  const line = { what: "bare select 1", value: `${whole(perSecond)}/s, p50 ${p50} ms`, goal: "", ok: null };
  return { line, perSecond };
}

/** Minimum shares of the bare rate. */
const minShare = { goodsDetail: 0.3, trades: 0.025 } as const;

/** Product pages from the whole catalogue: each for the first time, then repeatedly, for visitors and for a buyer. */
export async function goodsDetail({ url, goodsIds, little }: BenchShop, bareRate: number): Promise<Line[]> {
  const asks = goodsIds.map((id) => ({ path: `/api/goods/sku/${id}/0` }));
  const own = asks.map((ask) => ({ ...ask, headers: { accesstoken: little } }));
  return [
    rate("goods detail, never asked for", await load(url, asks, clients, { answers: asks.length }), bareRate),
    rate("goods detail", await load(url, asks, clients, { seconds }), bareRate, minShare.goodsDetail),
    rate("goods detail, by a buyer", await load(url, own, clients, { seconds }), bareRate),
  ];
}

/** The home page's data, requested again with its validator. */
export async function home({ url }: BenchShop, bareRate: number): Promise<Line[]> {
  const path = "/api/page/home?clientType=PC";
  const etag = (await fetch(url + path)).headers.get("etag") ?? "";
  const again = await load(url, [{ path, headers: { "if-none-match": etag } }], clients, { seconds });
  const anew = await load(url, [{ path, headers: { "accept-encoding": "br" } }], clients, { seconds });
  return [rate("home, unchanged (304)", again, bareRate), rate("home, in full", anew, bareRate)];
}

/** Trades reported separately: the shop has just started, and neither its code nor the database's plans are warm. */
const firstTrades = 500;

/** Trades with three lines from two stores, each by another buyer. */
export async function trades({ url, baskets }: BenchShop, bareRate: number): Promise<Line[]> {
  const asks = baskets.map(
    (accesstoken, at): Ask => ({
      path: "/api/cart/create/trade",
      method: "POST",
      headers: { accesstoken, "content-type": "application/json" },
      body: JSON.stringify({ way: "CART", client: "PC", submitKey: `bench-${at}` }),
    }),
  );
  const first = asks.slice(0, firstTrades);
  const others = asks.slice(firstTrades);
  return [
    rate("trades of 3 lines, the first", await load(url, first, clients, { answers: first.length }), bareRate),
    rate("trades of 3 lines", await load(url, others, clients, { answers: others.length }), bareRate, minShare.trades),
  ];
}

/** What buyers type, in both languages, from one character on. */
const words: Readonly<Record<"en" | "zh", readonly string[]>> = {
  en: ["u", "c", "um", "la", "umb", "lamp", "umbrella", "windproof umbrella", "steel lunch box", "gift", "red wool"],
  zh: ["伞", "灯", "雨伞", "钢笔", "折叠", "防风伞", "保温杯", "毛线", "圣诞", "不锈钢", "儿童玩具"],
};
const sorts = [
  "",
  "&sort=price&order=asc",
  "&sort=buyCount&order=desc",
  "&sort=releaseTime&order=desc",
  "&pageNumber=5",
];
const maxSearchMs = 20;

/** In a huge shop, each kind of search by one buyer, several times. In milliseconds. */
const hugeShop = 200_000;
const maxHugeMs = { p50: 60, p99: 300, all: 1_000 } as const;
const maxSuggestionMs = 30;
const timesAsked = 4;

/** What buyers of a huge shop ask for, by kind, as queries; `id` is a category. */
function hugeSearches(id: string): Readonly<Record<string, readonly string[]>> {
  const category = `categoryId=${id}`;
  const filters = "&price=5_50&inStock=true";
  return {
    "one word": ["lamp", "umbrella", "wool", "steel", "mug"].map(keyword),
    "two words": ["windproof umbrella", "steel lunch box", "red wool"].map(keyword),
    "one letter": ["c", "u", "s", "m"].map(keyword),
    "stop word": ["the", "with", "and"].map(keyword),
    misspelt: ["umbrela", "ceramik mug"].map(keyword),
    "no hit": ["zzzyqx", "qwxyz kjh", "龘靐"].map(keyword),
    "Chinese, one": ["伞", "灯", "杯"].map(keyword),
    "Chinese, two": ["雨伞", "钢笔", "折叠"].map(keyword),
    category: [category],
    "price sort": [keyword("c"), category, ""].map((query) => `${query}&sort=price&order=asc`),
    "page 50": [keyword("lamp"), keyword("c"), ""].map((query) => `${query}&pageNumber=50&pageSize=20`),
    "three filters": [
      `${keyword("lamp")}${filters}&minimum=1_24`,
      `${keyword("c")}${filters}&rating=4`,
      `${category}${filters}`,
    ],
    suggestions: ["l", "la", "lam", "lamp", "u", "um", "umb", "伞"].map((word) => `${keyword(word)}&pageSize=6`),
  };
}

function keyword(text: string): string {
  return `keyword=${encodeURIComponent(text)}`;
}

async function searchHuge(url: string): Promise<Line[]> {
  const answer = await fetch(`${url}/api/goods/es/related?keyword=lamp`);
  const { result } = (await answer.json()) as { result: { categories: { value: string }[] } };
  const lines: Line[] = [];
  for (const [kind, queries] of Object.entries(hugeSearches(result.categories[0]?.value ?? ""))) {
    const headers = { "accept-language": kind.startsWith("Chinese") ? "zh" : "en" };
    const asks = queries.map((query) => ({ path: `/api/goods/es?${query}`, headers }));
    await timesOf(url, asks);
    const times: number[] = [];
    for (let at = 0; at < timesAsked; at += 1) times.push(...(await timesOf(url, asks)));
    const [p50, p99, all] = [0.5, 0.99, 1].map((part) => quantile(times, part));
    const most = { ...maxHugeMs, ...(kind === "suggestions" && { p50: maxSuggestionMs }) };
    lines.push({
      what: `search, ${kind}`,
      value: `p50 ${whole(p50 ?? 0)} ms, p99 ${whole(p99 ?? 0)} ms`,
      goal: `p50 ≤ ${most.p50} ms, p99 ≤ ${most.p99} ms`,
      ok: (p50 ?? 0) <= most.p50 && (p99 ?? 0) <= most.p99 && (all ?? 0) <= most.all,
    });
  }
  return lines;
}

/** Searches by one buyer, word by word and sort by sort; the slowest word is reported. In a huge shop, kind by kind. */
export async function search({ url, goods }: BenchShop): Promise<Line[]> {
  if (goods > hugeShop) return searchHuge(url);
  const ofLanguage = async (lang: "en" | "zh"): Promise<Line> => {
    const headers = { "accept-language": lang };
    const byWord = new Map<string, number[]>();
    for (const word of words[lang]) {
      const asks = sorts.map((sort) => ({ path: `/api/goods/es?keyword=${encodeURIComponent(word)}${sort}`, headers }));
      await timesOf(url, asks);
      byWord.set(word, [...(await timesOf(url, asks)), ...(await timesOf(url, asks))]);
    }
    const p50 = quantile([...byWord.values()].flat(), 0.5);
    const [slowest = ["", []]] = [...byWord].toSorted(([, a], [, b]) => quantile(b, 0.5) - quantile(a, 0.5));
    const slow = `"${slowest[0]}" ${quantile(slowest[1], 0.5).toFixed(1)} ms`;
    return {
      what: `search, ${lang === "en" ? "English" : "Chinese"}`,
      value: `p50 ${p50.toFixed(1)} ms, slowest ${slow}`,
      goal: `p50 ≤ ${maxSearchMs} ms`,
      ok: p50 <= maxSearchMs,
    };
  };
  return [await ofLanguage("en"), await ofLanguage("zh")];
}

/** How much longer a list may take for a buyer with a long history, and the difference that is ignored, in ms. */
const maxTimes = 2;
const noise = 3;

/** Lists of a buyer with 10,000 orders, 2,000 tracks and 5,000 messages, compared with a buyer who has 10 of each. */
export async function longPast({ url, much, little }: BenchShop): Promise<Line[]> {
  const lists: [what: string, path: string][] = [
    ["orders", "/api/order?tag=ALL&pageSize=10"],
    ["orders, page 400", "/api/order?tag=ALL&pageSize=10&pageNumber=400"],
    ["tracks", "/api/member/footprint?pageSize=20"],
    ["messages", "/api/message?pageSize=10"],
  ];
  const lines: Line[] = [];
  for (const [what, path] of lists) {
    const of = async (accesstoken: string) => {
      const asks = Array.from({ length: 30 }, () => ({ path, headers: { accesstoken, ...form } }));
      return quantile((await timesOf(url, asks)).slice(5), 0.5);
    };
    const few = await of(little);
    const many = await of(much);
    const value = `p50 ${many.toFixed(1)} ms, with 10 ${few.toFixed(1)} ms`;
    const ok = many <= few * maxTimes + noise;
    lines.push({ what: `long past: ${what}`, value, goal: `≤ ${maxTimes} × + ${noise} ms`, ok });
  }
  return lines;
}

/** A rate, its share of the bare rate, and whether that reaches `leastShare` if there is such a goal. */
function rate(
  what: string,
  { perSecond, p50, p99 }: Awaited<ReturnType<typeof load>>,
  bareRate: number,
  leastShare?: number,
): Line {
  const share = perSecond / bareRate;
  const percent = (part: number) => `${(part * 100).toFixed(1)} %`;
  const value = `${whole(perSecond)}/s, ${percent(share)} of select 1, p50 ${p50} ms, p99 ${p99} ms`;
  if (leastShare === undefined) return { what, value, goal: "", ok: null };
  return { what, value, goal: `≥ ${percent(leastShare)} of select 1`, ok: share >= leastShare };
}
