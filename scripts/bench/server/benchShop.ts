import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { inRoot } from "../../run/root.ts";

/** A shop that is there to be measured: its address, and who and what it was filled with. */
export interface BenchShop {
  url: string;
  goods: number;
  goodsIds: string[];
  /** Tokens of buyers with a basket to be ordered. */
  baskets: string[];
  /** Tokens of the buyers with much and with little behind them. */
  much: string;
  little: string;
  stop(): Promise<void>;
}

/** Starts `packages/server/bench/main.ts` on a data folder, with about so many goods and filled baskets; `note` hears how far it is. */
export async function startBenchShop(
  dataDir: string,
  { goods, baskets, note }: { goods: number; baskets: number; note: (detail: string) => void },
): Promise<BenchShop> {
  const program = inRoot("packages/server/bench/main.ts");
  const child = spawn(process.execPath, [program, dataDir, String(goods), String(baskets)], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  const said: string[] = [];
  createInterface({ input: child.stderr }).on("line", (line) => {
    said.push(line);
    note(line);
  });
  const told = await new Promise<Omit<BenchShop, "stop">>((resolve, reject) => {
    createInterface({ input: child.stdout }).once("line", (line) =>
      resolve(JSON.parse(line) as Omit<BenchShop, "stop">),
    );
    child.once("exit", (code) => reject(new Error(`The measured shop ended with ${code}:\n${said.join("\n")}`)));
  });
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, "exit");
    child.kill("SIGTERM");
    await gone;
  };
  return { ...told, stop };
}
