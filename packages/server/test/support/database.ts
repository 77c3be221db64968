import { afterAll, inject } from "vitest";
import type { OpenDatabase } from "#server/db/database.ts";
import { createDatabase, dropDatabase, openOn } from "./server.ts";

/**
 * Gives the calling test file a database of its own: all migrations and the demo marketplace, and nothing of other files. It is
 * removed after the file's last test.
 */
export async function useDatabase(): Promise<OpenDatabase> {
  const { server, template } = inject("testDatabase");
  const name = await createDatabase(server, "test", template);
  const database = openOn(server, name);
  afterAll(async () => {
    await database.close();
    await dropDatabase(server, name);
  });
  return database;
}
