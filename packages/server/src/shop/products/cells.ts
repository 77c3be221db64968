import { hasScript } from "../files/hasScript.ts";
import type { Tier } from "#server/db/schema/catalogue.ts";
import { type Column, headingOf } from "./columns.ts";
import type { Problems } from "./problems.ts";
import type { TableRow } from "./readTable.ts";

/** Maximum amount in cents: below the limit of the database, for whole orders of it. */
const maxCents = 999_999_999;
const maxPieces = 10_000_000;
const maxTiers = 10;

/** Reads cells of one row. A cell that can't be read is noted, and undefined takes its place. */
export class Cells {
  readonly #row: TableRow;
  readonly #problems: Problems;

  constructor(row: TableRow, problems: Problems) {
    this.#row = row;
    this.#problems = problems;
  }

  /** Notes a mistake in a column of this row. */
  refuse(column: Column, sentence: string): undefined {
    this.#problems.add(this.#row, headingOf(column), sentence);
    return undefined;
  }

  has(column: Column): boolean {
    return this.#row.text(column) !== "";
  }

  /** A text of at most `max` characters; empty if there is none. */
  text(column: Column, max = 200): string {
    const text = this.#row.text(column);
    if (text.length > max) this.refuse(column, `the text has ${text.length} characters; ${max} are possible.`);
    return text;
  }

  /** An amount of money above 0, such as 12.50, in cents; null if the cell is empty. */
  cents(column: Column): number | null | undefined {
    const text = this.#row.text(column);
    return text === "" ? null : (centsOf(text) ?? this.refuse(column, priceFault(text)));
  }

  /** A whole number from `min` on; null if the cell is empty. */
  count(column: Column, min: number): number | null | undefined {
    const text = this.#row.text(column);
    if (text === "") return null;
    const value = /^\d{1,9}(\.0+)?$/.test(text) ? Number(text) : Number.NaN;
    if (value >= min && value <= maxPieces) return value;
    return this.refuse(column, `"${text}" must be a whole number from ${min} to ${maxPieces}.`);
  }

  /** Pieces in stock; null if the cell is empty. More sold than there was counts as none. */
  stock(): number | null | undefined {
    return /^-\d{1,9}$/.test(this.#row.text("quantity")) ? 0 : this.count("quantity", 0);
  }

  /** Batch prices, written as `10:1.80; 50:1.50`; none if the cell is empty. */
  tiers(): Tier[] | undefined {
    const text = this.#row.text("tiers");
    if (text === "") return [];
    const tiers = text
      .split(";")
      .filter((part) => part.trim() !== "")
      .map((part) => {
        const [, num = "", price = ""] = /^\s*(\d{1,7})\s*:\s*(\S+)\s*$/.exec(part) ?? [];
        return { num: Number(num), cents: centsOf(price) ?? 0 };
      });
    const fault = `"${text}" must be written as 10:1.80; 50:1.50, with more pieces from part to part, ${maxTiers} at most.`;
    const rising = tiers.every(({ num, cents }, at) => cents > 0 && num > (tiers[at - 1]?.num ?? 0));
    return rising && tiers.length <= maxTiers ? tiers : this.refuse("tiers", fault);
  }

  /** Whether the goods are on sale, by the columns Status and Published. */
  isOnSale(): boolean {
    const status = this.#row.text("status").toLowerCase();
    if (!["", "active", "draft", "archived", "unlisted"].includes(status))
      this.refuse("status", `"${status}" must be active, draft or archived.`);
    const published = this.#row.text("published").toLowerCase();
    if (!["", "true", "false"].includes(published)) this.refuse("published", `"${published}" must be TRUE or FALSE.`);
    return (status === "" || status === "active") && published !== "false";
  }

  /** HTML that runs nothing. What else a page does not show is removed later. */
  html(column: Column): string {
    const html = this.text(column, 100_000);
    if (hasScript(html)) this.refuse(column, "the text has a script. Remove it.");
    return html;
  }
}

function centsOf(text: string): number | undefined {
  const [, whole, part = ""] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const cents = Number(whole) * 100 + Number(part.padEnd(2, "0"));
  return cents > 0 && cents <= maxCents ? cents : undefined;
}

function priceFault(text: string): string {
  return text.includes(",")
    ? `"${text}" must be written with a point and without separators, such as 1234.56.`
    : `"${text}" must be an amount above 0 with at most two decimals, such as 12.50.`;
}
