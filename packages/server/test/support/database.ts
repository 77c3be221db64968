import { afterAll, inject } from "vitest";
import type { OpenDatabase } from "#server/db/database.ts";
import { createDatabase, dropDatabase, openOn, openPlanned } from "./server.ts";

/** Gives the calling test file its own database, see `openTestDatabase`; it is removed after the file's last test. */
export async function useDatabase(): Promise<OpenDatabase> {
  const { database, remove } = await openTestDatabase();
  afterAll(remove);
  return database;
}

/** A database with all migrations and the demo marketplace, not shared with other files; `remove` ends it. */
export async function openTestDatabase(): Promise<{
  database: OpenDatabase;
  /** A connection of its own that plans each statement once, see `openPlanned`. */
  planned: () => ReturnType<typeof openPlanned>;
  remove: () => Promise<void>;
}> {
  const { server, template } = inject("testDatabase");
  const name = await createDatabase(server, "test", template);
  const database = openOn(server, name);
  return {
    database,
    planned: () => openPlanned(server, name),
    remove: async () => {
      await database.close();
      await dropDatabase(server, name);
    },
  };
}
