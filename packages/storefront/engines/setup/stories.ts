import type { AddressInfo } from "node:net";
import { preview } from "vite";
import type { TestProject } from "vitest/node";
import { buildStories } from "../../../../scripts/run/storiesBuild.ts";
import { startChromium } from "../drive/chromium.ts";
import type { Layout } from "../page/measure.ts";
import { storyLayouts } from "../storyFrame.ts";
import { inFolder, type Site } from "./sites.ts";

declare module "vitest" {
  interface ProvidedContext {
    storiesUrl: string;
    storyLayouts: Readonly<Record<string, Layout>>;
  }
}

/** Builds and serves the stories, and measures each in Chromium, which the engines are compared with. */
export default async function openStories(project: TestProject): Promise<() => Promise<void>> {
  const stories = await inFolder(serveStories);
  project.provide("storiesUrl", stories.url);
  const chromium = await startChromium();
  try {
    project.provide("storyLayouts", await storyLayouts(chromium, stories.url, stories.ids));
  } catch (error) {
    await stories.stop();
    throw error;
  } finally {
    await chromium.stop();
  }
  return stories.stop;
}

async function serveStories(outDir: string): Promise<Site & { ids: string[] }> {
  const ids = await buildStories(outDir);
  const server = await preview({ configFile: false, build: { outDir }, preview: { host: "127.0.0.1", port: 0 } });
  const { port } = server.httpServer.address() as AddressInfo;
  return { ids, url: `http://127.0.0.1:${port}`, stop: () => server.close() };
}
