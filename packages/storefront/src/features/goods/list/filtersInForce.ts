import type { FilterChip } from "@sundry/ui/commerce/FilterChips";
import { changed, type GoodsListQuery } from "./goodsListQuery.ts";

/** A filter in force, and the list without it. */
export interface FilterInForce extends FilterChip {
  readonly without: GoodsListQuery;
}

/** Words that the filters are told with. */
export interface FilterWords {
  readonly brand: (id: string) => string;
  readonly price: (min: number | undefined, max: number | undefined) => string;
  readonly inStock: string;
  readonly store: string;
}

/** Everything a list is narrowed by beyond keyword and category, in the order of the filters (GD-01). */
export function filtersInForce(query: GoodsListQuery, words: FilterWords): readonly FilterInForce[] {
  const { brandIds, attributes, minPrice, maxPrice, inStock, storeId } = query;
  const drop = (change: Parameters<typeof changed>[1]) => changed(query, change);
  return [
    ...(storeId ? [{ id: "store", label: words.store, without: drop({ storeId: undefined }) }] : []),
    ...(minPrice !== undefined || maxPrice !== undefined
      ? [
          {
            id: "price",
            label: words.price(minPrice, maxPrice),
            without: drop({ minPrice: undefined, maxPrice: undefined }),
          },
        ]
      : []),
    ...(inStock ? [{ id: "inStock", label: words.inStock, without: drop({ inStock: false }) }] : []),
    ...brandIds.map((brandId) => ({
      id: `brand ${brandId}`,
      label: words.brand(brandId),
      without: drop({ brandIds: brandIds.filter((other) => other !== brandId) }),
    })),
    ...attributes.map((attribute) => ({
      id: `attribute ${attribute.name} ${attribute.value}`,
      label: attribute.value,
      without: drop({ attributes: attributes.filter((other) => other !== attribute) }),
    })),
  ];
}

/** The list without any filter: keyword, category and order stay. */
export function withoutFilters(query: GoodsListQuery): GoodsListQuery {
  return changed(query, {
    storeId: undefined,
    brandIds: [],
    attributes: [],
    minPrice: undefined,
    maxPrice: undefined,
    inStock: false,
  });
}
