import { search } from "@sundry/api/contract/goods";
import { expect } from "vitest";
import { type OwnShop, writeCsv, writePhoto } from "./ownShop.ts";

/** A product of two variants with photos, as a row of an import. */
export const mug = {
  Handle: "enamel-mug",
  Title: "Enamel mug",
  "Title (zh)": "搪瓷杯",
  "Body (HTML)": "<p>Holds <strong>350 ml</strong>.</p>",
  "Body (HTML) (zh)": "<p>容量350毫升。</p>",
  Vendor: "Kettle & Co",
  "Product Category": "Home & Garden > Kitchen & Dining > Tableware > Drinkware > Mugs",
  "Product Category (zh)": "家居园艺 > 厨房餐饮 > 餐具 > 饮具 > 马克杯",
  Tags: "camping, enamel",
  "Option1 Name": "Colour",
  "Option1 Name (zh)": "颜色",
  "Option1 Value": "White",
  "Option1 Value (zh)": "白色",
  "Variant SKU": "MUG-W",
  "Variant Barcode": "04006381333931",
  "Variant Price": "6.50",
  "Variant Compare At Price": "8.00",
  "Variant Inventory Qty": "40",
  "Variant Grams": "180",
  "Image Src": "photos/white.jpg",
  "Image Position": "1",
  "Image Alt Text": "A white mug",
  Status: "active",
};
/** Its second row. */
export const blue = {
  Handle: "enamel-mug",
  "Option1 Value": "Blue",
  "Option1 Value (zh)": "蓝色",
  "Variant SKU": "MUG-B",
  "Variant Price": "7.00",
  "Variant Inventory Qty": "5",
  "Variant Image": "photos/blue.jpg",
  "Image Src": "photos/side.jpg",
  "Image Position": "2",
};
/** A product without variants. */
export const crate = {
  Handle: "crate",
  Title: "Crate",
  Type: "Storage",
  "Option1 Name": "Title",
  "Option1 Value": "Default Title",
  "Variant Price": "12",
  Minimum: "10",
  Tiers: "10:12.00; 100:9.50",
};

/** Writes products and their photos into the folder of a shop. */
export async function withFiles(shop: OwnShop, rows: readonly Record<string, string>[] = [mug, blue, crate]) {
  await writeCsv(shop.folder, rows);
  await writePhoto(shop.folder, "photos/white.jpg", "white");
  await writePhoto(shop.folder, "photos/blue.jpg", "navy");
  await writePhoto(shop.folder, "photos/side.jpg", "silver");
}

/** The only goods that a search finds. */
export async function found(shop: OwnShop, keyword: string, lang: "en" | "zh" = "en") {
  const { records } = await shop.visit(lang).send(search, { keyword, pageNumber: 1, pageSize: 10 });
  expect(records).toHaveLength(1);
  return records[0] ?? expect.fail();
}

/** What an import has told, a line for each: `draft products.csv line 3, crate, Variant Price: …`. */
export function told({ findings }: Awaited<ReturnType<OwnShop["import"]>>): string[] {
  return findings.map(({ effect, file, line, handle, heading, text }) =>
    [`${effect} ${file} line ${line}`, ...(handle === "" ? [] : [handle]), heading ?? ""]
      .join(", ")
      .replace(/, $/, "")
      .concat(`: ${text}`),
  );
}
