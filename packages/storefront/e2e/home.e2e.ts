import { expect, type Page, test } from "@playwright/test";
import { expectAccessible, expectDarkContrast, openIn, pageConditions } from "./accessible.ts";

const hero = "Ready for the wet months";

/** Scrolls down until every block has loaded: lower ones load when they come near. */
async function seeWholePage(page: Page): Promise<void> {
  const last = page.getByRole("heading", { name: /^(Chosen for you|为您挑选)$/ });
  await expect(page.locator('[data-block="carousel1"]')).toBeVisible();
  await expect(async () => {
    await page.evaluate(() => window.scrollBy({ top: 800, behavior: "instant" }));
    await expect(last).toBeAttached({ timeout: 100 });
  }).toPass({ intervals: [100] });
}

test("[HM-08] [BK-05] [BK-09] [BK-22] the home page loads without moving; its blocks are in order, its tabs work by keyboard", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const moved = { by: 0 };
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ("value" in entry) moved.by += Number(entry.value);
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto("/");
  const sale = page.locator('[data-block="seckill"]');
  await expect(sale.getByRole("article")).not.toHaveCount(0);
  await page.waitForLoadState("networkidle");
  expect(await page.evaluate(() => (window as unknown as { moved: { by: number } }).moved.by)).toBeLessThanOrEqual(
    0.02,
  );
  await expect(page.getByRole("heading", { name: hero })).toBeVisible();
  await expect(sale.getByRole("heading", { name: "Flash sale" })).toBeVisible();
  await expect(sale.getByRole("link", { name: "All rounds" })).toBeVisible();

  await seeWholePage(page);
  const kinds = await page
    .locator("[data-block]")
    .evaluateAll((all) => all.map((one) => one.getAttribute("data-block")));
  expect(kinds.slice(0, 5)).toEqual(["carousel1", "seckill", "recommend", "firstAdvert", "goodsType"]);

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

test("[HM-16] the home page in either theme and language, at 1440, 390 and 320 px", async ({ page }) => {
  test.slow();
  for (const at of pageConditions) {
    await openIn(page, "/", at);
    await expect(page.locator('[data-block="carousel1"] h2').first(), at.name).toBeVisible();
    await seeWholePage(page);
    await expect(page.locator('[data-block="seckill"] article').first(), at.name).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", at.locale === "zh" ? "zh-CN" : "en");
    await expectAccessible(page);
    // The page of a phone lacks what only wide windows have.
    if (at.width >= 1024) await expectDarkContrast(page);
  }
});
