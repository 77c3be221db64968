import { test as base, expect, type Page } from "@playwright/test";

/** Journeys in which a page that reports an error, such as a hydration mismatch, fails. */
export const test = base.extend<{ faults: string[] }>({
  faults: [
    async ({ page }, use) => {
      const faults: string[] = [];
      page.on("pageerror", (error) => faults.push(error.message));
      await use(faults);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * Opens an entry address with the page in its answer: the first visitor of a cold process may get it without. With
 * `commit` it does not wait for the code.
 */
export async function openEntry(page: Page, address: string, waitUntil: "load" | "commit" = "load"): Promise<void> {
  const headers = { "accept-language": await page.evaluate(() => navigator.language) };
  await expect
    .poll(async () => (await (await page.request.get(address, { headers })).text()).includes('data-sent="page"'))
    .toBe(true);
  await page.goto(address, { waitUntil });
}

/** Resolves when React has taken the page over: it marks the elements that it knows. */
export async function takenOver(page: Page): Promise<void> {
  await expect(page.locator("html[data-sent=page]")).toHaveCount(1);
  await page.waitForFunction(() => {
    const main = document.getElementById("content");
    return main !== null && Object.keys(main).some((name) => name.startsWith("__react"));
  });
}

/** Paths of the API calls that the page sends from now on. */
export function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/")) calls.push(pathname.slice("/api".length));
  });
  return calls;
}
