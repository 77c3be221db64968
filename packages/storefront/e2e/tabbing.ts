import { expect, type Locator, type Page } from "@playwright/test";

/** Presses Tab (or Shift+Tab) until this element has the focus, at most 80 times. */
export async function tabTo(page: Page, wanted: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  await expect(wanted).toBeVisible();
  let element = await wanted.elementHandle();
  for (let presses = 0; presses < 80; presses += 1) {
    const state = await page.evaluate(
      (one) => (one?.isConnected ? one === document.activeElement : "redrawn"),
      element,
    );
    if (state === true) return;
    // Finding it by its name anew before each press would take most of the time.
    if (state === "redrawn") element = await wanted.elementHandle();
    else await page.keyboard.press(key);
  }
  await expect(wanted).toBeFocused();
}

/** Tabs to it and presses it. */
export async function pressByKey(page: Page, wanted: Locator): Promise<void> {
  await tabTo(page, wanted);
  await page.keyboard.press("Enter");
}

/** After a change of page the focus is at the content, and Tab continues from there. */
export async function expectFocusAtContent(page: Page): Promise<void> {
  await expect(page.locator("#content")).toBeFocused();
}

/**
 * Counts the keys pressed from now on that move or press: Tab, Enter, Space, arrows. What is typed does not count. Call it
 * before the page opens.
 */
export async function countKeys(page: Page): Promise<() => Promise<number>> {
  const counter = "keysPressed";
  await page.addInitScript((name) => {
    const typedInto = "input:not([type=radio], [type=checkbox]), textarea";
    addEventListener(
      "keydown",
      ({ key, target }) => {
        const typed = key.length === 1 && target instanceof Element && target.matches(typedInto);
        if (!typed) sessionStorage.setItem(name, String(Number(sessionStorage.getItem(name)) + 1));
      },
      true,
    );
  }, counter);
  return () => page.evaluate((name) => Number(sessionStorage.getItem(name)), counter);
}
