/**
 * `node scripts/bootstrap.mjs <task> [arguments]`: the entry to every command of the project on a machine that has only
 * git, Node 20 or newer and npm. Installs what the lockfile lists, then runs the task with the pinned Node. This file
 * and its imports use no package and run on Node 20.
 */
import { readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { ensureInstalled } from "./bootstrap/install.mjs";
import { runTask } from "./bootstrap/runTask.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const tasks = readdirSync(join(root, "scripts", "tasks")).map((file) => file.replace(/\.ts$/, ""));
const [task, ...args] = process.argv.slice(2);

try {
  if (!task || !tasks.includes(task)) {
    throw new Error(`Say which task to run: ${tasks.sort().join(", ")}.`);
  }
  await ensureInstalled(root);
  process.exitCode = await runTask(root, task, args);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
