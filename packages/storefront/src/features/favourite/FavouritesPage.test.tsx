import { list, listStores, remove } from "@sundry/api/contract/favourite";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { favouriteGoods, favouriteStore, teapot, umbrella } from "../../testing/entities.ts";
import {
  answer,
  circumstances,
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

for (const at of circumstances)
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
