import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { OpenDatabase } from "#server/db/database.ts";
import { inTransaction } from "#server/db/transaction.ts";
import { originalName, type PhotoStores } from "#server/media/photoStores.ts";
import { recordAct } from "../auditLog.ts";
import { refreshPages } from "../pages/refreshPages.ts";
import { checkPhotos, type FoundPhoto } from "./checkPhotos.ts";
import { inParallel } from "./inParallel.ts";
import { knownPhotos } from "./knownPhotos.ts";
import { Problems } from "./problems.ts";
import { productRows } from "./productRows.ts";
import { type Product, readProducts } from "./readProducts.ts";
import { readTable, type TableRow } from "./readTable.ts";
import { findShelves } from "./shelves.ts";
import { type Written, writePhotos, writeProducts } from "./writeProducts.ts";

const atOnce = 4;

/** What an import needs. */
export interface ImportParts {
  database: OpenDatabase;
  stores: PhotoStores;
  now: number;
  /** Called often with the current step and how much of it is done. */
  progress(step: string, done: number, total: number): void;
}

/** The result of an import: what it wrote, or why it wrote nothing. */
export type ImportResult =
  | { problems: readonly string[] }
  | (Written & { products: number; variants: number; freshPhotos: number; withoutPhoto: number; ignored: string[] });

/**
 * Imports the products of a folder: all its CSV files, with photos beside them or at addresses. Everything is checked
 * before anything is written, and then all is written or nothing. The same handle changes the same goods. Throws an
 * Error with one sentence if the folder has no such file.
 */
export async function importProducts(folder: string, parts: ImportParts): Promise<ImportResult> {
  const problems = new Problems();
  const { rows, ignored } = await readFolder(folder, problems);
  const products = readProducts(rows, problems);
  const draftFolder = await mkdtemp(join(tmpdir(), "sundry-import-"));
  try {
    const { database, progress } = parts;
    const known = await inTransaction(database.db, knownPhotos);
    const mentions = products.flatMap(mentionsOf);
    const found = await checkPhotos(mentions, { folder, draftFolder, known, problems }, (done, total) =>
      progress("Checking photos", done, total),
    );
    const check = await inTransaction(database.db, (tx) => findShelves(tx, products, problems));
    if (problems.count > 0 || check.placeOf.size < products.length) return { problems: problems.lines() };
    const fresh = await storeOriginals(found, parts);
    const written = await writeAll(folder, products, found, parts);
    const variants = products.reduce((sum, product) => sum + product.variants.length, 0);
    const withoutPhoto = products.filter(({ photos: own }) => own.length === 0).length;
    return { ...written, products: products.length, variants, freshPhotos: fresh, withoutPhoto, ignored };
  } finally {
    await rm(draftFolder, { recursive: true, force: true });
  }
}

async function readFolder(folder: string, problems: Problems): Promise<{ rows: TableRow[]; ignored: string[] }> {
  const entry = await stat(folder).catch(() => undefined);
  if (!entry?.isDirectory()) throw new Error(`There is no folder ${folder}.`);
  const files = (await readdir(folder)).filter((name) => name.toLowerCase().endsWith(".csv")).sort();
  if (files.length === 0) throw new Error(`There is no file that ends in .csv in ${folder}.`);
  const rows: TableRow[] = [];
  const ignored = new Set<string>();
  for (const file of files) {
    const table = readTable(file, await readFile(join(folder, file)), problems);
    for (const row of table.rows) rows.push(row);
    for (const heading of table.ignored) ignored.add(heading);
  }
  return { rows, ignored: [...ignored] };
}

function mentionsOf({ photos: own, variants }: Product) {
  return [...own.map(({ mention }) => mention), ...variants.flatMap(({ photo }) => photo ?? [])];
}

/** Stores the photos that the shop does not have. Those that no goods show after all do no harm. */
async function storeOriginals(
  found: ReadonlyMap<string, FoundPhoto>,
  { stores, progress }: ImportParts,
): Promise<number> {
  const fresh = new Map(
    [...found.values()].flatMap((photo) => (photo.fresh ? [[photo.id, photo.fresh] as const] : [])),
  );
  let done = 0;
  await inParallel([...fresh], atOnce, async ([id, { file, type }]) => {
    await stores.originals.keep(originalName(id), await readFile(file), type);
    done += 1;
    progress("Storing photos", done, fresh.size);
  });
  return fresh.size;
}

async function writeAll(
  folder: string,
  products: readonly Product[],
  found: ReadonlyMap<string, FoundPhoto>,
  { database, now, progress }: ImportParts,
): Promise<Written> {
  const at = new Date(now);
  const written = await inTransaction(database.db, async (tx) => {
    // Stores, brands and categories may have changed while photos were checked.
    const { placeOf, planned } = await findShelves(tx, products, new Problems());
    const rows = products.map((product) => {
      const place = placeOf.get(product);
      if (!place) throw new Error(`The store of ${product.handle} was removed meanwhile. Nothing was imported.`);
      return productRows(product, place, found, at);
    });
    await writePhotos(tx, found.values(), at);
    const count = await writeProducts(tx, planned, rows, (done) => progress("Writing products", done, rows.length));
    await refreshPages(tx);
    await recordAct(tx, now, `import ${folder}`, `${count.added} added, ${count.changed} changed`);
    return count;
  });
  // Without new statistics, searches would be planned for the tables as they were.
  await database.query("analyze");
  return written;
}
