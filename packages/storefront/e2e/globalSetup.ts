import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildStorefront } from "../../../scripts/run/storefrontBuild.ts";
import { shopOfTests, startShop } from "../../../scripts/shopProcess.ts";

/**
 * Builds the shop if its sources have changed, and starts one for all journeys: real server, embedded PostgreSQL in its
 * own folder, seeded demo marketplace.
 * With `SUNDRY_E2E_URL`, that shop is used instead; `SUNDRY_E2E_DATA` names its data folder.
 */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.SUNDRY_E2E_URL) return undefined;
  await buildStorefront();
  const dataDir = await mkdtemp(join(tmpdir(), "sundry-e2e-"));
  const clean = () => rm(dataDir, { recursive: true, force: true });
  try {
    const shop = await startShop(dataDir, shopOfTests);
    process.env.SUNDRY_E2E_URL = shop.url;
    process.env.SUNDRY_E2E_DATA = dataDir;
    return async () => {
      await shop.stop();
      await clean();
    };
  } catch (error) {
    await clean();
    throw error;
  }
}
