import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { constants } from "node:os";
import { join } from "node:path";
import { inRoot, root } from "./root.ts";

/** A program to run: its Node arguments, its folder, and extra environment variables. */
export type Command = { args: string[]; cwd?: string; env?: NodeJS.ProcessEnv };

/** How a program ended (128 + number for a signal) and what it wrote. */
export type Outcome = { status: number; output: string };

const live = new Set<ChildProcess>();
let interrupted = false;

/** The Node arguments that run a tool of the root's devDependencies, such as `tool("vite", "build")`. */
export function tool(name: string, ...args: string[]): string[] {
  const [packageName = name, program = name.split("/").at(-1) ?? name] = name.split("#");
  const folder = inRoot("node_modules", packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
    bin: string | { [name: string]: string };
  };
  const file = typeof bin === "string" ? bin : bin[program];
  if (file === undefined || !existsSync(join(folder, file)))
    throw new Error(`${packageName} has no program ${program}`);
  return [join(folder, file), ...args];
}

/** Runs Node to the end and captures its output. Never reads from the terminal. */
export function capture(command: Command): Promise<Outcome> {
  const child = start(command, "pipe");
  let output = "";
  child.stdout?.on("data", (text: Buffer) => (output += text));
  child.stderr?.on("data", (text: Buffer) => (output += text));
  return ended(child, () => output);
}

/** Runs Node to the end in this terminal. */
export function show(command: Command): Promise<Outcome> {
  return ended(start(command, "inherit"), () => "");
}

/** Whether somebody has asked this process to end; remaining work is then not started. */
export const isInterrupted = (): boolean => interrupted;

/**
 * Lets the running programs end together with this process: SIGTERM, SIGHUP and (without a terminal, which sends it
 * itself) SIGINT are passed on, and the callers continue when the programs have ended. Without this call a signal ends
 * only the task.
 */
export function passSignalsOn(): void {
  const terminal = process.stdin.isTTY || process.stdout.isTTY;
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => {
      interrupted = true;
      if (!(terminal && signal === "SIGINT")) stopAll(signal);
    });
  }
}

/** Asks all running programs to end. */
export function stopAll(signal: NodeJS.Signals = "SIGTERM"): void {
  for (const child of live) child.kill(signal);
}

function start({ args, cwd = root, env }: Command, stdio: "pipe" | "inherit"): ChildProcess {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ["ignore", stdio, stdio],
  });
  live.add(child);
  return child;
}

function ended(child: ChildProcess, output: () => string): Promise<Outcome> {
  return new Promise((resolve) => {
    child.once("error", (error) => {
      live.delete(child);
      resolve({ status: 1, output: `${output()}${error.message}\n` });
    });
    child.once("close", (code, signal) => {
      live.delete(child);
      resolve({ status: code ?? 128 + (signal ? constants.signals[signal] : 0), output: output() });
    });
  });
}
