import { expect, type Page, test } from "@playwright/test";
import { flashSaleDay } from "../src/testing/entities.ts";
import { answerWith } from "./answers.ts";
import { moveServer, passTime, type ServerTime } from "./serverTime.ts";

const slot = (page: Page, name: string | RegExp) =>
  page.getByRole("list", { name: "Rounds" }).getByRole("button", { name });

/** Opens the second round of a day that begins in a minute of a clock that can be moved on, and sets its reminder. */
async function openBeforeRound(page: Page): Promise<ServerTime> {
  const server: ServerTime = { ahead: 0 };
  await page.clock.install();
  await moveServer(page, server);
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

test("[SK-02] [SK-03] rounds start and end by themselves, and the reminder appears", async ({ page }) => {
  const server = await openBeforeRound(page);
  await expect(slot(page, "14:00 Not started")).toBeVisible();
  await passTime(page, server, 60_000);
  await expect(slot(page, "14:00 On now")).toBeVisible();
  await expect(slot(page, "10:00 Ended")).toBeVisible();
  await expect(page.getByText("Now on sale: Umbrella of 14 o'clock")).toBeVisible();
  await expect(page.getByRole("link", { name: /^Buy now/ })).toBeVisible();
  await slot(page, "10:00").click();
  await expect(page.getByRole("timer")).toContainText("00:00:00");
  await expect(page.getByRole("link", { name: /^Buy now/ })).toHaveCount(0);
});

test("[SK-02] a reminder appears on any page", async ({ page }) => {
  const server = await openBeforeRound(page);
  await page.evaluate(() => {
    window.location.hash = "#/goodsList";
  });
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(20);
  await passTime(page, server, 60_000);
  await expect(page.getByText("Now on sale: Umbrella of 14 o'clock")).toBeVisible();
  await page.getByRole("button", { name: "View", exact: true }).click();
  await expect(page).not.toHaveURL(/goodsList/);
});

test("[SK-06] offline the page says so, and the clock keeps running", async ({ page, context }) => {
  await answerWith(page, "seckill", flashSaleDay([10, -3600], [14, 3600]));
  await page.goto("/#/seckill");
  const timer = page.getByRole("timer");
  await expect(timer).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText("You're offline.")).toBeVisible();
  const before = (await timer.textContent()) ?? "";
  await expect(timer).not.toHaveText(before);
});
