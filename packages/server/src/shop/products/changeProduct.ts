import { stringify } from "csv-stringify/sync";
import { inTransaction } from "#server/db/transaction.ts";
import { type Column, headingOf, optionColumns } from "./columns.ts";
import { linesOfGoods } from "./exportProducts.ts";
import { importFiles, type ImportParts, type ImportResult } from "./importProducts.ts";
import type { Line } from "./productLines.ts";

/**
 * Changes products as an import of these lines would, with its checks, its entry in the log and its way back. `what` is
 * the command; photos are beside `folder`.
 */
export async function changeProducts(
  lines: readonly Line[],
  { what, folder, ...parts }: ImportParts & { what: string; folder: string },
): Promise<ImportResult> {
  const columns = [...new Set(lines.flatMap((line) => Object.keys(line) as Column[]))];
  const table = stringify([
    columns.map(headingOf),
    ...lines.map((line) => columns.map((column) => line[column] ?? "")),
  ]);
  const files = [{ file: what, bytes: Buffer.from(table) }];
  return importFiles({ what, folder, files }, { ...parts, tellsDifferences: true });
}

/** The lines of a product. Throws an Error with one sentence if there is none. */
export async function linesOf({ database }: Pick<ImportParts, "database">, handle: string): Promise<readonly Line[]> {
  const lines = (await inTransaction(database.db, (tx) => linesOfGoods(tx, [handle]))).get(handle);
  if (!lines) throw new Error(`There is no product "${handle}". The command "product list --find WORD" looks for it.`);
  return lines;
}

/** Which variants are meant: by article number, by their values such as "Blue / L", or all. */
interface WhichVariants {
  sku?: string | undefined;
  variant?: string | undefined;
}

/** The variants of a product that are meant. Throws an Error that names those that there are. */
export function chosenVariants(lines: readonly Line[], { sku, variant }: WhichVariants): Line[] {
  const all = lines.filter(({ price }) => price !== undefined);
  const found = all.filter((line) => {
    if (sku !== undefined) return line.sku === sku;
    return variant === undefined || variantName(line).toLowerCase() === variant.trim().toLowerCase();
  });
  if (found.length > 0) return found;
  const names = all.map((line) => `${variantName(line) || "the only one"} (${line.sku})`).join(", ");
  throw new Error(`There is no variant "${sku ?? variant}". There are: ${names}`);
}

/** `Blue / L`; empty if the product has one variant without options. */
function variantName(line: Line): string {
  const values = optionColumns.flatMap(({ value }) => line[value] || []).join(" / ");
  return values === "Default Title" ? "" : values;
}

/** What names a variant in a line of a file. */
export function variantCells(line: Line): Line {
  const values = optionColumns.flatMap(({ value }) => (line[value] ? [[value, line[value]] as const] : []));
  return { handle: line.handle ?? "", ...Object.fromEntries(values) };
}
