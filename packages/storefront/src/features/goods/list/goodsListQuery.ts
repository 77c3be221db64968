import { type PageQuery, pages } from "../../../shared/routing/addresses.ts";

/** What the address of the goods list says (RT-08, GD-01). */
export type GoodsListQuery = PageQuery<"goodsList">;

/** A list of everything. */
export const allGoods: GoodsListQuery = pages.goodsList.query.read(new URLSearchParams());

/** The list with other filters or in another order, from its first page. */
export function changed(
  query: GoodsListQuery,
  change: Partial<Omit<GoodsListQuery, "pageNumber" | "view">>,
): GoodsListQuery {
  return { ...query, ...change, pageNumber: 1 };
}
