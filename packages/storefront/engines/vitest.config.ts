import { defineConfig, type TestProjectConfiguration } from "vitest/config";
import { inRoot } from "../../../scripts/run/root.ts";

const root = inRoot("packages/storefront/engines");

/** Tests in both engines at once, with a file, and so a process, for each. */
const inBoth = (name: string, ...setup: readonly string[]): TestProjectConfiguration => ({
  extends: false,
  root,
  test: {
    name,
    environment: "node",
    include: [`${name}.*.engine.ts`],
    globalSetup: setup.map((file) => `setup/${file}`),
    // It asks Node where a package is, which code that Vitest transforms can't.
    server: { deps: { external: [/scripts\/chromium\.mjs$/] } },
    pool: "forks",
    maxWorkers: 2,
    // A busy machine must not fail.
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
});

/** The shop and the stories in Firefox and WebKit; what each part needs is only started with it. */
export default defineConfig({
  root,
  test: {
    projects: [
      inBoth("journeys", "shop.ts"),
      inBoth("pages", "shop.ts", "pageLayouts.ts"),
      inBoth("stories", "stories.ts"),
    ],
  },
});
