import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Width of a phone, and of the narrowest supported one. */
const phone = 390;
const narrowest = 320;
const height = 844;

/**
 * Checks that axe finds no violations on the page as it is, and that the page does not scroll sideways (HM-16). A page
 * as wide as a phone must not scroll sideways on the narrowest one either.
 */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await violationsOf(page)).toEqual([]);
  await expectNoSidewaysScroll(page);
  if (page.viewportSize()?.width !== phone) return;
  await page.setViewportSize({ width: narrowest, height });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: phone, height });
}

/** Checks the colours of the open page in its dark theme. Only colours depend on the theme. */
export async function expectDarkContrast(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await expect.poll(() => page.evaluate(() => matchMedia("(prefers-color-scheme: dark)").matches)).toBe(true);
  expect(await violationsOf(page, ["color-contrast"])).toEqual([]);
}

/** What axe finds wrong with the page as it is, by all its rules or by some. */
async function violationsOf(page: Page, rules?: readonly string[]): Promise<string[]> {
  // Halfway between two colours nothing has enough contrast.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ playState, effect }) => playState === "running" && effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished),
    ),
  );
  // No page has frames, and only violations are needed: axe's default mode, with its own window and details of passing
  // rules, takes four times as long.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ["violations"], ...(rules && { runOnly: [...rules] }) })
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
}

/** Theme, language and width in which every screen must work. The colours of a theme are the same at any width. */
export const pageConditions = [
  { name: "light, English, 1440 px", colorScheme: "light", locale: "en", width: 1440 },
  { name: "dark, Chinese, 390 and 320 px", colorScheme: "dark", locale: "zh", width: phone },
] as const;

/** Opens the shop afresh with this theme, language and width. */
export async function openIn(page: Page, path: string, at: (typeof pageConditions)[number]): Promise<void> {
  await page.setViewportSize({ width: at.width, height });
  await page.emulateMedia({ colorScheme: at.colorScheme, reducedMotion: "reduce" });
  // A plain file of the shop's origin: from there the next address loads the shop anew.
  await page.goto("/start.js");
  await page.evaluate((locale) => localStorage.setItem("locale", locale), at.locale);
  await page.goto(`/#${path}`);
}
