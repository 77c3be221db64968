import {
  afterSaleDays,
  bindDays,
  closeComplaintDays,
  dueAfter,
  orderSetting,
  readConfig,
} from "@sundry/server/marketplace";
import { describe, expect, test } from "vitest";
import { articles } from "../src/data/articles.ts";
import type { ArticleEntry } from "../src/data/articles/shapes.ts";
import type { PageLanguage } from "../src/data/pageShapes.ts";
import { languages } from "./contents.ts";

/** Fewest words of an article that is of real use. */
const fewestWords = 250;
const dayMs = 86_400_000;

/** What answers a buyer's question: neither news nor papers such as terms and licences. */
const help = articles.filter(({ category, type }) => category !== "announcements" && type === "OTHER");

function textOf({ content }: ArticleEntry, language: PageLanguage): string {
  return content[language].replace(/<[^>]*>/g, " ");
}

function wordsIn(text: string, language: PageLanguage): number {
  const parts = new Intl.Segmenter(language, { granularity: "word" }).segment(text);
  return [...parts].filter(({ isWordLike }) => isWordLike).length;
}

/** Days that a request may stay in a state. */
function daysIn(state: "APPLY" | "PASS" | "BUYER_RETURN"): number {
  return (dueAfter(state, 0)?.getTime() ?? 0) / dayMs;
}

describe.each(languages)("help articles in %s", (language) => {
  test.each(help.map((article) => [article.key, article] as const))(
    "[GD-07] %s has at least 250 words",
    (_key, article) => {
      expect(wordsIn(textOf(article, language), language)).toBeGreaterThanOrEqual(fewestWords);
    },
  );
});

test("[GD-07] there is help for everything that buyers ask about", () => {
  const keys = help.map(({ key }) => key);
  for (const key of [
    ...["help", "ordering", "minimum-orders", "payment", "wallet", "invoices", "shipping", "freight", "self-pickup"],
    ...["coupons", "points", "flash-sale-rules", "after-sale", "refunds", "complaints", "reviews"],
    ...["my-data", "close-account", "referral", "open-a-store", "contact"],
  ])
    expect(keys).toContain(key);
});

describe("help articles say the numbers of the server", () => {
  const { autoCancelMinutes, transferHours, unpaidTrades, welcomeCents, welcomePoints } = readConfig({}, "/");
  const returns = `${afterSaleDays} days` as const;
  const returnsZh = `${afterSaleDays}天` as const;
  const received = [`${orderSetting.autoReceiveDays} days`, `${orderSetting.autoReceiveDays}天`] as const;
  const facts: readonly (readonly [key: string, en: string, zh: string])[] = [
    ["ordering", `${autoCancelMinutes} minutes`, `${autoCancelMinutes}分钟`],
    ["ordering", `at most ${unpaidTrades} checkouts`, `最多${unpaidTrades}笔`],
    ["ordering", ...received],
    ["ordering", returns, returnsZh],
    ["flash-sale-rules", `${autoCancelMinutes} minutes`, `${autoCancelMinutes}分钟`],
    ["payment", `${transferHours} hours`, `${transferHours}小时`],
    ["wallet", (welcomeCents / 100).toFixed(2), (welcomeCents / 100).toFixed(2)],
    ["points", `${welcomePoints} points`, `${welcomePoints}积分`],
    ["points", `${orderSetting.pointsPerUnit} point`, `${orderSetting.pointsPerUnit}积分`],
    ["points", `${orderSetting.pointsPerReview} points`, `${orderSetting.pointsPerReview}积分`],
    ["points", returns, returnsZh],
    ["reviews", `${orderSetting.pointsPerReview} points`, `${orderSetting.pointsPerReview}积分`],
    ["shipping", ...received],
    ["self-pickup", returns, returnsZh],
    ["after-sale", returns, returnsZh],
    ["after-sale", ...received],
    ["after-sale", `${daysIn("APPLY")} days`, `${daysIn("APPLY")}天`],
    ["after-sale", `${daysIn("PASS")} days`, `${daysIn("PASS")}天`],
    ["after-sale", `${daysIn("BUYER_RETURN")} days`, `${daysIn("BUYER_RETURN")}天`],
    ["refunds", `${daysIn("APPLY")} days`, `${daysIn("APPLY")}天`],
    ["refunds", `${daysIn("BUYER_RETURN")} days`, `${daysIn("BUYER_RETURN")}天`],
    ["complaints", `${closeComplaintDays} days`, `${closeComplaintDays}天`],
    ["referral", `${bindDays} days`, `${bindDays}天`],
    ["referral", returns, returnsZh],
  ];

  test.each(facts)("[GD-07] %s: %s", (key, en, zh) => {
    const article = help.find((one) => one.key === key);
    expect(article && textOf(article, "en")).toContain(en);
    expect(article && textOf(article, "zh")).toContain(zh);
  });
});
