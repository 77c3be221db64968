import type { PageQuery } from "../../../shared/routing/addresses.ts";

/** The query of the goods list (RT-08, GD-01). */
export type GoodsListQuery = PageQuery<"goodsList">;

/** The list with other filters or another order, from its first page. */
export function changed(
  query: GoodsListQuery,
  change: Partial<Omit<GoodsListQuery, "pageNumber" | "view">>,
): GoodsListQuery {
  return { ...query, ...change, pageNumber: 1 };
}
