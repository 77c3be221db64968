import { expect } from "@playwright/test";
import type { APIRequestContext } from "@playwright/test";
import { openAsBuyer } from "./buyers.ts";
import { callsOf, openEntry, takenOver, test } from "./entryPages.ts";

/** Ids that the demo marketplace gave to a goods, its store and a topic. */
async function idsOf(request: APIRequestContext): Promise<{ goodsId: string; storeId: string; topicId: string }> {
  const found = await (await request.get("/api/goods/es?keyword=umbrella&pageNumber=1&pageSize=1")).json();
  const home = await (await request.get("/api/page/home?clientType=PC")).text();
  const { goodsId, storeId } = found.result.records[0];
  return { goodsId, storeId, topicId: /topic\?id=(\d+)/.exec(home)?.[1] ?? "" };
}

/** Every entry address, and the calls whose answers come with it. */
const entries: Readonly<Record<string, (ids: Awaited<ReturnType<typeof idsOf>>) => string>> = {
  home: () => "/",
  list: () => "/goodsList?keyword=umbrella",
  goods: ({ goodsId }) => `/goodsDetail?goodsId=${goodsId}`,
  store: ({ storeId }) => `/merchant?id=${storeId}`,
  articles: () => "/article",
  topic: ({ topicId }) => `/topic?id=${topicId}`,
  "flash sale": () => "/seckill",
  coupons: () => "/coupon",
  rewards: () => "/PointMall",
};

/** Sent while the browser is idle, or only known to the browser: nothing of the first screen. */
const later = /^\/(page\/log|content|goods\/es\/related|goods\/category\/get\/0|goods\/es|goods\/delivery\/\d+)$/;

