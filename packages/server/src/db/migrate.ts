import { fileURLToPath } from "node:url";
import type { OpenDatabase } from "./database.ts";

const shipped = fileURLToPath(new URL("./migrations", import.meta.url));

/**
 * Brings the tables to the state of this release. Processes that start together take turns, so each migration runs once.
 * `folder` holds drizzle-kit's output.
 */
export async function migrate(database: OpenDatabase, folder = shipped): Promise<void> {
  await database.exclusively("migrations", () => database.applyMigrations(folder));
}
