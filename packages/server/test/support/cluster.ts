import { execFile } from "node:child_process";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

/**
 * Gives a data folder a PostgreSQL cluster that was made elsewhere and isn't running, because making one takes three
 * seconds of processor time. The folder's first start then finds it, and decides everything else.
 */
export async function copyCluster(cluster: string, dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  // Node's own copy leaves the owner behind, and as root the server runs as another user.
  await promisify(execFile)("cp", ["-a", cluster, join(dataDir, "postgres")]);
}
