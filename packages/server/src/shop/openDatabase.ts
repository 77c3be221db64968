import { existsSync } from "node:fs";
import type { Config } from "#server/config.ts";
import { openDatabase } from "#server/db/connect.ts";
import type { OpenDatabase } from "#server/db/database.ts";
import { isBegun } from "#server/db/embedded/places.ts";
import { noLimits } from "#server/db/limits.ts";
import { migrate } from "#server/db/migrate.ts";
import { pgliteFolder } from "#server/db/pgliteFolder.ts";

/** Whether there is a shop with these settings: its own database, or one that was started in the data folder. */
export async function hasShop({ databaseUrl, dataDir }: Config): Promise<boolean> {
  return databaseUrl !== undefined || (await isBegun(dataDir)) || existsSync(pgliteFolder(dataDir));
}

/** Throws an Error with one sentence if there is no shop. */
export async function demandShop(config: Config): Promise<void> {
  if (!(await hasShop(config)))
    throw new Error(`There is no shop in ${config.dataDir}. Name another folder with SUNDRY_DATA_DIR.`);
}

/** Opens the shop's database for a command, without time limits: a backup or an import takes longer than seconds. */
export async function openShopDatabase({ databaseUrl: url, dataDir, database }: Config): Promise<OpenDatabase> {
  const log = { info: () => {}, warn: (line: string) => console.error(line) };
  const limits = { ...noLimits, connections: 2, transactionPooler: database.transactionPooler };
  return openDatabase({ url, dataDir, limits, log });
}

/** Does work with the shop's database, whose tables are brought up to date first. */
export async function withShop<T>(config: Config, work: (database: OpenDatabase) => Promise<T>): Promise<T> {
  await demandShop(config);
  const database = await openShopDatabase(config);
  try {
    await migrate(database);
    return await work(database);
  } finally {
    await database.close();
  }
}
