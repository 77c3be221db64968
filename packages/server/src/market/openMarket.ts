import { commandServices } from "#server/commandServices.ts";
import { existsSync } from "node:fs";
import type { Config } from "#server/config.ts";
import { openDatabase } from "#server/db/connect.ts";
import type { OpenDatabase } from "#server/db/database.ts";
import { isBegun } from "#server/db/embedded/places.ts";
import { pgliteFolder } from "#server/db/pgliteFolder.ts";
import type { Services } from "#server/services.ts";
import { marketCommands } from "./commands/all.ts";
import { runCommand } from "./run.ts";

/** The market of one shop. The shop may be running at the same time. */
export interface Market {
  database: OpenDatabase;
  services: Services;
  /** Runs one command. Returns whether it succeeded, with a message. */
  run(words: readonly string[]): Promise<{ done: boolean; message: string }>;
  close(): Promise<void>;
}

/** Opens the market of the shop in the settings. `program` is for its help. Rejects with a sentence if there is none. */
export async function openMarket(config: Config, program?: string): Promise<Market> {
  const { databaseUrl: url, dataDir } = config;
  const begun = url !== undefined || (await isBegun(dataDir)) || existsSync(pgliteFolder(dataDir));
  if (!begun)
    throw new Error(`There is no shop in ${dataDir} yet. Start it first, or name another folder with SUNDRY_DATA_DIR.`);
  const services = commandServices(config);
  const log = { info: () => {}, warn: (line: string) => console.error(line) };
  const database = await openDatabase({ url, dataDir, log, limits: { ...config.database, connections: 2 } });
  return {
    database,
    services,
    run: async (words) => {
      const lines: string[] = [];
      const write = (line: string) => void lines.push(line);
      const done = await runCommand(
        { database, services, commands: marketCommands, write, ...(program && { program }) },
        words,
      );
      return { done, message: lines.join("\n") };
    },
    close: () => database.close(),
  };
}
