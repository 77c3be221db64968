/**
 * The columns of a file of products: those that Shopify exports, and ours for what it does not know. A heading may be
 * written in any case. The first name of each is the one that an export writes.
 */
export const columnNames = {
  handle: ["Handle", "URL handle"],
  title: ["Title", "Name", "Product name"],
  titleZh: ["Title (zh)"],
  body: ["Body (HTML)", "Description", "Body HTML"],
  bodyZh: ["Body (HTML) (zh)", "Description (zh)"],
  sellingPoint: ["Selling Point"],
  sellingPointZh: ["Selling Point (zh)"],
  vendor: ["Vendor"],
  vendorZh: ["Vendor (zh)"],
  category: ["Product Category"],
  categoryZh: ["Product Category (zh)"],
  type: ["Type", "Product type"],
  tags: ["Tags"],
  published: ["Published", "Published on online store"],
  option1Name: ["Option1 Name"],
  option1NameZh: ["Option1 Name (zh)"],
  option1: ["Option1 Value"],
  option1Zh: ["Option1 Value (zh)"],
  option2Name: ["Option2 Name"],
  option2NameZh: ["Option2 Name (zh)"],
  option2: ["Option2 Value"],
  option2Zh: ["Option2 Value (zh)"],
  option3Name: ["Option3 Name"],
  option3NameZh: ["Option3 Name (zh)"],
  option3: ["Option3 Value"],
  option3Zh: ["Option3 Value (zh)"],
  sku: ["Variant SKU", "SKU"],
  barcode: ["Variant Barcode", "Barcode"],
  grams: ["Variant Grams", "Weight value (grams)", "Grams"],
  tracker: ["Variant Inventory Tracker", "Inventory tracker"],
  quantity: ["Variant Inventory Qty", "Inventory quantity", "Quantity", "Stock"],
  policy: ["Variant Inventory Policy", "Continue selling when out of stock"],
  shipped: ["Variant Requires Shipping", "Requires shipping"],
  taxable: ["Variant Taxable", "Charge tax"],
  giftCard: ["Gift Card"],
  price: ["Variant Price", "Price"],
  formerPrice: ["Variant Compare At Price", "Compare-at price"],
  image: ["Image Src", "Product image URL", "Image"],
  imagePosition: ["Image Position"],
  imageAlt: ["Image Alt Text"],
  variantImage: ["Variant Image", "Variant image URL"],
  status: ["Status"],
  unit: ["Unit"],
  unitZh: ["Unit (zh)"],
  minimum: ["Minimum"],
  tiers: ["Tiers"],
  dispatchDays: ["Dispatch Days"],
  taxClass: ["Tax Class"],
  store: ["Store"],
} as const;

export type Column = keyof typeof columnNames;

export const allColumns = Object.keys(columnNames) as Column[];

/** Columns that an import reads and an export does not write: how other shops sell what is not there. */
const onlyRead: ReadonlySet<Column> = new Set(["shipped", "taxable", "giftCard"]);
export const exportedColumns = allColumns.filter((column) => !onlyRead.has(column));

/** Columns that say something of each variant; the others are of the product, or of a photo. */
export const variantColumns: readonly Column[] = [
  ...(["option1", "option1Zh", "option2", "option2Zh", "option3", "option3Zh"] as const),
  ...([
    "sku",
    "barcode",
    "grams",
    "tracker",
    "quantity",
    "policy",
    "shipped",
    "taxable",
    "price",
    "formerPrice",
    "variantImage",
  ] as const),
];
/** The columns of each option. */
export const optionColumns = [
  { name: "option1Name", nameZh: "option1NameZh", value: "option1", valueZh: "option1Zh" },
  { name: "option2Name", nameZh: "option2NameZh", value: "option2", valueZh: "option2Zh" },
  { name: "option3Name", nameZh: "option3NameZh", value: "option3", valueZh: "option3Zh" },
] as const satisfies Record<string, Column>[];

/** What an option is called that has no name. */
export const namelessOption = "Option";

export const photoColumns: readonly Column[] = ["image", "imagePosition", "imageAlt"];

/** The column with this heading; undefined if we do not know it. */
export function columnNamed(heading: string): Column | undefined {
  return byHeading.get(plainHeading(heading));
}

/** How a heading stands to others of the same column: the lower, the more exact. */
export function rankOf(heading: string, column: Column): number {
  return columnNames[column].findIndex((name) => plainHeading(name) === plainHeading(heading));
}

/** The name of a column in our files and messages. */
export function headingOf(column: Column): string {
  return columnNames[column][0];
}

const byHeading = new Map(
  allColumns.flatMap((column) => columnNames[column].map((name): [string, Column] => [plainHeading(name), column])),
);

/** A heading without case, pictures and invisible signs, with one kind of space. */
export function plainHeading(heading: string): string {
  return heading
    .normalize("NFKC")
    .replace(/[\p{Extended_Pictographic}\p{Emoji_Presentation}\p{Cf}\uFE0F\u20E3]/gu, "")
    .trim()
    .replace(/[\s_]+/g, " ")
    .toLowerCase();
}
