import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import type { OpenDatabase } from "#server/db/database.ts";
import { inTransaction, type Tx } from "#server/db/transaction.ts";
import { isPhoto } from "#server/media/pictureUrl.ts";
import { originalName, type PhotoStores } from "#server/media/photoStores.ts";
import { shopTax } from "#server/modules/buying/tax/setting.ts";
import { recordAct } from "../auditLog.ts";
import { refreshPages } from "../pages/refreshPages.ts";
import { picturesOf } from "./bodyPictures.ts";
import { withBulkIndexes } from "./bulkIndexes.ts";
import { checkPhotos, type FoundPhoto } from "./checkPhotos.ts";
import { headingOf } from "./columns.ts";
import { differencesOf } from "./differences.ts";
import type { FormatParts } from "./formats/format.ts";
import { type ReadFiles, readFiles, renamingOf } from "./formats/formats.ts";
import { linesOfGoods } from "./exportProducts.ts";
import { type Finding, Findings } from "./findings.ts";
import { beginImport, endImport } from "./importLog.ts";
import { inParallel } from "./inParallel.ts";
import { knownPhotos } from "./knownPhotos.ts";
import { productRows } from "./productRows.ts";
import { type ExistingLines, productTables } from "./productTables.ts";
import { type Product, readProduct } from "./readProducts.ts";
import { noteSharedNumbers } from "./sharedNumbers.ts";
import { findShelves } from "./shelves.ts";
import { withTaxClasses } from "./taxClasses.ts";
import { type Written, writePhotos, writeProducts } from "./writeProducts.ts";

const atOnce = 4;

/** What an import needs. */
export interface ImportParts {
  database: OpenDatabase;
  stores: PhotoStores;
  now: number;
  /** The shop's time zone, for days in the files. */
  zone: string;
  /** ISO 4217: whose decimals prices have. */
  currency: string;
  /** Pieces of variants for which the files have none, if they are new or sold out; null: they are sold out. */
  stock?: number | "uncounted" | null;
  /** Whether variants and photos that the files leave out are removed. */
  remove?: boolean;
  /** Whether anything left out, changed or made a draft stops the import. */
  strict?: boolean;
  /** Whether nothing is written. */
  dryRun?: boolean;
  /** Whether what changes is told field by field, as a dry run does. */
  tellsDifferences?: boolean;
  /** Which headings a file has instead: `Title=Name,Price=Preis`. */
  map?: string | undefined;
  /** In which encoding the files are; without it, it is recognised. */
  encoding?: string | undefined;
  /** Percent that is added to prices without tax. */
  tax?: number | undefined;
  /** Unit of weights where a file does not say it. */
  weight?: FormatParts["weight"];
  /** A folder or an address before the names of photos, for formats that name them below one. */
  photoBase?: string | undefined;
  /** Called often with the current step and how much of it is done. */
  progress(step: string, done: number, total: number): void;
}

/** What an import did, or would do. */
export interface ImportResult extends Written {
  products: number;
  variants: number;
  drafts: number;
  freshPhotos: number;
  withoutPhoto: number;
  /** Headings of columns that were not used. */
  ignored: string[];
  /** Which format each file has. */
  formats: ReadFiles["formats"];
  /** The most harmful first. */
  findings: Finding[];
  /** Field by field, of a dry run or if asked for. */
  differences: string[];
  /** Whether nothing was written because of `strict`. */
  refused: boolean;
}

/**
 * Imports the products of a file, or of all CSV files of a folder, with photos beside them or at addresses. What can be
 * sold is on sale afterwards, what can't is a draft, and what would be wrong in money or identity is left out; all of it
 * is told. The same handle changes the same goods, and only in what the files say. Throws an Error with one sentence if
 * there is no such file.
 */
export async function importProducts(path: string, parts: ImportParts): Promise<ImportResult> {
  return importFiles({ what: `import ${path}`, ...(await filesAt(path)) }, parts);
}

/** Files that are imported together, the folder in which their photos are, and what the log calls it. */
interface ImportedFiles {
  what: string;
  folder: string;
  files: { file: string; bytes: Uint8Array }[];
}

