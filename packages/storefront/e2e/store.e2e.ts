import { expect, type Page, test } from "@playwright/test";
import { interceptRequests } from "./answers.ts";
import { openAsBuyer } from "./buyers.ts";

/** Jinhe Umbrella Works: thirty products, two coupons. */
const umbrellas = "504952410010581100";

const cards = (page: Page) => page.getByRole("region", { name: "Store products" }).getByRole("article");

test("[GD-04] a store shows its name, scores, coupons and products", async ({ page }) => {
  await page.goto(`/#/merchant?id=${umbrellas}`);
  await expect(page).toHaveTitle("Jinhe Umbrella Works - Store - Sundry");
  await expect(page.getByRole("heading", { level: 1, name: "Jinhe Umbrella Works" })).toBeVisible();
  await expect(page.getByRole("definition").first()).toHaveText(/^\d\.\d$/);
  await expect(page.getByRole("region", { name: "Store coupons" }).getByRole("article")).toHaveCount(2);
  await expect(cards(page)).toHaveCount(20);
});

test("[GD-04] search, category, sort and page stay in the store and in the address", async ({ page }) => {
  await page.goto(`/#/merchant?id=${umbrellas}`);
  const box = page.getByRole("main").getByRole("searchbox", { name: "Search this store" });
  await box.fill("golf");
  await box.press("Enter");
  await expect(page).toHaveURL(new RegExp(`merchant\\?id=${umbrellas}&view=goods&keyword=golf$`));
  await expect(cards(page).first()).toContainText(/golf/i);
  await page.goBack();
  await page.getByRole("navigation", { name: "Store categories" }).getByRole("link", { name: "Crook handle" }).click();
  await expect(page).toHaveURL(/categoryId=\d+/);
  await expect(cards(page)).toHaveCount(6);
  await page.goBack();
  await page.getByRole("group", { name: "Sort by" }).getByRole("button", { name: "Price" }).click();
  await expect(page).toHaveURL(/sort=price&order=asc/);
  await page.getByRole("link", { name: "Page 2", exact: true }).click();
  await expect(page).toHaveURL(/pageNumber=2/);
  await expect(cards(page)).toHaveCount(10);
  await page.reload();
  await expect(cards(page)).toHaveCount(10);
});

test("[GD-04] a buyer follows, unfollows, and can undo that", async ({ page, request }) => {
  await openAsBuyer(page, request);
  await page.goto(`/#/merchant?id=${umbrellas}`);
  const follow = page.getByRole("button", { name: /^Follow/ });
  await follow.click();
  await expect(page.getByText("Store saved to favourites")).toBeVisible();
  await page.reload();
  await expect(follow).toHaveAttribute("aria-pressed", "true");
  await follow.click();
  await expect(page.getByText("Removed from favourites")).toBeVisible();
  await expect(follow).toHaveAttribute("aria-pressed", "false");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(follow).toHaveAttribute("aria-pressed", "true");
});

test("[GD-04] a refusal puts the button back and says why; the message after unfollowing is exact in Chinese", async ({
  page,
  request,
}) => {
  await openAsBuyer(page, request);
  await page.evaluate(() => localStorage.setItem("locale", "zh"));
  await page.goto(`/#/merchant?id=${umbrellas}`);
  await page.reload();
  const follow = page.getByRole("button", { name: /^(收藏店铺|已收藏)/ });
  const pattern = "**/api/member/storeCollection/add/**";
  const restore = await interceptRequests(page, pattern, (route) =>
    route.fulfill({
      status: 400,
      json: { success: false, code: 4002, message: "收藏已达上限", timestamp: 0, result: null },
    }),
  );
  await follow.click();
  await expect(page.getByText("收藏已达上限")).toBeVisible();
  await expect(follow).toHaveAttribute("aria-pressed", "false");
  restore();
  await follow.click();
  await expect(follow).toHaveAttribute("aria-pressed", "true");
  await follow.click();
  await expect(page.getByText("取消收藏成功")).toBeVisible();
});
