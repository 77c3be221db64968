import type { Translations } from "#server/locales.ts";
import { exportedColumns, headingOf, optionColumns } from "./columns.ts";
import { type ExportedGoods, type Line, productLines } from "./productLines.ts";
import type { ProductRows } from "./productRows.ts";

const longest = 60;

/** What an import would change of a product, a line for each field; none if nothing. `before`: what the shop has. */
export function differencesOf(
  { goods, skus, sheet }: ProductRows,
  before: readonly Line[] | undefined,
  { store, brand }: { store: string; brand: Translations | undefined },
): string[] {
  if (!before)
    return [
      `${goods.key}: new${goods.shelf === "UPPER" ? "" : ", not on sale"}, "${goods.name.en}", ${skus.length} ${skus.length === 1 ? "variant" : "variants"}`,
    ];
  const variants = skus.map((sku) => ({ stockKind: "COUNTED", onHand: null, ...sku }));
  const made = { goods, sheet, store, brand: brand ?? null, variants } as unknown as ExportedGoods;
  const after = productLines(made, (slot) => slot);
  const variantsOf = (lines: readonly Line[]) =>
    new Map(lines.filter(({ price }) => price !== undefined).map((line) => [variantOf(line), line]));
  // The stock of these stays as it is.
  const keepsStock = new Set(after.flatMap((line, at) => (skus[at]?.quantity === null ? variantOf(line) : [])));
  const [old, fresh] = [variantsOf(before), variantsOf(after)];
  const found = changes(goods.key, productCells(before), productCells(after));
  for (const [name, line] of fresh) {
    const place = name === "" ? goods.key : `${goods.key}, ${name}`;
    const known = old.get(name);
    if (!known) found.push(`${place}: new variant`);
    else
      found.push(
        ...changes(
          place,
          variantCells(known),
          variantCells(keepsStock.has(name) ? { ...line, ...stockOf(known) } : line),
        ),
      );
  }
  for (const name of old.keys()) if (!fresh.has(name)) found.push(`${goods.key}, ${name}: removed`);
  return found;
}

/** Cells of the stock. */
function stockOf({ tracker = "", quantity = "", policy = "" }: Line): Line {
  return { tracker, quantity, policy };
}

const ofVariants = [
  "sku",
  "barcode",
  "grams",
  "tracker",
  "quantity",
  "policy",
  "price",
  "formerPrice",
  "variantImage",
] as const;

function productCells(lines: readonly Line[]): Line {
  const cells = { ...lines[0] };
  for (const column of ofVariants) delete cells[column];
  for (const { value, valueZh } of optionColumns) {
    delete cells[value];
    delete cells[valueZh];
  }
  return { ...cells, image: lines.flatMap(({ image }) => image ?? []).join(" ") };
}

function variantCells(line: Line): Line {
  return Object.fromEntries(ofVariants.map((column) => [column, line[column] ?? ""]));
}

function variantOf(line: Line): string {
  const values = optionColumns.flatMap(({ value }) => line[value] || []).join(" / ");
  return values === "Default Title" ? "" : values;
}

function changes(place: string, before: Line, after: Line): string[] {
  return exportedColumns.flatMap((column) => {
    const [from = "", to = ""] = [before[column], after[column]];
    if (from === to) return [];
    return `${place}: ${headingOf(column)} ${shortened(from)} → ${shortened(to)}`;
  });
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, " ");
  return `"${line.length > longest ? `${line.slice(0, longest).toWellFormed()}…` : line}"`;
}
