import type { SkuSpecWords, Tier } from "#server/db/schema/catalogue.ts";
import type { Translations } from "#server/locales.ts";
import { noPriceCents } from "./amounts.ts";
import { exemptClass, isTaxClass, standardClass } from "#server/modules/buying/tax/classes.ts";
import { Cells, cutText, longestOptionName } from "./cells.ts";
import { namelessOption, optionColumns } from "./columns.ts";
import type { Findings, Place } from "./findings.ts";
import type { Line } from "./productLines.ts";
import type { ProductTable } from "./productTables.ts";
import { type GivenStock, stockOf, type VariantStock } from "./stockOf.ts";
import type { TableRow } from "./tableRow.ts";
import { isRate } from "./taxClasses.ts";

/** As many as Shopify has. */
export const maxVariants = 2_048;
const maxPhotos = 50;

/** A photo as a row names it: a file of the folder or an address. */
export interface PhotoMention extends Place {
  handle: string;
  column: "image" | "variantImage" | "body" | "bodyZh";
  source: string;
}

/** A variant of a product. */
export interface ProductVariant {
  specs: SkuSpecWords[];
  sku: string;
  barcode: string;
  cents: number;
  formerCents: number | null;
  /** Null leaves the stock as it is. */
  stock: VariantStock | null;
  grams: number;
  photo: PhotoMention | undefined;
}

/** A product as the files describe it. */
export interface Product extends Place {
  handle: string;
  name: Translations;
  body: Translations;
  sellingPoint: Translations;
  vendor: Translations | undefined;
  /** Names from the first level on, at least one. */
  category: Translations[];
  /** The cells behind `category`, to be written back. */
  categoryText: { en: string; zh: string; type: string };
  tags: string;
  unit: Translations;
  minimum: number;
  tiers: Tier[];
  /** Days until an order leaves the warehouse, at most; 0: the shop does not say. */
  dispatchDays: number;
  /** Which tax rates it has: a class, or as the file says it, a rate such as `19%`. */
  taxClass: string;
  /** Key of the store; empty for the only one. */
  store: string;
  isOnSale: boolean;
  photos: { mention: PhotoMention; alt: string }[];
  variants: ProductVariant[];
}

/** How products are read. */
export interface ReadingParts {
  findings: Findings;
  /** ISO 4217. */
  currency: string;
  stock: GivenStock;
}

type Option = (typeof optionColumns)[number];

/** The product that a table describes; undefined if it must be left out, which is noted. */
export function readProduct(table: ProductTable, parts: ReadingParts): Product | undefined {
  const { top, photoRows, handle } = table;
  const { findings } = parts;
  const cells = new Cells(top, parts);
  if (cells.isYes("giftCard"))
    cells.note("leftOut", "giftCard", "gift cards are not sold as goods, because nobody would get their value.");
  if (!/^[^\s/]{1,200}$/u.test(handle))
    cells.note("leftOut", "handle", `"${handle}" must have no slashes and at most 200 characters.`);
  if (findings.has("leftOut", handle)) return undefined;
  if (!cells.has("title")) cells.note("draft", "title", "there is no title.");
  if (/<\/?[a-z][^>]*>/i.test(top.text("title")))
    cells.note("note", "title", "it has HTML, which buyers see as it is written.");
  const variants = variantsOf(table, parts);
  if (variants.length === 0) return undefined;
  const tiers = tiersOf(cells, variants);
  const vendor = cells.text("vendor");
  const isOnSale = cells.isOnSale();
  return {
    file: top.file,
    line: top.line,
    handle,
    // Without a title it stays nameless, as an import of the same file must see that it has none.
    name: both(cells.text("title"), cells.text("titleZh")),
    body: both(cells.html("body"), cells.html("bodyZh")),
    sellingPoint: both(cells.text("sellingPoint"), cells.text("sellingPointZh")),
    vendor: vendor === "" ? undefined : both(vendor, cells.text("vendorZh")),
    category: categoryOf(cells),
    categoryText: { en: cells.text("category", 1000), zh: cells.text("categoryZh", 1000), type: cells.text("type") },
    tags: cells.text("tags", 5_000),
    unit: unitOf(cells),
    minimum: minimumOf(cells, tiers),
    tiers,
    dispatchDays: cells.count("dispatchDays", 1) ?? 0,
    taxClass: taxClassOf(cells),
    store: cells.text("store"),
    isOnSale: isOnSale && !findings.has("draft", handle),
    photos: photosOf(photoRows, parts),
    variants,
  };
}

function unitOf(cells: Cells): Translations {
  const en = cells.text("unit", 20) || "piece";
  return both(en, cells.text("unitZh", 20) || (en === "piece" ? "件" : ""));
}

