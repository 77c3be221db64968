import { related, search } from "@sundry/api/contract/goods";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { manyGoods } from "../../../testing/entities.ts";
import {
  type Answer,
  answer,
  circumstances,
  expectAccessible,
  expectAddress,
  expectCount,
  pageOf,
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

test("[GD-01] page size and view are in the address", async () => {
  await renderPage("/goodsList", { answers: market });
  await page.getByRole("combobox", { name: "Items per page" }).selectOptions("40");
  await expectAddress(/pageSize=40/);
  await expectCount(cards, 40);
  await page.getByRole("button", { name: "List", exact: true }).click();
  await expectAddress(/view=list/);
  await expectCount(cards, 40);
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

for (const at of circumstances)
  test(`[HM-16] the product list in ${at.name}`, async () => {
    await renderPage("/goodsList?pageSize=20", { ...at, answers: market });
    await expectCount(cards, 20);
    await expectAccessible();
  });
