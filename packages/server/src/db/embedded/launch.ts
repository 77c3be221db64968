import { spawn } from "node:child_process";
import { closeSync, existsSync, fstatSync, openSync, readFileSync, renameSync, statSync } from "node:fs";
import { join } from "node:path";
import { changeOwner } from "./account.ts";
import { cannotRun, plainEnvironment } from "./cluster.ts";
import type { Engine } from "./engine.ts";
import { type Places, port } from "./places.ts";

/** One attempt to start PostgreSQL. `outcome` is its current state, `output` what it has written to the log so far. */
export type Attempt = { pid: number | undefined; outcome: () => "running" | "exited" | Error; output: () => string };

const logLimitBytes = 5_000_000;

const settings = {
  listen_addresses: "",
  unix_socket_permissions: "0700",
  max_connections: "100",
  shared_buffers: "64MB",
  max_wal_size: "256MB",
  random_page_cost: "1.1",
  jit: "off",
  // Nothing is replicated from an embedded server, so it needs neither the processes nor the extra log for that.
  wal_level: "minimal",
  max_wal_senders: "0",
  max_logical_replication_workers: "0",
  timezone: "UTC",
  log_timezone: "UTC",
};

/** For throw-away data: confirmed changes may be lost if the machine loses power. */
const undurable = { fsync: "off", synchronous_commit: "off", full_page_writes: "off" };

/**
 * Starts PostgreSQL as a detached process, so that a killed shop leaves an intact database behind. Its output goes to
 * the log file, because a pipe would break when we end.
 */
export async function launch(engine: Engine, places: Places, options: { durable: boolean }): Promise<Attempt> {
  const log = openLog(places.log);
  const start = fstatSync(log).size;
  await changeOwner(places.log, places.account);
  const program = join(engine.native, "bin", "postgres");
  const chosen = { ...settings, ...(options.durable ? {} : undurable), unix_socket_directories: places.socketDir };
  const args = [
    "-D",
    places.cluster,
    "-p",
    String(port),
    ...Object.entries(chosen).flatMap(([k, v]) => ["-c", `${k}=${v}`]),
  ];
  const child = spawn(program, args, {
    cwd: "/",
    env: plainEnvironment,
    detached: true,
    stdio: ["ignore", log, log],
    ...places.account,
  });
  closeSync(log);
  let outcome: "running" | "exited" | Error = "running";
  child.once("error", (error) => {
    outcome = cannotRun(program, error);
  });
  child.once("exit", () => {
    outcome = "exited";
  });
  child.unref();
  return {
    pid: child.pid,
    outcome: () => outcome,
    output: () => saidSince(places.log, start),
  };
}

/** The size of a server's log, and what it has said since it had a size. */
export const sizeOfLog = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;
export function saidSince(file: string, size: number): string {
  const log = existsSync(file) ? readFileSync(file) : Buffer.alloc(0);
  // A shorter one has been begun anew.
  return log.subarray(log.length < size ? 0 : size).toString();
}

function openLog(file: string): number {
  const log = openSync(file, "a", 0o640);
  if (fstatSync(log).size < logLimitBytes) return log;
  closeSync(log);
  renameSync(file, `${file}.1`);
  return openSync(file, "a", 0o640);
}
