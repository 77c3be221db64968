import { asc } from "drizzle-orm";
import * as z from "zod/mini";
import { categories, goods, stores } from "#server/db/schema/catalogue.ts";
import type { PromotionScope } from "#server/db/schema/promotion.ts";
import type { Tx } from "#server/db/transaction.ts";
import { platformId } from "#server/money/scope.ts";
import { some } from "../files/forms.ts";
import { goodsByHandle } from "../pages/goodsByHandle.ts";

/** What a promotion is for: everything, products by their handles, or categories by their English names. */
export const reach = z.union([
  z.literal("all"),
  z.strictObject({ products: some(z.string()) }),
  z.strictObject({ categories: some(z.string()) }),
]);
export type Reach = z.output<typeof reach>;

/** The same as ids. What does not exist is added to the mistakes. */
export async function scopeOf(
  tx: Tx,
  wanted: Reach,
  mistakes: string[],
): Promise<{ scopeType: PromotionScope; scopeIds: string[] }> {
  if (wanted === "all") return { scopeType: "ALL", scopeIds: [] };
  if ("products" in wanted) {
    const found = await goodsByHandle(tx, wanted.products);
    for (const handle of wanted.products) if (!found.has(handle)) mistakes.push(`there is no product "${handle}".`);
    return {
      scopeType: "PORTION_GOODS",
      scopeIds: [...found.values()].flatMap(({ skus }) => skus.map(({ id }) => id)),
    };
  }
  return { scopeType: "PORTION_GOODS_CATEGORY", scopeIds: await lowestCategories(tx, wanted.categories, mistakes) };
}

/** Promotions go by the category that goods are in, so a category stands for all those below it. */
async function lowestCategories(tx: Tx, names: readonly string[], mistakes: string[]): Promise<string[]> {
  const all = await tx
    .select({ id: categories.id, name: categories.name })
    .from(categories)
    .orderBy(asc(categories.id));
  const used = await tx.selectDistinct({ id: goods.categoryId, path: goods.categoryPath }).from(goods);
  return names.flatMap((name) => {
    const same = new Set(all.filter((each) => each.name.en.toLowerCase() === name.toLowerCase()).map(({ id }) => id));
    if (same.size === 0) mistakes.push(`there is no category "${name}".`);
    return used.filter(({ path }) => path.some((id) => same.has(id))).map(({ id }) => id);
  });
}

/** The id of a store by its key; that of the platform without one. */
export async function storeIdOf(tx: Tx, key: string | undefined, mistakes: string[]): Promise<string> {
  if (key === undefined) return platformId;
  const rows = await tx.select({ id: stores.id, key: stores.key }).from(stores);
  const found = rows.find((row) => row.key === key);
  if (!found) mistakes.push(`there is no store "${key}".`);
  return found?.id ?? "";
}
