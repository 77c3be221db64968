import { expect, test } from "@playwright/test";
import { circumstances, expectAccessible, openIn } from "./accessible.ts";
import { failAt } from "./answers.ts";

const cards = "main article";

test("[RT-08] the category path makes the breadcrumb, each part a link", async ({ page }) => {
  await page.goto("/");
  await page
    .getByRole("navigation", { name: "Categories" })
    .getByRole("link", { name: "Umbrellas", exact: true })
    .hover();
  await page.getByRole("navigation", { name: "Categories" }).locator('[data-part="child"]').first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Folding umbrellas" })).toBeVisible();
  const crumbs = page.getByRole("navigation", { name: "You are here" });
  await expect(crumbs.getByRole("listitem")).toHaveText(["Home", "Umbrellas", "Folding umbrellas"]);
  await crumbs.getByRole("link", { name: "Umbrellas" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Umbrellas" })).toBeVisible();
});

test("[GD-01] brand and price filter the list, are in the address, and can be removed", async ({ page }) => {
  await page.goto("/#/goodsList?keyword=umbrella");
  const count = page.getByRole("main").getByRole("status").first();
  await expect(count).toHaveText(/^\d+ items$/);
  const all = Number.parseInt((await count.textContent()) ?? "", 10);
  const filters = page.getByRole("complementary", { name: "Filters" });
  await filters.getByRole("textbox", { name: "Lowest price" }).fill("2");
  await filters.getByRole("textbox", { name: "Highest price" }).fill("4.5");
  await filters.getByRole("button", { name: "Apply" }).click();
  await expect(page).toHaveURL(/price=2_4\.5/);
  await expect.poll(async () => Number.parseInt((await count.textContent()) ?? "", 10)).toBeLessThan(all);

  // Named, because the list of brands changes with the prices.
  const brand = filters.getByRole("region", { name: "Brand" }).getByRole("checkbox", { name: /^Jinhe/ });
  await brand.check();
  await expect(page).toHaveURL(/brandId=/);
  await page.reload();
  await expect(brand).toBeChecked();

  const chips = page.getByRole("list", { name: "Active filters" });
  await chips.getByRole("button", { name: "Remove filter: $2.00 to $4.50" }).click();
  await expect(page).not.toHaveURL(/price=/);
  await chips.getByRole("button", { name: "Clear all" }).click();
  await expect(page).toHaveURL(/#\/goodsList\?keyword=umbrella$/);
  await expect(count).toHaveText(`${all} items`);
});

test("[GD-01] a changed sort or filter starts at the first page, and Back returns", async ({ page }) => {
  await page.goto("/#/goodsList?pageNumber=3");
  await expect(page.locator(cards).first()).toBeVisible();
  await page.getByRole("group", { name: "Sort by" }).getByRole("button", { name: "Price" }).click();
  await expect(page).toHaveURL(/sort=price&order=asc$/);
  await expect(page.getByRole("button", { name: "Price: low to high" })).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: "Price: low to high" }).click();
  await expect(page).toHaveURL(/sort=price&order=desc/);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/pageNumber=3$/);
  await expect(page.getByRole("link", { name: "Page 3", exact: true })).toHaveAttribute("aria-current", "page");
});

test("[GD-01] pages are numbered links; a page beyond the end shows the last one", async ({ page }) => {
  await page.goto("/#/goodsList?keyword=umbrella");
  await expect(page.locator(cards)).toHaveCount(20);
  const first = await page.locator(cards).first().getByRole("heading").textContent();
  await page.getByRole("link", { name: "Page 2", exact: true }).click();
  await expect(page).toHaveURL(/pageNumber=2/);
  await expect(page.locator(cards).first().getByRole("heading")).not.toHaveText(first ?? "");
  await page.goto("/#/goodsList?keyword=umbrella&pageNumber=999");
  await expect(page).toHaveURL(/pageNumber=[2-9]$/);
  await expect(page.locator(cards).first()).toBeVisible();
});

