import type { Column } from "../columns.ts";
import type { Findings, Place } from "../findings.ts";
import type { TableRow } from "../tableRow.ts";
import type { FileTable } from "./fileTable.ts";

/** What the readers of formats need to know besides the files. */
export interface FormatParts {
  findings: Findings;
  /** ISO 4217. */
  currency: string;
  /** For reductions that begin and end, on days in the shop's zone. */
  now: number;
  zone: string;
  /** Percent that is added to prices without tax. */
  tax?: number | undefined;
  /** Unit of weights where a file does not say it. */
  weight?: WeightUnit | undefined;
  /** A folder or an address before the names of photos. */
  photoBase?: string | undefined;
}

export type WeightUnit = "g" | "kg" | "lb" | "oz";

/** Rows for the shop, and the headings of columns with content that were not used. */
export interface ReadRows {
  rows: TableRow[];
  ignored: string[];
}

/** How the files of one kind of shop are read. */
export interface Format {
  /** What a merchant calls it. */
  name: string;
  /** Whether a table with these headings, in plain form, is one of its files. */
  recognises(headings: ReadonlySet<string>): boolean;
  /** The rows of its files together; what is lost is noted. */
  read(tables: readonly FileTable[], parts: FormatParts): ReadRows;
}

/** Cells in the columns of the shop. */
export type Cells = Partial<Record<Column, string>>;

/** A product in the shop's own terms, as a reader of a format makes it. */
export interface NeutralProduct extends Place {
  handle: string;
  /** What is said of the product; columns that are missing say nothing. */
  top: Cells;
  /** Names of what the variants differ in. */
  options: readonly string[];
  variants: readonly NeutralVariant[];
  photos: readonly { source: string; alt: string }[];
}

/** A variant, with a value for each option. */
export interface NeutralVariant extends Place {
  values: readonly string[];
  cells: Cells;
}
