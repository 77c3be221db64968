import { stringify } from "csv-stringify/sync";
import { strToU8, zipSync } from "fflate";

/**
 * Everything that the shop keeps about a buyer in one ZIP archive: `data.json` as a whole, and a CSV file for each table,
 * which a spreadsheet opens.
 */
export function archiveOf(all: Readonly<Record<string, readonly object[]>>): Uint8Array<ArrayBuffer> {
  const files = Object.entries(all).map(([table, rows]) => [`${table}.csv`, strToU8(csvOf(rows))] as const);
  return zipSync({ "data.json": strToU8(`${JSON.stringify(all, null, 2)}\n`), ...Object.fromEntries(files) });
}

/** Lists and objects within a column are JSON. The first sign tells spreadsheets that it is UTF-8. */
function csvOf(rows: readonly object[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const cast = { boolean: String, object: (value: object) => JSON.stringify(value) };
  return `\uFEFF${stringify([...rows], { header: true, columns, cast, escape_formulas: true })}`;
}