test("[RT-01] at every entry address the page is in the answer, is taken over without asking again, and gets its hash route", async ({
  page,
  request,
}) => {
  // Nine pages, each opened once.
  test.slow();
  const ids = await idsOf(request);
  const calls = callsOf(page);
  for (const [name, addressOf] of Object.entries(entries)) {
    const address = addressOf(ids);
    calls.length = 0;
    await openEntry(page, address);
    await takenOver(page);
    await expect(page, name).toHaveURL((url) => url.pathname === "/" && url.hash === `#${address}`);
    await page.waitForLoadState("networkidle");
    expect(
      calls.filter((call) => !later.test(call)),
      name,
    ).toEqual([]);
    await expect(page.getByRole("main"), name).toBeVisible();
    // What one page stores must not spare the next one its calls.
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("[RT-09] [HM-16] home, list and goods are in the page, and the theme of the device is there by the styles alone", async ({
    page,
    request,
  }) => {
    const { goodsId } = await idsOf(request);
    const main = page.getByRole("main");
    await openEntry(page, "/");
    await expect(page.getByRole("heading", { name: "Ready for the wet months" })).toBeVisible();
    await expect(main.getByRole("article").first()).toContainText("$");

    await openEntry(page, `/goodsDetail?goodsId=${goodsId}`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(/umbrella/i);
    await expect(main).toContainText("$");

    for (const [colorScheme, ground] of [
      ["dark", "rgb(10, 14, 24)"],
      ["light", "rgb(255, 255, 255)"],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await openEntry(page, "/goodsList?keyword=umbrella");
      expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(ground);
    }
    await expect(main.getByRole("article")).toHaveCount(20);
    await expect(main.getByRole("article").first()).toContainText("$");
    await expect(main.getByRole("article").first().locator("img").first()).toHaveAttribute("src", /\/media\//);
  });
});

test("[HM-10] the page comes in English whatever the browser prefers, and in the chosen language on the next visit", async ({
  page,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL ?? "", locale: "zh-CN" });
  const chinese = await context.newPage();
  await openEntry(chinese, "/goodsList?keyword=umbrella");
  await takenOver(chinese);
  await expect(chinese.locator("html")).toHaveAttribute("lang", "en");
  await expect(chinese.getByRole("heading", { level: 1 })).toContainText("umbrella");
  await expect(chinese.getByRole("link", { name: "Home" }).first()).toBeAttached();
  await context.close();

  await page.goto("/#/article");
  await page.getByRole("combobox", { name: "Language" }).first().selectOption("zh");
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-CN");
  await openEntry(page, "/goodsList?keyword=umbrella");
  await takenOver(page);
  await expect(page.locator("html")).toHaveAttribute("data-language", "zh");
});

test("[RT-01] an address with the hash of another page opens that page, and never shows the other one", async ({
  page,
}) => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const root = document.getElementById("root");
      const sent = document.querySelector('[data-sent="page"]');
      if (root && sent) Object.assign(globalThis, { shownSent: true });
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto("/#/goodsList?keyword=umbrella");
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(20);
  expect(await page.evaluate(() => (globalThis as { shownSent?: boolean }).shownSent)).toBeUndefined();
  await page.goto("/goodsList?keyword=lamp#/article");
  await expect(page).toHaveURL(/#\/article$/);
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(0);
});

test("[HM-05] a search finds goods before the code has loaded", async ({ page }) => {
  const taken = Promise.withResolvers<void>();
  await page.route(/\/assets\/HomePage-[\w-]+\.js$/, async (route) => {
    await taken.promise;
    await route.continue();
  });
  await openEntry(page, "/");
  const box = page.getByRole("search").locator("input");
  await box.fill("umbrella");
  await box.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Results for “umbrella”" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(20);
  taken.resolve();
});

for (const [file, when] of [
  ["base", "before the code has loaded"],
  ["GoodsListPage", "before the page is taken over"],
])
  test(`[RT-01] a link that is followed ${when} opens its page`, async ({ page }) => {
    const come = Promise.withResolvers<void>();
    await page.route(new RegExp(`/assets/${file}-[\\w-]+\\.js$`), async (route) => {
      await come.promise;
      await route.continue();
    });
    await openEntry(page, "/goodsList?keyword=umbrella", "commit");
    // The address changes once the code runs.
    if (file === "GoodsListPage") await expect(page).toHaveURL((url) => url.hash !== "");
    const link = page.getByRole("main").getByRole("article").first().getByRole("link");
    const name = (await link.textContent()) ?? "";
    await link.click();
    come.resolve();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    await expect(page).toHaveURL((url) => url.hash.startsWith("#/goodsDetail?"));
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1, name: "Results for “umbrella”" })).toBeVisible();
  });

test("[RT-07] reload keeps the page, and Back leads from the goods to the list", async ({ page }) => {
  await openEntry(page, "/goodsList?keyword=umbrella");
  await takenOver(page);
  await page.reload();
  const goods = page.getByRole("main").getByRole("article");
  await expect(goods).toHaveCount(20);
  await goods.first().getByRole("link").first().click();
  await expect(page).toHaveURL(/#\/goodsDetail\?/);
  await page.goBack();
  await expect(page).toHaveURL(/#\/goodsList\?keyword=umbrella$/);
  await expect(goods).toHaveCount(20);
});

test("[SE-01] a buyer gets the page of a visitor, and their own parts in the browser only", async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const username = await openAsBuyer(page, request);
  const answer = await page.request.get("/goodsList?keyword=umbrella", {
    headers: { accessToken: (await page.evaluate(() => localStorage.getItem("accessToken"))) ?? "" },
  });
  expect(await answer.text()).not.toContain(username);
  await openEntry(page, "/goodsList?keyword=umbrella");
  await takenOver(page);
  await expect(page.getByRole("region", { name: "Account and settings" })).toContainText(username);
  const other = await browser.newContext({ baseURL: baseURL ?? "" });
  expect(await (await other.request.get("/goodsList?keyword=umbrella")).text()).not.toContain(username);
  await other.close();
});
