import type { FilterChip } from "@sundry/ui/commerce/FilterChips";
import { changed, type GoodsListQuery } from "./goodsListQuery.ts";

/** An active filter, and the list without it. */
export interface ActiveFilter extends FilterChip {
  readonly without: GoodsListQuery;
}

/** Texts that name the filters. */
export interface FilterWords {
  readonly brand: (id: string) => string;
  readonly price: (min: number | undefined, max: number | undefined) => string;
  readonly inStock: string;
  readonly store: string;
}

/** The active filters apart from keyword and category, in the order of the panel (GD-01). */
export function activeFilters(query: GoodsListQuery, words: FilterWords): readonly ActiveFilter[] {
  const { brandId, prop, price, inStock, storeId } = query;
  const without = (change: Parameters<typeof changed>[1]) => changed(query, change);
  return [
    ...(storeId ? [{ id: "store", label: words.store, without: without({ storeId: undefined }) }] : []),
    ...(price.min !== undefined || price.max !== undefined
      ? [{ id: "price", label: words.price(price.min, price.max), without: without({ price: {} }) }]
      : []),
    ...(inStock ? [{ id: "inStock", label: words.inStock, without: without({ inStock: false }) }] : []),
    ...brandId.map((id) => ({
      id: `brand ${id}`,
      label: words.brand(id),
      without: without({ brandId: brandId.filter((other) => other !== id) }),
    })),
    ...prop.map((attribute) => ({
      id: `attribute ${attribute.name} ${attribute.value}`,
      label: attribute.value,
      without: without({ prop: prop.filter((other) => other !== attribute) }),
    })),
  ];
}

/** The list without filters; keyword, category and order stay. */
export function withoutFilters(query: GoodsListQuery): GoodsListQuery {
  return changed(query, { storeId: undefined, brandId: [], prop: [], price: {}, inStock: false });
}
