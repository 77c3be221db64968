import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Width of a phone, and of the narrowest one that is served. */
const phone = 390;
const narrowest = 320;
const height = 844;

/**
 * Nothing that axe can find is wrong with the page as it stands, and the page does not scroll sideways (HM-16). A page as wide
 * as a phone must not do so on the narrowest one either.
 */
export async function expectAccessible(page: Page): Promise<void> {
  // No page has frames, and nobody reads what axe found in order: a window of its own for the report and the details of all
  // that is right take four times as long.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ["violations"] })
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`)).toEqual([]);
  await expectNoSidewaysScroll(page);
  if (page.viewportSize()?.width !== phone) return;
  await page.setViewportSize({ width: narrowest, height });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: phone, height });
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
}

/** The circumstances in which every screen must hold: theme, language and width of the window. The colours of a theme are the same at any width. */
export const circumstances = [
  { name: "light, English, 1440 px", colorScheme: "light", locale: "en", width: 1440 },
  { name: "dark, Chinese, 390 and 320 px", colorScheme: "dark", locale: "zh", width: phone },
] as const;

/** What only wide windows have, in the dark: a few pages show all of it. */
export const wideInTheDark = {
  name: "dark, English, 1440 px",
  colorScheme: "dark",
  locale: "en",
  width: 1440,
} as const;

/** Opens the shop anew as a buyer in these circumstances would. */
export async function openIn(
  page: Page,
  path: string,
  at: (typeof circumstances)[number] | typeof wideInTheDark,
): Promise<void> {
  await page.setViewportSize({ width: at.width, height });
  await page.emulateMedia({ colorScheme: at.colorScheme, reducedMotion: "reduce" });
  await page.addInitScript((locale) => localStorage.setItem("locale", locale), at.locale);
  // Another hash alone would leave the shop as it is, in its language.
  if (page.url().includes("#")) await page.goto("about:blank");
  await page.goto(`/#${path}`);
}
