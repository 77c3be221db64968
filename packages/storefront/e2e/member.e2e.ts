import { expect, test } from "@playwright/test";
import { circumstances, expectAccessible, openIn } from "./accessible.ts";
import { failAt } from "./answers.ts";
import { asBuyer, find } from "./basket.ts";
import { openAsBuyer } from "./buyers.ts";

test("[MC-01] the member home shows who the buyer is and what they have; without orders it leads to the shop", async ({
  page,
  request,
}) => {
  const name = await openAsBuyer(page, request);
  await page.goto("/#/home");
  const card = page.getByRole("region", { name: "My Sundry" });
  await expect(card).toContainText(name);
  await expect(card).toContainText("New member");
  await expect(card.getByRole("link", { name: /^Balance/ })).toContainText("100");
  await expect(card.getByRole("link", { name: /^Points/ })).toContainText("100");
  await expect(card.getByRole("link", { name: /^Coupons/ })).toHaveAttribute("href", "#/home/Coupons");
  await expect(page.getByText("No orders yet")).toBeVisible();
  await page
    .getByRole("list", { name: "My orders" })
    .getByRole("link", { name: /To receive/ })
    .click();
  await expect(page).toHaveURL(/\/home\/MyOrder\?tag=WAIT_ROG/);
});

test("[MC-01] the member home shows favourites and recently viewed products, each with a link to all", async ({
  page,
  request,
}) => {
  await openAsBuyer(page, request);
  const [goods] = await find(request, "teapot");
  if (!goods) throw new Error("The marketplace has no teapot");
  await asBuyer(page, "POST", `/member/collection/add/GOODS/${goods.id}`);
  await asBuyer(page, "GET", `/goods/sku/${goods.goodsId}/${goods.id}`);
  await page.goto("/#/home");
  for (const [part, all] of [
    ["Favourites", "All favourites"],
    ["Recently viewed", "All recently viewed"],
  ] as const) {
    const region = page.getByRole("region", { name: part, exact: true });
    await expect(region.getByRole("link", { name: goods.goodsName }).first()).toBeVisible();
    await expect(region.getByRole("link", { name: all })).toBeVisible();
  }
});

test("[MC-01] [AP-04] a part that fails says so and can be retried; the others stay", async ({ page, request }) => {
  await openAsBuyer(page, request);
  const restore = await failAt(page, "member/footprint**", "server");
  const restoreOverview = await failAt(page, "member/overview**", "network");
  await page.goto("/#/home");
  const tracks = page.getByRole("region", { name: "Recently viewed" });
  await expect(tracks.getByRole("button", { name: "Try again" })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Balance/ })).toContainText("Not available");
  await expect(page.getByRole("region", { name: "Favourites", exact: true })).toContainText(
    "Tap the heart on a product",
  );
  const orders = page.getByRole("region", { name: "Latest orders" });
  restoreOverview();
  await orders.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("No orders yet")).toBeVisible();
  await expect(page.getByRole("link", { name: /^Balance/ })).toContainText("100");
  restore();
  await tracks.getByRole("button", { name: "Try again" }).click();
  await expect(tracks).toContainText("Products you view show here");
});

test("[MC-01] a backend without the overview is asked for the parts (product 38)", async ({ page, request }) => {
  await openAsBuyer(page, request);
  await failAt(page, "member/overview**", "missing");
  await page.goto("/#/home");
  await expect(page.getByRole("link", { name: /^Balance/ })).toContainText("100");
  await expect(page.getByRole("link", { name: "Points 100" })).toBeVisible();
  await expect(page.getByText("No orders yet")).toBeVisible();
});

test("[MC-01] the menu leads to every page of the member centre and marks the open one", async ({ page, request }) => {
  await openAsBuyer(page, request);
  await page.goto("/#/home");
  const menu = page.getByRole("navigation", { name: "My Sundry" }).first();
  await expect(menu.getByRole("link")).toHaveCount(16);
  await expect(menu.getByRole("link", { name: "My Sundry" })).toHaveAttribute("aria-current", "page");
  await menu.getByRole("link", { name: "Addresses" }).click();
  await expect(page).toHaveURL(/\/home\/MyAddress/);
  await expect(menu.locator("[aria-current='page']")).toHaveText("Addresses");
  await page.goto("/#/home/AddAddress");
  await expect(menu.locator("[aria-current='page']")).toHaveText("Addresses");
});

test("[HM-16] on a phone the menu is a list at the end of the member home, and each page has a way back", async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAsBuyer(page, request);
  await page.goto("/#/home");
  const menu = page.getByRole("navigation", { name: "My Sundry" });
  await expect(menu).toHaveCount(1);
  await menu.getByRole("link", { name: "Profile" }).click();
  await expect(page).toHaveURL(/\/home\/Profile/);
  await expect(menu).toHaveCount(0);
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page).toHaveURL(/#\/home$/);
});

for (const at of circumstances)
  test(`[HM-16] the member home in ${at.name}`, async ({ page, request }) => {
    await openAsBuyer(page, request);
    const [goods] = await find(request, "teapot");
    if (!goods) throw new Error("The marketplace has no teapot");
    await asBuyer(page, "POST", `/member/collection/add/GOODS/${goods.id}`);
    await openIn(page, "/home", at);
    await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
    await expectAccessible(page);
  });
