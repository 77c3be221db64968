import { plainHeading } from "../columns.ts";
import type { Place } from "../findings.ts";
import { gramsText, priceCells, stockCells } from "./amountCells.ts";
import { noteShifted, unusedHeadings } from "./fileTable.ts";
import type { Cells, Format, FormatParts, NeutralProduct, NeutralVariant } from "./format.ts";
import { isQuietColumn, isReadColumn, untakenOfMagento } from "./magentoColumns.ts";
import { pairsIn, wordsOf } from "./magentoTexts.ts";
import { namedRecords, type NamedRecord, noteUntaken } from "./namedRecords.ts";
import { neutralRows } from "./neutralRows.ts";
import { type SourceName, handlesFor } from "./handles.ts";
import { deepestOf, describedBy, factsTable, listIn } from "./texts.ts";

type NamedPlace = Place & { handle: string };

/** How Magento calls the class of goods that have the usual tax. */
const standardTaxClasses: ReadonlySet<string> = new Set(["", "taxable-goods", "default"]);

/**
 * The product export of Magento 2 and Adobe Commerce: a row for each article number, further ones with a
 * `store_view_code` for translations. A configurable product lists its variants in `configurable_variations`; each of
 * them has a row of its own too.
 */
export const magento: Format = {
  name: "Magento 2 / Adobe Commerce",
  recognises: (headings) =>
    headings.has("sku") &&
    ["product type", "attribute set code", "product websites", "configurable variations", "additional attributes"].some(
      (each) => headings.has(each),
    ),
  read(tables, parts) {
    const all = tables.flatMap((table) =>
      namedRecords(table).filter((record, at) => {
        const raw = table.records[at];
        if (record.isShifted && raw) noteShifted(raw, table.headings, handlesFor([])(nameOf(record)), parts.findings);
        return !record.isShifted;
      }),
    );
    const [main, views] = [
      all.filter((record) => record.text("store_view_code") === ""),
      Map.groupBy(
        all.filter((record) => record.text("store_view_code") !== ""),
        (record) => record.text("sku"),
      ),
    ];
    const bySku = new Map(main.map((record) => [record.text("sku"), record]));
    const children = new Set(main.flatMap((record) => variationsOf(record).map(({ sku = "" }) => sku)));
    const tops = main.filter((record) => !children.has(record.text("sku")));
    const handleFor = handlesFor(tops.map(nameOf));
    const products = tops.map((record) =>
      productOf(
        record,
        { handle: handleFor(nameOf(record)), bySku, views: views.get(record.text("sku")) ?? [] },
        parts,
      ),
    );
    const ignored = tables.flatMap((table) =>
      unusedHeadings(table, (heading) => isReadColumn(heading) || isQuietColumn(heading)),
    );
    return { rows: neutralRows(products, parts.findings), ignored: [...new Set(ignored)] };
  },
};

function variationsOf(record: NamedRecord): Record<string, string>[] {
  return listIn(record.text("configurable_variations"), "|").map((each) => Object.fromEntries(pairsIn(each)));
}

function nameOf(record: NamedRecord): SourceName {
  return { kind: "number", text: record.text("sku") };
}

interface Family {
  handle: string;
  bySku: ReadonlyMap<string, NamedRecord>;
  views: readonly NamedRecord[];
}

function productOf(top: NamedRecord, { handle, bySku, views }: Family, parts: FormatParts): NeutralProduct {
  const { findings } = parts;
  const place = { file: top.file, line: top.line, handle };
  noteType(top, place, findings);
  noteUntaken(top, place.handle, untakenOfMagento, findings);
  if (/(^|[,|])required=1/.test(top.text("custom_options")))
    findings.add(
      "draft",
      place,
      "custom_options",
      "buyers had to choose or write something that the shop does not ask.",
    );
  else if (top.text("custom_options") !== "")
    findings.add("changed", place, "custom_options", "what buyers could choose in addition was left out.");
  const variations = variationsOf(top);
  const codes = [...new Set(variations.flatMap(Object.keys))].filter((code) => code !== "sku" && code !== "default");
  const labels = new Map(pairsIn(top.text("configurable_variation_labels")));
  const variants = variations.flatMap((variation): NeutralVariant[] => {
    const own = bySku.get(variation.sku ?? "");
    if (!own)
      findings.add(
        "partLeftOut",
        place,
        "configurable_variations",
        `${variation.sku} has no row, so the variant was left out.`,
      );
    else if (isOff(own))
      findings.add(
        "partLeftOut",
        { ...place, line: own.line },
        "product_online",
        `${variation.sku} is switched off, so it was left out.`,
      );
    else
      return [
        {
          file: own.file,
          line: own.line,
          values: codes.map((code) => variation[code] ?? ""),
          cells: variantCells(own, top, parts, place),
        },
      ];
    return [];
  });
  if (top.text("product_type") === "configurable" && variants.length === 0)
    findings.add("draft", place, "configurable_variations", "none of its variants is in the files.");
  const single: NeutralVariant = { ...place, values: [], cells: variantCells(top, top, parts, place) };
  return {
    ...place,
    top: topCells(top, { views, codes }, parts, place),
    options: variants.length === 0 ? [] : codes.map((code) => labels.get(code) || wordsOf(code)),
    variants: variants.length === 0 ? [single] : variants,
    photos: photosOf(top, parts),
  };
}

