import { existsSync } from "node:fs";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { declaredPropsPlugin } from "./.storybook/declaredPropsPlugin.ts";
import { classPrefix } from "./packages/ui/src/theme/classPrefix.ts";
import { findAxeViolations } from "./scripts/axeCommand.ts";
import { patience } from "./scripts/run/patience.ts";
import { inRoot, root } from "./scripts/run/root.ts";
import { LongFilesFirst } from "./scripts/run/LongFilesFirst.ts";
import { browser, cacheOf, loadedAsIs } from "./scripts/testBrowser.ts";

const ui = inRoot("packages/ui");

// Each project listens for the end of the process.
process.setMaxListeners(40);

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
  "use-effect-event",
  "react-hook-form",
  "@hookform/resolvers/zod",
  "zod/mini",
  "fast-check",
];

/** The same for the shop, which gets some of them through the design system. */
const storefrontDependencies = [
  ...browserDependencies.filter((name) => /^(react|clsx|zod|fast-check)/.test(name) && name !== "react-hook-form"),
  ...[
    ...radixParts,
    "embla-carousel-react",
    "qrcode.react",
    "use-effect-event",
    "react-hook-form",
    "@hookform/resolvers/zod",
  ].map((name) => `@sundry/ui > ${name}`),
  "i18next",
  "react-i18next",
  "react-router-dom",
  "swr",
  "swr/mutation",
  "dompurify",
];

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

// `extends: false`: otherwise Vitest would load this file again for each project. Stories have a configuration of their
// own, `.storybook/vitest.config.ts`.
export default defineConfig({
  root,
  test: {
    sequence: { sequencer: LongFilesFirst },
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
          testTimeout: 60_000,
          expect: { poll: { timeout: 30_000 } },
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
          // Some start a shop, which takes seconds on an idle machine; a busy one must not fail.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 30_000 } },
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
          setupFiles: ["src/testing/browserSetup.ts", inRoot("scripts/translation/setup.ts")],
          sequence: { setupFiles: "list" },
          // A busy machine must not fail.
          testTimeout: 120_000,
          expect: { poll: { timeout: patience } },
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
          setupFiles: [
            "src/testing/browserSetup.ts",
            inRoot("scripts/translation/setup.ts"),
            "src/testing/pageCame.ts",
          ],
          sequence: { setupFiles: "list" },
          // A busy machine must not fail.
          testTimeout: 120_000,
          expect: { poll: { timeout: patience } },
          browser: {
            // Reduced motion, as in the journeys; the window that most pages are tested in.
            ...browser(
              { contextOptions: { locale: "en-GB", timezoneId: "Asia/Shanghai", reducedMotion: "reduce" } },
              { width: 1440, height: 844 },
            ),
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
          declaredPropsPlugin(),
          vanillaExtractPlugin({ identifiers: ({ hash }) => `${classPrefix}${hash}` }),
          publishedStyles(),
        ],
        server: { hmr: { overlay: false } },
        optimizeDeps: {
          include: [...browserDependencies, "vitest-browser-react"],
          // What the stories' preview loads besides is found in mid-test otherwise.
          entries: ["../../.storybook/preview.tsx", "src/**/*.stories.tsx"],
          exclude: loadedAsIs,
        },
        test: {
          name: "guest-looks",
          globalSetup: [inRoot("scripts/consumers/buildUi.ts")],
          isolate: false,
          include: ["test/*.test.tsx"],
          browser: browser({ contextOptions: { reducedMotion: "reduce" } }),
        },
      },
    ],
  },
});
