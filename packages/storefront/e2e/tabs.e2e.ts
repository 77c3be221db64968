import { fileURLToPath } from "node:url";
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { build, type Rolldown } from "vite";
import { openAsBuyer } from "./buyers.ts";

const TABS = 5;
const CALLS = 40;
const entry = fileURLToPath(new URL("tabs/manyCalls.ts", import.meta.url));

// One worker, so that the script is built once.
test.describe.configure({ mode: "default" });

let built: Promise<string> | undefined;

/** The client as one script, without a shop around it, whose calls would count too. */
const clientScript = () => (built ??= buildScript());

async function buildScript(): Promise<string> {
  const bundles = (await build({
    configFile: false,
    logLevel: "error",
    build: { write: false, lib: { entry, formats: ["es"] } },
  })) as Rolldown.RolldownOutput[];
  return bundles[0]?.output[0].code ?? "";
}

/** A number of pages with the shop's origin that run only the client. */
async function openTabs(context: BrowserContext, script: string): Promise<Page[]> {
  await context.route("**/tab.html", (route) =>
    route.fulfill({ contentType: "text/html", body: `<!doctype html><script type="module">${script}</script>` }),
  );
  return Promise.all(
    Array.from({ length: TABS }, async () => {
      const tab = await context.newPage();
      await tab.goto("/tab.html");
      await tab.waitForFunction(() => "manyCalls" in window);
      return tab;
    }),
  );
}

/** Replaces the buyer's access token with an expired one, which the server also refuses. */
async function letTokenExpire(page: Page): Promise<string> {
  return page.evaluate(() => {
    const [head = "", payload = "", sign = ""] = (localStorage.getItem("accessToken") ?? "").split(".");
    const content = JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/"))) as Record<string, unknown>;
    const old = [head, btoa(JSON.stringify({ ...content, exp: 1 })).replaceAll("=", ""), sign].join(".");
    localStorage.setItem("accessToken", old);
    return old;
  });
}

for (const { how, locks } of [
  { how: "Web Locks: one renewal", locks: true },
  { how: "no locks, as on a shop without TLS: at most one renewal a tab", locks: false },
])
  test(`[SE-02] [SE-03] ${TABS} tabs with ${CALLS} calls each and an expired token, ${how}, every call succeeds`, async ({
    page,
    context,
    request,
  }) => {
    if (!locks)
      await context.addInitScript(() => Object.defineProperty(Navigator.prototype, "locks", { value: undefined }));
    const script = await clientScript();
    await openAsBuyer(page, request);
    await page.goto("about:blank");
    const tabs = await openTabs(context, script);
    const [first] = tabs;
    if (!first) throw new Error("no tab");
    expect(await first.evaluate(() => navigator.locks !== undefined)).toBe(locks);
    const old = await letTokenExpire(first);
    for (const tab of tabs) await expect.poll(() => tab.evaluate(() => localStorage.getItem("accessToken"))).toBe(old);
    const renewals: number[] = [];
    context.on("response", (answer) => {
      if (answer.url().includes("/passport/refresh/")) renewals.push(answer.status());
    });
    const at = Date.now() + 400;
    const ends = await Promise.all(
      tabs.map((tab) =>
        tab.evaluate(
          ([calls, moment]) =>
            (window as unknown as { manyCalls: (calls: number, at: number) => Promise<unknown[]> }).manyCalls(
              calls,
              moment,
            ),
          [CALLS, at] as const,
        ),
      ),
    );
    expect(ends.flat()).toEqual(Array.from({ length: TABS * CALLS }, () => 0));
    // Without locks, a slow machine can start a second renewal: a tab may not yet see that another one has the lease. Its
    // answer is the same. Tests with a clock of their own cover the lease.
    expect(new Set(renewals)).toEqual(new Set([200]));
    expect(renewals.length).toBeLessThanOrEqual(locks ? 1 : TABS);
    expect(await first.evaluate(() => localStorage.getItem("userInfo"))).not.toBeNull();
  });
