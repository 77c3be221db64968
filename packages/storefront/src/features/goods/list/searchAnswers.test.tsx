import { search } from "@sundry/api/contract/goods";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { manyGoods } from "../../../testing/entities.ts";
import { cards, market, sortBy } from "../../../testing/goodsList.ts";
import { answer, expectAddress, expectCount, pageOf, refuse, renderPage } from "../../../testing/renderPage.tsx";

test("[GD-01] a misspelt search shows what was meant, and says that what was typed has no results", async () => {
  await renderPage("/goodsList?keyword=umbrela", {
    answers: [answer(search, { ...pageOf(manyGoods(3), 3), corrected: "umbrella" }), ...market.slice(1)],
  });
  await expectCount(cards, 3);
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent("Results for “umbrella”");
  await expect.element(page.getByText("No results for “umbrela”.")).toBeVisible();
  await expect.poll(() => document.title).toMatch(/^umbrella/);
});

test.for([
  ["en", "Nothing matches all words. These match without “zebra”, “under $15”."],
  ["zh", "没有符合全部词语的商品，已去掉“zebra”、“under $15”。"],
] as const)("[GD-01] words that a search leaves out are named: %s", async ([locale, words]) => {
  const found = { ...pageOf(manyGoods(3), 3), corrected: "umbrella", dropped: ["zebra", "under $15"] };
  await renderPage("/goodsList?keyword=zebra+umbrella+under+$15", {
    answers: [answer(search, found), ...market.slice(1)],
    locale,
  });
  await expectCount(cards, 3);
  await expect.element(page.getByText(words)).toBeVisible();
});

test.for([
  ["en", "", "All of Toys", "Popular in Toys"],
  ["zh", "", "查看全部Toys", "Toys热销"],
  ["en", "&inStock=true", "All of Toys", "Popular in Toys"],
] as const)(
  "[GD-01] without results, the nearest department and its goods are offered: %s%s",
  async ([locale, filter, link, title]) => {
    const found = (input: { keyword?: unknown }) =>
      input.keyword ? { ...pageOf([], 0), nearest: { categoryId: "5", name: "Toys" } } : pageOf(manyGoods(4), 4);
    await renderPage(`/goodsList?keyword=teddy${filter}`, {
      answers: [answer(search, found), ...market.slice(1)],
      locale,
    });
    await page.getByRole("heading", { name: title }).click();
    await expectCount(cards, 4);
    await page.getByRole("link", { name: link }).click();
    await expectAddress(/goodsList\?categoryId=5$/);
  },
);

test.for([
  ["keyword=teddy", 0],
  ["keyword=teddy&inStock=true", 1],
] as const)(
  "[GD-01] without results, sort and filters are there only if one can be taken away: %s",
  async ([query, shown]) => {
    await renderPage(`/goodsList?${query}`, { answers: [answer(search, pageOf([], 0)), ...market.slice(1)] });
    await expect.element(page.getByRole("heading", { name: "No results for “teddy”" })).toBeVisible();
    await expectCount(page.getByRole("complementary", { name: "Filters" }), shown);
    await expectCount(sortBy, shown);
  },
);

test("[GD-01] on a phone, a list without results says so in the middle of the page, however many goods are below", async () => {
  const found = (input: { keyword?: unknown }) =>
    input.keyword ? { ...pageOf([], 0), nearest: { categoryId: "5", name: "Toys" } } : pageOf(manyGoods(6), 6);
  await renderPage("/goodsList?keyword=teddy", { width: 390, answers: [answer(search, found), ...market.slice(1)] });
  await page.getByRole("heading", { name: "Popular in Toys" }).click();
  await expectCount(cards, 6);
  const title = page.getByRole("heading", { name: "No results for “teddy”" }).element().getBoundingClientRect();
  expect(title.left + title.right).toBeCloseTo(390, -1);
});

test("[GD-01] an age and a budget that the server understood can be removed from the search", async () => {
  const understood = {
    words: "toy",
    facts: [
      { kind: "AGE", text: "age 6", from: 6, to: 6, without: "toy under 15" },
      { kind: "BUDGET", text: "under 15", to: 15, without: "toy age 6" },
    ],
  };
  await renderPage("/goodsList?keyword=toy+age+6+under+15", {
    answers: [answer(search, { ...pageOf(manyGoods(3), 3), understood }), ...market.slice(1)],
  });
  await expect.element(page.getByRole("button", { name: /Age 6/ })).toBeVisible();
  await page.getByRole("button", { name: /Up to \$15.* in all/ }).click();
  await expectAddress(/keyword=toy\+age\+6$/);
});

test.for([
  ["en", "10,000+ items"],
  ["zh", "共10,000+件商品"],
] as const)("[GD-01] more results than are counted say so: %s", async ([locale, words]) => {
  const answers = [
    answer(search, ({ pageSize }) => ({
      ...pageOf(manyGoods(Number(pageSize)), 10_000, Number(pageSize)),
      more: true,
    })),
    ...market.slice(1),
  ];
  await renderPage("/goodsList?keyword=c", { answers, locale });
  await expect.element(page.getByText(words)).toBeVisible();
});

test("[GD-01] a search that the server refuses says how to narrow it", async () => {
  const sentence = "This search takes too long. Narrow your search: add a word or a filter.";
  await renderPage("/goodsList?keyword=c", { answers: [refuse(search, sentence, 1013), ...market.slice(1)] });
  await expect.element(page.getByText(/Narrow your search/)).toBeVisible();
});
