import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { asBuyer, type Found, find, heldInCart } from "./basket.ts";
import { openAsBuyer } from "./buyers.ts";

/** A buyer who viewed these products, in this order. */
async function openWithTracks(
  page: Page,
  request: APIRequestContext,
  keyword = "umbrella",
  count = 3,
): Promise<Found[]> {
  await openAsBuyer(page, request);
  const goods = await find(request, keyword, count);
  expect(goods).toHaveLength(count);
  for (const { goodsId, id } of goods) await asBuyer(page, "GET", `/goods/sku/${goodsId}/${id}`);
  await expect
    .poll(async () => ((await asBuyer(page, "GET", "/member/footprint")) as { total: number }).total)
    .toBe(count);
  return goods;
}

const rows = (page: Page) => page.getByRole("main").getByRole("article");

test("[MC-09] viewed products are grouped by day and go into the cart at their minimum quantity", async ({
  page,
  request,
}) => {
  const [goods] = await openWithTracks(page, request);
  await page.goto("/#/home/MyTracks");
  await expect(page.getByRole("region", { name: "Today" }).getByRole("article")).toHaveCount(3);
  const row = rows(page).filter({ hasText: goods?.goodsName ?? "" });
  await row.getByRole("button", { name: /^Add / }).click();
  await expect(page.getByText(`Added to cart: ${goods?.goodsName}`)).toBeVisible();
  expect(await heldInCart(page)).toEqual({ [goods?.id ?? ""]: { num: goods?.minimum, checked: true } });
});

test("[MC-09] one viewed product is deleted at once, several in one go, and they stay deleted", async ({
  page,
  request,
}) => {
  const goods = await openWithTracks(page, request, "umbrella", 4);
  await page.goto("/#/home/MyTracks");
  const [first, second, third] = goods.map(({ goodsName }) => goodsName);
  await page.getByRole("button", { name: `Delete: ${first}`, exact: true }).click();
  await expect(page.getByText("Removed", { exact: true })).toBeVisible();
  await expect(rows(page)).toHaveCount(3);
  for (const name of [second, third])
    await page.getByRole("checkbox", { name: `Select: ${name}`, exact: true }).check();
  await page.getByRole("button", { name: "Delete selected (2)" }).click();
  await expect(rows(page)).toHaveCount(1);
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
});
