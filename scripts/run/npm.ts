import { execFile } from "node:child_process";
import type { Outcome } from "./command.ts";
import { root } from "./root.ts";

/** Runs npm to the end in a folder and keeps what it writes. */
export function npm(...args: string[]): Promise<Outcome> {
  return npmIn(root, ...args);
}

/** The same in another folder than the workspace's. */
export function npmIn(cwd: string, ...args: string[]): Promise<Outcome> {
  const windows = process.platform === "win32";
  return new Promise((resolve) => {
    execFile(
      windows ? "npm.cmd" : "npm",
      args,
      { cwd, shell: windows, maxBuffer: 1 << 26 },
      (error, stdout, stderr) => {
        const code = typeof error?.code === "number" ? error.code : 1;
        resolve({ status: error ? code : 0, output: `${stdout}${stderr}` });
      },
    );
  });
}
