import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { inRoot } from "../../run/root.ts";

/** A shop for measuring: its address, and what it was filled with. */
export interface BenchShop {
  url: string;
  goods: number;
  goodsIds: string[];
  /** Tokens of buyers with a filled basket. */
  baskets: string[];
  /** Tokens of the buyers with a long and with a short history. */
  much: string;
  little: string;
  stop(): Promise<void>;
}

/**
 * Starts `packages/server/bench/main.ts` on a data folder, with about this many goods and filled baskets; `note` is
 * called with the progress.
 */
export async function startBenchShop(
  dataDir: string,
  { goods, baskets, note }: { goods: number; baskets: number; note: (detail: string) => void },
): Promise<BenchShop> {
  const program = inRoot("packages/server/bench/main.ts");
  const child = spawn(process.execPath, [program, dataDir, String(goods), String(baskets)], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output: string[] = [];
  createInterface({ input: child.stderr }).on("line", (line) => {
    output.push(line);
    note(line);
  });
  const announced = await new Promise<Omit<BenchShop, "stop">>((resolve, reject) => {
    createInterface({ input: child.stdout }).once("line", (line) =>
      resolve(JSON.parse(line) as Omit<BenchShop, "stop">),
    );
    child.once("exit", (code) => reject(new Error(`The measured shop ended with ${code}:\n${output.join("\n")}`)));
  });
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, "exit");
    child.kill("SIGTERM");
    await gone;
  };
  return { ...announced, stop };
}
