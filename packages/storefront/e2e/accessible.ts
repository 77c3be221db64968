import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Nothing that axe can find is wrong with the page as it stands, and the page does not scroll sideways (HM-16). */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
}

/** The circumstances in which every screen must hold: theme, language and width of the window. The colours of a theme are the same at any width. */
export const circumstances = [
  { name: "light, English, 1440 px", colorScheme: "light", locale: "en", width: 1440 },
  { name: "dark, Chinese, 390 px", colorScheme: "dark", locale: "zh", width: 390 },
  { name: "light, Chinese, 320 px", colorScheme: "light", locale: "zh", width: 320 },
] as const;

/** What only wide windows have, in the dark: a few pages show all of it. */
export const wideInTheDark = {
  name: "dark, English, 1440 px",
  colorScheme: "dark",
  locale: "en",
  width: 1440,
} as const;

/** Opens the shop as a buyer in these circumstances would. */
export async function openIn(
  page: Page,
  path: string,
  at: (typeof circumstances)[number] | typeof wideInTheDark,
): Promise<void> {
  await page.setViewportSize({ width: at.width, height: 844 });
  await page.emulateMedia({ colorScheme: at.colorScheme, reducedMotion: "reduce" });
  await page.addInitScript((locale) => localStorage.setItem("locale", locale), at.locale);
  await page.goto(`/#${path}`);
}
