import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { asBuyer, type Found, find, heldInCart } from "./basket.ts";
import { openAsBuyer } from "./buyers.ts";

/** A buyer who viewed four products. */
async function openWithTracks(page: Page, request: APIRequestContext): Promise<Found[]> {
  await openAsBuyer(page, request);
  const goods = await find(request, "umbrella", 4);
  expect(goods).toHaveLength(4);
  for (const { goodsId, id } of goods) await asBuyer(page, "GET", `/goods/sku/${goodsId}/${id}`);
  await expect.poll(async () => ((await asBuyer(page, "GET", "/member/footprint")) as { total: number }).total).toBe(4);
  return goods;
}

const rows = (page: Page) => page.getByRole("main").getByRole("article");

test("[MC-09] viewed products are grouped by day, go into the cart, and are deleted one by one or several in one go", async ({
  page,
  request,
}) => {
  const goods = await openWithTracks(page, request);
  await page.goto("/#/home/MyTracks");
  await expect(page.getByRole("region", { name: "Today" }).getByRole("article")).toHaveCount(4);
  const [first, second, third] = goods.map(({ goodsName }) => goodsName);
  const row = rows(page).filter({ hasText: first ?? "" });
  await row.getByRole("button", { name: /^Add / }).click();
  await expect(page.getByText(`Added to cart: ${first}`)).toBeVisible();
  expect(await heldInCart(page)).toEqual({ [goods[0]?.id ?? ""]: { num: goods[0]?.minimum, checked: true } });

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
