import { expect, type Page, test } from "@playwright/test";
import { flashSaleDay } from "../src/testing/entities.ts";
import { moveServer, passTime, type ServerTime } from "./serverTime.ts";

const MINUTE = 60_000;

const slot = (page: Page, name: string | RegExp) =>
  page.getByRole("list", { name: "Rounds" }).getByRole("button", { name });

/** Opens the second round of a day that begins in a minute of a clock that can be moved on, and sets its reminder. */
async function openBeforeRound(page: Page): Promise<ServerTime> {
  await page.clock.install();
  const server = await moveServer(page);
  const result = flashSaleDay([10, -3600], [14, 60], [20, 7200]);
  await page.route("**/api/seckill", (route) =>
    route.fulfill({
      json: { success: true, message: "success", code: 200, timestamp: Date.now() + server.ahead, result },
    }),
  );
  await page.goto("/#/seckill?slot=14");
  await page.getByRole("button", { name: /^Remind me at 14:00: Umbrella/ }).click();
  await expect(page.getByText("We'll remind you at 14:00")).toBeVisible();
  return server;
}

test("[SK-02] [SK-03] a reminder appears on any page; rounds start and end by themselves", async ({ page }) => {
  const server = await openBeforeRound(page);
  await expect(slot(page, "14:00 Not started")).toBeVisible();
  await page.evaluate(() => {
    window.location.hash = "#/goodsList";
  });
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(20);
  await passTime(page, server, MINUTE);
  await expect(page.getByText("Now on sale: Umbrella of 14 o'clock")).toBeVisible();
  await page.getByRole("button", { name: "View", exact: true }).click();
  await expect(page).not.toHaveURL(/goodsList/);

  await page.goto("/#/seckill?slot=20");
  await expect(slot(page, "14:00 On now")).toBeVisible();
  await expect(slot(page, "10:00 Ended")).toBeVisible();
  await expect(slot(page, "20:00 Not started")).toBeVisible();
  const buy = page.getByRole("link", { name: /^Buy now/ });
  await expect(buy).toHaveCount(0);
  await passTime(page, server, 120 * MINUTE);
  await expect(slot(page, "20:00 On now")).toBeVisible();
  await expect(slot(page, "14:00 Ended")).toBeVisible();
  await expect(buy).toBeVisible();
  await slot(page, "10:00").click();
  await expect(page.getByRole("timer")).toContainText("00:00:00");
  await expect(buy).toHaveCount(0);
});