function noteType(top: NamedRecord, place: NamedPlace, findings: FormatParts["findings"]): void {
  const type = top.text("product_type").toLowerCase();
  const reasons: Record<string, string> = {
    bundle: "a bundle has no price of its own; its goods are imported each for itself.",
    grouped: "a grouped product has no price of its own; its goods are imported each for itself.",
    giftcard: "gift cards are not sold as goods, because nobody would get their value.",
  };
  const reason = reasons[type];
  if (reason !== undefined) findings.add("leftOut", place, "product_type", reason);
  else if (!["", "simple", "configurable", "virtual", "downloadable"].includes(type))
    findings.add(
      "draft",
      place,
      "product_type",
      `the shop sells nothing of the type "${type}", so buyers might not get what they pay for.`,
    );
  if (type === "downloadable")
    findings.add(
      "draft",
      place,
      "product_type",
      "buyers would not get the file that they pay for: the shop sells no downloads.",
    );
  if (top.text("visibility").toLowerCase() === "not visible individually")
    findings.add(
      "draft",
      place,
      "visibility",
      "it was not sold on its own, and no product of the files has it as a variant.",
    );
}

function topCells(
  top: NamedRecord,
  { views, codes }: { views: readonly NamedRecord[]; codes: readonly string[] },
  { findings }: FormatParts,
  place: NamedPlace,
): Cells {
  const attributes = pairsIn(top.text("additional_attributes"));
  const brand = attributes.find(([code]) => ["manufacturer", "brand"].includes(code));
  const facts = attributes
    .filter((pair) => pair !== brand && !codes.includes(pair[0]) && pair[1] !== "" && !isInternal(pair[0]))
    .map(([code, value]) => [wordsOf(code), value.replaceAll("|", ", ")] as const);
  // The first level is the root, which buyers do not see.
  const paths = categoriesIn(top.text("categories"))
    .map((path) => listIn(path, "/").slice(1))
    .filter((path) => path.length > 0);
  const { path, others } = deepestOf(paths);
  if (others.length > 0)
    findings.add(
      "note",
      place,
      "categories",
      "the shop has one category for each product: the deepest. The others are searched as tags.",
    );
  const cells: Cells = { title: top.text("name") };
  const { sellingPoint, body } = describedBy(top.text("short_description"), top.text("description"));
  if (top.knows("description", "short_description"))
    Object.assign(cells, { body: `${body}${factsTable(facts)}`.trim(), sellingPoint });
  if (top.knows("categories")) cells.category = path.join(" > ");
  const tags = [...listIn(top.text("meta_keywords")), ...others.flatMap((each) => each.slice(-1))];
  if (top.knows("meta_keywords", "categories")) cells.tags = [...new Set(tags)].join(", ");
  if (brand) cells.vendor = brand[1];
  const taxClass = top
    .text("tax_class_name")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-");
  if (taxClass === "none") cells.taxable = "false";
  else if (!standardTaxClasses.has(taxClass)) cells.taxClass = taxClass.replace(/-rate$/, "");
  if (top.knows("product_online")) cells.status = isOff(top) ? "draft" : "active";
  if (top.text("use_config_min_sale_qty") === "0" && Number(top.text("min_cart_qty")) >= 1)
    cells.minimum = String(Math.ceil(Number(top.text("min_cart_qty"))));
  for (const view of views) {
    const price = view.text("price");
    if (price !== "" && Number(price) !== Number(top.text("price")))
      findings.add(
        "changed",
        { ...place, line: view.line },
        "price",
        `the price of "${view.text("store_view_code")}", ${price}, was not used: the shop has one price for all.`,
      );
    if (/^(zh|cn|chinese)/i.test(view.text("store_view_code"))) {
      const chinese = describedBy(view.text("short_description"), view.text("description"));
      Object.assign(cells, {
        titleZh: view.text("name"),
        bodyZh: chinese.body.trim(),
        sellingPointZh: chinese.sellingPoint,
      });
    } else
      findings.add(
        "note",
        { ...place, line: view.line },
        "store_view_code",
        `the texts of "${view.text("store_view_code")}" were not used: the shop has English and Chinese.`,
      );
  }
  return cells;
}

