import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { asBuyer, type Found, find, heldInCart } from "./basket.ts";
import { openAsBuyer } from "./buyers.ts";

/** A buyer who has saved these products and follows their stores. */
async function openWithFavourites(page: Page, request: APIRequestContext): Promise<Found[]> {
  await openAsBuyer(page, request);
  const goods = [...(await find(request, "teapot")), ...(await find(request, "umbrella"))];
  for (const { id, storeId } of goods) {
    await asBuyer(page, "POST", `/member/collection/add/GOODS/${id}`);
    await asBuyer(page, "POST", `/member/storeCollection/add/STORE/${storeId}`);
  }
  return goods;
}

const rows = (page: Page) => page.getByRole("main").getByRole("article");

test("[MC-08] favourite products and stores: into the cart, removed, back with Undo; the tab is in the address", async ({
  page,
  request,
}) => {
  const [goods] = await openWithFavourites(page, request);
  const name = goods?.goodsName ?? "";
  await page.goto("/#/home/Favorites");
  await expect(rows(page)).toHaveCount(2);
  await rows(page).filter({ hasText: name }).getByRole("button", { name: /^Add / }).click();
  await expect(page.getByText(`Added to cart: ${name}`)).toBeVisible();
  expect(Object.keys(await heldInCart(page))).toEqual([goods?.id]);
  await page.getByRole("button", { name: `Remove: ${name}` }).click();
  await expect(page.getByText("Removed from favourites")).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(rows(page)).toHaveCount(2);

  await page.getByRole("tab", { name: "Stores" }).click();
  await expect(page).toHaveURL(/type=STORE/);
  await page.reload();
  const store = goods?.storeName ?? "";
  await page.getByRole("button", { name: `Remove: ${store}` }).click();
  await expect(page.getByRole("link", { name: `Visit ${store}` })).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("link", { name: `Visit ${store}` }).click();
  await expect(page).toHaveURL(new RegExp(`/merchant\\?id=${goods?.storeId}`));
  await page.goto("/#/home/Favorites");
  await expect(rows(page).filter({ hasText: name })).toBeVisible();
});
