import { expect, test } from "@playwright/test";
import { failAt } from "./answers.ts";

const cards = "main article";

test("[RT-08] the category path makes the breadcrumb, each part a link", async ({ page }) => {
  await page.goto("/");
  await page
    .getByRole("navigation", { name: "Categories" })
    .getByRole("link", { name: "Umbrellas", exact: true })
    .hover();
  await page
    .getByRole("navigation", { name: "Categories" })
    .getByRole("link", { name: "Folding umbrellas", exact: true })
    .click();
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

test("[GD-01] an empty list says which filter to remove, or offers other searches", async ({ page }) => {
  await page.goto("/#/goodsList?keyword=umbrella&price=9000_9999");
  await page.getByRole("button", { name: "Remove $9,000.00 to $9,999.00" }).click();
  await expect(page.locator(cards).first()).toBeVisible();
  await page.goto("/#/goodsList?keyword=zzqqxxyy");
  await expect(page.getByRole("heading", { name: "No results for “zzqqxxyy”" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "umbrella", exact: true })).toBeVisible();
});
