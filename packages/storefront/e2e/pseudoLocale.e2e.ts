import { expect, type Page, test } from "@playwright/test";
import { routes } from "../src/routes.ts";
import { openAsBuyer } from "./buyers.ts";

/** Pages that redirect a logged-in buyer at once. */
const forVisitors = new Set(["/login", "/signUp", "/forgetPassword"]);

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

const widths = [320, 768, 1280];
const members = routes.filter(({ path }) => !forVisitors.has(path));
const half = Math.ceil(members.length / 2);

for (const [at, rows] of [members.slice(0, half), members.slice(half)].entries())
  test(`[HM-10] a language with 40 % longer words fits every page at ${widths.join(", ")} px: part ${at + 1}`, async ({
    page,
    request,
  }) => {
    test.setTimeout(240_000);
    const overflows: string[] = [];
    const visit = async (paths: readonly string[]) => {
      for (const path of paths) {
        await page.goto(`/#${path}`);
        const main = page.locator("main:visible");
        await expect(main.locator("h1"), path).toHaveCount(1);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 });
          // What depends on the width is drawn in the next frames.
          await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
          await expect(main.locator("[role='status'] [data-component='Skeleton']"), path).toHaveCount(0);
          overflows.push(...(await overflowsOf(page)).map((what) => `${path} at ${width} px: ${what}`));
        }
      }
    };
    await page.goto("/");
    await lengthenWords(page);
    await expect(page.getByRole("banner").or(page.getByRole("main")).first()).toContainText(/[áéíöû]/);
    if (at === 0) await visit([...forVisitors]);
    await openAsBuyer(page, request);
    await visit(rows.map(({ path }) => path));
    expect(overflows).toEqual([]);
  });
