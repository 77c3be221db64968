import { expect, type Locator, test } from "@playwright/test";

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
  await page.route(/\/assets\/CouponCentrePage-[\w-]+\.js$/, async (route) => {
    await shown.promise;
    await route.continue();
  });
  await page.goto("/#/coupon");
  const box = page.getByRole("combobox", { name: "Search products" });
  await box.fill("umbrella");
  await box.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Results for “umbrella”" })).toBeVisible();
  await expect(page.locator("#content")).toBeFocused();
  shown.resolve();
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
