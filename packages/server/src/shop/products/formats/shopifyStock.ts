import { headingOf, optionColumns, plainHeading } from "../columns.ts";
import type { Findings } from "../findings.ts";
import type { TableRow } from "../tableRow.ts";
import type { FileRecord, FileTable } from "./fileTable.ts";
import type { Format } from "./format.ts";
import { shopify } from "./shopify.ts";
import { notePlaces, sum, wholeNumber } from "./stockOfPlaces.ts";

/** Columns of an inventory export that say which variant a line is about; its other columns are places with their pieces. */
const ofVariant = /^(handle|title|option[1-3] (name|value)|sku|hs code|coo|barcode|location|bin name)$/;
/** Kinds of pieces, each without what Shopify writes behind it, such as `(not editable)`. */
const kinds = ["on hand (new)", "available", "on hand", "committed", "unavailable"] as const;
type Kind = (typeof kinds)[number];
/** Shopify's inventory export: pieces of variants at one or several places. It changes the stock and nothing else. */
export const shopifyStock: Format = {
  name: "Shopify's inventory",
  recognises: (headings) =>
    headings.has("handle") &&
    headings.has("option1 value") &&
    ![...headings].some((heading) => /price/.test(heading)) &&
    (headings.has("location") || headings.has("hs code") || headings.has("coo")),
  read: (tables, parts) =>
    shopify.read(
      tables.map((table) => stockTable(table, parts.findings)),
      parts,
    ),
};

/** Rows of goods with the stock that an inventory export beside them says; rows of the stock of other goods follow. */
export function withStock(goods: readonly TableRow[], stock: readonly TableRow[], findings: Findings): TableRow[] {
  if (stock.length === 0) return [...goods];
  const byVariant = new Map(stock.map((row) => [variantOf(row), row]));
  const handles = new Set(goods.map(({ handle }) => handle));
  const used = new Set<TableRow>();
  const filled = goods.map((row): TableRow => {
    const found = byVariant.get(variantOf(row));
    if (!found) return row;
    used.add(found);
    const text: TableRow["text"] = (column) => (column === "quantity" ? found : row).text(column);
    return { ...row, columns: new Set([...row.columns, "quantity"]), text };
  });
  const others = stock.filter((row) => !used.has(row));
  for (const row of others)
    if (handles.has(row.handle))
      findings.add("partLeftOut", row, "Option1 Value", "the products beside it have no such variant.");
  return [...filled, ...others.filter(({ handle }) => !handles.has(handle))];
}

function variantOf(row: TableRow): string {
  return JSON.stringify([row.handle, ...optionColumns.map(({ value }) => row.text(value).normalize("NFC"))]);
}

/** An inventory export as a table of handle, options and quantity, one line for each variant. */
function stockTable(table: FileTable, findings: Findings): FileTable {
  const plain = table.headings.map(plainHeading);
  const at = (name: string) => plain.indexOf(name);
  const kept = plain.flatMap((name, position) => (/^(handle|option[1-3] (name|value))$/.test(name) ? [position] : []));
  const places = plain.flatMap((name, position) => (name === "" || ofVariant.test(name) ? [] : [position]));
  const location = at("location");
  const kindAt = new Map(kinds.map((kind) => [kind, plain.findIndex((name) => kindOf(name) === kind)]));
  const named = new Set<string>();
  const piecesOf = ({ cells }: FileRecord): string[] => {
    if (location < 0) return places.map((position) => cells[position] ?? "");
    return [sellable((kind) => cells[kindAt.get(kind) ?? -1] ?? "")];
  };
  const groups = Map.groupBy(table.records, ({ cells }) =>
    JSON.stringify(kept.map((position) => cells[position] ?? "")),
  );
  const records = [...groups.values()].flatMap((lines) => {
    const [first] = lines;
    if (!first) return [];
    for (const { cells } of lines) if (location >= 0) named.add(cells[location] ?? "");
    return [
      { ...first, cells: [...kept.map((position) => first.cells[position] ?? ""), sum(lines.flatMap(piecesOf))] },
    ];
  });
  const names = location < 0 ? places.map((position) => table.written[position] ?? "") : [...named];
  notePlaces(table, names, findings);
  const headings = [...kept.map((position) => table.headings[position] ?? ""), headingOf("quantity")];
  return { ...table, headings, written: headings, records };
}

function kindOf(heading: string): string {
  return heading.replace(/ \((not editable|current)\)$/, "");
}

/** What of a place can be sold: what is on hand there, as the merchant has counted it anew, less what is promised. */
function sellable(cell: (kind: Kind) => string): string {
  const [counted, available, onHand] = [cell("on hand (new)"), cell("available"), cell("on hand")];
  if (counted === "" && available !== "") return available;
  const there = counted || onHand;
  if (!wholeNumber.test(there)) return there;
  return String(Number(there) - Number(cell("committed") || 0) - Number(cell("unavailable") || 0));
}
