import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { expect, test } from "@playwright/test";
import { startShop } from "../../../scripts/shopProcess.ts";
import { failAt } from "./answers.ts";

test("[HM-16] the first call is sent once, before the shop's own code has loaded", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const call = page.waitForRequest(/\/api\/goods\/es\?/);
  // The code arrives only after the call has been sent. If the code sent it, the page would stay empty.
  await page.route(/\/assets\/base-[\w-]+\.js$/, async (route) => {
    await call;
    await route.continue();
  });
  await page.goto("/#/goodsList?keyword=umbrella");
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(20);
  expect(asked.filter((path) => path === "/api/goods/es")).toHaveLength(1);
});

test("[EN-05] [HM-16] a shop that sends no finished pages begins the call of its home page, and draws it", async ({
  page,
}) => {
  const shop = await startShop(process.env.SUNDRY_E2E_DATA ?? "", { SUNDRY_ENTRY_PAGES: "off" });
  try {
    let asked = 0;
    page.on("request", (request) => {
      if (request.url().includes("/api/page/home")) asked += 1;
    });
    const call = page.waitForRequest(/\/api\/page\/home/);
    await page.route(/\/assets\/base-[\w-]+\.js$/, async (route) => {
      await call;
      await route.continue();
    });
    await page.goto(`${shop.url}/`);
    await expect(page.getByRole("heading", { name: "Ready for the wet months" })).toBeVisible();
    expect(asked).toBe(1);
  } finally {
    await shop.stop();
  }
});

test("[EN-05] a setting in config.json works without a new build; a wrong one is reported once; a broken file changes nothing", async ({
  page,
}) => {
  const reports: string[] = [];
  page.on("console", (message) => {
    if (message.text().startsWith("Sundry config")) reports.push(message.text());
  });
  await page.route("**/config.json", (route) =>
    route.fulfill({
      json: { inputLimit: 12, port: "eighty", marketplaces: [{ name: "Elsewhere", url: "https://example.org" }] },
    }),
  );
  await page.goto("/");
  await expect(page.getByRole("contentinfo").getByRole("link", { name: /Elsewhere/ })).toBeVisible();
  const search = page.getByRole("combobox", { name: "Search products" });
  await search.fill("");
  await search.pressSequentially("umbrella with a wooden handle");
  await expect(search).toHaveValue("umbrella wit");
  expect(reports).toEqual(["Sundry config: port"]);

  await page.route("**/config.json", (route) => route.fulfill({ status: 200, body: "<!doctype html>" }));
  await page.reload();
  await expect(page.getByRole("banner")).toBeVisible();
  await search.fill("umbrella with a wooden handle");
  await expect(search).toHaveValue("umbrella with a wooden handle");
  await expect(page.getByRole("contentinfo").getByRole("link", { name: /Elsewhere/ })).toHaveCount(0);
});

test("[EN-05] with a CDN, no file of the build is asked of the shop itself", async ({ browser }, info) => {
  const settings = info.outputPath("config.json");
  await mkdir(dirname(settings), { recursive: true });
  await writeFile(settings, JSON.stringify({ cdn: "https://cdn.example.com/shop", offline: false }));
  const shop = await startShop(process.env.SUNDRY_E2E_DATA ?? "", { SUNDRY_PAGE_CONFIG: settings });
  const page = await browser.newPage();
  try {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.route("https://cdn.example.com/shop/**", async (route) => {
      const path = new URL(route.request().url()).pathname.replace("/shop", "");
      const response = await page.request.get(shop.url + path);
      await route.fulfill({ response, headers: { ...response.headers(), "access-control-allow-origin": "*" } });
    });
    await page.goto(`${shop.url}/#/goodsList?keyword=umbrella`);
    await expect(page.getByRole("main").getByRole("article")).toHaveCount(20);
    expect(asked.some((url) => url.startsWith("https://cdn.example.com/shop/assets/"))).toBe(true);
    expect(asked.filter((url) => url.startsWith(`${shop.url}/assets/`))).toEqual([]);
  } finally {
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await page.close();
    await shop.stop();
  }
});

test("[AP-03] an early call that fails is repeated by the page, which shows a second failure", async ({ page }) => {
  const restore = await failAt(page, "goods/es?*", "network");
  await page.goto("/#/goodsList?keyword=umbrella");
  const main = page.getByRole("main");
  await expect(main.getByText("Network error. Try again later.")).toBeVisible();
  restore();
  await main.getByRole("button", { name: "Try again" }).click();
  await expect(main.getByRole("article")).toHaveCount(20);
});

test("[HM-16] a font that is refused, or never comes, does not block the shop", async ({ page }) => {
  let asked = 0;
  const goods = page.getByRole("main").getByRole("article");
  for (const fate of ["is refused", "never comes"]) {
    await page.route("**/*.woff2", (route) => {
      asked += 1;
      return fate === "is refused" ? route.abort() : undefined;
    });
    // The browser counts the page as loaded only with its font, but a buyer does not wait for that.
    await page.goto("about:blank");
    await page.goto("/#/goodsList?keyword=umbrella", { waitUntil: "commit" });
    await expect(goods, fate).toHaveCount(20);
    expect(asked, fate).toBeGreaterThan(0);
    asked = 0;
  }
});
