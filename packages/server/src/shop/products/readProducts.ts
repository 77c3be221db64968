import type { SkuSpecWords, Tier } from "#server/db/schema/catalogue.ts";
import type { Translations } from "#server/locales.ts";
import { Cells } from "./cells.ts";
import type { Column } from "./columns.ts";
import type { Place, Problems } from "./problems.ts";
import type { TableRow } from "./readTable.ts";

/** More would make a page that nobody can choose on. */
const maxVariants = 100;
const maxPhotos = 50;

/** A photo as a row names it: a file of the folder or an address. */
export interface PhotoMention extends Place {
  column: "image" | "variantImage";
  source: string;
}

/** A variant of a product. */
export interface ProductVariant {
  specs: SkuSpecWords[];
  sku: string;
  cents: number;
  formerCents: number | null;
  /** Null leaves the stock as it is. */
  quantity: number | null;
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
  /** Key of the store; empty for the only one. */
  store: string;
  isOnSale: boolean;
  photos: { mention: PhotoMention; alt: string }[];
  variants: ProductVariant[];
}

const options = [
  { name: "option1Name", nameZh: "option1NameZh", value: "option1", valueZh: "option1Zh" },
  { name: "option2Name", nameZh: "option2NameZh", value: "option2", valueZh: "option2Zh" },
  { name: "option3Name", nameZh: "option3NameZh", value: "option3", valueZh: "option3Zh" },
] as const satisfies Record<string, Column>[];
type Option = (typeof options)[number];

/** Products from the rows of all files. Mistakes are noted; the products are whole only if there are none. */
export function readProducts(rows: readonly TableRow[], problems: Problems): Product[] {
  const known = new Map<string, Place>();
  return groupsOf(rows, problems).map(([first, ...rest]) => {
    const handle = first.text("handle");
    const earlier = known.get(handle);
    const sentence =
      earlier && `"${handle}" is in ${earlier.file} line ${earlier.line} already; its rows must follow each other.`;
    if (sentence) new Cells(first, problems).refuse("handle", sentence);
    known.set(handle, first);
    return oneProduct(first, rest, problems);
  });
}

/** Rows of one product follow each other. */
function groupsOf(rows: readonly TableRow[], problems: Problems): [TableRow, ...TableRow[]][] {
  const groups: [TableRow, ...TableRow[]][] = [];
  for (const row of rows) {
    const handle = row.text("handle");
    const cells = new Cells(row, problems);
    if (handle === "") cells.refuse("handle", "the cell is empty.");
    else if (!/^[^\s/]{1,200}$/u.test(handle))
      cells.refuse("handle", `"${handle}" must have no spaces and no slashes, and at most 200 characters.`);
    const last = groups.at(-1);
    if (last && last[0].file === row.file && last[0].text("handle") === handle) last.push(row);
    else groups.push([row]);
  }
  return groups;
}

function oneProduct(first: TableRow, rest: readonly TableRow[], problems: Problems): Product {
  const cells = new Cells(first, problems);
  const title = cells.text("title");
  if (title === "") cells.refuse("title", "the first row of a product needs a title.");
  const rows = [first, ...rest];
  const variants = variantsOf(rows, problems);
  const tiers = cells.tiers() ?? [];
  const minimum = cells.count("minimum", 1) ?? tiers[0]?.num ?? 1;
  if (tiers[0] && minimum !== tiers[0].num)
    cells.refuse("minimum", `the first batch price begins at ${tiers[0].num} pieces, so the minimum must be the same.`);
  if (tiers.length > 0 && new Set(variants.map(({ cents }) => cents)).size > 1)
    cells.refuse("tiers", "batch prices need variants of one price.");
  const vendor = cells.text("vendor");
  return {
    file: first.file,
    line: first.line,
    handle: first.text("handle"),
    name: both(title, cells.text("titleZh")),
    body: both(cells.html("body"), cells.html("bodyZh")),
    sellingPoint: both(cells.text("sellingPoint"), cells.text("sellingPointZh")),
    vendor: vendor === "" ? undefined : both(vendor, cells.text("vendorZh")),
    category: categoryOf(cells),
    categoryText: { en: cells.text("category", 1000), zh: cells.text("categoryZh", 1000), type: cells.text("type") },
    tags: cells.text("tags", 5_000),
    unit: cells.has("unit") ? both(cells.text("unit", 20), cells.text("unitZh", 20)) : { en: "piece", zh: "件" },
    minimum,
    tiers,
    dispatchDays: cells.count("dispatchDays", 1) ?? 0,
    store: cells.text("store"),
    isOnSale: cells.isOnSale(),
    photos: photosOf(rows, problems),
    variants,
  };
}

