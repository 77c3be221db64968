import { categoryChildren, delivery, hotWords, related, search, skuDetail } from "@sundry/api/contract/goods";
import { get as getStore } from "@sundry/api/contract/store";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { manyGoods, sku, store } from "../../../testing/entities.ts";
import {
  type Answer,
  answer,
  expectAddress,
  expectCount,
  fail,
  goTo,
  pageOf,
  renderPage,
} from "../../../testing/renderPage.tsx";

const cards = page.getByRole("main").getByRole("article");
const all = manyGoods(45);

/** Forty-five umbrellas, three of them of Jinhe, none of them dear. */
const market: readonly Answer[] = [
  answer(search, ({ pageNumber, pageSize, price, brandId, keyword }) => {
    const found = price === "9000_9999" || keyword === "zzqqxxyy" ? [] : brandId ? all.slice(0, 3) : all;
    const [at, size] = [Number(pageNumber ?? 1), Number(pageSize ?? 20)];
    return { ...pageOf(found.slice((at - 1) * size, at * size), found.length, size), current: at };
  }),
  answer(related, {
    categories: [],
    brands: [
      { name: "Jinhe", value: "1", count: 3 },
      { name: "Little Kiln", value: "2", count: 42 },
    ],
    paramOptions: [],
    prices: { from: 1, to: 20, counts: [1, 4, 9, 2] },
  }),
  answer(categoryChildren, [
    {
      id: "1",
      name: "Umbrellas",
      parentId: "0",
      level: 0,
      children: [{ id: "11", name: "Folding umbrellas", parentId: "1", level: 1 }],
    },
  ]),
  answer(hotWords, ["umbrella"]),
];
const title = (name: string) => page.getByRole("heading", { level: 1, name });

test("[RT-08] the category path makes the breadcrumb, each part a link", async () => {
  const shop = await renderPage("/goodsList?categoryId=1,11", { answers: market });
  await expect.element(title("Folding umbrellas")).toBeVisible();
  const crumbs = page.getByRole("navigation", { name: "You are here" });
  const names = () =>
    crumbs
      .getByRole("listitem")
      .elements()
      .map(({ textContent }) => textContent);
  expect(names()).toEqual(["Home", "Umbrellas", "Folding umbrellas"]);
  await crumbs.getByRole("link", { name: "Umbrellas", exact: true }).click();
  await expect.element(title("Umbrellas")).toBeVisible();
  expect(shop.sent(search).at(-1)).toMatchObject({ categoryId: "1" });
});

test("[GD-01] brand and price filter the list, are in the address, and can be removed", async () => {
  const shop = await renderPage("/goodsList?keyword=umbrella", { answers: market });
  const count = page.getByRole("main").getByRole("status").first();
  await expect.element(count).toMatchTextContent("45 items");
  const filters = page.getByRole("complementary", { name: "Filters" });
  const price = filters.getByRole("region", { name: "Unit price" });
  await price.getByRole("textbox", { name: "Lowest price" }).fill("2");
  await price.getByRole("textbox", { name: "Highest price" }).fill("4.5");
  await price.getByRole("button", { name: "Apply" }).click();
  await expectAddress(/price=2_4\.5/);
  const brand = filters.getByRole("region", { name: "Brand" }).getByRole("checkbox", { name: /^Jinhe/ });
  await brand.click();
  await expectAddress(/brandId=1/);
  await expect.element(count).toMatchTextContent("3 items");
  expect(shop.sent(search).at(-1)).toMatchObject({ price: "2_4.5", brandId: "1" });
  await shop.reload();
  await expect.element(brand).toBeChecked();
  const chips = page.getByRole("list", { name: "Active filters" });
  await chips.getByRole("button", { name: "Remove filter: $2.00 to $4.50" }).click();
  await expect.poll(() => location.hash).not.toContain("price=");
  await chips.getByRole("button", { name: "Clear all" }).click();
  await expectAddress("/goodsList?keyword=umbrella");
  await expect.element(count).toMatchTextContent("45 items");
});

test("[GD-01] pages are numbered links; a page beyond the end shows the last one", async () => {
  await renderPage("/goodsList?keyword=umbrella", { answers: market });
  await expectCount(cards, 20);
  await page.getByRole("link", { name: "Page 2", exact: true }).click();
  await expectAddress(/pageNumber=2/);
  await expect.element(cards.first()).toMatchTextContent("Umbrella no. 21");
  goTo("/goodsList?keyword=umbrella&pageNumber=999");
  await expectAddress(/pageNumber=3$/);
  await expectCount(cards, 5);
});

test("[GD-01] an empty list says which filter to remove, or offers other searches and goods", async () => {
  await renderPage("/goodsList?keyword=umbrella&price=9000_9999", { answers: market });
  await page.getByRole("button", { name: "Remove $9,000.00 to $9,999.00" }).click();
  await expectCount(cards, 20);
  goTo("/goodsList?keyword=zzqqxxyy");
  await expect.element(page.getByRole("heading", { name: "No results for “zzqqxxyy”" })).toBeVisible();
  await expect.element(page.getByRole("main").getByRole("link", { name: "umbrella", exact: true })).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "Popular now" })).toBeVisible();
});

test("[GD-01] [RT-07] a phone's list grows at its end; its last page is in the address, and Back returns to the same card", async () => {
  const name = (place: number) => `Umbrella no. ${place}`;
  const shop = await renderPage("/goodsList?keyword=umbrella", {
    width: 390,
    answers: [
      ...market,
      answer(skuDetail, { data: sku({ goodsName: name(38) }), wholesaleList: [], specs: [] }),
      answer(getStore, store()),
      answer(delivery, { dispatchHours: 48, returnDays: 15, freight: 3.8 }),
    ],
  });
  const names = () =>
    cards
      .getByRole("heading")
      .elements()
      .map(({ textContent }) => textContent);
  const from = (first: number, last: number) => all.slice(first - 1, last).map(({ goodsName }) => goodsName);
  await expectCount(cards, 20);
  await expectCount(page.getByRole("link", { name: "Page 2", exact: true }), 0);
  shop.answer(fail(search, "network"));
  await page.getByRole("button", { name: "Show more" }).click();
  const again = page.getByRole("button", { name: "Try again" });
  await expect.element(again).toBeVisible();
  expect(names()).toEqual(from(1, 20));
  shop.answer(...market);
  await again.click();
  await expect.poll(names).toEqual(from(1, 40));
  await expectAddress(/[?&]pageNumber=2$/);

  const last = cards.filter({ has: page.getByRole("heading", { name: name(38), exact: true }) });
  last.element().scrollIntoView({ block: "center", behavior: "instant" });
  await last.getByRole("link").first().click();
  await expect.element(title(name(38))).toBeVisible();
  history.back();
  await expectCount(cards, 40);
  await expect.element(last).toBeInViewport();

  // A buyer who follows the link starts at its page and can go back from there.
  await shop.reload("/goodsList?keyword=umbrella&pageNumber=2");
  const before = page.getByRole("button", { name: "Show previous" });
  await expect.element(before).toBeVisible();
  await expect.poll(names).toEqual(from(21, 40));
  await before.click();
  await expect.poll(names).toEqual(from(1, 40));
});
