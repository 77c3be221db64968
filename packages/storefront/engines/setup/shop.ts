import type { TestProject } from "vitest/node";
import { buildStorefront } from "../../../../scripts/run/storefrontBuild.ts";
import { shopOfTests, startShop } from "../../../../scripts/shopProcess.ts";
import { inFolder } from "./sites.ts";

declare module "vitest" {
  interface ProvidedContext {
    shopUrl: string;
  }
}

/** Builds and starts the shop as for the journeys in Chromium. With `SUNDRY_E2E_URL`, that shop is used instead. */
export default async function openShop(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const given = process.env["SUNDRY_E2E_URL"];
  if (given) {
    project.provide("shopUrl", given);
    return undefined;
  }
  await buildStorefront();
  const shop = await inFolder(async (dataDir) => startShop(dataDir, shopOfTests));
  project.provide("shopUrl", shop.url);
  return shop.stop;
}
