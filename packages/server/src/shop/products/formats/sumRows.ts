import { type Column, optionColumns } from "../columns.ts";
import type { Findings } from "../findings.ts";
import type { FileRecord, FileTable } from "./fileTable.ts";

type Positions = ReadonlyMap<Column, number>;

const words = "total|totals|sum|summe|gesamt|gesamtsumme|somme|suma|totale|totaal|razem|итого|合计|总计|總計|合計|합계";
/** A word for a sum alone, or with how much or of how many: `Total: 11`, `Sum (2 items)`. */
const sums = new RegExp(`^(grand |sub)?(${words})\\s*(:?\\s*[\\d.,\\s]*|\\(\\s*\\d[^)]*\\))$`, "i");
/** Longer texts are no sums, and would take long to read. */
const mostCharacters = 60;
/** Lines at the end of a table among which its sums are: spreadsheets number the pages below. */
const linesBelow = 5;

/** A table without the lines of sums that spreadsheets have at the end; they are told, for they would be sold as goods. */
export function withoutSums(table: FileTable, at: Positions, findings: Findings): FileTable {
  const last = new Set(table.records.slice(-linesBelow).filter((record) => isSum(record, at)));
  for (const record of last)
    findings.add("leftOut", record, undefined, "the line has the sums of the table, so it is no product.");
  return last.size === 0 ? table : { ...table, records: table.records.filter((record) => !last.has(record)) };
}

/** Whether a line is called a sum and has nothing else that only goods have. */
function isSum({ cells }: FileRecord, at: Positions): boolean {
  const title = cells[at.get("title") ?? -1] ?? "";
  const number = cells[at.get("sku") ?? -1] ?? "";
  return (
    [title, number].some((text) => text.length <= mostCharacters && sums.test(text)) && [title, number].includes("")
  );
}

/** A table without the remarks below its headings: lines that begin with # and have no price. They are told. */
export function withoutRemarks(table: FileTable, at: Positions, findings: Findings): FileTable {
  const isRemark = ({ cells }: FileRecord) =>
    (cells.find((cell) => cell !== "") ?? "").startsWith("#") && !/\d/.test(cells[at.get("price") ?? -1] ?? "");
  const end = table.records.findIndex((record) => !isRemark(record));
  const remarks = table.records.slice(0, end < 0 ? table.records.length : end);
  for (const record of remarks)
    findings.add(
      "note",
      record,
      undefined,
      "the line begins with # and has no price, so it is a remark and no product.",
    );
  return remarks.length === 0 ? table : { ...table, records: table.records.slice(remarks.length) };
}

/** A table whose rows with an option and no title have that of the row above: a spreadsheet had joined the cells. */
export function withJoinedTitles(table: FileTable, at: Positions): FileTable {
  const title = at.get("title");
  const values = optionColumns.flatMap(({ value }) => at.get(value) ?? []);
  if (title === undefined || values.length === 0) return table;
  let above = "";
  return {
    ...table,
    records: table.records.map((record) => {
      const own = record.cells[title] ?? "";
      const isVariant = values.some((position) => (record.cells[position] ?? "") !== "");
      if (own !== "" || !isVariant) {
        above = isVariant ? own : "";
        return record;
      }
      return { ...record, cells: record.cells.with(title, above) };
    }),
  };
}
