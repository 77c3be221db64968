import { related, search } from "@sundry/api/contract/goods";
import { expect, test } from "vitest";
import { type Locator, page } from "vitest/browser";
import { cards, market, sortBy } from "../../../testing/goodsList.ts";
import {
  answer,
  pageConditions,
  expectAccessible,
  expectAddress,
  expectCount,
  renderPage,
} from "../../../testing/renderPage.tsx";

const rectOf = (what: Locator) => what.element().getBoundingClientRect();

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
