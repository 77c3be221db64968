import { type Column, optionColumns } from "../columns.ts";
import type { Findings } from "../findings.ts";
import type { TableRow } from "../tableRow.ts";
import type { Cells, NeutralProduct } from "./format.ts";

/** Rows of products as the shop's own columns have them: one for each variant or photo, whichever are more. */
export function neutralRows(products: readonly NeutralProduct[], findings: Findings): TableRow[] {
  return products.flatMap((product) => rowsOf(withinOptions(product, findings)));
}

function rowsOf({ handle, top, options, variants, photos, file, line }: NeutralProduct): TableRow[] {
  const lines = Array.from({ length: Math.max(variants.length, photos.length, 1) }, (_, at) => {
    const [variant, photo] = [variants[at], photos[at]];
    const cells: Cells = { ...(at === 0 && top), ...variant?.cells };
    for (const [place, { name, value }] of optionColumns.entries()) {
      if (at === 0 && options[place] !== undefined) cells[name] = options[place];
      if (variant?.values[place] !== undefined) cells[value] = variant.values[place];
    }
    if (at === 0 && options.length === 0) Object.assign(cells, { option1Name: "Title", option1: "Default Title" });
    if (photo) Object.assign(cells, { image: photo.source, imagePosition: String(at + 1), imageAlt: photo.alt });
    return { place: { file, line: variant?.line ?? line }, cells };
  });
  const columns = new Set(lines.flatMap(({ cells }) => Object.keys(cells) as Column[]));
  return lines.map(({ place, cells }) => ({ ...place, handle, columns, text: (column) => cells[column] ?? "" }));
}

/** The shop has three options: what is beyond becomes part of the third. */
function withinOptions(product: NeutralProduct, findings: Findings): NeutralProduct {
  const most = optionColumns.length;
  if (product.options.length <= most) return product;
  const joined = (words: readonly string[]) => [...words.slice(0, most - 1), words.slice(most - 1).join(" / ")];
  const sentence = `variants differ in ${product.options.length} things; the last ones became one: ${joined(product.options).at(-1)}.`;
  findings.add("changed", product, undefined, sentence);
  return {
    ...product,
    options: joined(product.options),
    variants: product.variants.map((variant) => ({ ...variant, values: joined(variant.values) })),
  };
}
