import { defineConfig } from "@playwright/test";
import { chromiumLaunchOptions } from "../../scripts/chromium.mjs";

/** Playwright's own Firefox or WebKit, where they are downloaded: the workflow on GitHub. */
const other = ["firefox", "webkit"].find((name) => name === process.env.SUNDRY_E2E_BROWSER);

/** Journeys of a buyer: the built shop, the pinned Chromium, a newly seeded marketplace (see e2e/globalSetup.ts). */
export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.e2e.ts",
  outputDir: "test-results",
  globalSetup: "./e2e/globalSetup.ts",
  fullyParallel: true,
  // More than the cores, because a journey waits as often as it works; with more, a slow machine's calls take too long.
  workers: 3,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Ten times what an idle machine needs, so that a busy one does not fail.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: "line",
  use: {
    baseURL: process.env.SUNDRY_E2E_URL ?? "",
    ...(other ? { browserName: other as "firefox" | "webkit" } : { launchOptions: await chromiumLaunchOptions() }),
    viewport: { width: 1440, height: 900 },
    locale: "en-GB",
    timezoneId: "Asia/Shanghai",
    // Reduced motion, as in the component tests. A journey about motion turns it on.
    contextOptions: { reducedMotion: "reduce" },
    // Its answers would pass by the journeys' own. The journeys about it allow it.
    serviceWorkers: "block",
    trace: "off",
    screenshot: "only-on-failure",
  },
});
