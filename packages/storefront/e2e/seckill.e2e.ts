import { expect, type Page, test } from "@playwright/test";
import { circumstances, expectAccessible, openIn } from "./accessible.ts";
import { answerWith, failAt } from "./answers.ts";

const goods = (name: string, sold: number) => ({
  goodsId: "3",
  skuId: `7${sold}`,
  goodsName: name,
  goodsImage: "/media/object/umbrella.webp",
  price: 3.48,
  originalPrice: 4.6,
  quantity: 100,
  salesNum: sold,
  minimum: 12,
});

/** Rounds that begin so many seconds from now; negative ones have begun. */
const day = (...rounds: readonly (readonly [hour: number, startsIn: number])[]) =>
  rounds.map(([hour, startsIn]) => ({
    timeLine: hour,
    startTime: Math.floor(Date.now() / 1000) + startsIn,
    distanceStartTime: Math.max(0, startsIn),
    seckillGoodsList: [goods(`Umbrella of ${hour} o'clock`, 62)],
  }));

const slot = (page: Page, name: string | RegExp) =>
  page.getByRole("list", { name: "Rounds" }).getByRole("button", { name });

test("[SK-01] [SK-05] [SK-06] a visitor sees today's rounds and the products of the running one", async ({ page }) => {
  await answerWith(page, "seckill", day([10, -3600], [14, 3600], [20, 7200]));
  await page.goto("/#/seckill");
  await expect(page).toHaveTitle("Flash sale - Sundry");
  await expect(page.getByRole("heading", { level: 1, name: "Flash sale" })).toBeVisible();
  await expect(slot(page, "10:00 On now")).toHaveAttribute("aria-pressed", "true");
  await expect(slot(page, "14:00 Not started")).toBeVisible();
  await expect(page.getByRole("timer")).toContainText(/00:59:\d\d|01:00:00/);
  const card = page.getByRole("main").getByRole("article");
  await expect(card).toContainText("$3.48");
  await expect(card).toContainText("$4.60");
  await expect(card).toContainText("-24%");
  await expect(page.getByRole("progressbar", { name: "62% claimed" })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Buy now: Umbrella/ })).toHaveAttribute(
    "href",
    /goodsDetail\?goodsId=\d+&skuId=762/,
  );
});

test("[SK-01] the shop's own rounds of today are shown with their products", async ({ page, request }) => {
  const { result } = (await (await request.get("/api/seckill")).json()) as { result: unknown[] };
  await page.goto("/#/seckill");
  const strip = page.getByRole("list", { name: "Rounds" });
  await expect(strip.getByRole("listitem")).toHaveCount(result.length);
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(8);
});

test("[SK-02] a round that hasn't started sells nothing; its reminder stays in this browser", async ({ page }) => {
  await answerWith(page, "seckill", day([10, -3600], [14, 3600]));
  await page.goto("/#/seckill");
  await slot(page, "14:00").focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/slot=14/);
  await expect(page.getByRole("link", { name: /^Buy now/ })).toHaveCount(0);
  await page.getByRole("button", { name: /^Remind me at 14:00: Umbrella/ }).click();
  await expect(page.getByText("We'll remind you at 14:00")).toBeVisible();
  await page.reload();
  await page.getByRole("button", { name: /^Reminder set: Umbrella/ }).click();
  await expect(page.getByRole("button", { name: /^Remind me at 14:00: Umbrella/ })).toBeVisible();
});

test("[SK-02] [SK-03] rounds start and end by themselves, and the reminder appears", async ({ page }) => {
  await answerWith(page, "seckill", day([10, -3600], [14, 8], [20, 7200]));
  await page.goto("/#/seckill?slot=14");
  await page.getByRole("button", { name: /^Remind me at 14:00: Umbrella/ }).click();
  await expect(slot(page, "14:00 On now")).toBeVisible({ timeout: 15_000 });
  await expect(slot(page, "10:00 Ended")).toBeVisible();
  await expect(page.getByText("Now on sale: Umbrella of 14 o'clock")).toBeVisible();
  await expect(page.getByRole("link", { name: /^Buy now/ })).toBeVisible();
  await slot(page, "10:00").click();
  await expect(page.getByRole("timer")).toContainText("00:00:00");
  await expect(page.getByRole("link", { name: /^Buy now/ })).toHaveCount(0);
});

test("[SK-02] a reminder appears on any page", async ({ page }) => {
  await answerWith(page, "seckill", day([10, -3600], [14, 8], [20, 7200]));
  await page.goto("/#/seckill?slot=14");
  await page.getByRole("button", { name: /^Remind me at 14:00: Umbrella/ }).click();
  await page.evaluate(() => {
    window.location.hash = "#/goodsList";
  });
  await expect(page.getByText("Now on sale: Umbrella of 14 o'clock")).toBeVisible({ timeout: 15_000 });
  await page.getByRole("button", { name: "View", exact: true }).click();
  await expect(page).not.toHaveURL(/goodsList/);
});

test("[SK-06] a day without rounds says so and names what comes next", async ({ page }) => {
  await answerWith(page, "seckill", []);
  await page.goto("/#/seckill");
  await expect(page.getByRole("heading", { name: "No flash sale today" })).toBeVisible();
  await expect(page.getByText("Tomorrow's will show here at midnight")).toBeVisible();
  await expect(page.getByRole("timer")).toBeVisible();
  await expectAccessible(page);
});

for (const [how, cause] of [
  ["server", "Something went wrong on our side."],
  ["network", "Network error."],
] as const)
  test(`[SK-06] a failure (${how}) says why and can be retried`, async ({ page }) => {
    const restore = await failAt(page, "seckill", how);
    await page.goto("/#/seckill");
    await expect(page.getByRole("alert")).toContainText(cause);
    await expect(page.getByRole("searchbox", { name: "Search products" })).toBeVisible();
    restore();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
  });

test("[SK-06] offline the page says so, and the clock keeps running", async ({ page, context }) => {
  await answerWith(page, "seckill", day([10, -3600], [14, 3600]));
  await page.goto("/#/seckill");
  const timer = page.getByRole("timer");
  await expect(timer).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText("You're offline.")).toBeVisible();
  const before = (await timer.textContent()) ?? "";
  await expect(timer).not.toHaveText(before);
});

for (const at of circumstances)
  test(`[SK-06] [HM-16] the flash sale in ${at.name}`, async ({ page }) => {
    await openIn(page, "/seckill", at);
    await expect(
      page.getByRole("heading", { level: 1, name: at.locale === "zh" ? "限时秒杀" : "Flash sale" }),
    ).toBeVisible();
    await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
    await expectAccessible(page);
  });