test("[GD-01] [RT-07] a phone's list grows at its end; its last page is in the address, and Back returns to the same card", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/#/goodsList?keyword=umbrella");
  const all = page.locator(cards);
  await expect(all).toHaveCount(20);
  const names = () => all.getByRole("heading").allTextContents();
  const first = await names();
  await expect(page.getByRole("link", { name: "Page 2", exact: true })).toHaveCount(0);

  const restore = await failAt(page, "goods/es?*pageNumber=2*", "network");
  await page.getByRole("button", { name: "Show more" }).click();
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
  expect(await names()).toEqual(first);
  restore();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.poll(names).toHaveLength(40);
  const both = await names();
  expect(both.slice(0, 20)).toEqual(first);
  expect(
    new Set(await all.getByRole("link").evaluateAll((links) => links.map((link) => link.getAttribute("href")))).size,
  ).toBe(40);
  await expect(page).toHaveURL(/keyword=umbrella&pageNumber=2$/);

  const last = all.nth(37);
  await last.scrollIntoViewIfNeeded();
  await last.getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1, name: both[37] ?? "" })).toBeVisible();
  await page.goBack();
  await expect(all).toHaveCount(40);
  await expect(all.nth(37)).toBeInViewport();

  // A buyer who follows the link starts at its page and can go back from there.
  await page.goto("about:blank");
  await page.goto("/#/goodsList?keyword=umbrella&pageNumber=2");
  await expect(page.getByRole("button", { name: "Show previous" })).toBeVisible();
  await expect.poll(names).toEqual(both.slice(20));
  await page.getByRole("button", { name: "Show previous" }).click();
  await expect.poll(names).toEqual(both);
});

test("[GD-01] page size and view are in the address", async ({ page }) => {
  await page.goto("/#/goodsList");
  await page.getByRole("combobox", { name: "Items per page" }).selectOption("40");
  await expect(page).toHaveURL(/pageSize=40/);
  await expect(page.locator(cards)).toHaveCount(40);
  await page.getByRole("button", { name: "List", exact: true }).click();
  await expect(page).toHaveURL(/view=list/);
  await expect(page.locator('[data-component="GoodsRow"]')).toHaveCount(40);
});

test("[GD-01] an empty list says which filter to remove, or offers other searches", async ({ page }) => {
  await page.goto("/#/goodsList?keyword=umbrella&price=9000_9999");
  await page.getByRole("button", { name: "Remove $9,000.00 to $9,999.00" }).click();
  await expect(page.locator(cards).first()).toBeVisible();
  await page.goto("/#/goodsList?keyword=zzqqxxyy");
  await expect(page.getByRole("heading", { name: "No results for “zzqqxxyy”" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "umbrella", exact: true })).toBeVisible();
});

test("[GD-01] a failed list keeps the old one and can be retried", async ({ page }) => {
  await page.goto("/#/goodsList?keyword=umbrella");
  await expect(page.locator(cards)).toHaveCount(20);
  let broken = true;
  await page.route(/\/api\/goods\/es\?/, (route) => (broken ? route.abort() : route.continue()));
  await page.getByRole("group", { name: "Sort by" }).getByRole("button", { name: "Best selling" }).click();
  await expect(page.getByText("These are the earlier results")).toBeVisible();
  await expect(page.locator(cards)).toHaveCount(20);
  broken = false;
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("These are the earlier results")).toBeHidden();
});

test("[GD-01] on a phone the filters are in a drawer and load when it opens", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  let asked = 0;
  page.on("request", (request) => {
    if (request.url().includes("/goods/es/related")) asked += 1;
  });
  await page.goto("/#/goodsList?keyword=umbrella");
  await expect(page.locator(cards)).toHaveCount(20);
  expect(asked).toBe(0);
  await page.getByRole("button", { name: "Filters" }).click();
  const drawer = page.getByRole("dialog", { name: "Filters" });
  await drawer.getByRole("checkbox", { name: "In stock" }).check();
  await expect(page).toHaveURL(/inStock=true/);
  await drawer.getByRole("button", { name: /^Show \d+ items$/ }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole("button", { name: "Filters (1)" })).toBeVisible();
});

for (const at of circumstances)
  test(`[HM-16] the product list in ${at.name}`, async ({ page }) => {
    await openIn(page, "/goodsList?pageSize=20", at);
    await expect(page.locator(cards).first()).toBeVisible();
    await expectAccessible(page);
  });
