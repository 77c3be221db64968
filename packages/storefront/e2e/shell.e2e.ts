import { expect, type Locator, test } from "@playwright/test";
import { answerWith } from "./answers.ts";
import { openAsBuyer } from "./buyers.ts";

const searchbox = "Search products";

test("[HM-08] the search stays at the edge of the window, the rows around it scroll away, and nothing moves", async ({
  page,
}) => {
  await page.goto("/");
  await expect(page.locator('[data-block="seckill"]').getByRole("article")).not.toHaveCount(0);
  await expect(page.locator("[data-busy]")).toHaveCount(0);
  const box = page.getByRole("combobox", { name: searchbox });
  const topOf = (what: Locator) => what.evaluate((element) => element.getBoundingClientRect().top);
  const tiles = page.locator('[data-block="firstAdvert"]');
  const categories = page.getByRole("navigation", { name: "Shortcuts", exact: true });
  const [boxBefore, tilesBefore, rowBefore] = [await topOf(box), await topOf(tiles), await topOf(categories)];
  for (const scroll of [10, 40, 100, 400]) {
    await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), scroll);
    // Everything scrolls by the same: no row vanishes, and the search stops at the edge.
    await expect.poll(() => topOf(tiles)).toBe(tilesBefore - scroll);
    expect(await topOf(categories)).toBe(rowBefore - scroll);
    expect(await topOf(box)).toBe(Math.max(boxBefore - scroll, 8));
  }
  await expect(box).toBeInViewport();
});

test("[HM-10] the language changes at once, for texts, title and catalogue, and stays", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Ready for the wet months" })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page
    .getByRole("region", { name: "Account and settings" })
    .getByRole("combobox", { name: "Language" })
    .selectOption("zh");
  await expect(page.getByRole("heading", { name: "雨季备货" })).toBeVisible();
  await expect(
    page.getByRole("navigation", { name: "商品分类" }).getByRole("link", { name: "雨伞雨具" }),
  ).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-CN");
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
  await page.reload();
  await expect(page.getByRole("combobox", { name: "搜索商品" })).toBeVisible();
});

test("[HM-16] the theme switch works at once and is remembered", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/");
  await page.getByRole("button", { name: "Use dark theme" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.getByRole("button", { name: "Use light theme" })).toBeVisible();
});

test("[HM-16] the first Tab stop skips the header to the content", async ({ page }) => {
  await page.goto("/#/goodsList");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("#content")).toBeFocused();
});

test("[HM-16] after a search made before the first page has loaded, the focus goes to the results", async ({
  page,
}) => {
  const shown = Promise.withResolvers<void>();
  await page.route(/\/assets\/HomePage-[\w-]+\.js$/, async (route) => {
    await shown.promise;
    await route.continue();
  });
  await page.goto("/");
  const box = page.getByRole("combobox", { name: "Search products" });
  await box.fill("umbrella");
  await box.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Results for “umbrella”" })).toBeVisible();
  await expect(page.locator("#content")).toBeFocused();
  shown.resolve();
});

test("[HM-01] the announcements scroll, can be paused permanently, and stand still with reduced motion", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/#/goodsList");
  const news = page.getByRole("group", { name: "Announcements" });
  await expect(news.getByRole("link")).toHaveCount(10);
  const track = news.locator("> div");
  await expect(track).toHaveCSS("animation-play-state", "running");
  await page.getByRole("button", { name: "Pause announcements" }).click();
  await page.mouse.move(700, 700);
  await expect(track).toHaveCSS("animation-play-state", "paused");
  await page.reload();
  await expect(page.getByRole("button", { name: "Play announcements" })).toBeVisible();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect(track).toHaveCSS("animation-name", "none");
  // One stop of the keyboard, not ten.
  await expect(news.locator("a:not([inert] a)[tabindex='0']")).toHaveCount(1);
  await page.getByRole("button", { name: "Play announcements" }).focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowRight");
  await expect(news.getByRole("link").nth(1)).toBeFocused();
  await page.keyboard.press("End");
  await expect(news.getByRole("link").last()).toBeFocused();
  await page.keyboard.press("Home");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#\/article\?id=\d+$/);
});

