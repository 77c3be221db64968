/**
 * The columns of a file of products: those that Shopify exports, and ours for what it does not know. A heading may be
 * written in any case. The first name of each is the one that an export writes.
 */
export const columnNames = {
  handle: ["Handle", "URL handle"],
  title: ["Title"],
  titleZh: ["Title (zh)"],
  body: ["Body (HTML)", "Description"],
  bodyZh: ["Body (HTML) (zh)", "Description (zh)"],
  sellingPoint: ["Selling Point"],
  sellingPointZh: ["Selling Point (zh)"],
  vendor: ["Vendor"],
  vendorZh: ["Vendor (zh)"],
  category: ["Product Category"],
  categoryZh: ["Product Category (zh)"],
  type: ["Type"],
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
  grams: ["Variant Grams", "Weight value (grams)"],
  quantity: ["Variant Inventory Qty", "Inventory quantity"],
  price: ["Variant Price", "Price"],
  formerPrice: ["Variant Compare At Price", "Compare-at price"],
  image: ["Image Src", "Product image URL"],
  imagePosition: ["Image Position"],
  imageAlt: ["Image Alt Text"],
  variantImage: ["Variant Image", "Variant image URL"],
  status: ["Status"],
  unit: ["Unit"],
  unitZh: ["Unit (zh)"],
  minimum: ["Minimum"],
  tiers: ["Tiers"],
  dispatchDays: ["Dispatch Days"],
  store: ["Store"],
} as const;

export type Column = keyof typeof columnNames;

export const allColumns = Object.keys(columnNames) as Column[];

/** The column with this heading; undefined if we do not know it. */
export function columnNamed(heading: string): Column | undefined {
  return byHeading.get(plainHeading(heading));
}

/** The name of a column in our files and messages. */
export function headingOf(column: Column): string {
  return columnNames[column][0];
}

const byHeading = new Map(
  allColumns.flatMap((column) => columnNames[column].map((name): [string, Column] => [plainHeading(name), column])),
);

function plainHeading(heading: string): string {
  return heading.trim().replace(/\s+/g, " ").toLowerCase();
}
