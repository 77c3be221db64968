import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { createInterface } from "node:readline";

const root = resolve(import.meta.dirname, "../../..");

export interface ShopProcess {
  url: string;
  process: ChildProcess;
  /** Ctrl-C, and waits until the server and its database are gone. */
  stop(): Promise<void>;
}

/**
 * Starts the shop on a free port and resolves when it has printed its address. Rejects with what it said when it ends
 * before that.
 */
export async function startShop(dataDir: string, env: NodeJS.ProcessEnv = {}): Promise<ShopProcess> {
  const child = spawn(process.execPath, ["packages/server/src/main.ts"], {
    cwd: root,
    env: { ...process.env, PORT: "0", SUNDRY_DATA_DIR: dataDir, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const said: string[] = [];
  const url = await new Promise<string>((found, failed) => {
    for (const stream of [child.stdout, child.stderr])
      createInterface({ input: stream }).on("line", (line) => {
        said.push(line);
        const address = /https?:\/\/[\w.]+:\d+/.exec(line)?.[0];
        if (address) found(address);
      });
    child.once("exit", (code) => failed(new Error(`The shop ended with ${code}:\n${said.join("\n")}`)));
  });
  return {
    url,
    process: child,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, "exit");
      child.kill("SIGINT");
      await gone;
    },
  };
}
