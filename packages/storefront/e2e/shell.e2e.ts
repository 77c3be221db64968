import { expect, test } from "@playwright/test";

const searchbox = "Search goods";

test("[HM-05] a keyword is trimmed and cut at 140 characters", async ({ page }) => {
  await page.goto("/");
  const box = page.getByRole("searchbox", { name: searchbox });
  await box.fill(`  ${"a".repeat(200)}`);
  await expect(box).toHaveValue(`  ${"a".repeat(138)}`);
  await box.fill("  umbrella ");
  await box.press("Enter");
  await expect(page).toHaveURL(/#\/goodsList\?keyword=umbrella$/);
  await expect(page.getByRole("heading", { level: 1, name: "Results for “umbrella”" })).toBeVisible();
});

test("[HM-05] an empty keyword makes no call and keeps the focus", async ({ page }) => {
  await page.goto("/");
  const box = page.getByRole("searchbox", { name: searchbox });
  await page.waitForLoadState("networkidle");
  const calls: string[] = [];
  page.on("request", (request) => calls.push(request.url()));
  await box.fill("   ");
  await page.getByRole("search").getByRole("button", { name: "Search" }).click();
  await expect(box).toBeFocused();
  await expect(page).toHaveURL(/\/(#\/)?$/);
  expect(calls.filter((url) => url.includes("/goods/es"))).toEqual([]);
});

test("[HM-05] Enter that ends an input-method composition does not search", async ({ page }) => {
  await page.goto("/");
  const box = page.getByRole("searchbox", { name: searchbox });
  await box.fill("yusan");
  const prevented = await box.evaluate((input) => {
    const enter = new KeyboardEvent("keydown", { key: "Enter", isComposing: true, bubbles: true, cancelable: true });
    return !input.dispatchEvent(enter);
  });
  expect(prevented).toBe(true);
  await expect(page).toHaveURL(/\/(#\/)?$/);
});

test("[HM-06] hot words are fetched once in five minutes and a click searches", async ({ page }) => {
  let fetched = 0;
  await page.route("**/api/goods/hot-words**", (route) => {
    fetched += 1;
    return route.continue();
  });
  await page.goto("/");
  const words = page.getByRole("banner").getByRole("link", { name: "umbrella", exact: true });
  await expect(words).toBeVisible();
  await page.reload();
  await expect(words).toBeVisible();
  expect(fetched).toBe(1);
  await words.click();
  await expect(page).toHaveURL(/keyword=umbrella/);
  await expect(page.getByRole("searchbox", { name: searchbox })).toHaveValue("umbrella");
});

test("[HM-07] the category menu works with the mouse and by keyboard alone", async ({ page }) => {
  await page.goto("/#/goodsList");
  const button = page.getByRole("button", { name: "All categories" });
  await button.hover();
  const menu = page.getByRole("navigation", { name: "Categories" });
  await menu.getByRole("link", { name: "Kitchen", exact: true }).hover();
  await expect(menu.getByRole("link", { name: "See all" })).toBeVisible();
  await page.mouse.move(1400, 800);
  await expect(menu).toBeHidden();

  await page.getByRole("searchbox", { name: searchbox }).focus();
  await button.focus();
  await page.keyboard.press("ArrowDown");
  await expect(menu).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(menu.getByRole("link", { name: "Toys", exact: true })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  await expect(menu.getByRole("link", { name: "See all" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/categoryId=[^,]+,[^,]+$/);
});

test("[HM-07] long names are cut at ten characters and keep their full name", async ({ page }) => {
  await page.goto("/");
  const menu = page.getByRole("navigation", { name: "Categories" });
  const cut = menu.getByTitle("Games and puzzles").first();
  await expect(cut).toContainText("Games and puzzles");
  await expect(cut.locator("[aria-hidden]")).toHaveText("Games and ");
});

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
  await page.getByRole("button", { name: "Use the dark theme" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.getByRole("button", { name: "Use the light theme" })).toBeVisible();
});

test("[RT-03] an unknown address keeps its place in the bar and offers search and a way home", async ({ page }) => {
  await page.goto("/#/no/such/page");
  await expect(page.getByRole("heading", { name: "There is nothing at this address" })).toBeVisible();
  await expect(page).toHaveTitle(/No such page/);
  await expect(page).toHaveURL(/#\/no\/such\/page$/);
  await page.getByRole("link", { name: "Go to the home page" }).click();
  await expect(page).toHaveURL(/#\/$/);
});

test("[HM-16] the first Tab stop leads over the header to the content", async ({ page }) => {
  await page.goto("/#/goodsList");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("#content")).toBeFocused();
});

test("[HM-04] a visitor's cart preview is empty and offers the log-in", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("banner").getByRole("link", { name: "Cart", exact: true }).hover();
  await expect(page.getByText("Nothing here yet. Start with a dozen of something.")).toBeVisible();
  await page.keyboard.press("Escape");
});

test("[HM-07] on a phone the categories open from the tab bar", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await page.getByRole("button", { name: "Categories" }).click();
  const sheet = page.getByRole("dialog", { name: "Categories" });
  await sheet.getByRole("button", { name: "Kitchen" }).click();
  await sheet.getByRole("link", { name: "Kitchen: See all" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Kitchen" })).toBeVisible();
});
