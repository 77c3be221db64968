import { stringify } from "csv-stringify/sync";
import { strToU8, Zip, ZipDeflate, ZipPassThrough } from "fflate";
import type { Config } from "#server/config.ts";
import { uploadStoreOf } from "#server/media/uploadStore.ts";
import type { Person, PersonalPhoto } from "./personalRows.ts";

/**
 * Everything that the shop keeps about a buyer as a ZIP archive, piece by piece: `data.json` as a whole, a CSV file for
 * each table, which a spreadsheet opens, and the photos. Photos are read one at a time, because there may be thousands;
 * those that the store no longer has are left out.
 */
export async function* archiveOf(
  config: Pick<Config, "dataDir" | "uploadBucket">,
  { tables, photos }: Person,
): AsyncGenerator<Uint8Array> {
  let pieces: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(piece);
  });
  const taken = () => {
    const ready = pieces;
    pieces = [];
    return ready;
  };
  const texts = {
    "data.json": `${JSON.stringify(tables, null, 2)}\n`,
    ...Object.fromEntries(Object.entries(tables).map(([table, rows]) => [`${table}.csv`, csvOf(rows)])),
  };
  for (const [name, text] of Object.entries(texts)) {
    const file = new ZipDeflate(name);
    zip.add(file);
    file.push(strToU8(text), true);
    yield* taken();
  }
  for (const { name, folder } of photos) {
    const content = await uploadStoreOf(config, folder).read(name);
    if (!content) continue;
    // A photo can't be made smaller.
    const file = new ZipPassThrough(photoPath({ name, folder }));
    zip.add(file);
    file.push(content, true);
    yield* taken();
  }
  zip.end();
  yield* taken();
}

/** Where a photo is in an archive. */
function photoPath({ name, folder }: PersonalPhoto): string {
  return folder === "private" ? `photos/private/${name}` : `photos/${name}`;
}

/** Lists and objects within a column are JSON. The first sign tells spreadsheets that it is UTF-8. */
function csvOf(rows: readonly object[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const cast = { boolean: String, object: (value: object) => JSON.stringify(value) };
  return `\uFEFF${stringify([...rows], { header: true, columns, cast, escape_formulas: true })}`;
}
