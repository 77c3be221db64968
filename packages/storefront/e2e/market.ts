import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const main = fileURLToPath(new URL("../../server/src/market/main.ts", import.meta.url));

/** Does what a store, a carrier or the platform does, as `pnpm market` does it beside the running shop. */
export async function market(...words: readonly string[]): Promise<string> {
  const dataDir = process.env.SUNDRY_E2E_DATA;
  if (!dataDir) throw new Error("SUNDRY_E2E_DATA must name the data folder of the shop at SUNDRY_E2E_URL");
  const { stdout } = await promisify(execFile)(process.execPath, [main, ...words], {
    env: { ...process.env, SUNDRY_DATA_DIR: dataDir, DATABASE_URL: "" },
  });
  return stdout.trim();
}