test("[HM-04] a hundred lines show as 99, with the real count in words", async ({ page, request }) => {
  await openAsBuyer(page, request);
  await answerWith(page, "cart/count*", 128);
  await page.goto("/#/goodsList");
  const cart = page.getByRole("banner").getByRole("link", { name: /^Cart/ });
  await expect(cart.locator("[data-component='Badge'] > [aria-hidden]")).toHaveText("99");
  await expect(cart).toHaveAccessibleName(/128/);
});

/** A time zone in which it is this hour now. */
function zoneWhereItIs(hour: number): string {
  const ahead = ((hour - new Date().getUTCHours() + 36) % 24) - 12;
  return ahead === 0 ? "Etc/GMT" : `Etc/GMT${ahead > 0 ? "-" : "+"}${Math.abs(ahead)}`;
}

const gift = {
  id: "gift-1",
  couponId: "c1",
  storeId: "0",
  storeName: "platform",
  couponName: "Welcome",
  couponType: "PRICE",
  price: 5,
  consumeThreshold: 49,
  scopeType: "ALL",
  memberCouponStatus: "NEW",
  endTime: "2030-01-10 12:00:00",
};

for (const { when, hour, shown } of [
  { when: "not before six in the morning", hour: 3, shown: 0 },
  { when: "once a day from six on, each coupon once, with what it takes off", hour: 9, shown: 1 },
])
  test(`[HM-13] the coupons of the day show ${when}`, async ({ browser, request, baseURL }) => {
    const context = await browser.newContext({ baseURL: baseURL ?? "", timezoneId: zoneWhereItIs(hour) });
    const page = await context.newPage();
    let asked = 0;
    await page.route("**/api/coupon/activity", (route) => {
      asked += 1;
      return route.fulfill({ json: { success: true, message: "", code: 200, timestamp: 0, result: [gift, gift] } });
    });
    await openAsBuyer(page, request);
    await page.evaluate(() => localStorage.removeItem("getTimes"));
    for (let visit = 0; visit < 2; visit += 1) {
      // A file of the shop that runs no code: no page makes calls between two visits.
      await page.goto("/robots.txt");
      await page.goto("/#/goodsList");
      // Behind an open dialog the sidebar has no role.
      await expect(page.locator('[data-entry="cart"]')).toBeVisible();
      const dialog = page.getByRole("dialog", { name: "You've received a coupon" });
      if (shown > 0 && visit === 0) {
        await expect(dialog.getByRole("article")).toHaveCount(1);
        await expect(dialog).toContainText("$5");
        await expect(dialog).toContainText("Minimum spend $49");
        await expect(dialog.getByRole("button", { name: /^Claim/ })).toHaveCount(0);
        await dialog.getByRole("button", { name: "OK" }).click();
      }
      await expect(dialog).toBeHidden();
      expect(asked).toBe(shown);
    }
    await context.close();
  });

test("[HM-14] each page view is counted once, without private data, and failures are silent", async ({ page }) => {
  const logged: string[] = [];
  await page.route("**/api/page/log", (route) => {
    logged.push(new URLSearchParams(route.request().postData() ?? "").get("accessPageUrl") ?? "");
    return route.abort();
  });
  await page.goto("/#/goodsList?keyword=13800138000");
  await expect.poll(() => logged).toEqual(["/goodsList"]);
  await page.getByRole("button", { name: "Best selling", exact: true }).click();
  await expect(page).toHaveURL(/sort=buyCount/);
  await page.evaluate(() => {
    window.location.hash = "#/article";
  });
  await expect.poll(() => logged).toEqual(["/goodsList", "/article"]);
  await expect(page.getByRole("alert")).toBeHidden();
});

test("[HM-16] with the colours of the device, what can be pressed has an edge, and what is chosen a mark", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/");
  const hero = page.locator('[data-block="carousel1"]');
  await expect(hero.getByRole("link", { name: "Shop rainwear" })).toBeVisible();
  const outlineOf = (what: Locator) => what.evaluate((element) => getComputedStyle(element).outlineStyle);
  expect(await outlineOf(hero.getByRole("link", { name: "Shop rainwear" }))).toBe("solid");
  expect(await outlineOf(page.getByRole("search").first())).toBe("solid");
  expect(await outlineOf(hero.getByRole("button", { name: "Rainwear", exact: true }))).toBe("solid");
  const line = hero.locator('[data-part="tick"] > span:first-child');
  const [chosen, other] = await line.evaluateAll((lines) =>
    lines.slice(0, 2).map((one) => getComputedStyle(one, "::after").backgroundColor),
  );
  expect(chosen).not.toBe(other);
});
