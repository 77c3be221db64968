import { existsSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { systemClock } from "#server/clock.ts";
import { readConfig } from "#server/config.ts";
import { openDatabase } from "#server/db/connect.ts";
import type { OpenDatabase } from "#server/db/database.ts";
import { isBegun } from "#server/db/embedded/places.ts";
import { pgliteFolder } from "#server/db/pgliteDriver.ts";
import { DatabaseUnavailable, explain } from "#server/db/unavailable.ts";
import { startTimers } from "#server/modules/timers/loop.ts";
import type { Services } from "#server/services.ts";
import { marketCommands } from "./commands/all.ts";
import { marketPace } from "./pace.ts";
import { helpOf, runCommand } from "./run.ts";

const root = fileURLToPath(new URL("../../../../", import.meta.url));
const defaultStepSeconds = 20;
const write = (line: string) => console.log(line);

/** Opens the shop's database, beside the shop if it runs. */
async function open(services: Services): Promise<OpenDatabase> {
  const { databaseUrl: url, dataDir } = services.config;
  const begun = url !== undefined || (await isBegun(dataDir)) || existsSync(pgliteFolder(dataDir));
  if (!begun)
    throw new Error(`There is no shop in ${dataDir} yet. Start it first, or name another folder with SUNDRY_DATA_DIR.`);
  const log = { info: () => {}, warn: (line: string) => console.error(line) };
  return openDatabase({ url, dataDir, log, poolSize: 2 });
}

/** Lets the stores work by themselves until a signal ends it. */
async function live(database: OpenDatabase, services: Services, seconds: number): Promise<void> {
  const failed = (error: unknown) => console.error(String(error));
  const timers = startTimers({ db: database.db, services, failed }, [marketPace(seconds * 1000)]);
  write(`The stores work by themselves, a step every ${seconds} s. Ctrl-C ends it.`);
  const ended = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => ended.abort());
  // A day at a time: a timer keeps the process alive, where a listener alone would not.
  while (!ended.signal.aborted) await wait(86_400_000, undefined, { signal: ended.signal }).catch(() => undefined);
  await timers.stop();
}

async function main([name, ...rest]: readonly string[]): Promise<boolean> {
  if (name === undefined || name === "help") {
    write(helpOf(marketCommands));
    return true;
  }
  const config = readConfig(process.env, root);
  const services: Services = {
    clock: systemClock,
    config,
    sessions: { identify: async () => null },
    random: Math.random,
  };
  const database = await open(services);
  try {
    if (name !== "live")
      return await runCommand({ database, services, commands: marketCommands, write }, [name, ...rest]);
    const seconds = Number(rest[0] ?? defaultStepSeconds);
    if (!(seconds >= 1)) throw new Error("Say how many seconds a step takes, at least 1.");
    await live(database, services, seconds);
    return true;
  } finally {
    await database.close();
  }
}

main(process.argv.slice(2)).then(
  (done) => {
    process.exitCode = done ? 0 : 1;
  },
  (error: unknown) => {
    if (error instanceof DatabaseUnavailable) console.error(explain(error));
    else console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  },
);
