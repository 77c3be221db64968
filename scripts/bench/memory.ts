import type { Browser, CDPSession } from "playwright";

/** Maximum growth of the heap after 200 changes of route and a full collection, in bytes. */
export const maxGrowth = 5_000_000;

const changes = 200;
const warmUp = 20;

/**
 * Visits `routes` repeatedly in one session and returns by how many bytes the heap has grown after a full collection.
 */
export async function heapGrowth(browser: Browser, origin: string, routes: readonly string[]): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await page.goto(`${origin}/${routes[0] ?? ""}`, { waitUntil: "networkidle" });
    const go = async (times: number) => {
      for (let turn = 0; turn < times; turn++) {
        const route = routes[turn % routes.length] ?? "#/";
        await page.evaluate((hash) => {
          location.hash = hash;
        }, route);
        await page.locator("h1, [role=alert]").first().waitFor({ state: "attached" });
      }
      await page.waitForLoadState("networkidle");
    };
    await go(warmUp);
    const before = await heapOf(session);
    await go(changes);
    return (await heapOf(session)) - before;
  } finally {
    await context.close();
  }
}

async function heapOf(session: CDPSession): Promise<number> {
  await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  return usedSize;
}
