import { expect, type Page, test } from "@playwright/test";
import { openAsBuyer } from "./buyers.ts";

/** Jinhe Umbrella Works: thirty products, two coupons. */
const umbrellas = "504952410010581100";

const cards = (page: Page) => page.getByRole("region", { name: "Store products" }).getByRole("article");

test("[GD-04] a store shows who it is; search, category, sort and page stay in the address; following can be undone", async ({
  page,
  request,
}) => {
  await openAsBuyer(page, request);
  await page.goto(`/#/merchant?id=${umbrellas}`);
  await expect(page).toHaveTitle("Jinhe Umbrella Works - Store - Sundry");
  await expect(page.getByRole("heading", { level: 1, name: "Jinhe Umbrella Works" })).toBeVisible();
  await expect(page.getByRole("definition").first()).toHaveText(/^\d\.\d$/);
  await expect(page.getByRole("region", { name: "Store coupons" }).getByRole("article")).toHaveCount(2);
  await expect(cards(page)).toHaveCount(20);

  const box = page.getByRole("main").getByRole("searchbox", { name: "Search this store" });
  await box.fill("golf");
  await box.press("Enter");
  await expect(page).toHaveURL(new RegExp(`merchant\\?id=${umbrellas}&view=goods&keyword=golf$`));
  // The best match is first.
  await expect(cards(page).first()).toContainText(/golf/i);
  await page.goBack();
  await expect(cards(page)).toHaveCount(20);
  await page.getByRole("navigation", { name: "Store categories" }).getByRole("link", { name: "Crook handle" }).click();
  await expect(page).toHaveURL(/categoryId=\d+/);
  await expect(cards(page)).toHaveCount(6);
  await page.goBack();
  await expect(cards(page)).toHaveCount(20);
  await page.getByRole("group", { name: "Sort by" }).getByRole("button", { name: "Price" }).click();
  await expect(page).toHaveURL(/sort=price&order=asc/);
  await page.getByRole("link", { name: "Page 2", exact: true }).click();
  await expect(page).toHaveURL(/pageNumber=2/);
  await expect(cards(page)).toHaveCount(10);

  const follow = page.getByRole("button", { name: /^Follow/ });
  await follow.click();
  await expect(page.getByText("Store saved to favourites")).toBeVisible();
  await page.reload();
  await expect(cards(page)).toHaveCount(10);
  await expect(follow).toHaveAttribute("aria-pressed", "true");
  await follow.click();
  await expect(page.getByText("Removed from favourites")).toBeVisible();
  await expect(follow).toHaveAttribute("aria-pressed", "false");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(follow).toHaveAttribute("aria-pressed", "true");
});
