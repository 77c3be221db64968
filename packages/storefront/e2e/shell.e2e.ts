import { expect, test } from "@playwright/test";
import { answerWith } from "./answers.ts";
import { logIn, openAsBuyer, registerBuyer } from "./buyers.ts";

const searchbox = "Search products";

test("[HM-08] the header is fixed after any scroll and floats past 300 px, and nothing below moves", async ({
  page,
}) => {
  await page.goto("/");
  await expect(page.locator('[data-block="seckill"] article').first()).toBeVisible();
  const header = page.getByRole("banner");
  const bar = header.locator("> div").first();
  const place = () =>
    page.locator('[data-block="firstAdvert"]').evaluate((block) => block.getBoundingClientRect().top + window.scrollY);
  const before = await place();
  for (const [scroll, mode] of [
    [2, "fixed"],
    [400, "floating"],
  ] as const) {
    await page.evaluate((top) => window.scrollTo(0, top), scroll);
    await expect(header).toHaveAttribute("data-mode", mode);
    await expect(bar).toHaveCSS("position", "fixed");
    expect(await place()).toBe(before);
  }
  await expect(page.getByRole("searchbox", { name: searchbox })).toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(header).toHaveAttribute("data-mode", "top");
});

test("[HM-10] the language changes at once, for texts, title and catalogue, and stays", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Ready for the wet months" })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole("combobox", { name: "Language" }).first().selectOption("zh");
  await expect(page.getByRole("heading", { name: "雨季备货" })).toBeVisible();
  await expect(
    page.getByRole("navigation", { name: "商品分类" }).getByRole("link", { name: "雨伞雨具" }),
  ).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-CN");
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
  await page.reload();
  await expect(page.getByRole("searchbox", { name: "搜索商品" })).toBeVisible();
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

test("[RT-03] an unknown address stays in the bar and offers search and a way home", async ({ page }) => {
  await page.goto("/#/no/such/page");
  await expect(page.getByRole("heading", { name: "Page not found" })).toBeVisible();
  await expect(page).toHaveTitle(/Page not found/);
  await expect(page).toHaveURL(/#\/no\/such\/page$/);
  await page.getByRole("link", { name: "Go to the home page" }).click();
  await expect(page).toHaveURL(/#\/$/);
});

test("[HM-16] the first Tab stop skips the header to the content", async ({ page }) => {
  await page.goto("/#/goodsList");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("#content")).toBeFocused();
});

test("[HM-04] a visitor's cart preview is empty and offers the login", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("banner").getByRole("link", { name: "Cart", exact: true }).hover();
  await expect(page.getByText("Your cart is empty. Add items you like and they'll show here.")).toBeVisible();
  await page.keyboard.press("Escape");
});

test("[HM-01] the announcements scroll, can be paused for good, and stay still with reduced motion", async ({
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

test("[SB-08] [HM-16] on a phone nothing that gets the focus is under the tab bar", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto("/#/coupon");
  await page
    .getByRole("button", { name: /^Claim: / })
    .first()
    .focus();
  const hidden = () =>
    page.evaluate(() => {
      const { x, y, width, height } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
      const above = document.elementFromPoint(x + width / 2, y + height / 2);
      return document.activeElement?.contains(above) ? undefined : document.activeElement?.textContent;
    });
  for (let at = 0; at < 10; at += 1) {
    expect(await hidden()).toBeUndefined();
    await page.keyboard.press("Tab");
  }
});

test("[HM-02] a closed advert stays closed until its content changes", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Close this notice" }).click();
  await expect(page.getByRole("button", { name: "Close this notice" })).toBeHidden();
  await page.reload();
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("button", { name: "Close this notice" })).toBeHidden();
});

test("[HM-04] a hundred lines show as 99, with the true count in words", async ({ page, request }) => {
  await openAsBuyer(page, request);
  await answerWith(page, "cart/count*", 128);
  await page.goto("/#/goodsList");
  await page.reload();
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
    await logIn(page, await registerBuyer(request));
    // A file of the shop that runs no code: no page makes calls between two visits.
    await page.goto("/robots.txt");
    await page.evaluate(() => localStorage.removeItem("getTimes"));
    for (let visit = 0; visit < 2; visit += 1) {
      await page.goto("/robots.txt");
      await page.goto("/#/goodsList");
      await expect(page.locator('[data-entry="cart"]').first()).toBeAttached();
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

test("[HM-15] the loading indicator goes after the last call, also after a failure", async ({ page }) => {
  await page.goto("/#/goodsList");
  const bar = page.locator("[data-busy]");
  await expect(page.getByRole("navigation", { name: "Your shortcuts" })).toBeVisible();
  await expect(bar).toHaveCount(0);
  let fail = () => {};
  const held = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route("**/api/goods/es?**", async (route) => {
    await held;
    await route.fulfill({ status: 500, body: "" });
  });
  await page.getByRole("button", { name: "Best selling", exact: true }).click();
  await expect(bar).toHaveCount(1);
  fail();
  await expect(bar).toHaveCount(0);
});

test("[EN-04] the offline notice shows for as long as the connection is lost", async ({ page, context }) => {
  await page.goto("/#/goodsList");
  await expect(page.getByRole("article").first()).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(/^You're offline/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/^You're offline/)).toBeHidden();
});
