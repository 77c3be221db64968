import { expect, type Locator, type Page, type Request } from "@playwright/test";

/** The server's clock as a page sees it. */
export interface ServerTime {
  /** How far it is ahead of this machine's, in ms; can change while the page is open. */
  ahead: number;
  /** Whether the page has asked for nothing for half a second, and has every answer. */
  isQuiet(): boolean;
}

/** Moves the server's clock: every later answer carries `now + ahead`. */
export async function moveServer(page: Page, ahead = 0): Promise<ServerTime> {
  const underWay = new Set<Request>();
  let changedAt = Date.now();
  const time: ServerTime = { ahead, isQuiet: () => underWay.size === 0 && Date.now() - changedAt > 500 };
  const noting = (change: (request: Request) => unknown) => (request: Request) => {
    change(request);
    changedAt = Date.now();
  };
  page.on(
    "request",
    noting((request) => underWay.add(request)),
  );
  page.on(
    "requestfinished",
    noting((request) => underWay.delete(request)),
  );
  page.on(
    "requestfailed",
    noting((request) => underWay.delete(request)),
  );
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
  return time;
}

/**
 * Lets time pass for the server and the page alike. Waits until the page is quiet: an answer from before would turn its idea
 * of the server's clock back, and what it still loads would be over its time.
 */
export async function passTime(page: Page, time: ServerTime, ms: number): Promise<void> {
  await expect.poll(() => time.isQuiet()).toBe(true);
  time.ahead += ms;
  await page.clock.fastForward(ms);
}

/** Remaining seconds a countdown shows. */
export async function secondsLeft(timer: Locator): Promise<number> {
  const cells = await timer.locator('[data-part="cell"]').allTextContents();
  const [hours = Number.NaN, minutes = Number.NaN, seconds = Number.NaN] = cells.map(Number);
  return hours * 3600 + minutes * 60 + seconds;
}

/**
 * Checks that the countdown runs to this time of the server's clock, within 3 seconds. It may have been read at any
 * moment of the call, however slow the machine is.
 */
export async function expectCountdownTo(
  timer: Locator,
  end: number,
  time: Pick<ServerTime, "ahead"> = { ahead: 0 },
): Promise<void> {
  const left = () => (end - (Date.now() + time.ahead)) / 1000;
  await expect(async () => {
    const max = left();
    const shown = await secondsLeft(timer);
    const min = left();
    expect(shown).toBeGreaterThan(min - 3);
    expect(shown).toBeLessThan(max + 3);
  }).toPass({ timeout: 30_000 });
}

/** Hides or shows the tab, as the page would notice. */
export async function hideTab(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((now) => {
    Object.defineProperty(document, "hidden", { configurable: true, value: now });
    Object.defineProperty(document, "visibilityState", { configurable: true, value: now ? "hidden" : "visible" });
    document.dispatchEvent(new Event("visibilitychange"));
  }, hidden);
}
