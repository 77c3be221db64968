import { count, getAll, setSkus } from "@sundry/api/contract/cart";
import { related, search } from "@sundry/api/contract/goods";
import { expect, test } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { manyGoods, sku } from "../../../testing/entities.ts";
import {
  type Answer,
  answer,
  pageConditions,
  expectAccessible,
  expectAddress,
  expectCount,
  fail,
  pageOf,
  refuse,
  renderPage,
} from "../../../testing/renderPage.tsx";

const cards = page.getByRole("main").getByRole("article");
const market: readonly Answer[] = [
  answer(search, ({ pageSize }) => pageOf(manyGoods(Number(pageSize)), 120, Number(pageSize))),
  answer(related, {
    categories: [],
    brands: [{ name: "Jinhe", value: "1", count: 6 }],
    paramOptions: [{ key: "Ribs", values: ["8"] }],
  }),
];
const rectOf = (what: Locator) => what.element().getBoundingClientRect();
const sortBy = page.getByRole("group", { name: "Sort by" });

test("[GD-01] a changed sort or filter starts at the first page, and Back returns", async () => {
  await renderPage("/goodsList?pageNumber=3", { answers: market });
  await expectCount(cards, 20);
  await sortBy.getByRole("button", { name: "Price" }).click();
  await expectAddress(/sort=price&order=asc$/);
  const lowest = page.getByRole("button", { name: "Price: low to high" });
  await expect.element(lowest).toHaveAttribute("aria-pressed", "true");
  await lowest.click();
  await expectAddress(/sort=price&order=desc/);
  history.go(-2);
  await expectAddress(/pageNumber=3$/);
  await expect.element(page.getByRole("link", { name: "Page 3", exact: true })).toHaveAttribute("aria-current", "page");
});

test("[EN-02] goods whose price is no number are listed with the text that was sent, and nothing is struck through", async () => {
  const prices = ["1234.5", "abc", "12,345", "N/A", null, ""];
  const rows = manyGoods(prices.length).map((row, place) => ({ ...row, price: prices[place], originalPrice: null }));
  await renderPage("/goodsList", { answers: [answer(search, pageOf(rows, rows.length)), ...market.slice(1)] });
  await expectCount(cards, prices.length);
  for (const [place, text] of ["$1,234.50", "abc", "12,345", "N/A", "—", "—"].entries())
    await expect.element(cards.nth(place)).toMatchTextContent(text);
  expect(document.querySelector("s")).toBeNull();
});

test("[GD-06] goods of a coupon are a list of their own, without a chain of categories", async () => {
  const asked: unknown[] = [];
  await renderPage("/goodsList?couponId=7", {
    answers: [
      answer(search, (input) => {
        asked.push(input);
        return pageOf(manyGoods(3), 3);
      }),
      ...market.slice(1),
    ],
  });
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent("Products for your coupon");
  expect(asked[0]).toMatchObject({ promotionType: "COUPON", promotionsId: "7" });
  await page.getByRole("button", { name: /Products for your coupon/ }).click();
  await expectAddress(/goodsList$/);
});

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

test("[GD-01] [RT-04] the newest goods and the best sellers are lists of their own name", async () => {
  await renderPage("/goodsList?sort=releaseTime&order=desc", { answers: market });
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent("New products");
  await expect.poll(() => document.title).toMatch(/^New products/);
  await sortBy.getByRole("button", { name: "Best selling" }).click();
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent("Best sellers");
});

test("[HM-16] [GD-01] a link leads past the filters to the results", async () => {
  await renderPage("/goodsList?keyword=umbrella", { answers: market });
  await expectCount(cards, 20);
  const skip = page.getByRole("link", { name: "Skip to results" });
  skip.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("heading", { name: "Search results" })).toHaveFocus();
  for (let presses = 0; presses < 3; presses += 1) await userEvent.keyboard("{Tab}");
  expect(document.activeElement?.closest("article")).not.toBeNull();
});

test("[GD-01] a failed list keeps the old one and can be retried", async () => {
  const shop = await renderPage("/goodsList?keyword=umbrella", { answers: market });
  await expectCount(cards, 20);
  shop.answer(fail(search, "network"));
  await sortBy.getByRole("button", { name: "Best selling" }).click();
  await expect.element(page.getByText(/These are the earlier results/)).toBeVisible();
  await expectCount(cards, 20);
  shop.answer(...market);
  await page.getByRole("button", { name: "Try again" }).click();
  await expectCount(page.getByText(/These are the earlier results/), 0);
  await expectCount(cards, 20);
});

