import { mkdir } from "node:fs/promises";
import type { OpenDatabase } from "./database.ts";
import { exactNumber, exactTypes } from "./exactNumbers.ts";
import { lockFolder } from "./lockFolder.ts";
import { pgliteFolder } from "./pgliteFolder.ts";
import * as schema from "./schema/index.ts";

/**
 * Opens PostgreSQL compiled to WebAssembly inside this process: one connection, one process, no waiting for the disk. Only for
 * machines on which the embedded server cannot run. Throws DatabaseUnavailable `held` when another process has it open,
 * because a second one would silently lose its writes.
 */
export async function openPglite(dataDir: string): Promise<OpenDatabase> {
  const folder = pgliteFolder(dataDir);
  await mkdir(dataDir, { recursive: true });
  const release = await lockFolder(folder);
  // Loaded only here: it is large, and almost nobody needs it.
  const { PGlite } = await import("@electric-sql/pglite");
  const { drizzle } = await import("drizzle-orm/pglite");
  const { migrate } = await import("drizzle-orm/pglite/migrator");
  const parsers = Object.fromEntries(Object.values(exactTypes).map((type) => [type, exactNumber]));
  const client = await PGlite.create({ dataDir: folder, parsers });
  const db = drizzle({ client, schema });
  return {
    db,
    kind: "pglite",
    query: async <Row extends object>(text: string, params: readonly (string | number | boolean | null)[] = []) =>
      (await client.query<Row>(text, [...params])).rows,
    exclusively: (_name, work) => work(), // the folder is already ours alone
    listen: (channel, heard) => client.listen(channel, heard),
    applyMigrations: (migrationsFolder) => migrate(db, { migrationsFolder }),
    close: async () => {
      await client.close();
      await release();
    },
  };
}
