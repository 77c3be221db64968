import { fileURLToPath } from "node:url";
import type { OpenDatabase } from "./database.ts";

/** Folder of the migrations of this release. */
export const shippedMigrations = fileURLToPath(new URL("./migrations", import.meta.url));

/**
 * Migrates the tables to this release. Processes that start together take turns, so each migration runs once. `folder`
 * holds drizzle-kit's output.
 */
export async function migrate(database: OpenDatabase, folder = shippedMigrations): Promise<void> {
  await database.exclusively("migrations", () => database.applyMigrations(folder));
}
