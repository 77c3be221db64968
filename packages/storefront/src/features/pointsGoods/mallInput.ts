import type { PageQuery } from "../../shared/routing/addresses.ts";

/** Offers on a page of the points mall. */
export const OFFERS_ON_A_PAGE = 20;

/** Input of the list call; null while `affordable` waits for the buyer's balance. */
export function mallInput(
  { categoryId, affordable, pageNumber }: PageQuery<"pointsMall">,
  balance: number | undefined,
) {
  if (affordable && balance === undefined) return null;
  return {
    pageNumber,
    pageSize: OFFERS_ON_A_PAGE,
    ...(categoryId && { pointsGoodsCategoryId: categoryId }),
    ...(affordable && { points: `_${balance}` }),
  };
}
