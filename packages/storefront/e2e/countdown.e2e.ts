import { expect, type Page, test } from "@playwright/test";
import { answerWith } from "./answers.ts";
import { asBuyer } from "./basket.ts";
import { placeOrder } from "./bills.ts";
import { openAsBuyer } from "./buyers.ts";
import { expectCountdownTo, hideTab, moveServer, passTime, secondsLeft } from "./serverTime.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const slot = (page: Page, name: string | RegExp) =>
  page.getByRole("list", { name: "Rounds" }).getByRole("button", { name });

/** The shop's rounds of a day, as the server returns them. */
const rounds = (midnight: number, hours: readonly number[]) =>
  hours.map((timeLine) => ({
    timeLine,
    startTime: (midnight + timeLine * HOUR) / 1000,
    distanceStartTime: 0,
    seckillGoodsList: [],
  }));

/** When the trade is cancelled if it is not paid, in epoch ms of the server's clock. */
async function payableUntil(page: Page, sn: string): Promise<number> {
  const params = { orderType: "TRADE", sn, clientType: "PC" };
  const bill = (await asBuyer(page, "GET", "/payment/cashier/tradeDetail", { params })) as { autoCancel: number };
  return bill.autoCancel;
}

/** The countdowns that change together within three seconds: sets of their indexes. */
async function beats(page: Page): Promise<number[][]> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const all = [...document.querySelectorAll('[role="timer"]')];
        const seen: number[][] = [];
        const observer = new MutationObserver((records) => {
          const places = records.map(({ target }) => all.findIndex((timer) => timer.contains(target)));
          seen.push([...new Set(places)].sort((a, b) => a - b));
          if (seen.length < 3) return;
          observer.disconnect();
          resolve(seen);
        });
        for (const timer of all) observer.observe(timer, { subtree: true, characterData: true, childList: true });
      }),
  );
}

test("[SK-04] all countdowns of a page tick together; after hours of sleep they are right at once", async ({
  page,
  request,
}) => {
  const server = await moveServer(page);
  await page.clock.install({ time: Date.now() });
  await openAsBuyer(page, request);
  await placeOrder(page, request);
  const deadline = await payableUntil(page, await placeOrder(page, request));
  await page.goto("/#/home/MyOrder");
  const timers = page.getByRole("main").getByRole("timer");
  await expect(timers).toHaveCount(2);
  expect(await beats(page)).toEqual([
    [0, 1],
    [0, 1],
    [0, 1],
  ]);

  // A hidden page does not tick; the device sleeps for ten minutes.
  await hideTab(page, true);
  const before = await secondsLeft(timers.first());
  await passTime(page, server, 10 * MINUTE);
  expect(await secondsLeft(timers.first())).toBe(before);
  await hideTab(page, false);
  await expectCountdownTo(timers.first(), deadline, server);

  // The lid closes over a visible page, so no event reports it. An answer arriving meanwhile would bring another time.
  await expect(page.locator("[data-busy]")).toHaveCount(0);
  await passTime(page, server, 5 * MINUTE);
  await expectCountdownTo(timers.first(), deadline, server);
});

for (const { wrong, off } of [
  { wrong: "three hours slow", off: -3 * HOUR },
  { wrong: "two days fast", off: 2 * DAY },
])
  test(`[SK-02] [SK-04] [SE-02] on a device that is ${wrong} countdowns follow the server, and the buyer stays logged in`, async ({
    page,
    request,
  }) => {
    await page.clock.install({ time: Date.now() + off });
    const [began, next] = [Date.now() - HOUR, Date.now() + 45 * MINUTE];
    const round = (timeLine: number, startsAt: number) => ({
      timeLine,
      startTime: Math.floor(startsAt / 1000),
      distanceStartTime: 0,
      seckillGoodsList: [],
    });
    await answerWith(page, "seckill", [round(10, began), round(14, next)]);
    await page.goto("/#/seckill");
    await expect(slot(page, "10:00 On now")).toBeVisible();
    await expect(slot(page, "14:00 Not started")).toBeVisible();
    const timer = page.getByRole("timer");
    await expectCountdownTo(timer, next);

    await openAsBuyer(page, request);
    const renewed: string[] = [];
    page.on("request", (call) => call.url().includes("/passport/refresh/") && renewed.push(call.url()));
    const sn = await placeOrder(page, request);
    await page.goto(`/#/payMent?orderType=TRADE&sn=${sn}`);
    const deadline = await payableUntil(page, sn);
    await expect(timer).toBeVisible();
    await expectCountdownTo(timer, deadline);
    // A page that has just opened knows only its device's time: it may renew once, but not repeatedly.
    expect(renewed.length).toBeLessThanOrEqual(1);
    renewed.length = 0;
    await page.reload();
    await expect(timer).toBeVisible();
    await expectCountdownTo(timer, deadline);
    expect(renewed.length).toBeLessThanOrEqual(1);
  });

for (const { zone, change, midnight, hours, now, running, left, after } of [
  {
    zone: "Europe/Berlin",
    change: "loses an hour",
    // 29 March 2026, 08:30 in the shop; at 09:00 its time the clocks of Berlin jump from 2 to 3.
    midnight: Date.UTC(2026, 2, 28, 16),
    hours: [8, 10, 14, 20],
    now: Date.UTC(2026, 2, 29, 0, 30),
    running: "08:00",
    left: 90 * 60,
    after: "10:00",
  },
  {
    zone: "America/New_York",
    change: "has an hour twice",
    // 1 November 2026, 13:15 in the shop; at 14:00 its time the clocks of New York go back from 2 to 1.
    midnight: Date.UTC(2026, 9, 31, 16),
    hours: [10, 14, 20],
    now: Date.UTC(2026, 10, 1, 5, 15),
    running: "10:00",
    left: 45 * 60,
    after: "14:00",
  },
])
  test.describe(zone, () => {
    test.use({ timezoneId: zone });

    test(`[SK-01] [SK-04] on the day that ${change} in ${zone} the slots are the shop's, and what is left is right`, async ({
      page,
    }) => {
      const server = await moveServer(page, now - Date.now());
      const seckill = (list: unknown) =>
        page.route("**/api/seckill", (route) =>
          route.fulfill({
            json: { success: true, message: "", code: 200, timestamp: Date.now() + server.ahead, result: list },
          }),
        );
      await seckill(rounds(midnight, hours));
      await page.clock.install({ time: now });
      await page.goto("/#/seckill");
      const timer = page.getByRole("timer");
      const names = hours.map((hour) => `${String(hour).padStart(2, "0")}:00`);
      await expect(page.getByRole("list", { name: "Rounds" }).getByRole("button")).toContainText(names);
      await expect(slot(page, `${running} On now`)).toBeVisible();
      await expectCountdownTo(timer, now + left * 1000, server);

      // Across the clock change, to the minute in which the next round begins.
      await passTime(page, server, left * 1000 + MINUTE);
      await expect(slot(page, `${running} Ended`)).toBeVisible();
      await expect(slot(page, `${after} On now`)).toBeVisible();
      const following = hours[hours.indexOf(Number(after.slice(0, 2))) + 1] ?? 24;
      await expectCountdownTo(timer, midnight + following * HOUR, server);

      await seckill([]);
      await page.reload();
      await expect(page.getByText("they will show here at 00:00 GMT+8")).toBeVisible();
      await expectCountdownTo(timer, midnight + DAY, server);
    });
  });
