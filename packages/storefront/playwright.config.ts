import { defineConfig } from "@playwright/test";
import { chromiumLaunchOptions } from "../../scripts/chromium.mjs";

/** Journeys of a buyer: the built shop, the pinned Chromium, a freshly seeded marketplace (see e2e/globalSetup.ts). */
export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.e2e.ts",
  outputDir: "test-results",
  globalSetup: "./e2e/globalSetup.ts",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: "line",
  use: {
    baseURL: process.env.SUNDRY_E2E_URL ?? "",
    launchOptions: await chromiumLaunchOptions(),
    viewport: { width: 1440, height: 900 },
    locale: "en-GB",
    timezoneId: "Asia/Shanghai",
    trace: "off",
    screenshot: "only-on-failure",
  },
});
