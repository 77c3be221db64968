import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { isServerOf, readPostmaster } from "#server/db/embedded/postmaster.ts";

/** The id of the process that serves the database of a data folder; never that of another server. */
export async function postmasterOf(dataDir: string): Promise<number> {
  const { cluster } = JSON.parse(await readFile(join(dataDir, "postgres.json"), "utf8")) as { cluster: string };
  const folder = join(dataDir, cluster);
  const found = await readPostmaster(folder);
  if (!found || !(await isServerOf(folder, found.pid))) throw new Error("no server runs");
  return found.pid;
}
