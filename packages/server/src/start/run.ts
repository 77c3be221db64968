import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { type Config, readConfig } from "#server/config.ts";
import { openDatabase } from "#server/db/connect.ts";
import { failureText } from "#server/failureText.ts";
import type { Demo } from "./demo.ts";
import { showProgress } from "./progress.ts";
import type { Shop } from "./shop.ts";

const root = fileURLToPath(new URL("../../../../", import.meta.url));

/** Tells the person at the terminal why the shop can't run, and exits. */
function fail(error: unknown): never {
  console.error(failureText(error, process.env.SUNDRY_DEBUG === "1"));
  process.exit(1);
}

type LoadDemo = () => Promise<Demo>;

/** A second signal within this time echoes the first one: a terminal and a parent process may both pass it on. */
const echoMs = 1_000;

/** A start that is given up usually ends within a second. It may take this long, in ms: Docker kills after ten seconds. */
const graceOfStart = 8_000;

/** Stops the shop at the first signal, and exits at once at a second one. */
function stopOnSignals(shop: Promise<Shop>, stopping: AbortController): void {
  let stoppingSince: number | undefined;
  const onSignal = async () => {
    if (stoppingSince !== undefined) {
      if (performance.now() - stoppingSince > echoMs) process.exit(1);
      return;
    }
    stoppingSince = performance.now();
    console.log("\nStopping …");
    stopping.abort();
    // A start that is given up closes its database. One that does not end in time is left: PostgreSQL survives that.
    const opened = await Promise.race([shop.catch(() => undefined), sleep(graceOfStart, undefined)]);
    if (!opened) process.exit(0);
    try {
      await opened.stop();
      process.exit(0);
    } catch (error) {
      fail(error);
    }
  };
  process.on("SIGINT", () => void onSignal());
  process.on("SIGTERM", () => void onSignal());
}

/** Head start of the database, in ms, because loading the shop's code blocks this process. */
const headStartMs = 250;

/** Writes one line of JSON to standard error about a slow statement, without its values. */
function reportSlow(text: string, ms: number): void {
  process.stderr.write(`${JSON.stringify({ slow: text, ms, at: new Date().toISOString() })}\n`);
}

/** Writes one line of JSON to standard error when the shop changes to another database server. */
function reportDatabase(line: string): void {
  process.stderr.write(`${JSON.stringify({ database: line, at: new Date().toISOString() })}\n`);
}

/** The database is created or started while the shop's code loads, because neither needs the other. */
async function open(
  config: Config,
  loadDemo: LoadDemo | undefined,
  stopping: AbortSignal,
): Promise<Shop & { demo: Demo | undefined }> {
  const write = (line: string) => console.log(line);
  const progress = showProgress(write);
  const step = (text: string) => progress.step(text);
  step("Opening the database …");
  const { databaseUrl: url, databaseReadUrl: readUrl, dataDir, database: limits } = config;
  const log = { info: write, warn: write };
  const reports = { log, slow: reportSlow, notice: reportDatabase, progress: step };
  const database = openDatabase({ url, readUrl, dataDir, limits, signal: stopping, ...reports });
  // The one who awaits it gets the error, but the code may finish loading later than that.
  database.catch(() => {});
  await Promise.race([database, sleep(headStartMs)]);
  const { openShop } = await import("./shop.ts");
  const demo = config.demo ? await loadDemo?.() : undefined;
  return { ...(await openShop({ config, write, progress, database, demo, stopping })), demo };
}

async function run(loadDemo: LoadDemo | undefined): Promise<void> {
  // From the second start on, compiled code is cached. Where nothing can be written, it is compiled again.
  enableCompileCache(join(root, ".cache/code"));
  const config = readConfig(process.env, root);
  if (config.demo && !loadDemo)
    throw new Error("The demo is not here: start it with `npm start`. For a shop of your own, set SUNDRY_DEMO=off.");
  const stopping = new AbortController();
  const opening = open(config, loadDemo, stopping.signal);
  stopOnSignals(opening, stopping);
  const opened = await opening.catch((error: unknown) => {
    // The signal's own handler ends the process.
    if (!stopping.signal.aborted) throw error;
  });
  if (!opened || stopping.signal.aborted) return;
  const { port, demo } = opened;
  if (port !== config.port && config.port !== 0) console.log(`Port ${config.port} is taken; using ${port}.`);
  const host = config.host === "0.0.0.0" || config.host === "::" ? "localhost" : config.host;
  console.log(`\n  Sundry is open at  http://${host}:${port}/`);
  if (demo) console.log(`  Demo buyer         ${demo.buyer.username} / ${demo.buyer.password}`);
  console.log("\n  Ctrl-C stops the shop and its database.");
}

/**
 * Runs the shop with the settings of its environment until a signal stops it; tells the terminal why if it can't. Loads the
 * demo only if the settings ask for it.
 */
export async function runShop(loadDemo?: LoadDemo): Promise<void> {
  await run(loadDemo).catch(fail);
}