/** Imports files that have been read. */
export async function importFiles({ what, folder, files }: ImportedFiles, parts: ImportParts): Promise<ImportResult> {
  const {
    database,
    progress,
    currency,
    stock = null,
    remove = false,
    strict = false,
    dryRun = false,
    tellsDifferences = false,
  } = parts;
  const findings = new Findings();
  const renamed = renamingOf(parts.map ?? "");
  const { rows, ignored, formats } = readFiles(files, { ...parts, findings, renamed });
  const handles = [...new Set(rows.map(({ handle }) => handle))];
  const existing = await inTransaction(database.db, (tx) => linesOfGoods(tx, handles));
  const tables = productTables(rows, existing, { findings, remove });
  const tax = await inTransaction(database.db, shopTax);
  const asWritten = tables.flatMap((table) => readProduct(table, { findings, currency, stock }) ?? []);
  const read = withTaxClasses(asWritten, tax, findings);
  noteSharedNumbers(read, findings);
  const draftFolder = await mkdtemp(join(tmpdir(), "sundry-import-"));
  try {
    const known = await inTransaction(database.db, knownPhotos);
    const mentions = read.flatMap(mentionsOf);
    const found = await checkPhotos(mentions, { folder, draftFolder, known, findings }, (done, total) =>
      progress("Checking photos", done, total),
    );
    keepPhotos(read, existing, found, findings);
    const { placeOf } = await inTransaction(database.db, (tx) => findShelves(tx, read, findings));
    const products = read.filter((product) => placeOf.has(product));
    const sorted = findings.sorted();
    const refused = strict && sorted.some(({ effect }) => effect !== "note");
    const result = {
      products: products.length,
      variants: products.reduce((sum, product) => sum + product.variants.length, 0),
      drafts: products.filter(({ handle }) => findings.has("draft", handle)).length,
      withoutPhoto: products.filter(({ photos: own }) => own.length === 0).length,
      ignored,
      formats,
      findings: sorted,
      refused,
    };
    const at = new Date(parts.now);
    const isTold = dryRun || tellsDifferences;
    const differences = (isTold ? products : []).flatMap((product) => {
      const place = placeOf.get(product);
      const before = existing.get(product.handle);
      const shelf = { store: before?.[0]?.store ?? product.store, brand: brandOf(product, before?.[0]?.vendor) };
      return place ? differencesOf(productRows(product, place, found, at), before, shelf) : [];
    });
    if (refused || dryRun || products.length === 0)
      return { ...result, added: 0, changed: 0, freshPhotos: 0, differences };
    const freshPhotos = await storeOriginals(found, parts);
    const written = await writeAll(what, products, found, parts);
    return { ...result, ...written, freshPhotos, differences };
  } finally {
    await rm(draftFolder, { recursive: true, force: true });
  }
}

/** The files of a folder that end in .csv, or one file of any name, with the folder in which photos are. */
async function filesAt(path: string): Promise<Omit<ImportedFiles, "what">> {
  const entry = await stat(path).catch(() => undefined);
  if (!entry) throw new Error(`There is no file or folder ${path}.`);
  if (!entry.isDirectory())
    return { folder: dirname(path), files: [{ file: basename(path), bytes: await readFile(path) }] };
  const names = (await readdir(path)).filter((name) => /\.(csv|tsv)$/i.test(name)).sort();
  if (names.length === 0) throw new Error(`There is no file that ends in .csv in ${path}.`);
  const files = names.map(async (file) => ({ file, bytes: await readFile(join(path, file)) }));
  return { folder: path, files: await Promise.all(files) };
}

/** The brand as the shop writes it already, in capitals or not. */
function brandOf({ vendor }: Product, known: string | undefined): Product["vendor"] {
  return vendor && known?.toLowerCase() === vendor.en.toLowerCase() ? { ...vendor, en: known } : vendor;
}

/** A product of which a photo is missing keeps the photos that it had. */
function keepPhotos(
  products: readonly Product[],
  existing: ExistingLines,
  found: Map<string, FoundPhoto>,
  findings: Findings,
): void {
  for (const product of products) {
    const kept = (existing.get(product.handle) ?? []).flatMap(({ image = "", imageAlt = "" }) =>
      isPhoto(image) ? [{ image, imageAlt }] : [],
    );
    const missing = product.photos.find(({ mention }) => !found.has(mention.source));
    if (!missing || kept.length === 0) continue;
    for (const { image } of kept)
      found.set(image, { id: image.slice("photo-".length), fresh: undefined, address: undefined });
    product.photos = kept.map(({ image, imageAlt }) => ({
      mention: { ...missing.mention, source: image },
      alt: imageAlt,
    }));
    findings.add("partLeftOut", missing.mention, headingOf("image"), "the photos stay as they were.");
  }
}

function mentionsOf(product: Product) {
  return [
    ...product.photos.map(({ mention }) => mention),
    ...product.variants.flatMap(({ photo }) => photo ?? []),
    ...picturesOf(product),
  ];
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
  what: string,
  products: readonly Product[],
  found: ReadonlyMap<string, FoundPhoto>,
  { database, now, progress }: ImportParts,
): Promise<Written> {
  const at = new Date(now);
  const write = async (tx: Tx) => {
    // Stores, brands and categories may have changed while photos were checked.
    const { placeOf, planned } = await findShelves(tx, products, new Findings());
    const rows = products.map((product) => {
      const place = placeOf.get(product);
      if (!place) throw new Error(`The store of ${product.handle} was removed meanwhile. Nothing was imported.`);
      return productRows(product, place, found, at);
    });
    await writePhotos(tx, found.values(), at);
    const importId = await beginImport(tx, at, what, planned);
    const count = await writeProducts(tx, planned, rows, importId, (done) =>
      progress("Writing products", done, rows.length),
    );
    await endImport(tx, importId, count);
    await refreshPages(tx);
    await recordAct(tx, now, what, `${count.added} added, ${count.changed} changed`);
    return count;
  };
  const written = await withBulkIndexes(database, products.length, () => inTransaction(database.db, write));
  // Without new statistics, searches would be planned for the tables as they were.
  await database.query("analyze");
  return written;
}