/** The class of the column Tax Class; what Shopify does not tax is exempt. */
function taxClassOf(cells: Cells): string {
  const name = cells.text("taxClass").toLowerCase() || standardClass;
  if (cells.has("taxable") && !cells.isYes("taxable")) return exemptClass;
  if (cells.has("taxable") && name === exemptClass) return standardClass;
  if (isTaxClass(name) || isRate(name)) return name;
  return (
    cells.note("changed", "taxClass", `"${name}" has more than letters, digits and -; ${standardClass} was taken.`) ??
    standardClass
  );
}

/** Batch prices that fit the variants; otherwise none, and a draft: the product would be sold at a wrong price. */
function tiersOf(cells: Cells, variants: readonly ProductVariant[]): Tier[] {
  const tiers = cells.tiers();
  if (tiers.length > 0 && new Set(variants.map(({ cents }) => cents)).size > 1)
    return cells.note("draft", "tiers", "batch prices need variants of one price.") ?? [];
  return tiers;
}

function minimumOf(cells: Cells, [first]: readonly Tier[]): number {
  const minimum = cells.count("minimum", 1) ?? first?.num ?? 1;
  if (!first || minimum === first.num) return minimum;
  const sentence = `the first batch price begins at ${first.num} pieces, so the minimum must be the same.`;
  return cells.note("draft", "minimum", sentence) ?? first.num;
}

function variantsOf(table: ProductTable, parts: ReadingParts): ProductVariant[] {
  const { top, variantRows } = table;
  const cells = new Cells(top, parts);
  const used = optionColumns
    .filter((option) => isUsed(option, table))
    .map((option) => ({ ...option, title: optionTitle(option, cells) }));
  const faults: { row: Cells; fault: string; variant: ProductVariant }[] = [];
  const seen = new Map<string, { line: number; cents: number }>();
  const variants: ProductVariant[] = [];
  for (const { row, known } of variantRows) {
    const own = new Cells(row, parts);
    const empty = used.find(({ value }) => !own.has(value));
    if (empty) {
      own.note("partLeftOut", empty.value, "the cell is empty, so the variant was left out.");
      continue;
    }
    const price = known ? own.priceOr(known.price ?? "") : own.price();
    const cents = "cents" in price ? price.cents : noPriceCents;
    const variant = oneVariant(own, row, { used, cents, known }, parts);
    const values = variant.specs.map(({ value }) => value.en).join(" / ");
    noteOptions(own, row, used);
    const earlier = seen.get(values);
    if (earlier) {
      const what = values === "" ? "the product has no options" : `the variant "${values}"`;
      const same = earlier.cents === cents;
      const place = values === "" ? `and is in line ${earlier.line} already` : `is in line ${earlier.line} already`;
      own.note(same ? "partLeftOut" : "draft", "option1", `${what} ${place}${same ? "" : ", with another price"}.`);
      continue;
    }
    seen.set(values, { line: row.line, cents });
    if ("fault" in price) faults.push({ row: own, fault: price.fault, variant });
    else variants.push(variant);
  }
  if (variants.length > 0)
    for (const { row, fault } of faults) row.note("partLeftOut", "price", `${fault} The variant was left out.`);
  else
    for (const { row, fault, variant } of faults) {
      row.note("draft", "price", fault);
      variants.push(variant);
    }
  if (variants.length === 0) cells.note("leftOut", undefined, "no row has a variant.");
  if (variants.length > maxVariants)
    cells.note("partLeftOut", "option1", `of ${variants.length} variants, the first ${maxVariants} were taken.`);
  return variants.slice(0, maxVariants);
}

/** Of what a product is told to differ in, and what a spreadsheet may have made of it. */
function noteOptions(cells: Cells, row: TableRow, used: readonly (Option & { title: Translations })[]): void {
  for (const { name, value, title } of used) {
    const own = cells.has(name) ? cutText(row.text(name), longestOptionName) : title.en;
    if (own !== title.en)
      cells.note("changed", name, `the row says "${own}", but the product differs in "${title.en}", which was taken.`);
    if (/^(\d{1,2}[-. ]\p{L}{3}\.?|\p{L}{3}\.?[- ]\d{2})$/u.test(row.text(value)) && isMonth(row.text(value)))
      cells.note("note", value, `"${row.text(value)}" may be a number such as 6-7, of which a spreadsheet made a day.`);
  }
}

function isMonth(text: string): boolean {
  return /jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mär|mai|okt|dez/i.test(text);
}

function optionTitle({ name, nameZh }: Option, top: Cells): Translations {
  if (!top.has(name)) top.note("changed", name, "the option has no name, so buyers read Option.");
  const en = top.text(name, longestOptionName) || namelessOption;
  return both(en, top.text(nameZh, longestOptionName) || (en === namelessOption ? "选项" : ""));
}

