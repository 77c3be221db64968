import type { Column } from "../columns.ts";
import type { Findings } from "../findings.ts";
import type { FileRecord, FileTable } from "./fileTable.ts";

const sums =
  /^(grand |sub)?(total|totals|sum|summe|gesamt|gesamtsumme|somme|suma|totale|totaal|razem|итого|合计|总计|總計|合計|합계)\s*:?$/i;

/** A table without the line of sums that spreadsheets have at the end; it is told, for it would be sold as goods. */
export function withoutSums(table: FileTable, at: ReadonlyMap<Column, number>, findings: Findings): FileTable {
  const last = table.records.at(-1);
  if (!last || !isSum(last, at)) return table;
  findings.add("leftOut", last, undefined, "the line has the sums of the table, so it is no product.");
  return { ...table, records: table.records.slice(0, -1) };
}

/** Whether a line is called a sum and has nothing else that only goods have. */
function isSum({ cells }: FileRecord, at: ReadonlyMap<Column, number>): boolean {
  const title = cells[at.get("title") ?? -1] ?? "";
  const number = cells[at.get("sku") ?? -1] ?? "";
  return [title, number].some((text) => sums.test(text)) && [title, number].includes("");
}
