import { type Column, columnNamed, optionColumns, plainHeading } from "../columns.ts";
import type { Findings } from "../findings.ts";
import type { TableRow } from "../tableRow.ts";
import { type FileTable, readFileTable, type Renaming } from "./fileTable.ts";
import type { Format, FormatParts } from "./format.ts";
import { inOwnHeadings, isLocalHeading } from "./localHeadings.ts";
import { isMagentoHeading, magento } from "./magento.ts";
import { prestaShop } from "./prestaShop.ts";
import { isReadColumn } from "./prestaShopColumns.ts";
import { prestaShopHeading } from "./prestaShopHeadings.ts";
import { plainTable, shopify } from "./shopify.ts";
import { shopifyStock, withStock } from "./shopifyStock.ts";
import { withoutEntities } from "./texts.ts";
import { wooCommerce } from "./wooCommerce.ts";
import { englishHeading } from "./wooHeadings.ts";

/** The first that recognises a table reads it. */
const formats: readonly Format[] = [shopifyStock, shopify, wooCommerce, magento, prestaShop, plainTable];
/** Shops add columns of their own, but thousands are a file that went wrong. */
const maxColumns = 2_000;
const headingsShown = 12;

/** What the files of a folder have. */
export interface ReadFiles {
  rows: TableRow[];
  /** Headings of columns with content that were not used. */
  ignored: string[];
  /** Which format each file has. */
  formats: { file: string; format: string }[];
}

/** Reads files of products, each in its format; files of one format are read together. */
export function readFiles(
  files: readonly { file: string; bytes: Uint8Array }[],
  { renamed, encoding, ...parts }: FormatParts & { renamed: Renaming; encoding?: string | undefined },
): ReadFiles {
  const { findings } = parts;
  const seen: { table: FileTable; format: Format }[] = [];
  for (const { file, bytes } of files) {
    const table = readFileTable(file, bytes, { findings, isKnown, renamed, encoding });
    const read = table && formatOf(table, findings, parts.currency);
    if (read) seen.push(read);
  }
  const read = [...Map.groupBy(seen, ({ format }) => format)].map(([format, own]) => {
    const tables = own.map(({ table }) => table);
    return { format, ...format.read(tables, parts) };
  });
  const rowsOf = (isStock: boolean) =>
    read.flatMap(({ format, rows }) => ((format === shopifyStock) === isStock ? rows : []));
  return {
    rows: withStock(rowsOf(false), rowsOf(true), findings).map(withPlainTexts),
    ignored: [...new Set(read.flatMap(({ ignored }) => ignored))],
    formats: seen.map(({ table, format }) => ({ file: table.file, format: format.name })),
  };
}

/** Columns of texts that are no HTML and no name of anything. */
const plainTexts: ReadonlySet<Column> = new Set<Column>([
  ...(["title", "titleZh", "sellingPoint", "sellingPointZh", "vendor", "vendorZh"] as const),
  ...(["category", "categoryZh", "type", "tags", "imageAlt", "unit", "unitZh"] as const),
  ...optionColumns.flatMap(({ name, nameZh, value, valueZh }) => [name, nameZh, value, valueZh]),
]);

/** A row whose plain texts have the signs that were written as in HTML. */
function withPlainTexts(row: TableRow): TableRow {
  return {
    ...row,
    text: (column) => (plainTexts.has(column) ? withoutEntities(row.text(column)) : row.text(column)),
  };
}

/** What headings are called instead, by the words of `--map "Title=Name,Price=Preis"`. Throws an Error with a sentence. */
export function renamingOf(text: string): Renaming {
  const pairs = text.split(/,(?=[^,=]+=)/).flatMap((part) => part.trim() || []);
  return new Map(
    pairs.map((pair): [string, string] => {
      const [ours = "", theirs = ""] = pair.split(/=(.*)/s).map((word) => word.trim());
      if (ours === "" || theirs === "")
        throw new Error(`--map takes pairs such as "Title=Name,Price=Preis"; "${pair}" is none.`);
      if (!isOwn(ours)) throw new Error(`There is no column "${ours}". docs/your-shop.md lists them.`);
      return [plainHeading(theirs), ours];
    }),
  );
}

/** What the table is, in the headings of that; undefined if it is nothing, which is noted. */
function formatOf(
  table: FileTable,
  findings: Findings,
  currency: string,
): { table: FileTable; format: Format } | undefined {
  const { file, line, headings } = table;
  const place = { file, line };
  if (headings.length > maxColumns) {
    findings.add("leftOut", place, undefined, `the file has ${headings.length} columns; ${maxColumns} are possible.`);
    return undefined;
  }
  const plain = new Set(headings.map((heading) => plainHeading(heading).replace(/\s*\*$/, "")));
  // The report of an earlier import, saved beside the goods.
  if (["result", "handle", "file", "line", "reason"].every((heading) => plain.has(heading))) return undefined;
  const format = headings.length > 1 ? formats.find((each) => each.recognises(plain)) : undefined;
  if (format && format !== plainTable) return { table, format };
  const local = headings.length > 1 ? inOwnHeadings(table, currency, findings) : undefined;
  if (local && plainTable.recognises(new Set(local.headings.map(plainHeading))))
    return { table: local, format: plainTable };
  if (!format) {
    const named = headings.slice(0, headingsShown).join(", ");
    const alone = "the file has one column. Its columns must be parted by commas, semicolons, tabs or bars.";
    const sentence =
      headings.length === 1
        ? alone
        : `no column Handle or Title. The first line names the columns; it has: ${named}. Say which is which, for example --map "Title=Name,Price=Amount".`;
    findings.add("leftOut", place, undefined, sentence);
  }
  return format && { table, format };
}

/** Whether a heading means something in one of the formats, or in a table of another language. */
function isKnown(heading: string): boolean {
  return isOwn(heading) || isOwn(prestaShopHeading(heading)) || isLocalHeading(heading);
}

/** Whether a heading is a name of a column, so that another can stand for it. */
function isOwn(heading: string): boolean {
  const plain = plainHeading(heading);
  return (
    columnNamed(heading) !== undefined ||
    isMagentoHeading(heading) ||
    isReadColumn(plain) ||
    ["regular price", "sale price", "in stock?", "is featured?", "parent", "attribute 1 name"].includes(
      plainHeading(englishHeading(plain)),
    )
  );
}