/** Paths below one root; a comma that no root follows is part of a name. */
function categoriesIn(text: string): string[] {
  const [first = "", ...others] = listIn(text);
  const root = first.split("/")[0] ?? "";
  const begins = (part: string) => part === root || part.startsWith(`${root}/`) || part.includes("/");
  return others.reduce(
    (paths, part) => (begins(part) ? [...paths, part] : [...paths.slice(0, -1), `${paths.at(-1) ?? ""}, ${part}`]),
    [first],
  );
}

/** Magento writes 2; 0 is what people write. */
function isOff(record: NamedRecord): boolean {
  return ["0", "2"].includes(record.text("product_online"));
}

/** Values that Magento keeps for itself. */
function isInternal(code: string): boolean {
  return /^(has_options|required_options|gift_message_available|links_|shipment_type|tax_|price_|sku_type|weight_type|msrp|ts_|email_template|is_recurring|allow_|lifetime|use_config|giftcard)/.test(
    code,
  );
}

function variantCells(record: NamedRecord, top: NamedRecord, parts: FormatParts, place: NamedPlace): Cells {
  const own = { ...place, line: record.line };
  const cells: Cells = {
    ...priceCells(
      {
        regular: record.text("price"),
        reduced: record.text("special_price"),
        from: record.text("special_price_from_date"),
        to: record.text("special_price_to_date"),
      },
      { ...parts, place: own, heading: "special_price", monthFirst: true },
    ),
    sku: record.text("sku"),
    barcode: barcodeOf(record),
  };
  if (record.text("weight") !== "") {
    if (parts.weight === undefined && Number(record.text("weight")) > 0)
      parts.findings.add(
        "note",
        own,
        "weight",
        "the file does not say its unit; kilograms were taken. Give --weight lb if it is pounds.",
      );
    cells.grams = gramsText(record.text("weight"), parts.weight ?? "kg");
  }
  if (record.knows("qty", "is_in_stock")) Object.assign(cells, stockOf(record));
  cells.shipped = ["virtual", "downloadable"].includes(record.text("product_type")) ? "false" : "true";
  const image = record === top ? "" : record.text("base_image");
  if (image !== "" && image !== "no_selection" && image !== top.text("base_image"))
    cells.variantImage = photoName(image, parts);
  return cells;
}

/** Attributes in which shops keep the number of the bar code. */
const barcodes = ["gtin", "ean", "ean13", "barcode", "upc", "isbn"];

function barcodeOf(record: NamedRecord): string {
  return pairsIn(record.text("additional_attributes")).find(([code]) => barcodes.includes(code))?.[1] ?? "";
}

function stockOf(record: NamedRecord): Cells {
  const said = (heading: string, config: string) => record.text(config) === "0" && record.text(heading);
  const isCounted = said("manage_stock", "use_config_manage_stock") !== "0";
  const sellsOn = ["1", "2"].includes(said("allow_backorders", "use_config_backorders") || "");
  // What is not offered has none.
  const quantity = record.text("is_in_stock") === "0" ? "0" : record.text("qty");
  return stockCells({ isCounted, quantity, sellsOn });
}

function photosOf(top: NamedRecord, parts: FormatParts): NeutralProduct["photos"] {
  const hidden = new Set(listIn(top.text("hide_from_product_page")));
  const base = { source: top.text("base_image"), alt: top.text("base_image_label") };
  const labels = top.text("additional_image_labels").split(",");
  const others = listIn(top.text("additional_images")).map((source, at) => ({ source, alt: labels[at]?.trim() ?? "" }));
  const seen = new Set<string>();
  return [base, ...others].flatMap(({ source, alt }) => {
    if (source === "" || source === "no_selection" || hidden.has(source) || seen.has(source)) return [];
    seen.add(source);
    return { source: photoName(source, parts), alt };
  });
}

/** Names are below the folder of the shop's photos, `pub/media/catalog/product`. */
function photoName(name: string, { photoBase }: FormatParts): string {
  if (/^https?:/i.test(name)) return name;
  const bare = name.replace(/^\/+/, "");
  return photoBase === undefined ? bare : `${photoBase.replace(/\/+$/, "")}/${bare}`;
}

/** Whether a heading is one of Magento's, for finding the separator. */
export function isMagentoHeading(heading: string): boolean {
  return isReadColumn(plainHeading(heading)) || isQuietColumn(plainHeading(heading));
}
