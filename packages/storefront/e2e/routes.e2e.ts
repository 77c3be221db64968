import { expect, type Page, test } from "@playwright/test";
import { titles } from "../src/i18n/en/titles.ts";
import { routeOf, routes } from "../src/routes.ts";
import { openAsBuyer } from "./buyers.ts";

/** Pages that redirect a logged-in buyer at once. */
const forVisitors = ["/login", "/signUp", "/forgetPassword"];

function titleOf(path: string): string {
  const row = routeOf(path);
  return ((row && titles[row.name]) || "{{siteName}}").replace("{{siteName}}", "Sundry");
}

/** Without a message number the page redirects to the list (MC-13). */
const sentOn: Readonly<Record<string, string>> = { "/home/MsgDetail": "/home/MsgList" };

const spellings = routes.flatMap(({ path, aliases = [] }) => [path, ...aliases]);
const opened = spellings.filter((path) => !forVisitors.includes(path));
const half = Math.ceil(opened.length / 2);

const pathOf = (page: Page) => new URL(page.url()).hash.slice(1).split("?")[0];

/** Collects errors behind a page that looks fine. */
function faultsOf(page: Page): string[] {
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(`${pathOf(page)}: ${error.message}`));
  return faults;
}

for (const [at, group] of [opened.slice(0, half), opened.slice(half)].entries())
  test(`[RT-01] [RT-02] [RT-04] every route shows its own page under its own title: part ${at + 1}`, async ({
    page,
    request,
  }) => {
    test.slow();
    const faults = faultsOf(page);
    await openAsBuyer(page, request);
    for (const path of group) {
      const shownPath = sentOn[path] ?? path;
      await page.goto(`/#${path}`);
      await expect.poll(() => page.title(), path).toContain(titleOf(shownPath));
      expect(await page.title(), path).toContain("Sundry");
      // The previous page stays hidden until the frame of this one is there.
      const shown = page.locator("main:visible");
      await expect(shown.locator("h1"), path).toHaveCount(1);
      await expect(shown, path).toHaveText(/\S/);
      expect(pathOf(page), path).toBe(shownPath);
    }
    expect(faults).toEqual([]);
  });

test("[RT-07] hovering over a link starts loading its page; a typed address opens at the top, and Back returns to each position", async ({
  page,
}) => {
  await page.goto("/");
  const link = page.getByRole("banner").getByRole("link", { name: "Coupon centre" });
  await expect(link).toBeVisible();
  const chunk = page.waitForRequest(/\/assets\/CouponCentrePage-[\w-]+\.js$/);
  await link.hover();
  await chunk;

  const main = page.locator("main:visible");
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
  const scrollTo = async (top: number) => {
    await page.evaluate((to) => window.scrollTo({ top: to, behavior: "instant" }), top);
    await expect.poll(scrolled).toBe(top);
    // The page notices in the next frame.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  };
  await page.goto("/#/goodsList?keyword=umbrella");
  await expect(main.getByRole("article")).toHaveCount(20);
  await scrollTo(900);
  await page.goto("/#/article");
  await expect(main.getByRole("link", { name: "Writing reviews" })).toBeVisible();
  await expect.poll(scrolled).toBe(0);
  await scrollTo(300);
  await page.goto("/#/mailUs");
  await expect(main.getByRole("button", { name: "Send message" })).toBeVisible();
  await expect.poll(scrolled).toBe(0);
  await page.goBack();
  await expect.poll(scrolled).toBe(300);
  await page.goBack();
  await expect.poll(scrolled).toBe(900);
});
