import { expect, type Page, test } from "@playwright/test";
import { words as address } from "../src/i18n/en/address.ts";
import { titles } from "../src/i18n/en/titles.ts";
import { pseudo } from "../src/shared/i18n/pseudoLocale.ts";
import { pageAt, type PageAddress, pages } from "../src/shared/routing/addresses.ts";
import { openAsBuyer } from "./buyers.ts";

/** Pages that redirect a logged-in buyer at once. */
const forVisitors = ["/login", "/signUp", "/forgetPassword"];

/** Without a message number the page redirects to the list (MC-13). */
const sentOn: Readonly<Record<string, string>> = { "/home/MsgDetail": "/home/MsgList" };

const widths = [320, 768, 1280];
const addresses: readonly PageAddress[] = Object.values(pages);
const canonical = new Set(addresses.map(({ path }) => path));
const opened = addresses
  .flatMap(({ path, aliases = [] }) => [path, ...aliases])
  .filter((path) => !forVisitors.includes(path));
const half = Math.ceil(opened.length / 2);

/** The title of a page in the lengthened words. */
function titleOf(path: string): string {
  const name = pageAt(path);
  // Without a number the form is for a new address.
  const title = name === "address" ? address.addTitle : name && titles[name];
  return pseudo(title || "{{siteName}}").replace("{{siteName}}", "Sundry");
}

const pathOf = (page: Page) => new URL(page.url()).hash.slice(1).split("?")[0];

/** Collects errors behind a page that looks fine. */
function faultsOf(page: Page): string[] {
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(`${pathOf(page)}: ${error.message}`));
  return faults;
}

/** Lengthens every text of the shop by 40 %, with accents, from the next load on. */
async function lengthenWords(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.setItem("pseudoLocale", "1"));
  await page.reload();
}

/** Elements that are too wide: the page itself, and buttons whose text does not fit. */
function overflowsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth}px wide`);
    for (const button of document.querySelectorAll<HTMLElement>("button, [role='button'], [role='tab']")) {
      const box = button.getBoundingClientRect();
      if (!button.checkVisibility() || box.width <= 1 || !button.textContent?.trim()) continue;
      const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        // Text for screen readers only takes no space.
        if ((text.parentElement?.getBoundingClientRect().width ?? 0) <= 1) continue;
        // The name of a sidebar entry is beside its button.
        if (text.parentElement && getComputedStyle(text.parentElement).position === "absolute") continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const sticksOut = [...range.getClientRects()].some(
          ({ left, right, width }) => width > 1 && (left < box.left - 1 || right > box.right + 1),
        );
        if (sticksOut) found.push(`the button “${button.textContent.trim()}” is cut`);
      }
    }
    return [...new Set(found)];
  });
}

/** Opens an address; the page is the one of the route, under its own title. */
async function open(page: Page, path: string): Promise<void> {
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

/** What does not fit on the open page, at each width. */
async function overflowsAtWidths(page: Page, path: string): Promise<string[]> {
  const found: string[] = [];
  const main = page.locator("main:visible");
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    // What depends on the width is drawn in the next frames.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    await expect(main.locator("[role='status'] [data-component='Skeleton']"), path).toHaveCount(0);
    found.push(...(await overflowsOf(page)).map((what) => `${path} at ${width} px: ${what}`));
  }
  return found;
}

for (const [at, group] of [opened.slice(0, half), opened.slice(half)].entries())
  test(`[RT-01] [RT-02] [RT-04] [HM-10] every route shows its own page under its own title, and 40 % longer words fit it at ${widths.join(", ")} px: part ${at + 1}`, async ({
    page,
    request,
  }) => {
    test.setTimeout(900_000);
    const faults = faultsOf(page);
    const overflows: string[] = [];
    const visit = async (paths: readonly string[]) => {
      for (const path of paths) {
        await open(page, path);
        // Another spelling shows the same page.
        if (canonical.has(path)) overflows.push(...(await overflowsAtWidths(page, path)));
      }
    };
    await page.goto("/#/mailUs");
    await lengthenWords(page);
    await expect(page.getByRole("main")).toContainText(/[áéíöû]/);
    if (at === 0) await visit(forVisitors);
    await openAsBuyer(page, request);
    await visit(group);
    expect(overflows).toEqual([]);
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
