import { related, search } from "@sundry/api/contract/goods";
import { today } from "@sundry/api/contract/seckill";
import { get as site } from "@sundry/api/contract/site";
import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { client } from "../../shared/data/client.ts";
import { flashSaleDay } from "../../testing/entities.ts";
import {
  answer,
  pageConditions,
  expectAccessible,
  expectAddress,
  expectCount,
  fail,
  goTo,
  pageOf,
  renderPage,
} from "../../testing/renderPage.tsx";

const slot = (name: RegExp) => page.getByRole("list", { name: "Rounds" }).getByRole("button", { name });
const day = () => flashSaleDay([10, -3600], [14, 3600], [20, 7200]);

test("[SK-01] [SK-05] [SK-06] a visitor sees today's rounds and the products of the running one", async () => {
  await renderPage("/seckill", { loggedIn: false, answers: [answer(today, day())] });
  await expect.poll(() => document.title).toBe("Flash sale - Sundry");
  await expect.element(page.getByRole("heading", { level: 1, name: "Flash sale" })).toBeVisible();
  await expect.element(slot(/^10:00 On now/)).toHaveAttribute("aria-pressed", "true");
  await expect.element(slot(/^14:00 Not started/)).toBeVisible();
  await expect.element(page.getByRole("timer")).toMatchTextContent(/00:59:\d\d|01:00:00/);
  const card = page.getByRole("main").getByRole("article");
  for (const part of ["$3.48", "$4.60", "-24%"]) await expect.element(card).toMatchTextContent(part);
  await expect.element(page.getByRole("progressbar", { name: "62% claimed" })).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: /^Buy now: Umbrella/ }))
    .toHaveAttribute("href", expect.stringMatching(/goodsDetail\?goodsId=\d+&skuId=762/));
});

test("[SK-07] a day of slots with only an hour and goods is shown", async () => {
  const goods = { goodsName: "Umbrella", goodsImage: "/media/a.webp", price: 3.48, originalPrice: 4.6 };
  await renderPage("/seckill", {
    loggedIn: false,
    answers: [answer(today, [{ timeLine: 0, seckillGoodsList: [goods] }])],
  });
  await expect.element(slot(/^00:00 On now/)).toHaveAttribute("aria-pressed", "true");
  await expect.element(page.getByRole("timer")).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Buy now: Umbrella" }))
    .toHaveAttribute("href", expect.stringMatching(/goodsList\?keyword=Umbrella$/));
});

test("[SK-03] before the first round of the day the clock counts down to it", async () => {
  await renderPage("/seckill", { loggedIn: false, answers: [answer(today, flashSaleDay([10, 3600], [14, 7200]))] });
  await expect.element(page.getByText(/^The 10:00 round starts in/)).toBeVisible();
  await expect.element(page.getByRole("timer")).toMatchTextContent(/00:59:\d\d|01:00:00/);
});

