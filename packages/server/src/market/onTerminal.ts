import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { readConfig } from "#server/config.ts";
import { startTimers } from "#server/modules/platform/timers/loop.ts";
import { failureText } from "#server/failureText.ts";
import { marketCommands } from "./commands/all.ts";
import { type Market, openMarket } from "./openMarket.ts";
import { marketPace } from "./pace.ts";
import { helpOf } from "./run.ts";

const root = fileURLToPath(new URL("../../../../", import.meta.url));
const defaultStepSeconds = 20;
const write = (line: string) => console.log(line);

/** Runs the automatic stores until a signal stops them. */
async function live({ database, services }: Market, seconds: number): Promise<void> {
  const failed = (error: unknown) => console.error(String(error));
  const timers = startTimers({ db: database.db, services, failed }, [marketPace(seconds * 1000)]);
  write(`The stores work automatically, one step every ${seconds} s. Ctrl-C stops them.`);
  const ended = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => ended.abort());
  // One day at a time: a timer keeps the process alive, a listener alone would not.
  while (!ended.signal.aborted) await wait(86_400_000, undefined, { signal: ended.signal }).catch(() => undefined);
  await timers.stop();
}

/**
 * Runs one command of the other side of the marketplace with this process's settings and terminal. Returns whether it
 * succeeded; a failure is written as one sentence, never thrown. `program`: what is written before a command's name,
 * `npm run market --` (the default) or `sundry market`.
 */
export async function marketOnTerminal(words: readonly string[], program = "npm run market --"): Promise<boolean> {
  try {
    return await runWords(words, program);
  } catch (error) {
    console.error(failureText(error, false));
    return false;
  }
}

async function runWords([name, ...rest]: readonly string[], program: string): Promise<boolean> {
  if (name === undefined || name === "help") {
    write(helpOf(marketCommands, program));
    return true;
  }
  const market = await openMarket(readConfig(process.env, root), program);
  try {
    if (name !== "live") {
      const { done, message } = await market.run([name, ...rest]);
      write(message);
      return done;
    }
    const seconds = Number(rest[0] ?? defaultStepSeconds);
    if (!(seconds >= 1)) throw new Error("Give the seconds for a step, at least 1.");
    await live(market, seconds);
    return true;
  } finally {
    await market.close();
  }
}
