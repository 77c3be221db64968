import type { Place } from "../findings.ts";
import { gramsText, priceCells, shared, stockCells } from "./amountCells.ts";
import type { Cells, FormatParts, NeutralVariant, WeightUnit } from "./format.ts";
import type { NamedRecord } from "./namedRecords.ts";
import { maxVariants } from "../readProducts.ts";
import { listIn, withoutEntities } from "./texts.ts";

/** What a row of WooCommerce is, in small letters; some are several things at once. */
export function typesOf(record: NamedRecord): string[] {
  return listIn(record.text("Type").toLowerCase());
}

/** An attribute of a product or variation, with its values. */
export interface Attribute {
  name: string;
  values: string[];
}

/** The attributes that a row names. */
export function attributesOf(record: NamedRecord): Attribute[] {
  const found: Attribute[] = [];
  for (let at = 1; record.knows(`Attribute ${at} name`); at += 1) {
    const name = withoutEntities(record.text(`Attribute ${at} name`));
    if (name !== "") found.push({ name, values: listIn(withoutEntities(record.text(`Attribute ${at} value(s)`))) });
  }
  return found;
}

/** Names of the attributes that variations have a value for, in the order of the product. */
export function optionsOf(attributes: readonly Attribute[], variations: readonly NamedRecord[]): string[] {
  const named = new Set(variations.flatMap((each) => attributesOf(each).map(({ name }) => name.toLowerCase())));
  const ofProduct = attributes.map(({ name }) => name).filter((name) => named.delete(name.toLowerCase()));
  const others = variations.flatMap((each) => attributesOf(each).map(({ name }) => name));
  return [...ofProduct, ...new Set(others.filter((name) => named.has(name.toLowerCase())))];
}

/**
 * The variants of a product: one for each variation, and of one that stands for all values, one for each of them. Without
 * variations, the product itself.
 */
export function variantsOf(
  top: NamedRecord,
  variations: readonly NamedRecord[],
  { attributes, options }: { attributes: readonly Attribute[]; options: readonly string[] },
  parts: FormatParts,
  place: Place & { handle: string },
): NeutralVariant[] {
  const { file, line } = top;
  if (variations.length === 0) return [{ file, line, values: [], cells: variantCells(top, top, parts, place) }];
  const valuesOf = (record: NamedRecord) => {
    const own = attributesOf(record);
    return options.map((option) => {
      const is = ({ name }: Attribute) => name.toLowerCase() === option.toLowerCase();
      const values = own.find(is)?.values ?? [];
      return values.length > 0 ? values : (attributes.find(is)?.values ?? []);
    });
  };
  // What names a value counts before what stands for all.
  const exactFirst = variations.toSorted((a, b) => countOf(valuesOf(a)) - countOf(valuesOf(b)));
  const seen = new Set<string>();
  const made = exactFirst.flatMap((record) => {
    const lists = valuesOf(record);
    const all = combinations(lists, maxVariants + variations.length);
    if (all.length < countOf(lists))
      parts.findings.add(
        "partLeftOut",
        { ...place, line: record.line },
        undefined,
        `the variation stands for ${countOf(lists)} variants; a product has at most ${maxVariants}.`,
      );
    return all.flatMap((values) => {
      const key = JSON.stringify(values);
      if (countOf(lists) > 1 && seen.has(key)) return [];
      seen.add(key);
      return { file: record.file, line: record.line, values, cells: variantCells(record, top, parts, place) };
    });
  });
  return sharingStock(
    top,
    made.toSorted((a, b) => a.line - b.line),
    parts,
    place,
  );
}

function countOf(lists: readonly (readonly string[])[]): number {
  return lists.reduce((product, list) => product * list.length, 1);
}

/** The first combinations of values, `most` of them: ten attributes of ten values have ten thousand million. */
function combinations(lists: readonly (readonly string[])[], most: number): string[][] {
  return lists.reduce<string[][]>(
    (sofar, list) => sofar.flatMap((each) => list.map((value) => [...each, value])).slice(0, most),
    [[]],
  );
}

/** Variations of which only the product knows the stock get a part each. */
function sharingStock(
  top: NamedRecord,
  variants: NeutralVariant[],
  { findings }: FormatParts,
  place: Place & { handle: string },
): NeutralVariant[] {
  const sharing = variants.filter(({ cells }) => cells.quantity === ofParent);
  if (sharing.length === 0) return variants;
  const pieces = top.text("Stock");
  findings.add(
    "changed",
    place,
    "Stock",
    `its variations shared a stock of ${pieces || "0"}; each has a part of it now.`,
  );
  const parted = shared(pieces, sharing.length);
  return variants.map((variant) => {
    const at = sharing.indexOf(variant);
    return at < 0 ? variant : { ...variant, cells: { ...variant.cells, quantity: parted[at] ?? "0" } };
  });
}

const ofParent = "parent";

function variantCells(
  record: NamedRecord,
  top: NamedRecord,
  parts: FormatParts,
  place: Place & { handle: string },
): Cells {
  const cells: Cells = {
    ...priceCells(
      {
        regular: record.text("Regular price"),
        reduced: record.text("Sale price"),
        from: record.text("Date sale price starts"),
        to: record.text("Date sale price ends"),
      },
      { ...parts, place: { ...place, line: record.line }, heading: "Sale price" },
    ),
    sku: record.text("SKU"),
    barcode: record.text("GTIN, UPC, EAN, or ISBN"),
  };
  for (const [unit, heading] of weights)
    if (record.knows(heading)) cells.grams = gramsText(record.text(heading) || top.text(heading), unit);
  if (record.knows("Stock", "In stock?")) Object.assign(cells, stockOf(record));
  const types = [...typesOf(record), ...typesOf(top)];
  cells.shipped = types.includes("virtual") || types.includes("downloadable") ? "false" : "true";
  const [own] = record === top ? [] : listIn(record.text("Images"));
  if (own !== undefined) cells.variantImage = own;
  return cells;
}

const weights: readonly [WeightUnit, string][] = [
  ["kg", "Weight (kg)"],
  ["g", "Weight (g)"],
  ["lb", "Weight (lbs)"],
  ["oz", "Weight (oz)"],
];

/** A stock that is empty is not counted: then In stock? decides. */
function stockOf(record: NamedRecord): Cells {
  const [stock, inStock] = [record.text("Stock").toLowerCase(), record.text("In stock?").toLowerCase()];
  const sellsOn = ["1", "yes", "notify"].includes(record.text("Backorders allowed?").toLowerCase());
  if (stock !== "") return stockCells({ isCounted: true, quantity: stock, sellsOn });
  if (["0", "no"].includes(inStock)) return stockCells({ isCounted: true, quantity: "0", sellsOn });
  if (inStock === "backorder") return stockCells({ isCounted: true, quantity: "0", sellsOn: true });
  return stockCells({ isCounted: false, quantity: "", sellsOn });
}
