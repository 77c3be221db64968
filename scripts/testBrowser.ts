import { rmSync } from "node:fs";
import { join } from "node:path";
import { playwright } from "@vitest/browser-playwright";
import { chromiumLaunchOptions } from "./chromium.mjs";
import { patienceOfActions } from "./run/patience.ts";
import { inRoot } from "./run/root.ts";

const launchOptions = await chromiumLaunchOptions();

/**
 * Prepared dependencies of this run. A folder shared between runs would keep what an earlier run found, meet a new
 * import in mid-test and load the page, and React, a second time. Preparing takes two seconds.
 */
const cache = inRoot(".cache/vitest", String(process.pid));
process.on("exit", () => rmSync(cache, { recursive: true, force: true }));

/** The folder where a project of this run prepares its dependencies. */
export const cacheOf = (project: string): string => join(cache, project);

/**
 * What is not prepared: the style plugin writes imports of the first into its output, where the dependency scan finds
 * them too late; every icon is a separate import.
 */
export const loadedAsIs = ["@vanilla-extract/recipes", "lucide-react"];

/** The pinned browser of a project. A function, because Vitest modifies the object it is given. */
export const browser = (
  contextOptions: Parameters<typeof playwright>[0] = {},
  viewport: { width: number; height: number } = { width: 1280, height: 800 },
) => ({
  enabled: true,
  headless: true,
  provider: playwright({ launchOptions, actionTimeout: patienceOfActions, ...contextOptions }),
  instances: [{ browser: "chromium" as const, viewport }],
  screenshotFailures: false,
  // On a busy machine the first page can take longer than the usual minute to draw.
  connectTimeout: 240_000,
  // Nobody debugs into other packages here.
  dependencySourcemaps: false,
});
