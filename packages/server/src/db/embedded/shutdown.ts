import { setTimeout as sleep } from "node:timers/promises";
import { DatabaseUnavailable } from "../unavailable.ts";
import { isServerOf } from "./postmaster.ts";

/**
 * PostgreSQL's three ways to stop, gentlest first, each with how long to wait. The last one costs a recovery at the
 * next start.
 */
const steps = [
  { signal: "SIGINT", waitMs: 15_000 },
  { signal: "SIGQUIT", waitMs: 5_000 },
  { signal: "SIGKILL", waitMs: 5_000 },
] as const;

/**
 * Stops the server of this cluster and waits until it is gone. Never touches any other process. One that has crashed needs
 * a recovery anyway, and may be deaf to the gentlest way.
 */
export async function shutDown(cluster: string, pid: number, { crashed = false } = {}): Promise<void> {
  for (const { signal, waitMs } of crashed ? steps.slice(1) : steps) {
    if (!(await isServerOf(cluster, pid))) return;
    try {
      process.kill(pid, signal);
    } catch (error) {
      if (error instanceof Error && "code" in error && error.code === "EPERM") throw startedByOtherUser(pid, error);
      return;
    }
    const deadline = performance.now() + waitMs;
    while (performance.now() < deadline) {
      if (!(await isServerOf(cluster, pid))) return;
      await sleep(15);
    }
  }
  throw new DatabaseUnavailable(
    "held",
    `The database (process ${pid}) does not stop.`,
    "Restart the machine; the data is safe.",
  );
}

const startedByOtherUser = (pid: number, cause: Error) =>
  new DatabaseUnavailable(
    "permission",
    `The database (process ${pid}) was started by another user.`,
    "Stop it as that user or as root.",
    cause,
  );
