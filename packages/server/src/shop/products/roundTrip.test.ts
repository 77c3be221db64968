import { stringify } from "csv-stringify/sync";
import fc from "fast-check";
import { expect, test } from "vitest";
import { exportedColumns, headingOf } from "./columns.ts";
import { Findings } from "./findings.ts";
import { readFiles } from "./formats/formats.ts";
import { csvLines, type ExportedGoods, productLines } from "./productLines.ts";
import { type ProductRows, productRows } from "./productRows.ts";
import { type ExistingLines, productTables } from "./productTables.ts";
import { type Product, readProduct } from "./readProducts.ts";

const store = { id: "1", name: { en: "Main" }, freightTemplateId: null };

/** What the shop has after an import: the rows of a product, and its brand. */
interface Stored {
  rows: ProductRows;
  vendor: Product["vendor"];
}

/** Imports a file over what the shop has. */
function imported(csv: string, before: readonly Stored[]): Stored[] {
  const findings = new Findings();
  const file = { file: "a.csv", bytes: Buffer.from(csv) };
  const { rows } = readFiles([file], { findings, currency: "USD", now: 0, zone: "UTC", renamed: new Map() });
  const existing: ExistingLines = new Map(before.map((each) => [each.rows.goods.key, linesOf(each)]));
  return productTables(rows, existing, { findings, remove: false }).flatMap((table) => {
    const product = readProduct(table, { findings, currency: "USD", stock: null });
    if (!product) return [];
    const place = { store, brandId: product.vendor?.en ?? null, categoryPath: product.category.map(({ en }) => en) };
    const made = productRows(product, place, new Map(), new Date(0));
    const known = before.find(({ rows: { goods } }) => goods.id === made.goods.id);
    return { rows: { ...made, skus: made.skus.map((sku) => withStock(sku, known)) }, vendor: product.vendor };
  });
}

/** Without a quantity, the stock stays as it is. */
function withStock(sku: ProductRows["skus"][number], known: Stored | undefined): ProductRows["skus"][number] {
  const own = known?.rows.skus.find(({ id }) => id === sku.id);
  const { quantity, stockKind = "COUNTED", onHand = null } = (sku.quantity === null && own) || sku;
  return { ...sku, quantity: quantity ?? 0, stockKind, onHand };
}

function linesOf({ rows: { goods, sheet, skus }, vendor }: Stored) {
  const made = { goods, sheet, store: "main", brand: vendor ?? null, variants: skus } as unknown as ExportedGoods;
  return productLines(made, (slot) => slot);
}

/** What an export writes. */
function exported(stored: readonly Stored[]): string {
  return `\uFEFF${stringify([exportedColumns.map(headingOf)])}${csvLines(stored.flatMap(linesOf))}`;
}

