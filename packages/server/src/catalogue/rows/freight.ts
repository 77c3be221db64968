import type { freightTemplates } from "#server/db/schema/catalogue.ts";
import { stores } from "../data/stores.ts";
import { idOf } from "../ids.ts";

type FreightTemplate = typeof freightTemplates.$inferInsert;

/** Stores whose goods are heavy enough to be charged by weight. */
const byWeight = new Set(["pinebox", "kilnmate", "dailywell", "freshfold"]);
/** The platform's own goods travel free. */
const free = new Set(["sundry-select"]);

/** The freight template that all goods of a store carry. */
export function freightTemplateOf(storeKey: string): string {
  return idOf("freight", storeKey);
}

/** One template per store: by weight, by pieces, or free. */
export function freightRows(): FreightTemplate[] {
  return stores.map(({ key }) => ({ id: freightTemplateOf(key), storeId: idOf("store", key), ...charge(key) }));
}

function charge(storeKey: string): Pick<FreightTemplate, "nameEn" | "nameZh" | "pricing" | "rows"> {
  if (free.has(storeKey)) return { nameEn: "Free delivery", nameZh: "包邮", pricing: "FREE", rows: [] };
  if (byWeight.has(storeKey))
    return {
      nameEn: "By weight",
      nameZh: "按重量计费",
      pricing: "WEIGHT",
      rows: [{ regionIds: [], firstAmount: 1000, firstCents: 320, continuedAmount: 1000, continuedCents: 110 }],
    };
  return {
    nameEn: "By pieces",
    nameZh: "按件计费",
    pricing: "NUM",
    rows: [{ regionIds: [], firstAmount: 20, firstCents: 280, continuedAmount: 50, continuedCents: 90 }],
  };
}
