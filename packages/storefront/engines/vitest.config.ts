import { defineConfig } from "vitest/config";
import { inRoot } from "../../../scripts/run/root.ts";

/** The shop in Firefox and WebKit: a file, and so a process, for each engine, both at once. */
export default defineConfig({
  root: inRoot("packages/storefront/engines"),
  test: {
    name: "engines",
    environment: "node",
    include: ["*.engine.ts"],
    globalSetup: ["globalSetup.ts"],
    // It asks Node where a package is, which code that Vitest transforms can't.
    server: { deps: { external: [/scripts\/chromium\.mjs$/] } },
    pool: "forks",
    maxWorkers: 2,
    // A busy machine must not fail.
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
