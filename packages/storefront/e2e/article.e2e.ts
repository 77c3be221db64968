import { expect, type Page, test } from "@playwright/test";
import { circumstances, expectAccessible, openIn } from "./accessible.ts";
import { answerWith, failAt, pageOf } from "./answers.ts";

const topics = (page: Page) => page.getByRole("navigation", { name: "Help topics" });

test("[GD-07] topics lead to articles, and an article to the next one", async ({ page }) => {
  await page.goto("/#/article");
  await expect(page).toHaveTitle("Help centre - Sundry");
  await topics(page).getByRole("link", { name: "Delivery" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Delivery" })).toBeVisible();
  await expect(topics(page).getByRole("link", { name: "Delivery" })).toHaveAttribute("aria-current", "true");
  await page.getByRole("link", { name: "Shipping and customs" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Shipping and customs" })).toBeVisible();
  await expect(page).toHaveTitle("Shipping and customs - Help centre - Sundry");
  await expect(page.getByText(/^Updated \d+ \w+ \d{4}$/)).toBeVisible();
  const around = page.getByRole("navigation", { name: "More on this topic" });
  await around.getByRole("link", { name: /^Next/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Shipping costs" })).toBeVisible();
  await around.getByRole("link", { name: /^Previous/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Shipping and customs" })).toBeVisible();
});

test("[GD-07] a link to an article opens it and its category, also by its other address", async ({ page, request }) => {
  const { result } = (await (await request.get("/api/content?title=refund")).json()) as {
    result: { records: { id: string; title: string }[] };
  };
  const [found] = result.records;
  for (const path of ["article", "article/detail"]) {
    await page.goto(`/#/${path}?id=${found?.id}`);
    await expect(page.getByRole("heading", { level: 1, name: found?.title ?? "" })).toBeVisible();
    await expect(topics(page).getByRole("link", { name: "Returns and refunds" })).toHaveAttribute(
      "aria-current",
      "true",
    );
  }
});

test("[GD-07] titles can be searched, and the search is in the address", async ({ page }) => {
  await page.goto("/#/article");
  const box = page.getByRole("main").getByRole("searchbox", { name: "Search titles" });
  await box.fill("coupon");
  await box.press("Enter");
  await expect(page).toHaveURL(/title=coupon/);
  await expect(page.getByRole("main").getByRole("link", { name: /Coupons/ })).not.toHaveCount(0);
  await box.fill("zzz");
  await box.press("Enter");
  await expect(page.getByRole("heading", { name: "No article titles contain “zzz”" })).toBeVisible();
  await page.getByRole("link", { name: "Show all articles" }).click();
  await expect(page.getByRole("link", { name: "About us" }).first()).toBeVisible();
});

test("[GD-07] an unknown id leads to the list with a note", async ({ page }) => {
  await page.goto("/#/article/detail?id=no-such");
  await expect(page.getByText("That article is no longer available.")).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: /Minimum orders/ })).toBeVisible();
  await expectAccessible(page);
});

test("[HM-09] [GD-07] the four links of the footer open their articles", async ({ page }) => {
  await page.goto("/#/article");
  for (const name of ["About us", "Contact us", "Help", "Privacy policy"]) {
    await page.getByRole("contentinfo").getByRole("link", { name, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: name === "Help" ? "Help centre" : name })).toBeVisible();
    await expect(page).toHaveURL(/article\?id=\d+$/);
    await expect(page.getByText(/^Updated /)).toBeVisible();
  }
});

test("[VA-05] [GD-07] a hostile text runs nothing; its anchors work", async ({ page }) => {
  const tall = "<p>line</p>".repeat(120);
  await answerWith(page, "content/get/*", {
    id: "1",
    title: "Hostile",
    content: `<a href="#end">To the end</a><img src=x onerror="window.ran=1"><script>window.ran=1</script>
      <a href="javascript:window.ran=1">press</a>${tall}<h3 id="end">The end</h3>`,
    categoryId: null,
  });
  await page.goto("/#/article?id=1");
  await page.getByRole("link", { name: "To the end" }).click();
  await expect(page.getByRole("heading", { name: "The end" })).toBeInViewport();
  await expect(page).toHaveURL(/#\/article\?id=1$/);
  await page.getByText("press", { exact: true }).click();
  expect(await page.evaluate(() => "ran" in window)).toBe(false);
});

test("[GD-07] a category without articles says so", async ({ page }) => {
  await answerWith(page, "content?*", pageOf([]));
  await page.goto("/#/article");
  await expect(page.getByRole("heading", { name: "No articles here" })).toBeVisible();
});

for (const [part, path, address] of [
  ["list", "content?*", "/article"],
  ["text", "content/get/*", "/article?id=1"],
] as const)
  for (const how of ["server", "network"] as const)
    test(`[GD-07] a failure (${how}) of the ${part} can be retried, and the rest stays`, async ({ page }) => {
      const restore = await failAt(page, path, how);
      await page.goto(`/#${address}`);
      await expect(page.getByRole("main").getByRole("alert")).toBeVisible();
      await expect(topics(page).getByRole("link", { name: "Delivery" })).toBeVisible();
      restore();
      await page.getByRole("button", { name: "Try again" }).click();
      await expect(page.getByRole("link", { name: "About us" }).first()).toBeVisible();
    });

test("[GD-07] on a phone the topics open under a button and close after a choice", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/#/article");
  const opener = topics(page).getByRole("button", { name: "All articles" });
  await expect(topics(page).getByRole("link", { name: "Paying" })).toBeHidden();
  await opener.click();
  await topics(page).getByRole("link", { name: "Paying" }).click();
  await expect(topics(page).getByRole("button", { name: "Paying" })).toHaveAttribute("aria-expanded", "false");
});

for (const at of circumstances)
  test(`[GD-07] [HM-16] list and article in ${at.name}`, async ({ page }) => {
    await openIn(page, "/article", at);
    await expect(
      page.getByRole("heading", { level: 1, name: at.locale === "zh" ? "帮助中心" : "Help centre" }),
    ).toBeVisible();
    const first = page.getByRole("main").locator("a[href*='article?id=']").first();
    await expect(first).toBeVisible();
    await expectAccessible(page);
    await first.click();
    await expect(page.getByRole("main").getByRole("article")).toContainText(/Sundry/);
    await expectAccessible(page);
  });