const words = [
  "Mug",
  " Mug ",
  "mug\r\nwith lines",
  "=1+1",
  "'=1+1",
  "''quoted",
  "-50%",
  "+5 V",
  "@home",
  "\ttab",
  "＝wide",
  "－wide",
  '="007"',
  '"quoted"',
  "a > b > c",
  "a > b > c > d > e",
  ">",
  "Title",
  "Default Title",
  "Gro\u0308ße 1",
  "Größe 1",
  "\u200fשלום",
  "搪瓷杯",
  "𝒜𝒷",
  "\uFFFD",
  "\u0000\u0007",
  "a\u00a0b",
  "\u3000wide space\u3000",
  "&amp; &lt;b&gt;",
  "x".repeat(300),
  "😀".repeat(130),
  `${"x".repeat(254)} y`,
  `${"x".repeat(49)} y`,
  `${"x".repeat(19)} y`,
];
const text = fc.oneof(fc.constantFrom(...words), fc.string({ unit: "grapheme", maxLength: 12 }), fc.constant(""));
const html = fc.oneof(
  text,
  fc.constantFrom(
    "<p>Wood.</p>",
    "<p>open",
    "a < b && c > d",
    "<script>x()</script> <p onclick=x>y</p>",
    "<h1>A</h1>\n<style>p{}</style>\n<br>",
    '<img src="photos/a.jpg">',
    "<iframe src='https://x.example/v'></iframe>",
    "<a href='javascript:x'>a</a><a href=//x.example>b</a>",
    "<ul><li>a<li>b</ul>",
    "<table><td>1",
    "<!-- c --><p>&nbsp;</p>",
    "&lt;script&gt;",
    "<p> </p>",
    "<svg><p>x</svg>",
    "<b><p>x</b></p>",
    "\u00a0<p>x</p>\u00a0",
  ),
  fc.string({ unit: fc.constantFrom("<", ">", "p", "b", "/", "&", ";", '"', "'", " ", "a", "=", "\n"), maxLength: 20 }),
);
const price = fc.oneof(
  { arbitrary: fc.integer({ min: 1, max: 99_999 }).map((cents) => (cents / 100).toFixed(2)), weight: 5 },
  { arbitrary: fc.constantFrom("", "0", "free", "1.234", "12,5", "$12", "1,299.00", "-5", "12.0000"), weight: 1 },
);
const ofProduct = fc.record(
  {
    Title: text,
    "Title (zh)": text,
    "Body (HTML)": html,
    "Body (HTML) (zh)": html,
    "Selling Point": text,
    "Selling Point (zh)": text,
    Vendor: text,
    "Vendor (zh)": text,
    "Product Category": text,
    "Product Category (zh)": text,
    Type: text,
    Tags: text,
    Published: fc.constantFrom("", "TRUE", "FALSE", "maybe"),
    Status: fc.constantFrom("", "active", "draft", "archived", "unlisted", "other"),
    "Option1 Name": fc.oneof(text, fc.constant("Size")),
    "Option1 Name (zh)": text,
    "Option2 Name": text,
    "Option3 Name": text,
    "Option3 Name (zh)": text,
    Unit: text,
    "Unit (zh)": text,
    Minimum: fc.constantFrom("", "1", "3", "0", "x"),
    Tiers: fc.constantFrom("", "10:1.80; 50:1.50", "3:2", "5:1; 3:2"),
    "Dispatch Days": fc.constantFrom("", "2", "0", "1.5"),
    "Tax Class": fc.constantFrom("", "reduced", "exempt", "Red uced"),
    "Variant Taxable": fc.constantFrom("", "TRUE", "FALSE"),
  },
  { requiredKeys: ["Title"] },
);
const ofVariant = fc.record(
  {
    "Option1 Value": fc.oneof(text, fc.constantFrom("S", "M", "L")),
    "Option1 Value (zh)": text,
    "Option2 Value": text,
    "Option3 Value": text,
    "Option3 Value (zh)": text,
    "Variant SKU": text,
    "Variant Barcode": fc.oneof(text, fc.constant("1.23E+12")),
    "Variant Grams": fc.constantFrom("", "180", "180.5", "x"),
    "Variant Inventory Tracker": fc.constantFrom("", "shopify"),
    "Variant Inventory Qty": fc.constantFrom("", "0", "5", "-3", "1.000", "2.5", "10+"),
    "Variant Inventory Policy": fc.constantFrom("", "deny", "continue"),
    "Variant Price": price,
    "Variant Compare At Price": price,
  },
  { requiredKeys: ["Variant Price"] },
);
const product = fc.tuple(ofProduct, fc.array(ofVariant, { minLength: 1, maxLength: 4 }));
const files = fc.array(product, { minLength: 1, maxLength: 3 }).map((products) => {
  const rows = products.flatMap(([top, variants], at) =>
    variants.map(
      (variant, line): Record<string, string> => ({ Handle: `p-${at}`, ...(line === 0 && top), ...variant }),
    ),
  );
  const headings = [...new Set(rows.flatMap(Object.keys))];
  return stringify([headings, ...rows.map((row) => headings.map((heading) => row[heading] ?? ""))]);
});

test("[OS-03] whatever a file has: imported again it changes nothing, and neither does its export, in the same shop or another", () => {
  fc.assert(
    fc.property(files, (file) => {
      const stored = imported(file, []);
      expect(imported(file, stored)).toEqual(stored);
      expect(imported(exported(stored), stored)).toEqual(stored);
      expect(imported(exported(stored), [])).toEqual(stored);
    }),
    { numRuns: 40 },
  );
});
