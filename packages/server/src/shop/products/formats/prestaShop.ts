import { plainHeading } from "../columns.ts";
import type { Place } from "../findings.ts";
import { gramsText, stockCells } from "./amountCells.ts";
import { type FileTable, noteShifted, unusedHeadings } from "./fileTable.ts";
import type { Cells, Format, FormatParts, NeutralProduct, NeutralVariant } from "./format.ts";
import { namedRecords, type NamedRecord, noteUntaken } from "./namedRecords.ts";
import { neutralRows } from "./neutralRows.ts";
import { isReadColumn, untakenOfPrestaShop } from "./prestaShopColumns.ts";
import { isTranslated, prestaShopHeading } from "./prestaShopHeadings.ts";
import { priceOf, withImpact } from "./prestaShopPrices.ts";
import { type SourceName, handlesFor } from "./handles.ts";
import { describedBy, factsTable, listIn } from "./texts.ts";

type NamedPlace = Place & { handle: string };

/**
 * The product files of PrestaShop: one of products and, if there are variants, one of combinations, which names the
 * product by its id or reference. Prices may be without tax.
 */
export const prestaShop: Format = {
  name: "PrestaShop",
  recognises: (headings) =>
    isTranslated(headings) ||
    headings.has("active (0/1)") ||
    headings.has("price tax excluded") ||
    headings.has("price tax included") ||
    (headings.has("product id") && headings.has("name") && (headings.has("reference") || headings.has("status"))) ||
    [...headings].some((heading) => heading.startsWith("attribute (name:type:position)")),
  read(written, parts) {
    const tables = written.map(withCommas).map(inEnglish);
    const records = (table: FileTable) =>
      namedRecords(table).filter((record, at) => {
        const raw = table.records[at];
        if (record.isShifted && raw)
          noteShifted(raw, table.headings, handlesFor([])(sourceName(record)), parts.findings);
        return !record.isShifted;
      });
    const isOfCombinations = ({ headings }: FileTable) =>
      headings.some((heading) => heading.toLowerCase().startsWith("attribute (name:type:position)"));
    const tops = tables.filter((table) => !isOfCombinations(table)).flatMap(records);
    const topOf = new Map<string, NamedRecord>();
    for (const top of tops)
      for (const name of keysOf(idOf(top), referenceOf(top))) if (!topOf.has(name)) topOf.set(name, top);
    const combinations = Map.groupBy(tables.filter(isOfCombinations).flatMap(records), (record) =>
      keysOf(idOf(record), record.text("Product Reference"))
        .flatMap((name) => topOf.get(name) ?? [])
        .at(0),
    );
    for (const { file, line } of combinations.get(undefined) ?? [])
      parts.findings.add(
        "leftOut",
        { file, line },
        "Product ID",
        "the product of this combination is not in the files.",
      );
    const handleFor = handlesFor(tops.map(sourceName));
    const products = tops.map((top) =>
      productOf(top, { handle: handleFor(sourceName(top)), combinations: combinations.get(top) ?? [] }, parts),
    );
    const ignored = tables.flatMap((table) => unusedHeadings(table, isReadColumn));
    return { rows: neutralRows(products, parts.findings), ignored: [...new Set(ignored)] };
  },
};

/** PrestaShop names the columns in the language of the merchant. */
function inEnglish(table: FileTable): FileTable {
  if (!isTranslated(table.headings.map(plainHeading))) return table;
  return { ...table, headings: table.headings.map(prestaShopHeading) };
}

/** Older versions write `(x;y;z...)` and separate the parts of a list so. */
function withCommas(table: FileTable): FileTable {
  const older = new Set(table.headings.flatMap((heading, position) => (/\(.*;.*\)/.test(heading) ? position : [])));
  if (older.size === 0) return table;
  return {
    ...table,
    headings: table.headings.map((heading, position) => (older.has(position) ? heading.replaceAll(";", ",") : heading)),
    records: table.records.map((record) => ({
      ...record,
      cells: record.cells.map((cell, position) =>
        older.has(position) && !cell.includes(",") ? cell.replaceAll(";", ",") : cell,
      ),
    })),
  };
}

function idOf(record: NamedRecord): string {
  return record.text("Product ID", "Product ID*", "ID");
}

/** The number of the bar code, whichever of its kinds there is. */
function barcodeOf(record: NamedRecord): string {
  return (
    ["EAN13", "UPC", "ISBN"].map((heading) => record.text(heading)).find((number) => number !== "" && number !== "0") ??
    ""
  );
}

function referenceOf(record: NamedRecord): string {
  return record.text("Reference #", "Reference");
}

function nameOf(record: NamedRecord): string {
  return record.text("Name *", "Name", "Name*");
}

/** What combinations find their product by. */
function keysOf(id: string, reference: string): string[] {
  return [...(id === "" ? [] : [`id ${id}`]), ...(reference === "" ? [] : [`reference ${reference}`])];
}

function sourceName(record: NamedRecord): SourceName {
  const number = referenceOf(record) || (idOf(record) && `id-${idOf(record)}`);
  return number === "" ? { kind: "title", text: nameOf(record) } : { kind: "number", text: number };
}

