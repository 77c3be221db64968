import { existsSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import type { TestProjectInlineConfiguration } from "vitest/config";
import { pictureSets } from "./.storybook/modes.ts";
import { findAxeViolations } from "./scripts/axeCommand.ts";
import { chromiumLaunchOptions } from "./scripts/chromium.mjs";

const root = dirname(fileURLToPath(import.meta.url));
const inRoot = (path: string) => join(root, path);
const ui = inRoot("packages/ui");
const launchOptions = await chromiumLaunchOptions();

// Each project listens for the end of the process.
process.setMaxListeners(40);

/**
 * Prepared dependencies of this run. A folder shared between runs would keep what an earlier run found, meet a new import
 * in mid-test and load the page, and React, a second time; preparing takes two seconds.
 */
const cache = inRoot(`.cache/vitest/${process.pid}`);
const cacheOf = (name: string) => join(cache, name);
process.on("exit", () => rmSync(cache, { recursive: true, force: true }));

/** What the browser loads from other packages, named beforehand: found later, it would reload the page in mid-test. */
const browserDependencies = [
  "react",
  "react-dom",
  "react-dom/client",
  "react-dom/server",
  "react/jsx-dev-runtime",
  "react/jsx-runtime",
  "clsx",
  "radix-ui",
  "embla-carousel-react",
  "qrcode.react",
  "react-error-boundary",
  "react-hook-form",
  "@hookform/resolvers/zod",
  "zod/mini",
  "fast-check",
];

/** The same for the shop, which gets some of them through the design system. */
const storefrontDependencies = [
  ...browserDependencies.filter((name) => /^(react|clsx|zod|fast-check)/.test(name) && name !== "react-hook-form"),
  ...["radix-ui", "embla-carousel-react", "qrcode.react", "react-hook-form", "@hookform/resolvers/zod"].map(
    (name) => `@sundry/ui > ${name}`,
  ),
  "i18next",
  "react-i18next",
  "react-router-dom",
  "swr",
  "swr/mutation",
  "dompurify",
];

// The style plugin writes imports of the first into its output, where the search for dependencies finds them too late; every icon
// is an import of its own.
const loadedAsIs = ["@vanilla-extract/recipes", "lucide-react"];

// A function, because Vitest writes into the object it is given.
const browser = (contextOptions: Parameters<typeof playwright>[0] = {}) => ({
  enabled: true,
  headless: true,
  provider: playwright({ launchOptions, ...contextOptions }),
  instances: [{ browser: "chromium" as const, viewport: { width: 1280, height: 800 } }],
  screenshotFailures: false,
});

/** A project that runs every story once: it renders, its play function passes, axe finds nothing. */
async function stories(
  name: string,
  globals: { theme: string; viewport: string },
  more: { tags?: { exclude: string[] }; setupFiles?: string[]; pictures?: boolean } = {},
): Promise<TestProjectInlineConfiguration> {
  const { tags, setupFiles = [], pictures = false } = more;
  return {
    root: ui,
    plugins: [
      ...(await storybookTest({
        configDir: inRoot(".storybook"),
        initialGlobals: {
          theme: globals.theme,
          viewport: { value: globals.viewport, isRotated: false },
          // The stories' own projects ask axe; a picture is of what is seen.
          ...(pictures && { a11y: { manual: true } }),
        },
        ...(tags && { tags }),
      })),
      { name: "sundry:own-cache", enforce: "post", config: () => ({ cacheDir: cacheOf(name) }) },
    ],
    optimizeDeps: { exclude: loadedAsIs },
    server: { hmr: { overlay: false } },
    test: {
      name,
      setupFiles,
      // A page for all files: to load the components anew for each took more time than the stories.
      isolate: false,
      testTimeout: 30_000,
      browser: {
        ...browser(pictures ? { contextOptions: { reducedMotion: "reduce" } } : {}),
        expect: {
          toMatchScreenshot: {
            comparatorName: "pixelmatch",
            comparatorOptions: { threshold: 0.1, allowedMismatchedPixels: 0 },
            resolveScreenshotPath: ({ arg, ext }) =>
              join(ui, "__screenshots__", name.replace("visual-", ""), `${arg}${ext}`),
            resolveDiffPath: ({ arg, ext }) => inRoot(join("test-results", name, `${arg}${ext}`)),
          },
        },
      },
    },
  };
}

const serverSetup = inRoot("packages/server/test/support/globalSetup.ts");

export default defineConfig({
  root,
  test: {
    projects: [
      {
        root,
        cacheDir: cacheOf("unit"),
        plugins: [vanillaExtractPlugin()],
        test: {
          name: "unit",
          environment: "node",
          // Nothing of them outlives its file, and a worker for each took half of the time.
          isolate: false,
          maxWorkers: 2,
          // None takes a second alone; a busy machine is no failure.
          testTimeout: 30_000,
          include: [
            "packages/*/src/**/*.test.ts",
            "packages/demo/test/**/*.test.ts",
            "packages/storefront/build/*.test.ts",
            "scripts/**/*.test.ts",
          ],
        },
      },
      {
        root,
        cacheDir: cacheOf("server"),
        test: {
          name: "server",
          environment: "node",
          include: ["packages/server/test/**/*.test.ts"],
          globalSetup: existsSync(serverSetup) ? [serverSetup] : [],
          pool: "forks",
          // Each file has a database and a shop of its own; to load the server's code anew for each took a quarter of the time.
          isolate: false,
          maxWorkers: 2,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        root: ui,
        cacheDir: cacheOf("component"),
        plugins: [react(), vanillaExtractPlugin()],
        server: { hmr: { overlay: false } },
        optimizeDeps: { include: [...browserDependencies, "vitest-browser-react"], exclude: loadedAsIs },
        test: {
          name: "component",
          isolate: false,
          include: ["src/**/*.test.tsx"],
          setupFiles: ["src/testing/browserSetup.ts"],
          browser: browser(),
        },
      },
      {
        root: inRoot("packages/storefront"),
        cacheDir: cacheOf("storefront"),
        plugins: [react(), vanillaExtractPlugin()],
        server: { hmr: { overlay: false } },
        optimizeDeps: {
          include: [...storefrontDependencies, "vitest-browser-react"],
          exclude: loadedAsIs,
        },
        test: {
          name: "storefront",
          isolate: false,
          include: ["src/**/*.test.tsx"],
          setupFiles: ["src/testing/browserSetup.ts"],
          // A busy machine is no failure.
          testTimeout: 30_000,
          expect: { poll: { timeout: 10_000 } },
          browser: {
            // The buyer of the journeys, who wants no movement.
            ...browser({
              contextOptions: { locale: "en-GB", timezoneId: "Asia/Shanghai", reducedMotion: "reduce" },
            }),
            commands: { findAxeViolations },
          },
        },
      },
      await stories("stories", { theme: "light", viewport: "desktop" }),
      await stories("stories-dark", { theme: "dark", viewport: "desktop" }),
      ...(await Promise.all(
        Object.entries(pictureSets).map(([set, globals]) =>
          stories(`visual-${set}`, globals, {
            tags: { exclude: ["no-visual"] },
            setupFiles: [inRoot(".storybook/visual.setup.ts")],
            pictures: true,
          }),
        ),
      )),
    ],
  },
});
