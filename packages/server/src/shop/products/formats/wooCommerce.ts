import { plainHeading } from "../columns.ts";
import type { Place } from "../findings.ts";
import { type FileTable, noteShifted, unusedHeadings } from "./fileTable.ts";
import type { Cells, Format, FormatParts, NeutralProduct } from "./format.ts";
import { namedRecords, type NamedRecord, noteUntaken, type Untaken } from "./namedRecords.ts";
import { neutralRows } from "./neutralRows.ts";
import { type SourceName, handlesFor } from "./handles.ts";
import { deepestOf, describedBy, factsTable, inParagraphs, listIn, withoutEntities } from "./texts.ts";
import { englishHeading } from "./wooHeadings.ts";
import { attributesOf, optionsOf, typesOf, variantsOf } from "./wooVariations.ts";

/**
 * WooCommerce's product export: a row for each product and each variation, which names its product under Parent by
 * article number or as `id:44`. A variation that leaves an attribute empty stands for all its values.
 */
export const wooCommerce: Format = {
  name: "WooCommerce",
  recognises: (headings) => isExport([...headings]) || isTranslated([...headings].map(englishHeading)),
  read(written, parts) {
    const tables = written.map(inEnglish);
    const records = tables.flatMap((table) =>
      namedRecords(table).filter((record, at) => {
        if (!record.isShifted) return true;
        const [file] = table.records.slice(at);
        if (file) noteShifted(file, table.headings, handlesFor([])(nameOf(record)), parts.findings);
        return false;
      }),
    );
    const tops = records.filter((record) => !typesOf(record).includes("variation"));
    const handleFor = handlesFor(tops.map(nameOf));
    const topOf = new Map<string, NamedRecord>();
    for (const top of tops)
      for (const name of [`id:${top.text("ID")}`, top.text("SKU")]) if (name !== "") topOf.set(name, top);
    const variations = Map.groupBy(
      records.filter((record) => typesOf(record).includes("variation")),
      (record) => topOf.get(record.text("Parent")),
    );
    for (const { file, line, text } of variations.get(undefined) ?? [])
      parts.findings.add(
        "leftOut",
        { file, line },
        "Parent",
        `the product "${text("Parent")}" of this variation is not in the files.`,
      );
    const products = tops.map((top) =>
      productOf(top, { handle: handleFor(nameOf(top)), variations: variations.get(top) ?? [] }, parts),
    );
    const ignored = tables.flatMap((table) => unusedHeadings(table, isUsed));
    return { rows: neutralRows(products, parts.findings), ignored: withoutMetas(ignored) };
  },
};

function isExport(headings: readonly string[]): boolean {
  const plain = new Set(headings.map(plainHeading));
  return plain.has("regular price") && ["type", "in stock?", "visibility in catalog"].some((each) => plain.has(each));
}

/** Words such as type and price are those of any table, so others must stand beside them. */
function isTranslated(headings: readonly string[]): boolean {
  const plain = new Set(headings.map(plainHeading));
  const others = ["in stock?", "visibility in catalog", "published", "parent", "attribute 1 name"];
  return plain.has("regular price") && plain.has("type") && others.some((each) => plain.has(each));
}

function inEnglish(table: FileTable): FileTable {
  return isExport(table.headings) ? table : { ...table, headings: table.headings.map(englishHeading) };
}

/** Columns that are read, or that change nothing for a buyer. */
const used = new Set(
  [
    "ID, Type, SKU, Name, Published, Visibility in catalog, Short description, Description, Parent, Categories, Tags",
    "Date sale price starts, Date sale price ends, In stock?, Stock, Backorders allowed?, Sale price, Regular price",
    "Images, Brands, Length, Width, Height, Is featured?, Tax status, Tax class, Low stock amount, Position",
    "Allow customer reviews?, Sold individually?, Purchase note, Shipping class, Grouped products, Upsells, Cross-sells",
    "External URL, Button text, Download limit, Download expiry days",
  ]
    .join(", ")
    .split(", ")
    .map(plainHeading),
);
const numbers = "GTIN, UPC, EAN, or ISBN";

function isUsed(heading: string): boolean {
  return (
    used.has(heading) ||
    heading === plainHeading(numbers) ||
    /^(weight|length|width|height) \(\w+\)$/.test(heading) ||
    /^(attribute|download) \d+ /.test(heading)
  );
}

/** Plugins keep dozens of values of their own. */
function withoutMetas(headings: readonly string[]): string[] {
  const others = [...new Set(headings)];
  const metas = others.filter((heading) => /^(m[eé]ta|pola|元数据) ?[:：]/i.test(heading));
  if (metas.length <= 3) return others;
  return [...others.filter((heading) => !metas.includes(heading)), `Meta: … (${metas.length} columns)`];
}

const untaken: readonly Untaken[] = [
  {
    heading: "Sold individually?",
    except: ["0"],
    effect: "changed",
    text: "an order could have one of it; here buyers can order more.",
  },
  { heading: "Purchase note", effect: "changed", text: "the note for those who bought it was left out." },
  { heading: "Upsells", effect: "note", text: "the goods that were recommended with it are not." },
  { heading: "Cross-sells", effect: "note", text: "the goods that were recommended with it are not." },
  { heading: "Shipping class", effect: "note", text: "charges for delivery go by the file of the stores." },
];