/** Whether variants differ in an option: it has a name, or at least values in several rows. */
function isUsed({ name, value }: Option, table: ProductTable): boolean {
  if (isOnlyVariant(table)) return false;
  const { top, variantRows } = table;
  return top.text(name) !== "" || (variantRows.length > 1 && variantRows.every(({ row }) => row.text(value) !== ""));
}

/** A product without options has one row whose option is called Title. */
function isOnlyVariant({ top, variantRows }: ProductTable): boolean {
  const value = variantRows[0]?.row.text("option1") ?? "";
  return top.text("option1Name") === "Title" && ["Default Title", ""].includes(value);
}

function oneVariant(
  cells: Cells,
  row: TableRow,
  {
    used,
    cents,
    known,
  }: { used: readonly (Option & { title: Translations })[]; cents: number; known: Line | undefined },
  parts: ReadingParts,
): ProductVariant {
  if (cells.has("shipped") && !cells.isYes("shipped"))
    cells.note("changed", "shipped", "the shop sends everything as a parcel, also what needs no shipping.");
  return {
    specs: used.map(({ title, value, valueZh }) => ({
      name: title,
      value: both(cells.text(value), cells.text(valueZh)),
    })),
    sku: numberIn(cells, "sku"),
    barcode: numberIn(cells, "barcode"),
    cents,
    formerCents: cells.formerPrice(cents),
    stock: stockOf(cells, row, known, parts),
    grams: cells.grams(),
    photo: row.text("variantImage") === "" ? undefined : mentionIn(row, "variantImage"),
  };
}

/** A number as it is written on a package. A spreadsheet may have shortened it, and its digits are lost. */
function numberIn(cells: Cells, column: "sku" | "barcode"): string {
  const text = cells.text(column, 100);
  if (!/^\d[.,]\d+E\+\d{1,2}$/i.test(text)) return text;
  const lost = `a spreadsheet has shortened the number to "${text}". Make the column a text there, and export again.`;
  cells.note(column === "barcode" ? "partLeftOut" : "changed", column, lost);
  return column === "barcode" ? "" : text;
}

/** Photos by their position, then in the order of the rows. */
function photosOf(rows: readonly TableRow[], parts: ReadingParts): Product["photos"] {
  const found = rows.flatMap((row) => {
    if (row.text("image") === "") return [];
    const cells = new Cells(row, parts);
    const position = cells.count("imagePosition", 1) ?? Number.MAX_SAFE_INTEGER;
    const alt = cells.text("imageAlt", 512);
    // Tables of suppliers have all addresses in one cell.
    const sources = photosIn(row.text("image"));
    return sources.map((source) => ({ position, mention: { ...mentionIn(row, "image"), source }, alt }));
  });
  const sorted = [...found].sort((a, b) => a.position - b.position);
  const [first] = rows;
  if (first && sorted.length > maxPhotos)
    new Cells(first, parts).note(
      "partLeftOut",
      "image",
      `of ${sorted.length} photos, the first ${maxPhotos} were taken.`,
    );
  return sorted.slice(0, maxPhotos).map(({ mention, alt }) => ({ mention, alt }));
}

/** Addresses or files of one cell: names may have commas, so a list of files is one only if all parts end as photos do. */
function photosIn(text: string): string[] {
  const parts = text.split(/\s*[,;|]\s*/);
  if (parts.every((part) => /^[^:]+\.(jpe?g|png|webp|gif|avif)$/i.test(part))) return parts;
  return text.split(/[\s,;|]+(?=(?:https?:)?\/\/)/i);
}

function mentionIn(row: TableRow, column: "image" | "variantImage"): PhotoMention {
  return { file: row.file, line: row.line, handle: row.handle, column, source: row.text(column) };
}

/** `A > B > C`, or the type of the product. The shop has three levels: of more, the first two and the last remain. */
function categoryOf(cells: Cells): Translations[] {
  const names = levelsIn(cells.text("category", 1000));
  if (names.length === 0) return [cells.has("type") ? { en: cells.text("type") } : { en: "Other", zh: "其他" }];
  const chinese = levelsIn(cells.text("categoryZh", 1000));
  const fits = chinese.length === names.length;
  if (chinese.length > 0 && !fits)
    cells.note(
      "changed",
      "categoryZh",
      `there are ${chinese.length} levels; Product Category has ${names.length}. The cell was not used.`,
    );
  const levels = names.map((name, at) => both(name, fits ? (chinese[at] ?? "") : ""));
  return levels.length <= 3 ? levels : [...levels.slice(0, 2), ...levels.slice(-1)];
}

function levelsIn(text: string): string[] {
  return text.split(">").flatMap((part) => part.trim() || []);
}

function both(en: string, zh: string): Translations {
  return zh === "" ? { en } : { en, zh };
}
