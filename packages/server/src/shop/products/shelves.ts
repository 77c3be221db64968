import { asc } from "drizzle-orm";
import { brands, categories, freightTemplates, stores } from "#server/db/schema/catalogue.ts";
import type { Tx } from "#server/db/transaction.ts";
import { idFromKey } from "#server/ids.ts";
import type { Translations } from "#server/locales.ts";
import { headingOf } from "./columns.ts";
import type { Findings } from "./findings.ts";
import type { ProductPlace } from "./productRows.ts";
import type { Product } from "./readProducts.ts";

type CategoryRow = typeof categories.$inferInsert;
type BrandRow = typeof brands.$inferInsert;

/** What new products need: categories and brands that are new, or get a Chinese name. */
export interface NewShelves {
  categories: CategoryRow[];
  brands: BrandRow[];
}

/**
 * Finds the store, brand and category of every product. Categories and brands that do not exist are planned; a store
 * that does not exist is noted, and its products have no place.
 */
export async function findShelves(
  tx: Tx,
  products: readonly Product[],
  findings: Findings,
): Promise<{ placeOf: ReadonlyMap<Product, ProductPlace>; planned: NewShelves }> {
  const storeOf = await storeFinder(tx, findings);
  const tree = new CategoryTree(await tx.select().from(categories).orderBy(asc(categories.sortOrder)));
  const makers = new Brands(await tx.select().from(brands));
  const placeOf = new Map<Product, ProductPlace>();
  for (const product of products) {
    const store = storeOf(product);
    if (!store) continue;
    const brandId = product.vendor ? makers.idOf(product.vendor) : null;
    placeOf.set(product, { store, brandId, categoryPath: tree.pathOf(product.category) });
  }
  return { placeOf, planned: { categories: tree.planned(), brands: makers.planned() } };
}

async function storeFinder(
  tx: Tx,
  findings: Findings,
): Promise<(product: Product) => ProductPlace["store"] | undefined> {
  const all = await tx.select({ id: stores.id, key: stores.key, name: stores.name }).from(stores);
  const templates = await tx.select().from(freightTemplates).orderBy(asc(freightTemplates.id));
  const templateOf = new Map(templates.map(({ storeId, id }) => [storeId, id]).reverse() as [string, string][]);
  const byKey = new Map(all.map((store) => [store.key, store]));
  return (product) => {
    const [only] = all;
    const store = product.store === "" && all.length === 1 ? only : byKey.get(product.store);
    if (store) return { id: store.id, name: store.name, freightTemplateId: templateOf.get(store.id) ?? null };
    const sentence =
      all.length === 0
        ? "the shop has no store yet. Add one with the command `store FILE`."
        : product.store === ""
          ? `the shop has several stores; name one of ${[...byKey.keys()].join(", ")}.`
          : `there is no store "${product.store}".`;
    findings.add("leftOut", product, headingOf("store"), sentence);
    return undefined;
  };
}

/** Categories by their English names, from the first level on. */
class CategoryTree {
  readonly #rows = new Map<string, CategoryRow>();
  readonly #changed = new Set<CategoryRow>();

  constructor(rows: readonly CategoryRow[]) {
    for (const row of rows) this.#rows.set(place(row.parentId, row.name), { ...row });
  }

  /** Ids of the categories with these names; those that do not exist are planned. */
  pathOf(names: readonly Translations[]): string[] {
    const path: string[] = [];
    for (const [level, name] of names.entries()) {
      const parentId = path.at(-1) ?? "0";
      const key = place(parentId, name);
      const row = this.#rows.get(key) ?? this.#plan({ parentId, level, name }, key);
      if (name.zh !== undefined && row.name.zh !== name.zh) {
        row.name = { ...row.name, zh: name.zh };
        this.#changed.add(row);
      }
      path.push(row.id);
    }
    return path;
  }

  planned(): CategoryRow[] {
    return [...this.#changed];
  }

  #plan(draft: Pick<CategoryRow, "parentId" | "level" | "name">, key: string): CategoryRow {
    const id = idFromKey("category", key);
    const row: CategoryRow = { ...draft, id, sortOrder: this.#rows.size + 1, faceGoodsId: null, icon: null };
    this.#rows.set(key, row);
    this.#changed.add(row);
    return row;
  }
}

/** Brands by their English name. */
class Brands {
  readonly #rows = new Map<string, BrandRow>();
  readonly #changed = new Set<BrandRow>();

  constructor(rows: readonly BrandRow[]) {
    for (const row of rows) this.#rows.set(row.name.en.toLowerCase(), { ...row });
  }

  idOf(name: Translations): string {
    const key = name.en.toLowerCase();
    const row = this.#rows.get(key) ?? { id: idFromKey("brand", key), name };
    const isNew = !this.#rows.has(key);
    if (isNew || (name.zh !== undefined && row.name.zh !== name.zh)) {
      row.name = { ...row.name, ...name, en: row.name.en };
      this.#rows.set(key, row);
      this.#changed.add(row);
    }
    return row.id;
  }

  planned(): BrandRow[] {
    return [...this.#changed];
  }
}

function place(parentId: string, name: Translations): string {
  return `${parentId} ${name.en.toLowerCase()}`;
}
