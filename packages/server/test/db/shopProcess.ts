import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";

const program = fileURLToPath(new URL("./programs/shop.ts", import.meta.url));

/** A shop in its own process, so that it can be killed. */
export type ShopProcess = {
  lines: string[];
  /** Resolves when a printed line matches; rejects if the process ends first. */
  prints: (condition: (line: string) => boolean) => Promise<void>;
  end: (signal: "SIGTERM" | "SIGKILL") => Promise<void>;
};

/** Starts `programs/shop.ts` on a data folder; it is stopped with the test. */
export function startShop(dataDir: string, mode?: "write"): ShopProcess {
  const child: ChildProcess = spawn(process.execPath, [program, dataDir, ...(mode ? [mode] : [])], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const lines: string[] = [];
  const waiting = new Set<() => void>();
  const ended = once(child, "close");
  onTestFinished(() => {
    child.kill("SIGKILL");
  });
  if (child.stdout) {
    createInterface({ input: child.stdout }).on("line", (line) => {
      lines.push(line);
      for (const look of waiting) look();
    });
  }
  return {
    lines,
    prints: (condition) =>
      new Promise((resolve, reject) => {
        const look = () => {
          if (!lines.some(condition)) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
        void ended.then(() => reject(new Error(`the shop ended after: ${lines.join(", ")}`)));
      }),
    end: async (signal) => {
      child.kill(signal);
      await ended;
    },
  };
}