test("[GD-01] page size and view are in the address", async () => {
  await renderPage("/goodsList", { answers: market });
  await page.getByRole("combobox", { name: "Items per page" }).selectOptions("40");
  await expectAddress(/pageSize=40/);
  await expectCount(cards, 40);
  await page.getByRole("button", { name: "List", exact: true }).click();
  await expectAddress(/view=list/);
  await expectCount(page.getByRole("table", { name: "Search results" }).getByRole("rowheader"), 40);
});

for (const [width, locale] of [
  [320, "en"],
  [390, "en"],
  [320, "zh"],
] as const)
  test(`[GD-01] at ${width} px in ${locale} the goods begin at 104 px, under the bar with word and count and one row with order, view and filters`, async () => {
    await renderPage("/goodsList?keyword=umbrella&inStock=true&pageSize=20&sort=price&order=desc", {
      width,
      locale,
      answers: market,
    });
    await expectCount(cards, 20);
    const bar = page.getByRole("banner");
    await expect.element(bar.getByText("umbrella", { exact: true })).toBeVisible();
    await expect.element(bar.getByText("120", { exact: true })).toBeVisible();
    const row = [
      page.getByRole("combobox", { name: /^(Sort by|排序)/ }),
      page.getByRole("button", { name: /^(List|列表)$/ }),
      page.getByRole("button", { name: /^(Filters \(1\)|筛选（1）)$/ }),
    ].map((control) => rectOf(control));
    let end = 0;
    for (const { top, bottom, left, right } of row) {
      expect(top).toBeGreaterThanOrEqual(52);
      expect(bottom).toBeLessThanOrEqual(96);
      expect(left).toBeGreaterThanOrEqual(end);
      end = right;
    }
    expect(end).toBeLessThanOrEqual(width);
    // The chips of active filters are a row of their own.
    await page.getByRole("button", { name: /^(Clear all|清空全部)$/ }).click();
    await expectCount(cards, 20);
    expect(rectOf(cards.first()).top).toBeLessThanOrEqual(104);
    // Screen readers hear what the bar shows; nothing on the page says the word once more.
    expect(rectOf(page.getByRole("heading", { level: 1 })).width).toBeLessThanOrEqual(1);
    await expectCount(page.getByRole("navigation", { name: /^(You are here|当前位置)$/ }), 0);
  });

test("[GD-01] on a phone every order is one choice of a menu, and the view is a button", async () => {
  await renderPage("/goodsList?keyword=umbrella", { width: 390, answers: market });
  await expectCount(cards, 20);
  const menu = page.getByRole("combobox", { name: "Sort by" });
  await expect.element(menu).toHaveDisplayValue("Best match");
  await menu.selectOptions("Price: high to low");
  await expectAddress(/sort=price&order=desc$/);
  await menu.selectOptions("Price: low to high");
  await expectAddress(/sort=price&order=asc$/);
  await menu.selectOptions("Newest");
  await expectAddress(/sort=releaseTime&order=desc$/);
  await page.getByRole("button", { name: "List", exact: true }).click();
  await expectAddress(/view=list/);
  await expect.element(page.getByRole("button", { name: "Grid", exact: true })).toBeVisible();
});

test("[GD-01] on a phone the filters are in a drawer and load when it opens", async () => {
  const shop = await renderPage("/goodsList?keyword=umbrella", { width: 390, answers: market });
  await expectCount(cards, 20);
  expect(shop.sent(related)).toEqual([]);
  await page.getByRole("button", { name: "Filters" }).click();
  const drawer = page.getByRole("dialog", { name: "Filters" });
  await drawer.getByRole("checkbox", { name: "In stock" }).click();
  await expectAddress(/inStock=true/);
  expect(shop.sent(related).length).toBeGreaterThan(0);
  await drawer.getByRole("button", { name: /^Show \d+ items$/ }).click();
  await expect.element(drawer).not.toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: "Filters (1)" })).toBeVisible();
});

for (const at of pageConditions)
  test(`[HM-16] the product list in ${at.name}`, async () => {
    await renderPage("/goodsList?pageSize=20", { ...at, answers: market });
    await expectCount(cards, 20);
    await expectAccessible();
  });

