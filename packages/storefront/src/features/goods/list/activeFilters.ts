import type { Understood } from "@sundry/api/contract/entities/search";
import type { FilterChip } from "@sundry/ui/commerce/FilterChips";
import { changed, type GoodsListQuery } from "./goodsListQuery.ts";
import { isLimited } from "./searchInput.ts";

/** An active filter, and the list without it. */
export interface ActiveFilter extends FilterChip {
  readonly without: GoodsListQuery;
}

/** Texts that name the filters. */
export interface FilterWords {
  readonly brand: (id: string) => string;
  readonly price: (min: number | undefined, max: number | undefined) => string;
  readonly total: (min: number | undefined, max: number | undefined) => string;
  readonly inStock: string;
  readonly minimum: (from: number, to: number | undefined) => string;
  readonly dispatch: (hours: number) => string;
  readonly colour: (family: GoodsListQuery["colour"][number]) => string;
  readonly rating: (least: number) => string;
  readonly age: (from: number, to: number) => string;
  readonly store: string;
  readonly coupon: string;
}

/**
 * The active filters except keyword and category, in the order of the panel (GD-01); first those that the server has
 * understood in the keyword.
 */
export function activeFilters(
  query: GoodsListQuery,
  words: FilterWords,
  understood?: Understood | null,
): readonly ActiveFilter[] {
  const { brandId, prop, price, total, inStock, storeId, couponId, minimum, dispatch, colour, rating } = query;
  const without = (change: Parameters<typeof changed>[1]) => changed(query, change);
  return [
    ...understoodFilters(query, words, understood),
    ...(couponId ? [{ id: "coupon", label: words.coupon, without: without({ couponId: undefined }) }] : []),
    ...(storeId ? [{ id: "store", label: words.store, without: without({ storeId: undefined }) }] : []),
    ...(isLimited(price)
      ? [{ id: "price", label: words.price(price.min, price.max), without: without({ price: {} }) }]
      : []),
    ...(isLimited(total)
      ? [{ id: "total", label: words.total(total.min, total.max), without: without({ total: {} }) }]
      : []),
    ...(inStock ? [{ id: "inStock", label: words.inStock, without: without({ inStock: false }) }] : []),
    ...(minimum.min !== undefined
      ? [{ id: "minimum", label: words.minimum(minimum.min, minimum.max), without: without({ minimum: {} }) }]
      : []),
    ...(dispatch > 0 ? [{ id: "dispatch", label: words.dispatch(dispatch), without: without({ dispatch: 0 }) }] : []),
    ...colour.map((family) => ({
      id: `colour ${family}`,
      label: words.colour(family),
      without: without({ colour: colour.filter((other) => other !== family) }),
    })),
    ...(rating > 0 ? [{ id: "rating", label: words.rating(rating), without: without({ rating: 0 }) }] : []),
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

const noneOfOurs = { total: {}, minimum: {}, dispatch: 0, colour: [], rating: 0 } as const;

/** Ages and budgets in the keyword. An answer to an earlier keyword has others. */
function understoodFilters(
  query: GoodsListQuery,
  words: FilterWords,
  understood: Understood | null | undefined,
): readonly ActiveFilter[] {
  const typed = query.keyword.normalize("NFKC");
  return (understood?.facts ?? []).flatMap(({ kind, text, from, to, without }) => {
    if (!typed.includes(text) || (kind !== "AGE" && kind !== "BUDGET")) return [];
    const label =
      kind === "AGE" ? words.age(from ?? 0, to ?? from ?? 0) : words.total(from ?? undefined, to ?? undefined);
    return [{ id: `understood ${kind}`, label, without: changed(query, { keyword: without }) }];
  });
}

/** The list without filters, and without those `understood` in the keyword; the rest of it, category and order stay. */
export function withoutFilters(query: GoodsListQuery, understood?: Understood | null): GoodsListQuery {
  return changed(query, {
    ...(understood && { keyword: understood.words }),
    storeId: undefined,
    couponId: undefined,
    brandId: [],
    prop: [],
    price: {},
    inStock: false,
    ...noneOfOurs,
  });
}
