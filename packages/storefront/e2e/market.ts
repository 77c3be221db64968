import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const program = fileURLToPath(new URL("../../server/test/support/marketProcess.ts", import.meta.url));
let kept: ChildProcess | undefined;

/** Acts as a store, a carrier or the platform, as `npm run market` does beside the running shop. */
export async function market(...words: readonly string[]): Promise<string> {
  kept ??= start();
  const answered = once(kept, "message", { signal: AbortSignal.timeout(180_000) });
  kept.send(words);
  const [{ done, message }] = (await answered) as [{ done: boolean; message: string }];
  if (!done) throw new Error(`market ${words.join(" ")}: ${message}`);
  return message.trim();
}

/** One process per worker; it ends with the worker. */
function start(): ChildProcess {
  const dataDir = process.env.SUNDRY_E2E_DATA;
  if (!dataDir) throw new Error("SUNDRY_E2E_DATA must name the data folder of the shop at SUNDRY_E2E_URL");
  const child = fork(program, { execArgv: [], env: { ...process.env, SUNDRY_DATA_DIR: dataDir, DATABASE_URL: "" } });
  child.unref();
  child.channel?.unref();
  return child;
}