test("[GD-01] [BU-06] a card says how many pieces of its goods are in the cart, all variants together", async () => {
  const price = { goodsPrice: 41.76, freightPrice: 0, discountPrice: 0, couponPrice: 0, flowPrice: 41.76 };
  const line = (id: string, num: number) => ({
    storeId: "7",
    storeName: "Jinhe Umbrella Works",
    goodsSku: sku({ id, goodsId: "201" }),
    num,
    purchasePrice: 3.48,
    subTotal: 41.76,
    checked: true,
    invalid: false,
    cartType: "CART" as const,
    deliveryMethod: "LOGISTICS" as const,
    isFreeFreight: false,
  });
  const skuList = [line("11", 12), line("12", 3)];
  await renderPage("/goodsList", {
    answers: [
      ...market,
      answer(count, 2),
      answer(getAll, { cartList: [], skuList, priceDetailDTO: price, cartTypeEnum: "CART" }),
    ],
  });
  const card = page.getByRole("article").filter({ hasText: "Umbrella no. 2" }).first();
  await expect.element(card.getByText("In cart: 15")).toBeVisible();
  await expectCount(page.getByText(/^In cart/), 1);
});

test("[GD-01] minimum, dispatch, colour and rating are filters with counts, and are in the address", async () => {
  const shop = await renderPage("/goodsList?keyword=umbrella", {
    answers: [
      ...market,
      answer(related, {
        categories: [],
        brands: [],
        paramOptions: [],
        prices: { from: 1, to: 20, counts: [1, 4, 9, 2] },
        minimums: [
          { from: 1, to: 5, count: 214 },
          { from: 6, to: 24, count: 1382 },
        ],
        dispatch: [
          { hours: 24, count: 100 },
          { hours: 48, count: 902 },
        ],
        colours: [
          { value: "blue", count: 12 },
          { value: "red", count: 7 },
        ],
        ratings: [
          { from: 4.5, count: 30 },
          { from: 4, count: 55 },
        ],
      }),
    ],
  });
  const filters = page.getByRole("complementary", { name: "Filters" });
  await expect.element(filters.getByText("1,382")).toBeVisible();
  await filters.getByRole("checkbox", { name: "6 to 24 pieces" }).click();
  await filters.getByRole("checkbox", { name: "48 hours" }).click();
  await filters.getByRole("button", { name: "Red: 7" }).click();
  await filters.getByRole("checkbox", { name: "4.5 and up" }).click();
  await expectAddress(/minimum=6_24/);
  await expectAddress(/dispatch=48/);
  await expectAddress(/colour=red/);
  await expectAddress(/rating=4\.5/);
  expect(shop.sent(search).at(-1)).toMatchObject({
    minimum: "6_24",
    dispatchHours: "48",
    colour: "red",
    rating: "4.5",
  });
  // Stock is asked once: in the bar.
  await expectCount(page.getByRole("checkbox", { name: "In stock" }), 1);
  await expectAccessible();
  await page.getByRole("button", { name: "Clear all" }).click();
  await expectAddress("/goodsList?keyword=umbrella");
});

test("[GD-01] a buyer limits and sorts by what is to pay in all, in the address, and takes the limit off", async () => {
  const shop = await renderPage("/goodsList?keyword=umbrella", {
    answers: [
      ...market,
      answer(related, {
        categories: [],
        brands: [],
        totals: [
          { to: 5, count: 12 },
          { to: 20, count: 51 },
        ],
      }),
    ],
  });
  const group = page.getByRole("region", { name: "What you pay" });
  await group.getByRole("checkbox", { name: "Up to $20.00" }).click();
  await expectAddress(/total=_20/);
  expect(shop.sent(search).at(-1)).toMatchObject({ total: "0_20" });
  await sortBy.getByRole("button", { name: "Lowest to pay" }).click();
  await expectAddress(/sort=total&order=asc/);
  expect(shop.sent(search).at(-1)).toMatchObject({ total: "0_20", sort: "total", order: "asc" });
  await group.getByRole("textbox", { name: "Highest price" }).fill("15");
  await group.getByRole("button", { name: "Apply" }).click();
  await expectAddress(/total=_15/);
  await expectAccessible();
  await page.getByRole("button", { name: /Up to \$15\.00 in all/ }).click();
  await expectAddress(/keyword=umbrella&sort=total&order=asc$/);
});

