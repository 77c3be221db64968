import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { DatabaseUnavailable } from "../unavailable.ts";
import { changeOwner } from "./account.ts";
import type { Engine } from "./engine.ts";
import { damaged, diagnose, lastError, wrongVersion } from "./failures.ts";
import { markReady, type Places } from "./places.ts";

/** The database user that owns everything in an embedded server. */
export const owner = "sundry";

/** `durable` and `signal`: see EmbeddedOptions. `progress` is called when a cluster is created. */
export type ClusterOptions = {
  durable: boolean;
  progress: (text: string) => void;
  signal: AbortSignal | undefined;
};

/**
 * Creates the cluster if the data folder has none; checks it if there is one. Throws `missing`, `corrupt`, `version`,
 * or the failure of initdb. The cluster is created under another name and then renamed, so nobody sees half a cluster,
 * and of two processes that create one at once the slower drops its own.
 */
export async function ensureCluster(engine: Engine, places: Places, options: ClusterOptions): Promise<void> {
  const state = await inspect(places.cluster, engine);
  if (state === "whole") {
    if (!places.ready) await markReady(places);
    return;
  }
  if (places.ready) {
    throw new DatabaseUnavailable(
      "missing",
      `The database folder ${places.cluster} that belongs to ${places.dataDir} is gone.`,
      `Put it back, or move ${join(places.dataDir, "postgres.json")} away to start with a fresh demo marketplace.`,
    );
  }
  options.progress("Making the database");
  const draft = `${places.cluster}.new-${randomBytes(4).toString("hex")}`;
  try {
    await mkdir(draft, { mode: 0o700 });
    await changeOwner(draft, places.account);
    await initialise(engine, draft, places, options);
    await rename(draft, places.cluster).catch(async (error: unknown) => {
      if ((await inspect(places.cluster, engine)) !== "whole") throw error;
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  await markReady(places);
}

async function inspect(cluster: string, engine: Engine): Promise<"whole" | "none"> {
  const files = await readdir(cluster).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw new DatabaseUnavailable(
      error.code === "ENOTDIR" ? "corrupt" : "permission",
      `The database folder ${cluster} cannot be read (${error.message}).`,
      "Start as the user who created it, or choose another folder with SUNDRY_DATA_DIR.",
      error,
    );
  });
  if (!files || files.length === 0) return "none";
  const found = (await readFile(join(cluster, "PG_VERSION"), "utf8").catch(() => "")).trim();
  if (found === "") throw damaged(cluster, "the file PG_VERSION is missing or empty");
  const expected = engine.version.split(".")[0] ?? "";
  if (found !== expected) throw wrongVersion(cluster, found, expected);
  return "whole";
}

async function initialise(engine: Engine, draft: string, places: Places, options: ClusterOptions): Promise<void> {
  const { signal } = options;
  signal?.throwIfAborted();
  const args = [
    "-D",
    draft,
    "-U",
    owner,
    "--auth-local=trust",
    "--auth-host=reject",
    "--encoding=UTF8",
    // The built-in provider sorts by code point and knows Unicode letters, whatever locales the machine has.
    "--locale=C",
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
    ...(options.durable ? [] : ["--no-sync"]),
  ];
  const { code, output } = await collect(join(engine.native, "bin", "initdb"), args, { ...places, signal });
  signal?.throwIfAborted();
  if (code === 0) return;
  const known = diagnose(output, { cluster: places.cluster, log: places.log });
  if (known) throw known;
  throw new DatabaseUnavailable(
    "exit",
    `The database could not be made in ${dirname(places.cluster)} (${lastError(output)}).`,
    "Choose another folder with SUNDRY_DATA_DIR, or set DATABASE_URL to a PostgreSQL server of your own.",
  );
}

/** Runs a program to its end, which comes early if the signal fires. */
function collect(
  program: string,
  args: string[],
  { account, signal }: Pick<Places, "account"> & Pick<ClusterOptions, "signal">,
): Promise<{ code: number | null; output: string }> {
  // In a group of its own, so that the servers that initdb runs end with it.
  const child = spawn(program, args, { cwd: "/", env: plainEnvironment, detached: true, ...account });
  const kill = () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, "SIGKILL");
  };
  signal?.addEventListener("abort", kill, { once: true });
  return new Promise((resolve, reject) => {
    let output = "";
    child.stdout.on("data", (text: Buffer) => (output += text));
    child.stderr.on("data", (text: Buffer) => (output += text));
    child.once("error", (error) => reject(cannotRun(program, error)));
    child.once("close", (code) => {
      signal?.removeEventListener("abort", kill);
      resolve({ code, output });
    });
  });
}

/** The environment of initdb and postgres, without anything that could change how they behave. */
export const plainEnvironment: NodeJS.ProcessEnv = { PATH: "/usr/bin:/bin", LC_ALL: "C", TZ: "UTC" };

/** The program could not start at all, as happens on a machine with another C library. */
export function cannotRun(program: string, cause: Error): DatabaseUnavailable {
  return new DatabaseUnavailable(
    "platform",
    `The bundled PostgreSQL does not run on this machine (${program}: ${cause.message}).`,
    "Set DATABASE_URL to a PostgreSQL server of your own.",
    cause,
  );
}
