import { existsSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import type { TestProjectInlineConfiguration } from "vitest/config";
import { type PictureSet, pictureSets } from "./.storybook/modes.ts";
import { classPrefix } from "./packages/ui/src/theme/classPrefix.ts";
import { findAxeViolations } from "./scripts/axeCommand.ts";
import { chromiumLaunchOptions } from "./scripts/chromium.mjs";
import { beforeFolder, picturesVariable } from "./scripts/visual/folders.ts";

const root = dirname(fileURLToPath(import.meta.url));
const inRoot = (path: string) => join(root, path);
const ui = inRoot("packages/ui");
const launchOptions = await chromiumLaunchOptions();

// Each project listens for the end of the process.
process.setMaxListeners(40);

/**
 * Prepared dependencies of this run. A folder shared between runs would keep what an earlier run found, meet a new
 * import in mid-test and load the page, and React, a second time. Preparing takes two seconds.
 */
const cache = inRoot(`.cache/vitest/${process.pid}`);
const cacheOf = (name: string) => join(cache, name);
process.on("exit", () => rmSync(cache, { recursive: true, force: true }));

const radixParts = ["accordion", "dialog", "dropdown-menu", "popover", "separator", "slot", "tooltip"].map(
  (part) => `radix-ui/${part}`,
);

/** What the browser loads from other packages, listed in advance: found later, it would reload the page in mid-test. */
const browserDependencies = [
  "react",
  "react-dom",
  "react-dom/client",
  "react-dom/server",
  "react/jsx-dev-runtime",
  "react/jsx-runtime",
  "clsx",
  ...radixParts,
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
  ...[...radixParts, "embla-carousel-react", "qrcode.react", "react-hook-form", "@hookform/resolvers/zod"].map(
    (name) => `@sundry/ui > ${name}`,
  ),
  "i18next",
  "react-i18next",
  "react-router-dom",
  "swr",
  "swr/mutation",
  "dompurify",
];

// The style plugin writes imports of the first into its output, where the dependency scan finds them too late; every
// icon is a separate import.
const loadedAsIs = ["@vanilla-extract/recipes", "lucide-react"];

// A function, because Vitest modifies the object it is given.
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
  { viewport, stories: chosen = {}, ...globals }: Pick<PictureSet, "theme" | "viewport"> & Partial<PictureSet>,
  more: { setupFiles?: string[]; pictures?: boolean } = {},
): Promise<TestProjectInlineConfiguration> {
  const { setupFiles = [], pictures = false } = more;
  const { include = [], exclude = [] } = chosen;
  return {
    extends: false,
    root: ui,
    plugins: [
      ...(await storybookTest({
        configDir: inRoot(".storybook"),
        initialGlobals: {
          ...globals,
          viewport: { value: viewport, isRotated: false },
          // The stories' own projects run axe; screenshots do not need it.
          ...(pictures && { a11y: { manual: true } }),
        },
        ...(pictures && { tags: { include: [...include], exclude: ["no-visual", ...exclude] } }),
      })),
      { name: "sundry:own-cache", enforce: "post", config: () => ({ cacheDir: cacheOf(name) }) },
    ],
    optimizeDeps: { exclude: loadedAsIs },
    server: { hmr: { overlay: false } },
    test: {
      name,
      setupFiles,
      // One page for all files: loading the components again for each took more time than the stories.
      isolate: false,
      testTimeout: 30_000,
      browser: {
        ...browser(pictures ? { contextOptions: { reducedMotion: "reduce" } } : {}),
        // All sets start at once, which takes two slow cores more than the usual minute.
        connectTimeout: 180_000,
        expect: {
          toMatchScreenshot: {
            comparatorName: "pixelmatch",
            // Also decides when a page is still: when two screenshots in a row are the same to the last pixel.
            comparatorOptions: { threshold: 0, includeAA: true, allowedMismatchedPixels: 0 },
            resolveScreenshotPath: ({ arg, ext }) =>
              join(process.env[picturesVariable] ?? beforeFolder, name.replace("visual-", ""), `${arg}${ext}`),
            resolveDiffPath: ({ arg, ext }) => inRoot(join("test-results", name, `${arg}${ext}`)),
          },
        },
      },
    },
  };
}

/** Leaves the looks of components to the style sheets of the built package. */
const publishedStyles = (): Plugin => ({
  name: "sundry:published-styles",
  transform: {
    order: "pre",
    filter: { id: /src\/(?!testing\/).*\.vanilla\.css$/ },
    handler: () => ({ code: "", map: null }),
  },
});

const serverSetup = inRoot("packages/server/test/support/globalSetup.ts");

export default defineConfig({
  root,
  test: {
    projects: [
      {
        extends: false,
        root,
        cacheDir: cacheOf("unit"),
        plugins: [vanillaExtractPlugin()],
        test: {
          name: "unit",
          environment: "node",
          // No state survives a file, and a worker for each took half of the time.
          isolate: false,
          maxWorkers: 2,
          // None takes a second on an idle machine; a busy one must not fail.
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
        extends: false,
        root,
        cacheDir: cacheOf("server"),
        test: {
          name: "server",
          environment: "node",
          include: ["packages/server/test/**/*.test.ts"],
          exclude: ["packages/server/test/failover/**"],
          globalSetup: existsSync(serverSetup) ? [serverSetup] : [],
          pool: "forks",
          // Each file has its own database and shop; loading the server's code again for each took a quarter of the
          // time.
          isolate: false,
          maxWorkers: 2,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: false,
        root,
        cacheDir: cacheOf("failover"),
        test: {
          name: "failover",
          environment: "node",
          include: ["packages/server/test/failover/*.test.ts"],
          pool: "forks",
          maxWorkers: 1,
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: false,
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
        extends: false,
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
          // A busy machine must not fail.
          testTimeout: 30_000,
          expect: { poll: { timeout: 10_000 } },
          browser: {
            // Reduced motion, as in the journeys.
            ...browser({
              contextOptions: { locale: "en-GB", timezoneId: "Asia/Shanghai", reducedMotion: "reduce" },
            }),
            commands: { findAxeViolations },
          },
        },
      },
      {
        extends: false,
        root,
        cacheDir: cacheOf("consumers"),
        test: {
          name: "consumers",
          environment: "node",
          include: ["scripts/consumers/*.consumer.ts"],
          globalSetup: [inRoot("scripts/consumers/setup.ts")],
          // Each installs and builds a site of its own, also on a busy machine.
          fileParallelism: false,
          isolate: false,
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
      {
        extends: false,
        root: ui,
        cacheDir: cacheOf("guest-looks"),
        plugins: [
          react(),
          vanillaExtractPlugin({ identifiers: ({ hash }) => `${classPrefix}${hash}` }),
          publishedStyles(),
        ],
        server: { hmr: { overlay: false } },
        optimizeDeps: { include: [...browserDependencies, "vitest-browser-react"], exclude: loadedAsIs },
        test: {
          name: "guest-looks",
          globalSetup: [inRoot("scripts/consumers/buildUi.ts")],
          isolate: false,
          include: ["test/*.test.tsx"],
          browser: browser({ contextOptions: { reducedMotion: "reduce" } }),
        },
      },
      await stories("stories", { theme: "light", viewport: "desktop" }),
      await stories("stories-dark", { theme: "dark", viewport: "desktop" }),
      ...(await Promise.all(
        Object.entries(pictureSets).map(([set, looks]) =>
          stories(`visual-${set}`, looks, {
            setupFiles: [inRoot(".storybook/visual.setup.ts")],
            pictures: true,
          }),
        ),
      )),
    ],
  },
});
