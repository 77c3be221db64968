import { clear, count as cartCount, getAll, removeSkus, setSkuNum } from "@sundry/api/contract/cart";
import type { CartView } from "@sundry/api/contract/entities/basket";
import { list as footprints } from "@sundry/api/contract/footprint";
import { search } from "@sundry/api/contract/goods";
import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { cartLine, cartOf } from "../../testing/carts.ts";
import { manyGoods, sku, teapot, umbrella } from "../../testing/entities.ts";
import {
  type Answer,
  answer,
  expectAccessible,
  expectCount,
  fail,
  pageConditions,
  pageOf,
  refuse,
  renderPage,
  wideDark,
} from "../../testing/renderPage.tsx";

const umbrellas = cartLine();
const teapots = cartLine(6, {
  storeId: "8",
  storeName: "Lanxi Enamelware",
  goodsSku: sku({ id: "12", goodsId: "202", goodsName: teapot, quantity: 40 }),
  minimum: 6,
});

const shop = (view: CartView): readonly Answer[] => [
  answer(getAll, view),
  answer(cartCount, view.skuList.length),
  answer(footprints, pageOf([])),
  answer(search, pageOf(manyGoods(6))),
];

const line = (name: string) => page.getByRole("article", { name });
const count = line(umbrella).getByRole("textbox");
const increase = line(umbrella).getByRole("button", { name: "Increase" });

test("[BU-01] fifty clicks make at most three requests, the last number is kept, and the amount follows", async () => {
  const many = (num: number) => cartOf([cartLine(num, { goodsSku: sku({ quantity: 400 }) })]);
  const opened = await renderPage("/cart", { answers: shop(many(12)) });
  let clicked = () => {};
  const allClicked = new Promise<void>((resolve) => {
    clicked = resolve;
  });
  opened.answer(
    answer(setSkuNum, async ({ num }) => {
      // Clicks come faster than answers, as on a slow network.
      await allClicked;
      opened.answer(...shop(many(Number(num))));
      return null;
    }),
  );
  await expect.element(count).toHaveValue("12");
  for (let click = 13; click <= 62; click += 1) {
    (increase.element() as HTMLButtonElement).click();
    await expect.element(count).toHaveValue(String(click));
  }
  clicked();
  const summary = page.getByRole("complementary", { name: "Summary" });
  await expect.element(summary).toMatchTextContent(/Items \(62 pcs\)/);
  await expect.element(summary).toMatchTextContent(/215\.76/);
  expect(opened.sent(setSkuNum).at(-1)).toEqual({ skuId: "11", num: "62" });
  expect(opened.sent(setSkuNum).length).toBeLessThanOrEqual(3);
});

test("[BU-01] a refused quantity goes back and shows the server's reason at its item", async () => {
  const opened = await renderPage("/cart", { answers: shop(cartOf([umbrellas])) });
  opened.answer(refuse(setSkuNum, "Not enough stock: 13 left.", 11_011));
  await increase.click();
  await expect.element(line(umbrella)).toMatchTextContent(/Not enough stock: 13 left\./);
  await expect.element(count).toHaveValue("12");
});

test.each([
  ["0", "The minimum is 12."],
  ["3", "The minimum is 12."],
  ["-1", "Enter a whole number."],
  ["1e3", "Enter a whole number."],
  ["999999999", "in stock."],
])("[VA-03] the invalid quantity %s stays as typed, with the reason, and is never sent", async (typed, reason) => {
  const opened = await renderPage("/cart", { answers: shop(cartOf([umbrellas])) });
  await count.fill(typed);
  await userEvent.keyboard("{Enter}");
  await expect.element(line(umbrella).getByRole("status").filter({ hasText: reason })).toBeVisible();
  await expect.element(count).toHaveValue(typed);
  await count.fill("");
  await userEvent.keyboard("{Enter}");
  await expect.element(count).toHaveValue("12");
  await expect.poll(() => opened.sent(setSkuNum)).toEqual([]);
});

test("[BU-02] a refused removal restores the item with the reason", async () => {
  const opened = await renderPage("/cart", { answers: shop(cartOf([umbrellas])) });
  opened.answer(refuse(removeSkus, "We couldn't update your cart.", 30_001));
  await page.getByRole("button", { name: `Remove ${umbrella}` }).click();
  await expect.element(page.getByText("We couldn't update your cart.")).toBeVisible();
  await expect.element(line(umbrella)).toBeVisible();
});

test("[BU-01] clearing asks first; an empty cart leads to the shop", async () => {
  const opened = await renderPage("/cart", { answers: shop(cartOf([umbrellas])) });
  const dialog = page.getByRole("dialog", { name: "Clear the cart?" });
  await page.getByRole("button", { name: "Clear cart" }).click();
  await dialog.getByRole("button", { name: "Keep items" }).click();
  await expect.element(line(umbrella)).toBeVisible();
  await expect.poll(() => opened.sent(clear)).toEqual([]);
  opened.answer(answer(clear, null), ...shop(cartOf([])));
  await page.getByRole("button", { name: "Clear cart" }).click();
  await dialog.getByRole("button", { name: "Clear cart" }).click();
  await expect.element(page.getByRole("heading", { level: 1, name: "Your cart is empty" })).toBeVisible();
  await expectCount(page.getByRole("region", { name: "Popular now" }).getByRole("listitem"), 6);
  await expect
    .element(page.getByRole("link", { name: "Start shopping" }))
    .toHaveAttribute("href", expect.stringMatching(/^#\/goodsList/));
});

test("[BU-01] unavailable items are listed apart and removed in one go", async () => {
  const gone = { ...umbrellas, invalid: true, checked: false, errorMessage: "No longer for sale" };
  const opened = await renderPage("/cart", { answers: shop(cartOf([gone, teapots])) });
  const apart = page.getByRole("region", { name: "No longer available" });
  await expect.element(apart.getByRole("article", { name: umbrella })).toMatchTextContent(/No longer for sale/);
  await expectCount(apart.getByRole("checkbox"), 0);
  opened.answer(answer(removeSkus, null), ...shop(cartOf([teapots])));
  await apart.getByRole("button", { name: "Remove all" }).click();
  await expect.element(apart).not.toBeInTheDocument();
  await expect.poll(() => opened.sent(removeSkus)).toEqual([{ skuIds: "11" }]);
  await expect.element(line(teapot)).toBeVisible();
});

test("[BU-05] a price that changed since the item was added is shown", async () => {
  await renderPage("/cart", { answers: shop(cartOf([{ ...umbrellas, previousPrice: 9.5 }])) });
  await expect.element(line(umbrella)).toMatchTextContent(/Price down from \$9\.50 to \$3\.48/);
});

test("[AP-04] a cart that failed says why and can be retried", async () => {
  const opened = await renderPage("/cart", { answers: [...shop(cartOf([umbrellas])), fail(getAll, "network")] });
  await expect.element(page.getByRole("alert")).toMatchTextContent(/Network error\. Try again later\./);
  opened.answer(answer(getAll, cartOf([umbrellas])));
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(line(umbrella)).toBeVisible();
});

describe.each([...pageConditions, wideDark])("$name", (at) => {
  test("[HM-16] the cart is accessible", async () => {
    await renderPage("/cart?added=1", { ...at, answers: shop(cartOf([umbrellas, teapots])) });
    await expect.element(line(umbrella)).toBeVisible();
    await expect.element(line(teapot)).toBeVisible();
    await expectAccessible();
  });
});
