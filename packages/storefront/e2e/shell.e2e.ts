import { expect, type Locator, test } from "@playwright/test";
import { openAsBuyer } from "./buyers.ts";

test("[HM-10] [HM-16] language and theme change at once, for texts, title and catalogue, and stay", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Ready for the wet months" })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole("button", { name: "Use dark theme" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
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
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
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

test("[HM-13] the coupons of the day show once a day, not before six, each coupon once, with what it takes off", async ({
  browser,
  request,
  baseURL,
}) => {
  for (const { hour, shown } of [
    { hour: 3, shown: 0 },
    { hour: 9, shown: 1 },
  ]) {
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
  }
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
