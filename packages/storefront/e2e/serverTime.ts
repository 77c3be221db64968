import type { Locator, Page } from "@playwright/test";

/** How far the server's clock is ahead of this machine's, in ms; can change while a page is open. */
export interface ServerTime {
  ahead: number;
}

/** Moves the server's clock: every later answer carries `now + ahead`. */
export async function moveServer(page: Page, time: ServerTime): Promise<void> {
  await page.route("**/api/**", async (route) => {
    try {
      const response = await route.fetch();
      const answer = (await response.json()) as Record<string, unknown>;
      await route.fulfill({ response, json: { ...answer, timestamp: Date.now() + time.ahead } });
    } catch (error) {
      // The page was closed before the answer came.
      if (!page.isClosed() && !/disposed|closed|Test ended/.test(String(error))) throw error;
    }
  });
}

/** Remaining seconds a countdown shows. */
export async function secondsLeft(timer: Locator): Promise<number> {
  const cells = await timer.locator('[data-part="cell"]').allTextContents();
  const [hours = Number.NaN, minutes = Number.NaN, seconds = Number.NaN] = cells.map(Number);
  return hours * 3600 + minutes * 60 + seconds;
}

/** Hides or shows the tab, as the page would notice. */
export async function hideTab(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((now) => {
    Object.defineProperty(document, "hidden", { configurable: true, value: now });
    Object.defineProperty(document, "visibilityState", { configurable: true, value: now ? "hidden" : "visible" });
    document.dispatchEvent(new Event("visibilitychange"));
  }, hidden);
}
