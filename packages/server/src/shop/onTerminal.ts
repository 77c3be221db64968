import { runShop } from "./runShop.ts";

/** Runs one command of the shop with this process's settings and terminal. Returns whether it succeeded. */
export function shopOnTerminal(words: readonly string[], program?: string): Promise<boolean> {
  const { env, stderr } = process;
  return runShop(words, {
    ...(program && { program }),
    env,
    write: (line) => console.log(line),
    errors: {
      write: (text) => void stderr.write(text),
      isTerminal: stderr.isTTY,
      now: () => performance.now(),
    },
  });
}