test("[GD-01] at 1024 px the orders are a menu, the filters have the stock, and at 1440 px the bar shows each whole", async () => {
  await renderPage("/goodsList?keyword=umbrella", { width: 1024, answers: market });
  const menu = page.getByRole("combobox", { name: "Sort by" });
  await menu.selectOptions("Lowest to pay");
  await expectAddress(/sort=total&order=asc/);
  await expect.element(menu).toHaveDisplayValue("Lowest to pay");
  const stock = page.getByRole("checkbox", { name: "In stock" });
  await expectCount(stock, 1);
  await stock.click();
  await expectAddress(/inStock=true/);
  await page.viewport(1440, 900);
  const bar = sortBy.element();
  expect(bar.scrollWidth).toBeLessThanOrEqual(bar.clientWidth);
});

test("[GD-01] filters that are higher than the window are no box that scrolls by itself", async () => {
  const values = Array.from({ length: 40 }, (_, place) => `Value ${place}`);
  await renderPage("/goodsList?keyword=umbrella", {
    answers: [
      ...market,
      answer(related, { categories: [], brands: [], paramOptions: ["A", "B", "C"].map((key) => ({ key, values })) }),
    ],
  });
  const filters = page.getByRole("complementary", { name: "Filters" });
  await expect.element(filters.getByRole("region", { name: "C", exact: true })).toBeVisible();
  await expectCount(cards, 20);
  const aside = filters.element();
  expect(getComputedStyle(aside).overflowY).toBe("visible");
  // It begins beside the bar of the order, however long it is.
  expect(rectOf(filters).top).toBe(rectOf(sortBy).top - 4);
});

test("[GD-01] at most five more groups, folded after the third; a group of one value is none", async () => {
  const group = (key: string) => ({ key, values: ["One", "Two"], counts: [3, 2] });
  await renderPage("/goodsList?keyword=umbrella", {
    answers: [
      ...market,
      answer(related, {
        categories: [],
        brands: [{ name: "Jinhe", value: "1", count: 6 }],
        paramOptions: [...["A", "B", "C", "D", "E", "F"].map(group), { key: "G", values: ["Only"], counts: [5] }],
      }),
    ],
  });
  const filters = page.getByRole("complementary", { name: "Filters" });
  await expect.element(filters.getByRole("region", { name: "C", exact: true })).toBeVisible();
  await expectCount(filters.getByRole("region", { name: "D", exact: true }), 0);
  await filters.getByText("More filters").click();
  await expect.element(filters.getByRole("region", { name: "E", exact: true })).toBeVisible();
  for (const name of ["F", "G", "Brand"]) await expectCount(filters.getByRole("region", { name, exact: true }), 0);
});

for (const conditions of pageConditions)
  test(`[GD-01] [BU-01] the ledger: chosen pieces of two products go to the cart together (${conditions.name})`, async () => {
    const tiers = [
      { num: 12, price: 3.48 },
      { num: 60, price: 3.1 },
    ];
    const rows = manyGoods(3, { wholesaleList: tiers, dispatchHours: 48 });
    const price = { goodsPrice: 0, freightPrice: 0, discountPrice: 0, couponPrice: 0, flowPrice: 0 };
    const opened = await renderPage("/goodsList?view=list", {
      ...conditions,
      answers: [
        ...market,
        answer(search, pageOf(rows)),
        answer(getAll, { cartList: [], skuList: [], priceDetailDTO: price, cartTypeEnum: "CART" }),
        answer(setSkus, null),
      ],
    });
    const chooseTwelve = page.getByRole("button", { name: /^(Choose 12|选12件)/ });
    await expectCount(chooseTwelve, 3);
    await chooseTwelve.nth(2).click();
    await chooseTwelve.nth(0).click();
    const field = page.getByRole("textbox", { name: "Umbrella no. 1" });
    await field.fill("60");
    await expect.element(page.getByText(/2 products, 72 pieces|2种商品，共72件/)).toBeVisible();
    await expectAccessible();
    await page
      .getByRole("main")
      .getByRole("button", { name: /^(Add to cart|加入购物车)$/ })
      .click();
    await expect.poll(() => opened.sent(setSkus)).toHaveLength(1);
    await expectCount(chooseTwelve, 3);
  });
