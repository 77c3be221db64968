import { expect, type Page, test } from "@playwright/test";
import { circumstances, expectAccessible, openIn } from "./accessible.ts";
import { answerWith, failAt, interceptRequests, pageOf } from "./answers.ts";
import { openAsBuyer } from "./buyers.ts";

/** Jinhe Umbrella Works: thirty products, two coupons. */
const umbrellas = "504952410010581100";

const head = (change: Record<string, unknown> = {}) => ({
  storeId: "7",
  storeName: "Rain & Shine",
  storeDisable: "OPEN",
  storeDesc: "Dry <b>goods</b><img src=x onerror='window.ran=1'>",
  pageShow: false,
  ...change,
});

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

test("[GD-04] a visitor is asked to log in before following", async ({ page }) => {
  await page.goto(`/#/merchant?id=${umbrellas}`);
  await page.getByRole("button", { name: /^Follow/ }).click();
  await expect(page.getByRole("dialog", { name: "Login" })).toBeVisible();
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
      json: { success: false, code: 20017, message: "收藏已达上限", timestamp: 0, result: null },
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

test("[GD-04] a decorated store shows its own page first, its products one press away", async ({ page }) => {
  await answerWith(page, "store/get/detail/*", head({ pageShow: true }));
  const list = [{ type: "recommend", options: { title: "From the window", list: [{ name: "Umbrella", price: 3 }] } }];
  await answerWith(page, "page?*", { pageData: JSON.stringify({ list }) });
  await page.goto(`/#/merchant?id=${umbrellas}`);
  await expect(page.getByRole("heading", { name: "From the window" })).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  await page.getByRole("button", { name: "All products", exact: true }).click();
  await expect(page).toHaveURL(/view=goods/);
  await expect(cards(page)).toHaveCount(20);
});

test("[VA-05] [GD-04] a store's own text runs nothing", async ({ page }) => {
  await answerWith(page, "store/get/detail/*", head());
  await page.goto("/#/merchant?id=7");
  await expect(page.getByText("Dry goods")).toBeVisible();
  expect(await page.evaluate(() => "ran" in window)).toBe(false);
});

test("[GD-04] an unknown store and a closed one say so and lead on", async ({ page }) => {
  await page.goto("/#/merchant?id=1");
  await expect(page.getByRole("heading", { level: 1, name: "We can't find this store" })).toBeVisible();
  await page.goto("/#/merchant");
  await expect(page.getByRole("heading", { level: 1, name: "We can't find this store" })).toBeVisible();
  await answerWith(page, "store/get/detail/*", head({ storeDisable: "CLOSED" }));
  await page.goto("/#/merchant?id=7");
  await expect(page.getByRole("heading", { level: 1, name: "Rain & Shine is closed" })).toBeVisible();
  await expectAccessible(page);
});

test("[GD-04] a store without products says so; a search without results leads back to all", async ({ page }) => {
  await answerWith(page, "goods/es?*", pageOf([]));
  await page.goto(`/#/merchant?id=${umbrellas}`);
  await expect(page.getByRole("heading", { name: "No products yet" })).toBeVisible();
  await page.goto(`/#/merchant?id=${umbrellas}&keyword=zzz`);
  await expect(page.getByRole("heading", { name: "No results for “zzz” in this store" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Show all products" })).toBeVisible();
});

test("[GD-04] without the call for the store's details the name comes from its products", async ({ page }) => {
  await page.route("**/api/store/get/detail/*", (route) => route.fulfill({ status: 404, body: "" }));
  await page.goto(`/#/merchant?id=${umbrellas}`);
  await expect(page.getByRole("heading", { level: 1, name: "Jinhe Umbrella Works" })).toBeVisible();
  await expect(cards(page)).toHaveCount(20);
});

for (const [part, path] of [
  ["head", "store/get/detail/*"],
  ["goods", "goods/es?*"],
] as const)
  for (const how of ["server", "network"] as const)
    test(`[GD-04] a failure (${how}) of the ${part} can be retried`, async ({ page }) => {
      const restore = await failAt(page, path, how);
      await page.goto(`/#/merchant?id=${umbrellas}`);
      await expect(page.getByRole("main").getByRole("alert")).toBeVisible();
      restore();
      await page.getByRole("button", { name: "Try again" }).click();
      await expect(cards(page)).toHaveCount(20);
    });

for (const at of circumstances)
  test(`[GD-04] [HM-16] a store in ${at.name}`, async ({ page }) => {
    await openIn(page, `/merchant?id=${umbrellas}`, at);
    const name = at.locale === "zh" ? "锦河伞业" : "Jinhe Umbrella Works";
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    await expect(page.getByRole("main").getByRole("article")).toHaveCount(22);
    await expectAccessible(page);
  });
