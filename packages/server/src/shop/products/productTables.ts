import { type Column, namelessOption, optionColumns, photoColumns, variantColumns } from "./columns.ts";
import { cutText, longestOptionName } from "./cells.ts";
import type { Line } from "./productLines.ts";
import type { Findings } from "./findings.ts";
import type { TableRow } from "./tableRow.ts";

/** The cells of one product: what it is, its variants and its photos. */
export interface ProductTable {
  handle: string;
  top: TableRow;
  /** `known`: the variant as the shop has it. */
  variantRows: { row: TableRow; known: Line | undefined }[];
  photoRows: readonly TableRow[];
}

/** The lines of products that the shop has, as an export writes them, by handle. */
export type ExistingLines = ReadonlyMap<string, readonly Line[]>;

/**
 * The rows of each product, wherever they are, with what the shop has where the files say nothing: columns that a file
 * does not have, and variants and photos that it does not name. `remove` takes those away that files with such columns
 * leave out.
 */
export function productTables(
  rows: readonly TableRow[],
  existing: ExistingLines,
  { findings, remove }: { findings: Findings; remove: boolean },
): ProductTable[] {
  const named = rows.filter((row) => {
    if (row.handle !== "") return true;
    findings.add("leftOut", row, "Handle", "the cell is empty, so it is not known which product the row belongs to.");
    return false;
  });
  const groups = Map.groupBy(named, ({ handle }) => handle);
  noteCapitals(groups, findings);
  return [...groups].map(([handle, written]) => {
    const lines = existing.get(handle);
    const own = withoutGaps(titleFirst(written), lines);
    const [first = fail()] = own;
    const other = own.find((row) => row.text("title") !== "" && row.text("title") !== first.text("title"));
    if (other && first.text("title") !== "")
      findings.add(
        "leftOut",
        other,
        "Title",
        `line ${first.line} has the same handle and another title, "${first.text("title")}".`,
      );
    if (!lines && own.every(({ columns }) => !columns.has("title") && !columns.has("price")))
      findings.add(
        "leftOut",
        first,
        "Handle",
        "the shop has no such product, and a new one needs a title and a price.",
      );
    return lines ? merged(first, own, lines, { findings, remove }) : fresh(first, own);
  });
}

/** The row with the title says what the product is. A table that was sorted may have it after others. */
function titleFirst(rows: readonly TableRow[]): readonly TableRow[] {
  const at = rows.findIndex((row) => row.text("title") !== "");
  return at > 0 ? [...rows.slice(at, at + 1), ...rows.toSpliced(at, 1)] : rows;
}

/** Other shops take handles that differ in capitals alone for one. */
function noteCapitals(groups: ReadonlyMap<string, readonly TableRow[]>, findings: Findings): void {
  const seen = new Map<string, string>();
  for (const [handle, [row]] of groups) {
    const same = seen.get(handle.toLowerCase());
    if (row && same !== undefined)
      findings.add("changed", row, "Handle", `it differs from "${same}" in capitals alone, and is another product.`);
    else seen.set(handle.toLowerCase(), handle);
  }
}

/** Rows whose options are the first ones: a file may leave Option2 empty, or without a name, and use Option3. */
function withoutGaps(rows: readonly TableRow[], lines: readonly Line[] | undefined): readonly TableRow[] {
  const [first = fail()] = rows;
  const variants = rows.filter((row) => row === first || isVariant(row));
  const isNamed = ({ name }: Option) => first.text(name) !== "";
  const isFilled = ({ value }: Option) => variants.length > 1 && variants.every((row) => row.text(value) !== "");
  const used = optionColumns.filter((option) => isNamed(option) || isFilled(option));
  const [head] = used;
  if (head && first.text(head.name) === "Title" && ["", "Default Title"].includes(first.text(head.value)))
    return rows.map((row) =>
      withOptions(row, new Set(["option1Name", "option1"]), (column) => (row === first && onlyVariant[column]) || ""),
    );
  // Values of what is no option say nothing.
  if (!head && (lines === undefined || isOnlyVariant(lines[0])))
    return rows.map((row) => withOptions(row, new Set(), () => ""));
  const isWhole = optionColumns.every(({ value }) => first.columns.has(value));
  // A file may leave out options that the shop has. What it has is not the first, unless the shop calls that the same.
  const nameInShop = (at: number) => (optionColumns[at] && lines?.[0]?.[optionColumns[at].name]) || "";
  const isSame = used.every((option, at) => (optionName(first, option) || namelessOption) === nameInShop(at));
  const isNameless = optionColumns.every((_, at) => ["", namelessOption].includes(nameInShop(at)));
  const mayMove = used.some(isNamed) ? isWhole || lines === undefined || isSame : isNameless;
  if (!mayMove || used.every((option, at) => option === optionColumns[at])) return rows;
  const placeOf = new Map<Column, Column | undefined>(
    optionColumns.flatMap((option, at) => optionParts.map((part) => [option[part], used[at]?.[part]] as const)),
  );
  const sourceOf = (column: Column) => placeOf.get(column);
  const moved = new Set(
    [...optionCells].filter((column) => first.columns.has(sourceOf(column) ?? "handle") && sourceOf(column)),
  );
  return rows.map((row) =>
    withOptions(row, moved, (column) => {
      const place = sourceOf(column);
      return place === undefined ? "" : row.text(place);
    }),
  );
}

