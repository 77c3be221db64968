import { mkdir } from "node:fs/promises";
import type { OpenDatabase } from "./database.ts";
import { exactNumber, exactTypes } from "./exactNumbers.ts";
import { lockFolder } from "./lockFolder.ts";
import { pgliteFolder } from "./pgliteFolder.ts";

/**
 * Opens PostgreSQL compiled to WebAssembly inside this process: one connection, one process, no waiting for the disk.
 * Only for machines on which the embedded server cannot run. Throws DatabaseUnavailable `held` if another process has
 * it open, because a second one would silently lose its writes.
 */
export async function openPglite(dataDir: string): Promise<OpenDatabase> {
  const folder = pgliteFolder(dataDir);
  await mkdir(dataDir, { recursive: true });
  const release = await lockFolder(folder);
  // Loaded only here, because it is large and rarely needed.
  const { PGlite } = await import("@electric-sql/pglite");
  const { drizzle } = await import("drizzle-orm/pglite");
  const { migrate } = await import("drizzle-orm/pglite/migrator");
  const parsers = Object.fromEntries(Object.values(exactTypes).map((type) => [type, exactNumber]));
  const client = await PGlite.create({ dataDir: folder, parsers });
  const db = drizzle({ client });
  return {
    db,
    kind: "pglite",
    catalogue: db,
    query: async <Row extends object>(text: string, params: readonly (string | number | boolean | null)[] = []) =>
      (await client.query<Row>(text, [...params])).rows,
    exclusively: (_name, work) => work(), // the folder is already locked for us
    listen: (channel, onMessage) => client.listen(channel, onMessage),
    applyMigrations: (migrationsFolder) => migrate(db, { migrationsFolder }),
    ping: async () => void (await client.query("select 1")),
    connections: () => ({ total: 1, idle: 1, waiting: 0 }), // statements wait inside the client, which does not count them
    close: async () => {
      await client.close();
      await release();
    },
  };
}
