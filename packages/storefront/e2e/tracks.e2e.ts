import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { circumstances, expectAccessible, openIn } from "./accessible.ts";
import { failAt } from "./answers.ts";
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

test("[MC-09] clearing all asks first; an empty history leads to the shop", async ({ page, request }) => {
  await openWithTracks(page, request);
  await page.goto("/#/home/MyTracks");
  await page.getByRole("button", { name: "Clear all" }).click();
  const dialog = page.getByRole("dialog", { name: "Clear your viewing history?" });
  await dialog.getByRole("button", { name: "Keep history" }).click();
  await expect(rows(page)).toHaveCount(3);
  await page.getByRole("button", { name: "Clear all" }).click();
  await dialog.getByRole("button", { name: "Clear all" }).click();
  await expect(page.getByText("Nothing viewed yet")).toBeVisible();
  await page.getByRole("link", { name: "Start shopping" }).click();
  await expect(page).toHaveURL(/goodsList/);
});

test("[MC-09] [AP-04] a failed deletion comes back with the reason; a list that failed can be retried", async ({
  page,
  request,
}) => {
  const [goods] = await openWithTracks(page, request);
  const restoreList = await failAt(page, "member/footprint?**", "network");
  await page.goto("/#/home/MyTracks");
  await expect(page.getByRole("alert")).toContainText("Network error. Try again later.");
  restoreList();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(rows(page)).toHaveCount(3);
  await failAt(page, "member/footprint/delByIds/**", "network");
  await page.getByRole("button", { name: `Delete: ${goods?.goodsName}`, exact: true }).click();
  await expect(page.getByText("Network error. Try again later.")).toBeVisible();
  await expect(rows(page)).toHaveCount(3);
});

test("[MC-09] more than a page of viewed products has pages by address", async ({ page, request }) => {
  await openWithTracks(page, request, "a", 22);
  await page.goto("/#/home/MyTracks");
  await expect(rows(page)).toHaveCount(20);
  await page.getByRole("link", { name: "Page 2" }).click();
  await expect(page).toHaveURL(/pageNumber=2/);
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole("checkbox", { name: "Select all on this page" }).check();
  await page.getByRole("button", { name: "Delete selected (2)" }).click();
  await expect(page).toHaveURL(/MyTracks$/);
  await expect(rows(page)).toHaveCount(20);
});

for (const at of circumstances)
  test(`[HM-16] recently viewed in ${at.name}`, async ({ page, request }) => {
    await openWithTracks(page, request);
    await openIn(page, "/home/MyTracks", at);
    await expect(rows(page)).toHaveCount(3);
    await expectAccessible(page);
  });
