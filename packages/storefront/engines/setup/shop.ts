import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { AddressInfo } from "node:net";
import { preview } from "vite";
import type { TestProject } from "vitest/node";
import { buildStories } from "../../../scripts/run/storiesBuild.ts";
import { buildStorefront } from "../../../scripts/run/storefrontBuild.ts";
import { startShop } from "../../../scripts/shopProcess.ts";
import type { PageName } from "../src/shared/routing/addresses.ts";
import { startChromium } from "./drive/chromium.ts";
import { demoSession, fullPages, type Session } from "./marketplace.ts";
import type { Layout } from "./page/measure.ts";
import { storyLayouts } from "./storyFrame.ts";
import { layoutsOf } from "./visits.ts";

declare module "vitest" {
  // What the files of the engines get from here.
  interface ProvidedContext {
    shopUrl: string;
    session: Session;
    addresses: Readonly<Record<PageName, string>>;
    layouts: Readonly<Record<string, Layout>>;
    storiesUrl: string;
    storyLayouts: Readonly<Record<string, Layout>>;
  }
}

/** A site that runs until it is stopped. */
interface Site {
  url: string;
  stop: () => Promise<void>;
}

/**
 * Builds and starts the shop as for the journeys, builds and serves the stories, and measures every page and story in
 * Chromium, which the engines are compared with. With `SUNDRY_E2E_URL`, that shop is used instead.
 */
export default async function globalSetup(project: TestProject): Promise<() => Promise<void>> {
  const stops: Site["stop"][] = [];
  const stop = async () => {
    for (const each of stops.splice(0).reverse()) await each();
  };
  try {
    const shop = await openShop();
    stops.push(shop.stop);
    const stories = await openStories();
    stops.push(stories.stop);
    const session = await demoSession(shop.url);
    const addresses = await fullPages(shop.url, session);
    project.provide("shopUrl", shop.url);
    project.provide("storiesUrl", stories.url);
    project.provide("session", session);
    project.provide("addresses", addresses);
    const chromium = await startChromium();
    try {
      project.provide("layouts", await layoutsOf(chromium, shop.url, addresses, session));
      project.provide("storyLayouts", await storyLayouts(chromium, stories.url, stories.ids));
    } finally {
      await chromium.stop();
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}

async function openShop(): Promise<Site> {
  const given = process.env["SUNDRY_E2E_URL"];
  if (given) return { url: given, stop: async () => undefined };
  await buildStorefront();
  return inFolder(async (dataDir) => startShop(dataDir, { SUNDRY_PASSWORD_COST: "1024" }));
}

async function openStories(): Promise<Site & { ids: string[] }> {
  return inFolder(async (outDir) => {
    const ids = await buildStories(outDir);
    const server = await preview({ configFile: false, build: { outDir }, preview: { host: "127.0.0.1", port: 0 } });
    const { port } = server.httpServer.address() as AddressInfo;
    return { ids, url: `http://127.0.0.1:${port}`, stop: () => server.close() };
  });
}

/** Opens a site that has a folder to itself, which goes with it. */
async function inFolder<S extends Site>(open: (folder: string) => Promise<S>): Promise<S> {
  const folder = await mkdtemp(join(tmpdir(), "sundry-engines-"));
  const clean = () => rm(folder, { recursive: true, force: true });
  try {
    const site = await open(folder);
    const stop = async () => {
      await site.stop();
      await clean();
    };
    return { ...site, stop };
  } catch (error) {
    await clean();
    throw error;
  }
}
