import { createHash } from "node:crypto";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, normalize, sep } from "node:path";
import { sql } from "drizzle-orm";
import type { OpenDatabase } from "#server/db/database.ts";
import { migrate, shippedMigrations } from "#server/db/migrate.ts";
import type { Tx } from "#server/db/transaction.ts";
import { storeFile } from "#server/media/storedFiles.ts";
import { backedUpFolders } from "./backup.ts";
import { type Footer, type FileLine, type Header, readLines, type SequenceLine, type TableHeading } from "./file.ts";
import { plainForms, rowsOf, type Table, tablesOf } from "./tables.ts";

/** Maximum rows and characters inserted at a time. */
const maxRows = 500;
const maxLetters = 4_000_000;

type Line = TableHeading | SequenceLine | FileLine | Footer;

/**
 * Fills an empty shop from a backup, and migrates its tables to this release. All or nothing: if the backup is
 * incomplete or does not fit, the shop stays empty. Throws an Error with one sentence. Returns how much it read.
 */
export async function restore(database: OpenDatabase, dataDir: string, file: string): Promise<Footer> {
  const lines = readLines(file)[Symbol.asyncIterator]();
  try {
    const heading = headingOf(await lines.next(), file);
    if (!(await isEmpty(database)))
      throw new Error(
        "There is a shop already. Restore into an empty data folder (SUNDRY_DATA_DIR) or an empty database.",
      );
    await migrateTo(database, heading.migrations);
    const ending = await database.db.transaction(async (tx) => {
      await tx.execute(sql.raw(plainForms));
      const references = await dropReferences(tx);
      const read = await readInto(tx, lines, dataDir, file);
      for (const add of references) await tx.execute(sql.raw(add));
      return read;
    });
    await migrate(database);
    await database.query("analyze");
    return ending;
  } finally {
    await lines.return?.();
  }
}

function headingOf(first: IteratorResult<string, unknown>, file: string): Header {
  if (first.done || !first.value.startsWith('{"sundryBackup":1,'))
    throw new Error(`The file ${file} is no backup of a shop.`);
  return JSON.parse(first.value) as Header;
}

async function isEmpty({ db }: OpenDatabase): Promise<boolean> {
  return db.transaction(async (tx) => {
    for (const { name } of await tablesOf(tx))
      if ((await rowsOf(tx, `select 1 from "${name}" limit 1`)).length > 0) return false;
    return true;
  });
}

/** Creates the tables as they were when the backup was made. */
async function migrateTo(database: OpenDatabase, wanted: readonly string[]): Promise<void> {
  const journalFile = "meta/_journal.json";
  const journal = JSON.parse(await readFile(join(shippedMigrations, journalFile), "utf8")) as {
    entries: { tag: string }[];
  };
  const entries = journal.entries.slice(0, wanted.length);
  for (const [at, hash] of wanted.entries()) {
    const tag = entries[at]?.tag;
    const text = tag && (await readFile(join(shippedMigrations, `${tag}.sql`), "utf8"));
    if (!text || createHash("sha256").update(text).digest("hex") !== hash)
      throw new Error(
        "The backup was made by another release, which this one does not follow. Restore it with that release or a newer one.",
      );
  }
  const folder = await mkdtemp(join(tmpdir(), "sundry-restore-"));
  try {
    await mkdir(join(folder, "meta"));
    for (const { tag } of entries) await cp(join(shippedMigrations, `${tag}.sql`), join(folder, `${tag}.sql`));
    await writeFile(join(folder, journalFile), JSON.stringify({ ...journal, entries }));
    await migrate(database, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  const run = await database.query("select 1 from drizzle.__drizzle_migrations");
  if (run.length !== wanted.length)
    throw new Error("The empty database was made by a newer release than the backup. Restore into a new one.");
}

/**
 * Rows come table by table, so foreign keys are checked only at the end, and what triggers would write comes as rows too.
 * Returns the statements that restore both.
 */
async function dropReferences(tx: Tx): Promise<string[]> {
  const found = await rowsOf<{ drop: string; add: string }>(
    tx,
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace
     union all
     select format('alter table %s disable trigger %I', tgrelid::regclass, tgname),
       format('alter table %s enable trigger %I', tgrelid::regclass, tgname)
     from pg_trigger join pg_class on pg_class.oid = tgrelid
     where not tgisinternal and relnamespace = 'public'::regnamespace`,
  );
  for (const { drop } of found) await tx.execute(sql.raw(drop));
  return found.map(({ add }) => add);
}

async function readInto(tx: Tx, lines: AsyncIterator<string>, dataDir: string, file: string): Promise<Footer> {
  const tables = new Map((await tablesOf(tx)).map((table): [string, Table] => [table.name, table]));
  const count: Footer = { rows: 0, files: 0 };
  let rows: string[] = [];
  let letters = 0;
  let into: { table: Table; columns: readonly string[] } | undefined;
  const flush = async () => {
    if (into && rows.length > 0) await insert(tx, into.table, into.columns, rows);
    rows = [];
    letters = 0;
  };
  for (let next = await lines.next(); !next.done; next = await lines.next()) {
    if (next.value.startsWith("[")) {
      rows.push(next.value);
      letters += next.value.length;
      count.rows += 1;
      if (rows.length >= maxRows || letters >= maxLetters) await flush();
      continue;
    }
    await flush();
    const line = JSON.parse(next.value) as Line;
    if ("table" in line) {
      const table = tables.get(line.table);
      if (!table) throw new Error(`The file ${file} has a table ${line.table} that the shop does not know.`);
      into = { table, columns: line.columns };
    } else if ("sequence" in line) {
      await tx.execute(sql`select setval(${line.sequence}::regclass, ${line.value}::bigint, ${line.used})`);
    } else if ("file" in line) {
      await storeFile(placeOf(dataDir, line.file), Buffer.from(line.base64, "base64"));
      count.files += 1;
    } else if (line.rows === count.rows && line.files === count.files) {
      return count;
    } else break;
  }
  throw new Error(`The file ${file} is not whole. Nothing was restored.`);
}

async function insert(tx: Tx, table: Table, columns: readonly string[], rows: readonly string[]): Promise<void> {
  const types = new Map(table.columns.map(({ name, type }) => [name, type]));
  const values = columns.map((name, at) => `(r->>${at})::${types.get(name) ?? "text"}`).join(", ");
  const into = sql.raw(`insert into "${table.name}" (${columns.join(", ")}) overriding system value select ${values}`);
  await tx.execute(sql`${into} from json_array_elements(${`[${rows.join(",")}]`}::json) as r`);
}

/** A backup can come from anywhere, so its files only ever go into the kept folders. */
function placeOf(dataDir: string, file: string): string {
  const path = normalize(file);
  if (!backedUpFolders.some((folder) => path.startsWith(folder + sep)))
    throw new Error(`A file of the backup has no place: ${file}.`);
  return join(dataDir, path);
}
