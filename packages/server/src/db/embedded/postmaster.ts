import { execFile } from "node:child_process";
import { readFile, rename } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

/** What a running (or killed) server has recorded about itself in its cluster. */
export type Postmaster = { pid: number; socketDir: string };

const run = promisify(execFile);
const lockFile = (cluster: string) => join(cluster, "postmaster.pid");

/** Reads `postmaster.pid`; undefined if there is none or it is still being written. */
export async function readPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const text = await readFile(lockFile(cluster), "utf8").catch(() => "");
  const lines = text.split("\n");
  const pid = Number(lines[0]);
  return Number.isSafeInteger(pid) && pid > 1 ? { pid, socketDir: lines[4] ?? "" } : undefined;
}

/**
 * Whether the process with this id is the server of this cluster. The id alone proves nothing: after a kill or in a
 * restarted container it may belong to any program, and a killed server keeps it until its parent notices.
 */
export async function isServerOf(cluster: string, pid: number): Promise<boolean> {
  const command = await commandOf(pid);
  return command.includes("postgres") && command.includes(cluster);
}

/** Whether the process still exists and is not merely a leftover entry. */
export async function isRunning(pid: number): Promise<boolean> {
  return (await commandOf(pid)) !== "";
}

/**
 * Moves a lock file away if it names a process that is not the server of this cluster; PostgreSQL itself only checks
 * whether the id is in use. Returns whether it did. A lock that a new server wrote meanwhile is put back.
 */
export async function setStaleLockAside(cluster: string, stale: Postmaster): Promise<boolean> {
  if (await isServerOf(cluster, stale.pid)) return false;
  const aside = `${lockFile(cluster)}.stale`;
  try {
    await rename(lockFile(cluster), aside);
    const moved = Number((await readFile(aside, "utf8")).split("\n")[0]);
    if (moved === stale.pid) return true;
    await rename(aside, lockFile(cluster));
  } catch {
    // Somebody else was faster; the next look at the folder decides.
  }
  return false;
}

async function commandOf(pid: number): Promise<string> {
  if (process.platform === "linux") {
    return readFile(`/proc/${pid}/cmdline`, "utf8").then(
      (text) => text.replaceAll("\0", " "),
      () => "",
    );
  }
  return run("ps", ["-o", "command=", "-p", String(pid)]).then(
    ({ stdout }) => stdout.trim(),
    () => "",
  );
}