/** The category of what has none, in the languages of its headings. */
const withoutCategory = new Set([
  "Uncategorized",
  "Uncategorised",
  "Unkategorisiert",
  "Non classé",
  "Sin categoría",
  "Sin categorizar",
  "Geen categorie",
  "Ongecategoriseerd",
  "Senza categoria",
  "Sem categoria",
  "Bez kategorii",
  "未分类",
]);

/** Plugins add others, such as subscriptions and gift cards. */
const knownTypes = new Set(["simple", "variable", "variation", "virtual", "downloadable", "grouped", "external"]);

function nameOf(record: NamedRecord): SourceName {
  const number = record.text("SKU") || (record.text("ID") && `id-${record.text("ID")}`);
  return number === "" ? { kind: "title", text: record.text("Name") } : { kind: "number", text: number };
}

function productOf(
  top: NamedRecord,
  { handle, variations }: { handle: string; variations: readonly NamedRecord[] },
  parts: FormatParts,
): NeutralProduct {
  const { findings } = parts;
  const place = { file: top.file, line: top.line, handle };
  const types = typesOf(top);
  if (types.includes("grouped"))
    findings.add(
      "leftOut",
      place,
      "Type",
      "a grouped product has no price of its own; its goods are imported each for itself.",
    );
  if (types.includes("external")) findings.add("leftOut", place, "Type", "the product is sold in another shop.");
  const other = types.find((type) => !knownTypes.has(type));
  if (other?.includes("gift"))
    findings.add("leftOut", place, "Type", "gift cards are not sold as goods, because nobody would get their value.");
  else if (other !== undefined)
    findings.add(
      "draft",
      place,
      "Type",
      `the shop sells nothing of the type "${other}", so buyers might not get what they pay for.`,
    );
  if (types.includes("downloadable") || top.text("Download 1 URL") !== "")
    findings.add(
      "draft",
      place,
      "Type",
      "buyers would not get the file that they pay for: the shop sells no downloads.",
    );
  if (types.includes("variable") && variations.length === 0)
    findings.add("draft", place, "Type", "its variations are not in the files, so nobody knows their prices.");
  noteUntaken(top, place.handle, untaken, findings);
  const attributes = attributesOf(top);
  const published = variations.filter((each) => {
    if (each.text("Published") !== "0") return true;
    findings.add(
      "partLeftOut",
      { ...place, line: each.line },
      "Published",
      "the variation is switched off, so it was left out.",
    );
    return false;
  });
  const options = optionsOf(attributes, published);
  const facts = [
    ...attributes
      .filter(({ name, values }) => !options.includes(name) && values.length > 0)
      .map(({ name, values }) => [name, values.join(", ")] as const),
    ...dimensionsOf(top),
  ];
  return {
    ...place,
    top: topCells(top, factsTable(facts), parts, place),
    options,
    variants: variantsOf(top, published, { attributes, options }, parts, place),
    photos: listIn(top.text("Images")).map((source) => ({ source, alt: "" })),
  };
}

function dimensionsOf(record: NamedRecord): [string, string][] {
  return ["cm", "mm", "m", "in", "yd"].flatMap((unit): [string, string][] => {
    const sides = ["Length", "Width", "Height"].map((side) => record.text(`${side} (${unit})`));
    const given = sides.filter((side) => side !== "");
    return given.length === 0 ? [] : [["Dimensions", `${given.join(" × ")} ${unit}`]];
  });
}

function topCells(
  top: NamedRecord,
  facts: string,
  { findings }: FormatParts,
  place: Place & { handle: string },
): Cells {
  const paths = listIn(withoutEntities(top.text("Categories")))
    .map((path) => path.split(">").flatMap((name) => name.trim() || []))
    .filter(([first = ""]) => !withoutCategory.has(first));
  const { path, others } = deepestOf(paths);
  if (others.length > 0)
    findings.add(
      "note",
      place,
      "Categories",
      "the shop has one category for each product: the deepest. The others are searched as tags.",
    );
  // An export writes the ends of lines as letters.
  const written = (heading: string) => top.text(heading).replaceAll(String.raw`\n`, "\n");
  const { sellingPoint, body } = describedBy(written("Short description"), inParagraphs(written("Description")));
  const isHidden = top.text("Visibility in catalog").toLowerCase() === "hidden";
  const cells: Cells = { title: withoutEntities(top.text("Name")) };
  if (top.knows("Description", "Short description"))
    Object.assign(cells, { body: `${body}${facts}`.trim(), sellingPoint });
  if (top.knows("Categories")) cells.category = path.join(" > ");
  const tags = [...listIn(withoutEntities(top.text("Tags"))), ...others.flatMap((each) => each.slice(-1))];
  if (top.knows("Tags", "Categories")) cells.tags = tags.join(", ");
  if (top.knows("Brands")) cells.vendor = listIn(withoutEntities(top.text("Brands")))[0] ?? "";
  const taxClass = top.text("Tax class").toLowerCase();
  // Its own classes are called reduced-rate and zero-rate.
  if (taxClass !== "" && taxClass !== "parent") cells.taxClass = taxClass.replace(/-rate$/, "");
  if (top.text("Tax status").toLowerCase() === "none") cells.taxable = "false";
  if (top.knows("Published")) cells.status = top.text("Published") === "1" && !isHidden ? "active" : "draft";
  return cells;
}