test("[SK-02] a round that hasn't started sells nothing; its reminder stays in this browser", async () => {
  const shop = await renderPage("/seckill", { loggedIn: false, answers: [answer(today, day())] });
  await slot(/^14:00/).click();
  await expectAddress(/slot=14/);
  await expectCount(page.getByRole("link", { name: /^Buy now/ }), 0);
  const remind = page.getByRole("button", { name: /^Remind me at 14:00: Umbrella/ });
  // The round's time stands above the products already.
  await expect.element(remind).toMatchTextContent(/^Remind me$/);
  await remind.click();
  await expect.element(page.getByText(/^We'll remind you at 14:00/)).toBeVisible();
  await expect.element(page.getByRole("img", { name: /1 reminder at 14:00\.$/ })).toBeVisible();
  await shop.reload();
  await page.getByRole("button", { name: /^Reminder set: Umbrella/ }).click();
  await expect.element(remind).toBeVisible();
});

/** Lets time pass for server and page alike: the shop takes the time from the server's answers. */
async function passTime(seconds: number): Promise<void> {
  vi.setSystemTime(Date.now() + seconds * 1000);
  await client.send(site);
}

test("[SK-02] [SK-03] a reminder appears on any page; rounds start and end by themselves", async () => {
  const rounds = flashSaleDay([10, -3600], [14, 60], [20, 7200]);
  await renderPage("/seckill?slot=14", {
    loggedIn: false,
    answers: [
      answer(today, rounds),
      answer(search, pageOf([])),
      answer(related, { categories: [], brands: [], paramOptions: [] }),
    ],
  });
  await expect.element(slot(/^14:00 Not started/)).toBeVisible();
  await page.getByRole("button", { name: /^Remind me at 14:00: Umbrella/ }).click();
  await expect.element(page.getByText(/^We'll remind you at 14:00/)).toBeVisible();
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(async () => {
    vi.useRealTimers();
    await client.send(site);
  });

  goTo("/mailUs");
  await expect.element(page.getByRole("button", { name: "Send message" })).toBeVisible();
  await passTime(60);
  await expect.element(page.getByText("Now on sale: Umbrella of 14 o'clock")).toBeVisible();
  await page.getByRole("button", { name: "View", exact: true }).click();
  await expectAddress(/^#\/goodsDetail\?/);

  goTo("/seckill?slot=20");
  await expect.element(slot(/^14:00 On now/)).toBeVisible();
  await expect.element(slot(/^10:00 Ended/)).toBeVisible();
  await expect.element(slot(/^20:00 Not started/)).toBeVisible();
  const buy = page.getByRole("link", { name: /^Buy now/ });
  await expectCount(buy, 0);
  await passTime(7200);
  await expect.element(slot(/^20:00 On now/)).toBeVisible();
  await expect.element(slot(/^14:00 Ended/)).toBeVisible();
  await expectCount(buy, 1);
  await slot(/^10:00/).click();
  await expect.element(page.getByRole("timer")).toMatchTextContent("00:00:00");
  await expectCount(buy, 0);
});

test("[SK-06] a day without rounds says so and names the next ones", async () => {
  await renderPage("/seckill", { loggedIn: false, answers: [answer(today, [])] });
  await expect.element(page.getByRole("heading", { name: "No flash sale today" })).toBeVisible();
  await expect.element(page.getByText(/they will show here at midnight/)).toBeVisible();
  await expect.element(page.getByRole("timer")).toBeVisible();
  await expectAccessible();
});

test("[SK-06] offline the page says so, and the clock keeps running", async () => {
  await renderPage("/seckill", { loggedIn: false, answers: [answer(today, day())] });
  const timer = page.getByRole("timer");
  await expect.element(timer).toBeVisible();
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  onTestFinished(() => {
    online.mockRestore();
    window.dispatchEvent(new Event("online"));
  });
  window.dispatchEvent(new Event("offline"));
  await expect.element(page.getByText(/^You're offline/)).toBeVisible();
  const before = timer.element().textContent;
  await expect.poll(() => timer.element().textContent, { timeout: 60_000 }).not.toBe(before);
});

for (const [how, cause] of [
  ["server", "Network error. Try again later."],
  ["network", "Network error."],
] as const)
  test(`[SK-06] a failure (${how}) says why and can be retried`, async () => {
    const shop = await renderPage("/seckill", { loggedIn: false, answers: [fail(today, how)] });
    await expect.element(page.getByRole("alert")).toMatchTextContent(cause);
    await expect.element(page.getByRole("combobox", { name: "Search products" })).toBeVisible();
    shop.answer(answer(today, day()));
    await page.getByRole("button", { name: "Try again" }).click();
    await expectCount(page.getByRole("main").getByRole("article"), 1);
  });

for (const at of pageConditions)
  test(`[SK-06] [HM-16] the flash sale in ${at.name}`, async () => {
    await renderPage("/seckill", { ...at, loggedIn: false, answers: [answer(today, day())] });
    await expectCount(page.getByRole("main").getByRole("article"), 1);
    await expectAccessible();
  });