/** How files say that a product has no options. */
const onlyVariant: Line = { option1Name: "Title", option1: "Default Title" };
const optionParts = ["name", "nameZh", "value", "valueZh"] as const;
const optionCells: ReadonlySet<Column> = new Set(
  optionColumns.flatMap((option) => optionParts.map((part) => option[part])),
);

/** A row with other columns and cells for its options. */
function withOptions(row: TableRow, columns: ReadonlySet<Column>, cell: (column: Column) => string): TableRow {
  const others = [...row.columns].filter((column) => !optionCells.has(column));
  return {
    ...row,
    columns: new Set([...others, ...columns]),
    text: (column) => (optionCells.has(column) ? cell(column) : row.text(column)),
  };
}

/** The name of an option as the shop keeps it. */
function optionName(row: TableRow, { name }: Option): string {
  return cutText(row.text(name), longestOptionName);
}

function isOnlyVariant(line: Line | undefined): boolean {
  return line?.option1Name === onlyVariant.option1Name && line?.option1 === onlyVariant.option1;
}

function fresh(first: TableRow, own: readonly TableRow[]): ProductTable {
  return {
    handle: first.handle,
    top: first,
    variantRows: own.filter((row) => row === first || isVariant(row)).map((row) => ({ row, known: undefined })),
    photoRows: own,
  };
}

type Option = (typeof optionColumns)[number];

function isVariant(row: TableRow): boolean {
  return (
    optionColumns.some(({ value }) => row.text(value) !== "") || row.text("price") !== "" || row.text("sku") !== ""
  );
}

function merged(
  first: TableRow,
  own: readonly TableRow[],
  lines: readonly Line[],
  parts: { findings: Findings; remove: boolean },
): ProductTable {
  const top = lines[0] ?? {};
  const said = (column: Column) => own.some((row) => row.text(column) !== "");
  // An empty title or option name says nothing; other empty cells of the first row empty what is there.
  const keepsWords = (column: Column) => {
    if (first.columns.has(column)) return first.text(column) === "" && (column === "title" || column.endsWith("Name"));
    const other = Object.hasOwn(saidTogether, column) ? saidTogether[column] : undefined;
    return other === undefined || !first.columns.has(other);
  };
  return {
    handle: first.handle,
    top: {
      ...first,
      text: (column) => (keepsWords(column) && !isPart(column) ? (top[column] ?? "") : first.text(column)),
    },
    variantRows: mergedVariants(first, own, lines, parts),
    photoRows:
      said("image") || (parts.remove && first.columns.has("image")) ? own : lines.map((line) => rowOf(first, line)),
  };
}

/** Columns that say the same in two ways: what a file says in one must not be undone by what the shop has in the other. */
const saidTogether: Partial<Record<Column, Column>> = { published: "status", status: "published", minimum: "tiers" };
const partColumns: ReadonlySet<Column> = new Set([...variantColumns, ...photoColumns]);

function isPart(column: Column): boolean {
  return partColumns.has(column);
}

