import { expect, type Page, test } from "@playwright/test";
import { pageConditions, expectAccessible, openIn, wideDark } from "./accessible.ts";

const hero = "Ready for the wet months";

/** Scrolls down until every block has loaded: lower ones load when they come near. */
async function seeWholePage(page: Page): Promise<void> {
  const last = page.getByRole("heading", { name: /^(Picked this week|本周精选)$/ });
  await expect(page.locator('[data-block="carousel1"]')).toBeVisible();
  await expect(async () => {
    await page.evaluate(() => window.scrollBy({ top: 800, behavior: "instant" }));
    await expect(last).toBeAttached({ timeout: 100 });
  }).toPass({ intervals: [100] });
}

test("[BK-22] the home page shows its blocks in order", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { name: hero })).toBeVisible();
  await seeWholePage(page);
  const kinds = await page
    .locator("[data-block]")
    .evaluateAll((all) => all.map((one) => one.getAttribute("data-block")));
  expect(kinds.slice(0, 4)).toEqual(["carousel1", "firstAdvert", "seckill", "goodsType"]);
});

test("[BK-02] [BK-19] the background has the colour of the chosen slide, and the slides can be paused", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/");
  const block = page.locator('[data-block="carousel1"]');
  const colour = () => block.locator("> *").evaluate((band) => getComputedStyle(band).backgroundColor);
  await expect(block.getByRole("heading", { name: hero })).toBeVisible();
  await block.getByRole("button", { name: "Pause the slides" }).click();
  await expect(block.getByRole("button", { name: "Play the slides" })).toBeVisible();
  await block.getByRole("button", { name: "Rainwear", exact: true }).click();
  await expect(block.getByRole("heading", { name: hero })).toBeInViewport();
  const before = await colour();
  await block.getByRole("button", { name: "Kitchen week" }).click();
  await expect.poll(colour).not.toBe(before);
  await expect(block.getByRole("heading", { name: "Kitchen week in one parcel" })).toBeInViewport();
});

test("[BK-09] tabs change the products by keyboard without moving the page", async ({ page }) => {
  await page.goto("/");
  await seeWholePage(page);
  const block = page.locator('[data-block="goodsType"]');
  await block.getByRole("tab", { name: "Best sellers" }).focus();
  const names = () => block.getByRole("tabpanel").getByRole("heading", { level: 3 }).allTextContents();
  await expect.poll(names).not.toEqual([]);
  const before = await names();
  const scrolled = await page.evaluate(() => window.scrollY);
  await page.keyboard.press("ArrowRight");
  await expect(block.getByRole("tab", { name: "Under $1" })).toHaveAttribute("aria-selected", "true");
  await expect.poll(names).not.toEqual(before);
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
});

test("[BK-05] the flash sale shows the rounds of the day with a countdown", async ({ page }) => {
  await page.goto("/");
  const block = page.locator('[data-block="seckill"]');
  await expect(block.getByRole("heading", { name: "Flash sale" })).toBeVisible();
  await expect(block.getByRole("list", { name: "Rounds" }).getByRole("button")).not.toHaveCount(0);
  await expect(block.getByRole("article")).not.toHaveCount(0);
});

test("[HM-02] a closed banner stays closed after a reload, and new content shows again", async ({ page }) => {
  await page.goto("/");
  const strip = page.getByRole("complementary", { name: "Harvest Fair" });
  await strip.getByRole("button", { name: "Close this notice" }).click();
  await expect(strip).toBeHidden();
  await page.reload();
  await expect(page.getByRole("heading", { name: hero })).toBeVisible();
  await expect(strip).toBeHidden();
  const list = [{ type: "topAdvert", name: "Winter sale", url: "/goodsList" }];
  const result = { pageData: JSON.stringify({ list }) };
  await page.route("**/api/page/home**", (route) =>
    route.fulfill({ json: { success: true, code: 200, message: "", result } }),
  );
  await page.reload();
  await expect(page.getByRole("complementary", { name: "Winter sale" })).toBeVisible();
});

test("[HM-08] nothing moves while the home page loads", async ({ page }) => {
  await page.addInitScript(() => {
    const moved = { by: 0 };
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ("value" in entry) moved.by += Number(entry.value);
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto("/");
  await expect(page.locator('[data-block="seckill"] article').first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(await page.evaluate(() => (window as unknown as { moved: { by: number } }).moved.by)).toBeLessThanOrEqual(
    0.02,
  );
});

for (const at of [...pageConditions, wideDark])
  test(`[HM-16] the home page in ${at.name}`, async ({ page }) => {
    await openIn(page, "/", at);
    await expect(page.locator('[data-block="carousel1"] h2').first()).toBeVisible();
    await seeWholePage(page);
    await expect(page.locator('[data-block="seckill"] article').first()).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", at.locale === "zh" ? "zh-CN" : "en");
    await expectAccessible(page);
  });
