import { execFile } from "node:child_process";
import { chmod, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, isAbsolute, join } from "node:path";
import { promisify } from "node:util";
import { inject, onTestFinished } from "vitest";
import { stopOrphan } from "#server/db/embedded/supervisor.ts";
import { copyCluster } from "./cluster.ts";

/**
 * A data folder for one test. Afterwards its server is stopped, and it is removed together with its files elsewhere.
 * `private` makes it accessible only to its owner, like a home folder. `cluster` puts the run's PostgreSQL cluster into
 * it, for tests that are not about a first start; without it, the folder does not exist yet.
 */
export async function dataFolder(
  options: { private?: boolean; name?: string; cluster?: boolean } = {},
): Promise<string> {
  const parent = await mkdtemp(join(tmpdir(), "sundry-db-"));
  if (!options.private) await chmod(parent, 0o755);
  const folder = join(parent, options.name ?? "data");
  if (options.cluster) await copyCluster(inject("testDatabase").cluster, folder);
  onTestFinished(async () => {
    await stopOrphan(folder).catch(() => undefined);
    for (const kept of await keptElsewhere(folder)) await rm(kept, { recursive: true, force: true });
    await rm(parent, { recursive: true, force: true });
  });
  return folder;
}

/** Runs a program to its end and returns its output. */
export async function output(program: string, ...args: string[]): Promise<string> {
  return (await promisify(execFile)(program, args)).stdout;
}

async function keptElsewhere(folder: string): Promise<string[]> {
  const text = await readFile(join(folder, "postgres.json"), "utf8").catch(() => "{}");
  const { cluster = "", socketDir = "" } = JSON.parse(text) as { cluster?: string; socketDir?: string };
  return [isAbsolute(cluster) ? dirname(cluster) : "", isAbsolute(socketDir) ? socketDir : ""].filter(Boolean);
}
