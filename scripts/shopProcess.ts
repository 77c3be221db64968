import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const main = fileURLToPath(new URL("../packages/demo/src/main.ts", import.meta.url));

/** The shop in its own process, as `npm start` runs it: for journeys, crash tests and measurements. */
export interface ShopProcess {
  url: string;
  pid: number;
  /** All its output so far. */
  output(): string;
  /** Sends Ctrl-C; resolves when the process, and with it the database, has ended. */
  stop(): Promise<void>;
  /** Kills the process. */
  kill(): Promise<void>;
}

/**
 * Settings of a shop that tests open in a browser: quick passwords, and patience with its pages, so that a slow machine
 * sends the same pages as a quick one.
 */
export const shopOfTests = { SUNDRY_PASSWORD_COST: "1024", SUNDRY_PAGE_PATIENCE_MS: "15000" };

/**
 * Starts the shop with its own data folder on a free port. Resolves when it has printed its address; rejects with its
 * output if it ends before that. Home page pictures are drawn on demand unless `env` says otherwise. `enter` are words
 * before the command, such as for a network of its own.
 */
export async function startShop(
  dataDir: string,
  env: NodeJS.ProcessEnv = {},
  enter: readonly string[] = [],
): Promise<ShopProcess> {
  const [file = process.execPath, ...args] = [...enter, process.execPath, main];
  const child = spawn(file, args, {
    env: { ...process.env, PORT: "0", SUNDRY_DATA_DIR: dataDir, SUNDRY_WARM_PICTURES: "off", DATABASE_URL: "", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const lines: string[] = [];
  const url = await new Promise<string>((found, failed) => {
    for (const stream of [child.stdout, child.stderr])
      createInterface({ input: stream }).on("line", (line) => {
        lines.push(line);
        const address = /http:\/\/[\w.]+:\d+/.exec(line)?.[0];
        if (address) found(address);
      });
    child.once("exit", (code) => failed(new Error(`The shop ended with ${code}:\n${lines.join("\n")}`)));
  });
  const end = (signal: NodeJS.Signals) => async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, "exit");
    child.kill(signal);
    await gone;
  };
  return {
    url,
    pid: child.pid ?? 0,
    output: () => lines.join("\n"),
    stop: end("SIGINT"),
    kill: end("SIGKILL"),
  };
}
