import { plainHeading } from "../columns.ts";
import type { Findings } from "../findings.ts";
import type { FileRecord, FileTable } from "./fileTable.ts";

/** What changes nothing for a buyer: what search engines and advertisements read, costs, and how an amount is shown. */
const quiet: readonly RegExp[] = [
  /^(seo (title|description)|google shopping \/ .*|cost per item|fulfillment service|variant fulfillment service)$/,
  /^(variant )?(weight unit( for display)?|tax code)$/,
  /^option\d+ linked to$/,
  /^included \/ /,
  /^(compare[- ]at )?price \/ /,
  /^unit price (total|base) measure( unit)?$/,
  /^variant unit price (total|base) measure( unit)?$/,
];

/** Whether a column of Shopify needs no word at the end: it changes nothing, or is told where it does. */
export function isQuietColumn(plain: string): boolean {
  return quiet.some((heading) => heading.test(plain));
}

/** What products had in another shop and have not here, told once for each product and column. */
export class Untold {
  readonly #columns: { heading: string; position: number; telling: Telling }[];
  readonly #positions: ReadonlyMap<string, number>;
  readonly #seen = new Set<string>();
  readonly #findings: Findings;

  constructor({ headings }: FileTable, findings: Findings) {
    this.#findings = findings;
    this.#positions = new Map(headings.map((heading, position) => [plainHeading(heading), position]));
    this.#columns = headings.flatMap((heading, position) => {
      const plain = plainHeading(heading);
      const telling = tellings.find(({ is }) => is.test(plain));
      return telling ? { heading, position, telling } : [];
    });
  }

  /** Notes what a row has. */
  note({ file, line, cells }: FileRecord, handle: string): void {
    const cell = (plain: string) => cells[this.#positions.get(plain) ?? -1] ?? "";
    for (const { heading, position, telling } of this.#columns) {
      const value = cells[position] ?? "";
      const told = value === "" ? undefined : telling.tell(value, heading.split("/").at(-1)?.trim() ?? "", cell);
      const key = JSON.stringify([handle, heading]);
      if (told === undefined || this.#seen.has(key)) continue;
      this.#seen.add(key);
      this.#findings.add(telling.effect, { file, line, handle }, heading, told);
    }
  }
}

interface Telling {
  is: RegExp;
  effect: "draft" | "changed";
  /**
   * The sentence; undefined if the value changes nothing. `market` is the last part of the heading, `cell` what the row
   * has below another one in plain form.
   */
  tell(value: string, market: string, cell: (plain: string) => string): string | undefined;
}

const isNo = (value: string) => /^(false|0|no)$/i.test(value);

const tellings: readonly Telling[] = [
  {
    is: /^included \/ primary$/,
    effect: "draft",
    tell: (value) => (isNo(value) ? "it was not sold in the home market." : undefined),
  },
  {
    is: /^included \/ /,
    effect: "changed",
    tell: (value, market) => (isNo(value) ? `it was not sold to ${market}; here all countries can buy it.` : undefined),
  },
  {
    is: /^price \/ /,
    effect: "changed",
    tell: (value, market) =>
      `the price for ${market}, ${value}, was not used: the shop has one price for all countries.`,
  },
  {
    is: /^compare[- ]at price \/ /,
    effect: "changed",
    tell(value, market, cell) {
      const price = cell(`price / ${market.toLowerCase()}`) || cell("variant price") || cell("price");
      // What is not higher was not shown there either.
      if (!(Number(value) > Number(price))) return undefined;
      return `the former price for ${market}, ${value}, was not used: the shop has one price for all countries.`;
    },
  },
  {
    is: /^(variant )?unit price total measure$/,
    effect: "changed",
    tell: (value) =>
      /^0*(\.0*)?$/.test(value)
        ? undefined
        : "the price of a unit, such as 100 g, is not shown. Where the law asks for it, write it into Selling Point.",
  },
];
