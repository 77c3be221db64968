import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { sql } from "drizzle-orm";
import type { OpenDatabase } from "#server/db/database.ts";
import type { Tx } from "#server/db/transaction.ts";
import { type Footer, type FileLine, type Header, type SequenceLine, type TableHeading, writeLines } from "./file.ts";
import { plainForms, rowsOf, type Table, tablesOf } from "./tables.ts";

/** Rows fetched at a time. */
const fetched = 500;

/** Folders of the data folder that can't be recreated: photos of buyers and of goods. Other pictures are made again. */
export const backedUpFolders = ["uploads", "private", "photos"] as const;

export interface BackupParts {
  database: OpenDatabase;
  dataDir: string;
  /** Whether buyers' photos are in the data folder rather than in a bucket. */
  withPhotos: boolean;
  now: number;
}

/**
 * Writes everything that a shop keeps into one file: buyers' photos, and its tables as they are at one moment, even
 * while the shop is running. It needs no PostgreSQL program, and any version of PostgreSQL can restore it. Returns how
 * much it wrote.
 */
export async function backUp(parts: BackupParts, file: string): Promise<Footer> {
  const count: Footer = { rows: 0, files: 0 };
  await parts.database.db.transaction(async (tx) => {
    await tx.execute(sql`set transaction isolation level repeatable read, read only`);
    await tx.execute(sql.raw(plainForms));
    await writeLines(file, linesOf(tx, parts, count));
  });
  return count;
}

async function* linesOf(tx: Tx, { dataDir, withPhotos, now }: BackupParts, count: Footer): AsyncIterable<string> {
  const run = await rowsOf<{ hash: string }>(tx, "select hash from drizzle.__drizzle_migrations order by created_at");
  const heading: Header = {
    sundryBackup: 1,
    madeAt: new Date(now).toISOString(),
    migrations: run.map(({ hash }) => hash),
  };
  yield JSON.stringify(heading);
  for (const table of await tablesOf(tx)) yield* tableLines(tx, table, count);
  yield* sequenceLines(tx);
  if (withPhotos) for (const folder of backedUpFolders) yield* fileLines(dataDir, folder, count);
  yield JSON.stringify(count);
}

async function* tableLines(tx: Tx, { name, columns }: Table, count: Footer): AsyncIterable<string> {
  const heading: TableHeading = { table: name, columns: columns.map((column) => column.name) };
  yield JSON.stringify(heading);
  const texts = columns.map((column) => `${column.name}::text`).join(", ");
  await tx.execute(
    sql.raw(`declare backed_up no scroll cursor for select to_json(array[${texts}])::text as line from "${name}"`),
  );
  for (;;) {
    const rows = await rowsOf<{ line: string }>(tx, `fetch ${fetched} from backed_up`);
    for (const { line } of rows) yield line;
    count.rows += rows.length;
    if (rows.length < fetched) break;
  }
  await tx.execute(sql`close backed_up`);
}

async function* sequenceLines(tx: Tx): AsyncIterable<string> {
  const found = await rowsOf<{ name: string }>(
    tx,
    "select quote_ident(relname) as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S'",
  );
  for (const { name } of found) {
    const [state] = await rowsOf<{ value: string; used: boolean }>(
      tx,
      `select last_value::text as value, is_called as used from ${name}`,
    );
    if (state) yield JSON.stringify({ sequence: name, ...state } satisfies SequenceLine);
  }
}

async function* fileLines(dataDir: string, folder: string, count: Footer): AsyncIterable<string> {
  const options = { recursive: true, withFileTypes: true } as const;
  const entries = await readdir(join(dataDir, folder), options).catch(() => []);
  for (const entry of entries) {
    // A name that ends in .part belongs to a file that is still being written.
    if (!entry.isFile() || entry.name.endsWith(".part")) continue;
    const path = join(entry.parentPath, entry.name);
    const line: FileLine = {
      file: relative(dataDir, path).split(sep).join("/"),
      base64: (await readFile(path)).toString("base64"),
    };
    yield JSON.stringify(line);
    count.files += 1;
  }
}
