import { list, listStores, remove } from "@sundry/api/contract/favourite";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { favouriteGoods, favouriteStore, teapot, umbrella } from "../../testing/entities.ts";
import {
  answer,
  pageConditions,
  expectAccessible,
  expectCount,
  fail,
  goTo,
  pageOf,
  renderPage,
} from "../../testing/renderPage.tsx";

const rows = page.getByRole("main").getByRole("article");
const two = [favouriteGoods(), favouriteGoods({ id: "2", goodsId: "2", skuId: "12", goodsName: umbrella })];
const twoStores = [favouriteStore(), favouriteStore({ id: "8", storeName: "Little Kiln Kitchen" })];

test("[MC-08] [AP-04] an empty list says what to do, a failure can be retried, and a refusal restores the row", async () => {
  const shop = await renderPage("/home/Favorites", {
    answers: [answer(list, pageOf([])), answer(listStores, pageOf([])), fail(remove, "network")],
  });
  await expect.element(page.getByText("No favourite products yet")).toBeVisible();
  await page.getByRole("tab", { name: "Stores" }).click();
  await expect.element(page.getByText("No favourite stores yet")).toBeVisible();
  shop.answer(fail(list, "server"));
  await shop.reload("/home/Favorites");
  await expect.element(page.getByRole("alert")).toBeVisible();
  shop.answer(answer(list, pageOf([favouriteGoods()])));
  await page.getByRole("button", { name: "Try again" }).click();
  await expectCount(rows, 1);
  await page.getByRole("button", { name: `Remove: ${teapot}` }).click();
  await expect.element(page.getByText("Network error. Try again later.")).toBeVisible();
  await expectCount(rows, 1);
});

test("[MC-08] [HM-16] after a favourite is removed with the keyboard, the focus stays on the page", async () => {
  const shop = await renderPage("/home/Favorites", { answers: [answer(list, pageOf(two)), answer(remove, true)] });
  const button = page.getByRole("button", { name: `Remove: ${teapot}` });
  await expect.element(button).toBeVisible();
  shop.answer(answer(list, pageOf(two.slice(1))));
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(button).not.toBeInTheDocument();
  await expect.element(page.getByRole("main")).toHaveFocus();
});

test("[MC-08] the message after removing a favourite is exact in Chinese", async () => {
  await renderPage("/home/Favorites", { locale: "zh", answers: [answer(list, pageOf(two)), answer(remove, true)] });
  await page.getByRole("button", { name: `取消收藏：${teapot}` }).click();
  await expect.element(page.getByText("取消收藏成功", { exact: true })).toBeVisible();
});

test("[MC-08] products no longer on sale stay, say so, and can only be removed", async () => {
  await renderPage("/home/Favorites", { answers: [answer(list, pageOf([favouriteGoods({ marketEnable: "DOWN" })]))] });
  await expect.element(rows).toMatchTextContent("No longer available");
  await expectCount(page.getByRole("main").getByRole("button", { name: /^Add / }), 0);
  await expect.element(page.getByRole("button", { name: `Remove: ${teapot}` })).toBeVisible();
});

for (const at of pageConditions)
  test(`[HM-16] favourites in ${at.name}`, async () => {
    await renderPage("/home/Favorites", {
      ...at,
      answers: [answer(list, pageOf(two)), answer(listStores, pageOf(twoStores))],
    });
    await expectCount(rows, 2);
    await expectAccessible();
    goTo("/home/Favorites?type=STORE");
    await expectCount(page.getByRole("button", { name: /^(Remove: |取消收藏：)/ }), 2);
    await expectAccessible();
  });
