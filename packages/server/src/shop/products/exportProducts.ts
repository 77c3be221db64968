import { appendFile, mkdir, rename, rm, writeFile } from "node:fs/promises";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { stringify } from "csv-stringify/sync";
import { asc, eq, getTableColumns, gt, inArray, type SQL } from "drizzle-orm";
import { brands, goods, skus, stores } from "#server/db/schema/catalogue.ts";
import { goodsSheets, photos } from "#server/db/schema/goodsSheet.ts";
import type { OpenDatabase } from "#server/db/database.ts";
import type { Tx } from "#server/db/transaction.ts";
import { photoEndings, type PhotoType } from "#server/media/photoFormats.ts";
import { inAllLanguages } from "#server/locales.ts";
import { isPhoto, type PhotoSlot } from "#server/media/pictureUrl.ts";
import { originalName, type PhotoStores } from "#server/media/photoStores.ts";
import { photosInText, withFileNames } from "./bodyPictures.ts";
import { exportedColumns, headingOf } from "./columns.ts";
import { csvLines, type ExportedGoods, type Line, productLines } from "./productLines.ts";

const batch = 500;

/** What an export needs. */
export interface ExportParts {
  database: OpenDatabase;
  stores: PhotoStores;
  /** Called often with the current step and how much of it is done. */
  progress(step: string, done: number, total: number): void;
}

/**
 * Writes all imported products to `products.csv` in a folder, with the original photos in `photos`, as an import reads
 * them. The file appears only when it is complete. Throws an Error with one sentence if there is one already.
 */
export async function exportProducts(
  folder: string,
  parts: ExportParts,
): Promise<{ products: number; photos: number }> {
  const file = join(folder, "products.csv");
  if (existsSync(file)) throw new Error(`There is a file ${file} already. Name another folder.`);
  await mkdir(join(folder, "photos"), { recursive: true });
  const draft = `${file}.part`;
  await writeFile(draft, `\uFEFF${stringify([exportedColumns.map(headingOf)])}`);
  try {
    const count = await parts.database.db.transaction((tx) => writeAll(tx, folder, draft, parts), {
      isolationLevel: "repeatable read",
      accessMode: "read only",
    });
    await rename(draft, file);
    return count;
  } finally {
    await rm(draft, { force: true });
  }
}

async function writeAll(tx: Tx, folder: string, file: string, { stores: photoStores, progress }: ExportParts) {
  const total = await tx.$count(goodsSheets);
  const written = new Set<string>();
  let products = 0;
  for (let last = ""; ; ) {
    const found = await someGoods(tx, gt(goods.key, last));
    if (found.length === 0) return { products, photos: written.size };
    last = found.at(-1)?.goods.key ?? last;
    const fileOf = await photoFiles(tx, found);
    for (const [id, name] of fileOf) {
      if (written.has(id)) continue;
      const bytes = await photoStores.originals.read(originalName(id));
      if (bytes) await writeFile(join(folder, name), bytes);
      written.add(id);
    }
    const nameOf = (slot: PhotoSlot) => fileOf.get(slot.slice("photo-".length)) ?? "";
    const lines = found.flatMap((each) => productLines(each, nameOf).map((line) => withPhotoFiles(line, nameOf)));
    await appendFile(file, csvLines(lines));
    products += found.length;
    progress("Writing products", products, total);
  }
}

/** The lines of goods that the shop has, by handle, as an export writes them; photos by the names of their slots. */
export async function linesOfGoods(tx: Tx, handles: readonly string[]): Promise<Map<string, Line[]>> {
  const found = new Map<string, Line[]>();
  for (let from = 0; from < handles.length; from += batch) {
    const some = await someGoods(tx, inArray(goods.key, handles.slice(from, from + batch)));
    for (const each of some)
      found.set(
        each.goods.key,
        productLines(each, (slot) => slot),
      );
  }
  return found;
}

const goodsColumns = withoutTokens(getTableColumns(goods));

/** Without the words of searches, which are most of a row. */
function withoutTokens<T extends Record<"nameTokens" | "searchTokens", unknown>>({
  nameTokens: _names,
  searchTokens: _words,
  ...others
}: T) {
  return others;
}

/** Some goods in the order of their handles. */
async function someGoods(tx: Tx, which: SQL): Promise<ExportedGoods[]> {
  const rows = await tx
    .select({ goods: goodsColumns, sheet: goodsSheets, store: stores.key, brand: brands.name })
    .from(goods)
    .innerJoin(goodsSheets, eq(goodsSheets.goodsId, goods.id))
    .innerJoin(stores, eq(stores.id, goods.storeId))
    .leftJoin(brands, eq(brands.id, goods.brandId))
    .where(which)
    .orderBy(asc(goods.key))
    .limit(batch);
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.goods.id);
  const variants = await tx.select().from(skus).where(inArray(skus.goodsId, ids)).orderBy(asc(skus.position));
  const byGoods = Map.groupBy(variants, ({ goodsId }) => goodsId);
  return rows.map((row) => ({ ...row, variants: byGoods.get(row.goods.id) ?? [] }));
}

/** Paths of the photos that these goods show, by their digest. */
async function photoFiles(tx: Tx, found: readonly ExportedGoods[]): Promise<Map<string, string>> {
  const slots = found.flatMap((each) => [
    ...[each.goods, ...each.variants].flatMap(({ pictureSlots }) => pictureSlots),
    ...inAllLanguages(each.goods.intro).flatMap(photosInText),
  ]);
  const ids = [...new Set(slots.filter(isPhoto).map((slot) => slot.slice("photo-".length)))];
  if (ids.length === 0) return new Map();
  const rows = await tx.select({ id: photos.id, type: photos.type }).from(photos).where(inArray(photos.id, ids));
  return new Map(rows.map(({ id, type }) => [id, `photos/${id}.${photoEndings[type as PhotoType]}`]));
}

/** Descriptions name the photos by their files, as an import reads them. */
function withPhotoFiles(line: Line, nameOf: (slot: PhotoSlot) => string): Line {
  const named = (html: string) => withFileNames(html, nameOf);
  return {
    ...line,
    ...(line.body !== undefined && { body: named(line.body) }),
    ...(line.bodyZh !== undefined && { bodyZh: named(line.bodyZh) }),
  };
}