function mergedVariants(
  first: TableRow,
  own: readonly TableRow[],
  lines: readonly Line[],
  { findings, remove: asked }: { findings: Findings; remove: boolean },
): ProductTable["variantRows"] {
  // Variants of other options than the product has from now on can't stay.
  const remove =
    asked ||
    optionColumns.some(
      (option) => first.text(option.name) !== "" && optionName(first, option) !== (lines[0]?.[option.name] ?? ""),
    );
  const known = lines.filter((line) => line.price !== undefined);
  const rowFor = new Map<Line, TableRow>();
  const added: TableRow[] = [];
  const variants = own.filter((each) => each === first || isVariant(each));
  const named = usedOptions(first, variants, lines[0]);
  const hasOptions = variants.some((row) => named.some(({ value }) => row.text(value) !== ""));
  for (const row of variants) {
    const line = lineFor(row, known, hasOptions ? named : []);
    if (line === "unknown") {
      const cells = ["price", "formerPrice", "quantity", "grams"] as const;
      if (cells.some((column) => row.text(column) !== ""))
        findings.add(
          "partLeftOut",
          row,
          undefined,
          `the product has ${known.length} variants, and the row names none, so its price, stock and weight were not used. Give Option1 Value or Variant SKU.`,
        );
      continue;
    }
    if (line === undefined || rowFor.has(line)) added.push(row);
    else rowFor.set(line, row);
  }
  const absent = known.filter((line) => !rowFor.has(line));
  const names = someNames(absent.map(nameOf));
  const isWhole = hasOptions || known.length === 1;
  if (absent.length > 0 && isWhole && rowFor.size + added.length > 0)
    findings.add(
      remove ? "changed" : "note",
      first,
      undefined,
      remove
        ? `variants that are not in the file were removed: ${names}.`
        : `variants that are not in the file stay: ${names}. With --remove they are removed.`,
    );
  const kept = remove && isWhole ? known.filter((line) => rowFor.has(line)) : known;
  return [
    ...kept.map((line) => {
      const row = rowFor.get(line);
      return { row: row ? overLine(row, line) : rowOf(first, { ...line, quantity: "" }), known: line };
    }),
    ...added.map((row) => ({ row, known: undefined })),
  ];
}

/** Options that have a name, in the file or the shop, or a value in each of several rows; others are no options. */
function usedOptions(first: TableRow, variants: readonly TableRow[], top: Line | undefined): readonly Option[] {
  const isOnly = first.text("option1Name") === "Title" && first.text("option1") === "Default Title";
  return optionColumns.filter(({ name, value }) => {
    if (isOnly || (variants.length > 1 && variants.every((row) => row.text(value) !== ""))) return !isOnly;
    return first.text(name) !== "" || (!isOnlyVariant(top) && (top?.[name] ?? "") !== "");
  });
}

/** The variant that a row is about; undefined for a new one, "unknown" if the row does not say which. */
function lineFor(row: TableRow, known: readonly Line[], used: readonly Option[]): Line | "unknown" | undefined {
  if (used.length > 0) {
    const values = used.filter(({ value }) => row.columns.has(value));
    return known.find((line) =>
      values.every(({ value }) => (line[value] ?? "").normalize("NFC") === cutText(row.text(value))),
    );
  }
  const sku = row.text("sku");
  const bySku = sku === "" ? undefined : known.find((line) => line.sku === sku);
  if (bySku) return bySku;
  return known.length === 1 ? known[0] : "unknown";
}

function nameOf(line: Line): string {
  return optionColumns.flatMap(({ value }) => line[value] || []).join(" / ");
}

/** A row, with what the shop has for columns that the file does not have. An empty price says nothing. */
function overLine(row: TableRow, line: Line): TableRow {
  const keeps = (column: Column) =>
    column !== "quantity" && (!row.columns.has(column) || (column === "price" && row.text(column) === ""));
  return { ...row, text: (column) => (keeps(column) ? (line[column] ?? "") : row.text(column)) };
}

function rowOf({ file, line, handle }: TableRow, cells: Line): TableRow {
  return { file, line, handle, columns: new Set(), text: (column) => cells[column] ?? "" };
}

function fail(): never {
  throw new Error("a group has a row");
}

const namesShown = 10;

/** The first of several names: a product may have thousands of variants. */
function someNames(names: readonly string[]): string {
  const others = names.length - namesShown;
  return names.slice(0, namesShown).join(", ") + (others > 0 ? ` and ${others} more` : "");
}
