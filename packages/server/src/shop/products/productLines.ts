import { stringify } from "csv-stringify/sync";
import type { goods, skus } from "#server/db/schema/catalogue.ts";
import type { goodsSheets } from "#server/db/schema/goodsSheet.ts";
import type { Translations } from "#server/locales.ts";
import { isPhoto, type PhotoSlot } from "#server/media/pictureUrl.ts";
import { type Column, exportedColumns, optionColumns } from "./columns.ts";
import { noPriceCents } from "./amounts.ts";

/** Goods as they are read for an export. */
export interface ExportedGoods {
  goods: Omit<typeof goods.$inferSelect, "nameTokens" | "searchTokens">;
  sheet: typeof goodsSheets.$inferSelect;
  /** Key of the store. */
  store: string;
  brand: Translations | null;
  variants: (typeof skus.$inferSelect)[];
}

/** A line of a file of products. */
export type Line = Partial<Record<Column, string>>;

/** The lines of a product: one for each variant or photo, whichever are more. */
export function productLines(exported: ExportedGoods, fileOf: (slot: PhotoSlot) => string): Line[] {
  const { variants } = exported;
  const photos = exported.goods.pictureSlots.filter(isPhoto);
  return Array.from({ length: Math.max(variants.length, photos.length, 1) }, (_, at) => {
    const variant = variants[at];
    const photo = photos[at];
    return {
      handle: exported.goods.key,
      ...(at === 0 && productCells(exported)),
      ...(variant && variantCells(exported, variant, at === 0, fileOf)),
      ...(photo && { image: fileOf(photo), imagePosition: String(at + 1), imageAlt: exported.sheet.alts[photo] ?? "" }),
    };
  });
}

/** Lines as CSV. What looks like a formula gets a ' before it, and so does what has one there already. */
export function csvLines(lines: readonly Line[]): string {
  const cells = lines.map((line) =>
    exportedColumns.map((column) => (line[column] ?? "").replace(/^'(?='*[=+\-@＝＋－＠])/, "''")),
  );
  return stringify(cells, { escape_formulas: true });
}

function productCells({ goods, sheet, store, brand }: ExportedGoods): Line {
  return {
    title: goods.name.en,
    titleZh: goods.name.zh ?? "",
    body: goods.intro.en,
    bodyZh: goods.intro.zh ?? "",
    sellingPoint: goods.sellingPoint.en,
    sellingPointZh: goods.sellingPoint.zh ?? "",
    vendor: brand?.en ?? "",
    vendorZh: brand?.zh ?? "",
    category: sheet.category,
    categoryZh: sheet.categoryZh,
    type: sheet.type,
    tags: sheet.tags,
    published: goods.shelf === "UPPER" ? "TRUE" : "FALSE",
    status: goods.shelf === "UPPER" ? "active" : "draft",
    unit: goods.unit.en,
    unitZh: goods.unit.zh ?? "",
    minimum: String(goods.minimum),
    tiers: goods.tiers.map(({ num, cents }) => `${num}:${amount(cents)}`).join("; "),
    dispatchDays: goods.dispatchHours > 0 ? String(Math.ceil(goods.dispatchHours / 24)) : "",
    taxClass: goods.taxClass,
    store,
  };
}

function variantCells(
  { goods }: ExportedGoods,
  variant: ExportedGoods["variants"][number],
  isFirst: boolean,
  fileOf: (slot: PhotoSlot) => string,
): Line {
  const line: Line = {
    sku: variant.sn,
    barcode: variant.barcode ?? "",
    grams: String(variant.weightGrams),
    ...stockCells(variant),
    price: variant.priceCents === noPriceCents ? "" : amount(variant.priceCents),
    formerPrice: variant.formerCents === null ? "" : amount(variant.formerCents),
  };
  const [own] = variant.pictureSlots;
  if (own && isPhoto(own) && own !== goods.pictureSlots[0]) line.variantImage = fileOf(own);
  for (const [at, { name, value }] of variant.specs.entries()) {
    const columns = optionColumns[at];
    if (!columns) break;
    if (isFirst) Object.assign(line, { [columns.name]: name.en, [columns.nameZh]: name.zh ?? "" });
    Object.assign(line, { [columns.value]: value.en, [columns.valueZh]: value.zh ?? "" });
  }
  if (isFirst && variant.specs.length === 0) Object.assign(line, { option1Name: "Title", option1: "Default Title" });
  return line;
}

/** How the stock is kept, in Shopify's words. What is owed belongs to orders, and is no stock. */
function stockCells({ stockKind, quantity, onHand }: ExportedGoods["variants"][number]): Line {
  const pieces = stockKind === "TO_ORDER" ? onHand : quantity;
  return {
    tracker: stockKind === "UNCOUNTED" ? "" : "shopify",
    quantity: stockKind === "UNCOUNTED" || (pieces !== null && pieces < 0) ? "" : String(pieces),
    policy: stockKind === "TO_ORDER" ? "continue" : "deny",
  };
}

function amount(cents: number): string {
  return (cents / 100).toFixed(2);
}
