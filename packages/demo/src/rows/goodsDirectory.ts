import type { goods, skus } from "@sundry/server/marketplace";

type GoodsRow = typeof goods.$inferInsert;
type SkuRow = typeof skus.$inferInsert;

/** Goods with their SKUs, for other data that refer to them. */
export interface ListedGoods {
  goods: GoodsRow;
  skus: readonly SkuRow[];
}

/** Finds goods by their key. */
export interface GoodsDirectory {
  /** Throws if there are no goods under `family/variant`. */
  find(key: string): ListedGoods;
}

export function directoryOf(all: readonly ListedGoods[]): GoodsDirectory {
  const byKey = new Map(all.map((entry) => [entry.goods.key, entry]));
  return {
    find(key) {
      const found = byKey.get(key);
      if (!found) throw new Error(`The catalogue data name the goods "${key}", which does not exist.`);
      return found;
    },
  };
}

/** The SKU that represents goods: the cheapest, in stock before sold out. */
export function faceSku({ goods, skus }: ListedGoods): SkuRow {
  const [first] = [...skus].sort(
    (a, b) => Number(b.quantity > 0) - Number(a.quantity > 0) || a.priceCents - b.priceCents || a.position - b.position,
  );
  if (!first) throw new Error(`The goods "${goods.key}" has no SKU.`);
  return first;
}