function variantsOf(rows: readonly TableRow[], problems: Problems): ProductVariant[] {
  const [first] = rows;
  if (!first) return [];
  const top = new Cells(first, problems);
  const used = options.filter((option) => top.has(option.name) && !isOnlyVariant(first));
  const seen = new Map<string, number>();
  const variants = rows
    .filter((row) => row === first || options.some(({ value }) => row.text(value) !== "") || row.text("price") !== "")
    .map((row) => {
      const variant = oneVariant(row, first, used, problems);
      const values = variant.specs.map(({ value }) => value.en).join(" / ");
      const earlier = seen.get(values);
      const sentence = `the variant "${values}" is in line ${earlier} already.`;
      if (earlier !== undefined) new Cells(row, problems).refuse("option1", sentence);
      seen.set(values, row.line);
      return variant;
    });
  if (variants.length > maxVariants)
    top.refuse("option1", `the product has ${variants.length} variants; ${maxVariants} are possible.`);
  return variants;
}

/** A product without options has one row whose option is called Title. */
function isOnlyVariant(row: TableRow): boolean {
  return row.text("option1Name") === "Title" && ["Default Title", ""].includes(row.text("option1"));
}

function oneVariant(row: TableRow, first: TableRow, used: readonly Option[], problems: Problems): ProductVariant {
  const cells = new Cells(row, problems);
  const cents = cells.cents("price");
  if (cents === null) cells.refuse("price", "the cell is empty.");
  const formerCents = cells.cents("formerPrice") ?? null;
  const variantImage = row.text("variantImage");
  return {
    specs: used.map(({ name, nameZh, value, valueZh }) => {
      if (!cells.has(value)) cells.refuse(value, "the cell is empty.");
      const naming = new Cells(first, problems);
      return {
        name: both(naming.text(name, 50), naming.text(nameZh, 50)),
        value: both(cells.text(value), cells.text(valueZh)),
      };
    }),
    sku: cells.text("sku", 100),
    cents: cents ?? 0,
    // Shops leave the former price in when a sale ends.
    formerCents: formerCents !== null && formerCents > (cents ?? 0) ? formerCents : null,
    quantity: cells.stock() ?? null,
    grams: cells.count("grams", 0) ?? 0,
    photo: variantImage === "" ? undefined : mentionIn(row, "variantImage"),
  };
}

/** Photos by their position, then in the order of the rows. */
function photosOf(rows: readonly TableRow[], problems: Problems): Product["photos"] {
  const found = rows.flatMap((row) => {
    if (row.text("image") === "") return [];
    const cells = new Cells(row, problems);
    const position = cells.count("imagePosition", 1) ?? Number.MAX_SAFE_INTEGER;
    return [{ position, mention: mentionIn(row, "image"), alt: cells.text("imageAlt", 512) }];
  });
  const sorted = [...found].sort((a, b) => a.position - b.position);
  const [first] = rows;
  if (first && sorted.length > maxPhotos)
    new Cells(first, problems).refuse("image", `the product has ${sorted.length} photos; ${maxPhotos} are possible.`);
  return sorted.map(({ mention, alt }) => ({ mention, alt }));
}

function mentionIn(row: TableRow, column: PhotoMention["column"]): PhotoMention {
  return { file: row.file, line: row.line, column, source: row.text(column) };
}

/** `A > B > C`, or the type of the product. The shop has three levels: of more, the first two and the last remain. */
function categoryOf(cells: Cells): Translations[] {
  const names = levelsIn(cells.text("category", 1000));
  if (names.length === 0) return [cells.has("type") ? { en: cells.text("type") } : { en: "Other", zh: "其他" }];
  const chinese = levelsIn(cells.text("categoryZh", 1000));
  if (chinese.length > 0 && chinese.length !== names.length)
    cells.refuse("categoryZh", `there are ${chinese.length} levels; Product Category has ${names.length}.`);
  const levels = names.map((name, at) => both(name, chinese[at] ?? ""));
  return levels.length <= 3 ? levels : [...levels.slice(0, 2), ...levels.slice(-1)];
}

function levelsIn(text: string): string[] {
  return text.split(">").flatMap((part) => part.trim() || []);
}

function both(en: string, zh: string): Translations {
  return zh === "" ? { en } : { en, zh };
}