function productOf(
  top: NamedRecord,
  { handle, combinations }: { handle: string; combinations: readonly NamedRecord[] },
  parts: FormatParts,
): NeutralProduct {
  const { findings } = parts;
  const place = { file: top.file, line: top.line, handle };
  noteUntaken(top, place.handle, untakenOfPrestaShop, findings);
  const price = priceOf(top, parts, place);
  const photos = splitList(top, "Image URLs (x,y,z...)");
  const alts = splitList(top, "Image alt texts (x,y,z...)");
  const named = combinations.map((record) => ({ record, values: attributesOf(record) }));
  const options = [...new Set(named.flatMap(({ values }) => [...values.keys()]))];
  const variants = named.map(({ record, values }): NeutralVariant => {
    const cells: Cells = { ...withImpact(price, record.text("Impact on price"), parts), ...stockOf(record, top) };
    cells.sku = record.text("Reference");
    cells.barcode = barcodeOf(record);
    const weight =
      Number(top.text("Weight").replace(",", ".")) + Number(record.text("Impact on weight").replace(",", "."));
    if (top.knows("Weight"))
      cells.grams = gramsText(Number.isNaN(weight) ? top.text("Weight") : String(weight), parts.weight ?? "kg");
    const at = Number(listIn(record.text("Choose among product images by position (1,2,3...)"))[0] ?? "0") - 1;
    const [own = photos[at]] = splitList(record, "Image URLs (x,y,z...)");
    if (own !== undefined) cells.variantImage = own;
    return { file: record.file, line: record.line, values: options.map((option) => values.get(option) ?? "–"), cells };
  });
  const single: Cells = {
    ...withImpact(price, "", parts),
    ...stockOf(top, top),
    sku: referenceOf(top),
    barcode: barcodeOf(top),
  };
  if (top.knows("Weight")) single.grams = gramsText(top.text("Weight"), parts.weight ?? "kg");
  if (top.text("Virtual product", "Virtual product (0 = No, 1 = Yes)") === "1") single.shipped = "false";
  return {
    ...place,
    top: topCells(top, parts, place),
    options,
    variants: variants.length > 0 ? variants : [{ ...place, values: [], cells: single }],
    photos: photos.map((source, at) => ({ source, alt: alts[at] ?? "" })),
  };
}

/** The category above all others, which buyers do not see, in the languages of shops. */
const roots = new Set(["Home", "Accueil", "Inicio", "Início", "Startseite", "Start", "Strona główna", "首页"]);

function topCells(top: NamedRecord, { findings }: FormatParts, place: NamedPlace): Cells {
  const written = splitList(top, "Categories (x,y,z...)", "Category").filter((name) => !roots.has(name));
  const categories = written.filter((name) => !/^\d+$/.test(name));
  if (categories.length < written.length)
    findings.add(
      "changed",
      place,
      "Categories (x,y,z...)",
      "categories that are only numbers have no names in the file, so they were left out.",
    );
  const [first = "", ...others] = categories.map((name) =>
    name
      .split(/\s*[>/]\s*/)
      .filter((part) => !roots.has(part))
      .join(" > "),
  );
  if (others.length > 0)
    findings.add(
      "note",
      place,
      "Categories (x,y,z...)",
      "the shop has one category for each product: the first. The others are searched as tags.",
    );
  const facts = splitList(top, "Feature(Name:Value:Position)", "Feature (Name:Value:Position:Customized)").flatMap(
    (feature) => {
      const [name = "", value = ""] = feature.split(":");
      return value === "" ? [] : [[name.trim(), value.trim()] as const];
    },
  );
  const { sellingPoint, body } = describedBy(top.text("Summary", "Short description"), top.text("Description"));
  const cells: Cells = { title: nameOf(top) };
  if (top.knows("Description", "Summary", "Short description"))
    Object.assign(cells, { body: `${body}${factsTable(facts)}`.trim(), sellingPoint });
  if (top.knows("Categories (x,y,z...)", "Category")) cells.category = first;
  const numbers = ["EAN13", "UPC", "ISBN", "MPN", "Supplier reference #"].flatMap((heading) => top.text(heading) || []);
  cells.tags = [...splitList(top, "Tags (x,y,z...)"), ...others, ...numbers].join(", ");
  if (top.knows("Manufacturer", "Brand")) cells.vendor = top.text("Manufacturer", "Brand");
  const isActive = !["0", "no", "false"].includes(stateOf(top).toLowerCase());
  const isOffered =
    top.text("Available for order (0 = No, 1 = Yes)") !== "0" && top.text("Visibility").toLowerCase() !== "none";
  if (top.knows("Active (0/1)", "Status") || stateOf(top) !== "")
    cells.status = isActive && isOffered ? "active" : "draft";
  const minimum = top.text("Minimal quantity");
  if (Number(minimum) > 1) cells.minimum = minimum;
  return cells;
}

/** Whether it is on sale. In some languages the list of products calls that as the file calls the condition of goods. */
function stateOf(top: NamedRecord): string {
  const condition = top.text("Condition");
  return top.text("Active (0/1)", "Status") || (/^[01]$/.test(condition) ? condition : "");
}

/** `Size:select:0, Colour:color:1` with `S:0, Black:1` as values by name. */
function attributesOf(record: NamedRecord): Map<string, string> {
  const names = splitList(record, "Attribute (Name:Type:Position)*", "Attribute (Name:Type:Position)");
  const values = splitList(record, "Value (Value:Position)*", "Value (Value:Position)");
  return new Map(
    names.map((name, at) => [name.split(":")[0]?.trim() ?? "", values[at]?.replace(/:\d+\s*$/, "").trim() ?? ""]),
  );
}

/** Out of stock action: 0 refuses orders, 1 takes them, 2 does what the shop was set to, which was to refuse. */
function stockOf(record: NamedRecord, top: NamedRecord): Cells {
  if (!record.knows("Quantity")) return {};
  const sellsOn = top.text("Out of stock action", "Action when out of stock", "Out of stock") === "1";
  return stockCells({ isCounted: true, quantity: record.text("Quantity"), sellsOn });
}

/** Commas separate the parts; older files use bars. */
function splitList(record: NamedRecord, ...headings: string[]): string[] {
  const text = record.text(...headings);
  return listIn(text, text.includes("|") && !text.includes(",") ? "|" : ",");
}
