import { expect, type Page, test } from "@playwright/test";
import { find } from "./basket.ts";
import { openAsBuyer } from "./buyers.ts";

test.use({ serviceWorkers: "allow" });

const umbrella = "Windproof folding umbrella, 8 fibreglass ribs";
const teapot = "Stoneware teapot for two, 600 ml";
const since = /^You're offline\. This page is from \d+ \w+ \d{4}, \d\d:\d\d\. Prices and stock may have changed/;

/** Waits until the worker answers this page's requests. */
async function underWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
}

/** Addresses of everything that the worker keeps. */
async function keptAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => url);
  });
}

test("[RT-07] [AP-04] [SE-01] without a network a visitor sees the last seen pages with their time, and a retry for others; nothing of a buyer is kept", async ({
  page,
  context,
  request,
}) => {
  // The worker first keeps all code.
  test.slow();
  const [row] = await find(request, umbrella);
  const goods = `/#/goodsDetail?goodsId=${row?.goodsId}&skuId=${row?.id}`;
  const main = page.getByRole("main");
  const notice = page.getByRole("status").filter({ hasText: since });
  const hero = page.getByRole("heading", { name: "Ready for the wet months" });
  const title = main.getByRole("heading", { level: 1, name: umbrella });

  await page.goto("/");
  await underWorker(page);
  // The first visit began before there was a worker. The next one finds another version.
  await page.evaluate(() => localStorage.setItem("build", "index-earlier.js"));
  await page.reload();
  await expect(page.getByText("The shop was updated")).toBeVisible();
  await expect(hero).toBeVisible();
  await page.goto(goods);
  await expect(title).toBeVisible();
  await expect
    .poll(() => keptAddresses(page))
    .toContainEqual(expect.stringContaining(`/api/goods/sku/${row?.goodsId}`));
  await expect(notice).toBeHidden();

  await context.setOffline(true);
  await page.reload();
  await expect(title).toBeVisible();
  await expect(notice).toBeVisible();
  await main.getByRole("button", { name: "Add to cart", exact: true }).click();
  await expect(page.getByText("Network error. Try again later.").first()).toBeVisible();
  await page.goto("/");
  await expect(hero).toBeVisible();
  await expect(notice).toBeVisible();

  await page.goto("/#/goodsDetail?goodsId=1&skuId=1");
  await expect(main.getByRole("button", { name: "Try again" })).toBeVisible();
  await expect(notice).toBeHidden();

  await page.goto(goods);
  await expect(notice).toBeVisible();
  await context.setOffline(false);
  await expect(notice).toBeHidden();
  await expect(title).toBeVisible();

  // A buyer's pages are not kept, nor goods that were asked for with their token.
  const [other] = await find(request, teapot);
  await openAsBuyer(page, request);
  await page.goto("/#/home/MyOrder");
  await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goto(`/#/goodsDetail?goodsId=${other?.goodsId}&skuId=${other?.id}`);
  await expect(main.getByRole("heading", { level: 1, name: teapot })).toBeVisible();
  await page.reload();
  await expect(main.getByRole("heading", { level: 1, name: teapot })).toBeVisible();
  const calls = (await keptAddresses(page)).map((address) => new URL(address).pathname);
  expect(calls).toContain("/");
  expect(calls.filter((path) => /^\/api\/(member\/(?!evaluation)|order|cart|wallet|passport)/.test(path))).toEqual([]);
  expect(calls.filter((path) => path.startsWith("/api/") && path.includes(other?.goodsId ?? ""))).toEqual([]);
  await context.setOffline(true);
  await page.goto("/#/home/MyOrder");
  await page.reload();
  await expect(main.getByRole("button", { name: "Try again" })).toBeVisible();
  await expect(main.getByRole("article")).toHaveCount(0);
  await context.setOffline(false);

  // Turned off in the settings, it goes with everything that it kept.
  await context.route("**/config.json", (route) => route.fulfill({ json: { offline: false } }));
  await page.reload();
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  // It answers that visit to its end.
  await page.reload();
  await expect.poll(() => keptAddresses(page)).toEqual([]);
});
