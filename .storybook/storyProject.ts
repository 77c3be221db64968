import { join } from "node:path";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import type { TestProjectInlineConfiguration } from "vitest/config";
import { inRoot } from "../scripts/run/root.ts";
import { browser, cacheOf, loadedAsIs } from "../scripts/testBrowser.ts";
import { beforeFolder, picturesVariable } from "../scripts/visual/folders.ts";
import type { PictureSet } from "./modes.ts";

/** A project that runs every story once: it renders, its play function passes, axe finds nothing. */
export async function storyProject(
  name: string,
  { viewport, stories: chosen = {}, ...globals }: Pick<PictureSet, "theme" | "viewport"> & Partial<PictureSet>,
  more: { setupFiles?: string[]; pictures?: boolean } = {},
): Promise<TestProjectInlineConfiguration> {
  const { setupFiles = [], pictures = false } = more;
  const { include = [], exclude = [] } = chosen;
  return {
    extends: false,
    root: inRoot("packages/ui"),
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
      testTimeout: 120_000,
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
