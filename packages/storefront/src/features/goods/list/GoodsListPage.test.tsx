import { count, getAll } from "@sundry/api/contract/cart";
import { search } from "@sundry/api/contract/goods";
import { expect, test } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { manyGoods, sku } from "../../../testing/entities.ts";
import { cards, market, sortBy } from "../../../testing/goodsList.ts";
import { answer, expectAddress, expectCount, fail, pageOf, renderPage } from "../../../testing/renderPage.tsx";

const rectOf = (what: Locator) => what.element().getBoundingClientRect();

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
