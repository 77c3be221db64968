/** A paper about one order, before it is HTML. All texts are plain and in the paper's language. */
export interface Paper {
  head: PaperHead;
  title: string;
  facts: readonly PaperFact[];
  /** Things with the same columns; the first names the row. */
  tables: readonly PaperTable[];
}

/** Whose paper it is. */
export interface PaperHead {
  /** Name of the shop. */
  shop: string;
  /** Its logo, as an address that contains the picture. */
  logo?: string;
  /** Where the order can be opened; a code to scan on paper. */
  address?: string;
}

export interface PaperFact {
  label: string;
  lines: readonly string[];
}

export interface PaperTable {
  /** Above it; undefined for the goods. */
  title?: string;
  /** Without any label it has no head. */
  columns: readonly PaperColumn[];
  rows: readonly PaperRow[];
}

export interface PaperColumn {
  label: string;
  /** A count or an amount stands at the end. */
  isNumber?: boolean;
  /** An article number stays on one line, unless it is very long. */
  isCode?: boolean;
}

export interface PaperRow {
  cells: readonly string[];
  isTotal?: boolean;
}
