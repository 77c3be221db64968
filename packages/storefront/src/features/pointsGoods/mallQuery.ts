import { readPage } from "../../shared/list/readPage.ts";

/** What the address of the points mall says. */
export interface MallQuery {
  /** Empty: every shelf. */
  categoryId: string;
  /** Only what the buyer's points are enough for. */
  affordable: boolean;
  pageNumber: number;
}

/** Offers on a page of the mall. */
export const OFFERS_ON_A_PAGE = 20;

/** Reads the address; whatever is malformed falls back to the start. */
export function readMallQuery(params: URLSearchParams): MallQuery {
  const categoryId = params.get("categoryId") ?? "";
  return {
    categoryId: /^\d{1,24}$/.test(categoryId) ? categoryId : "",
    affordable: params.get("affordable") === "true",
    pageNumber: readPage(params),
  };
}

/** The address of a state of the mall, without what it starts with anyway. */
export function mallAddress({ categoryId, affordable, pageNumber }: MallQuery): string {
  const params = new URLSearchParams();
  if (categoryId) params.set("categoryId", categoryId);
  if (affordable) params.set("affordable", "true");
  if (pageNumber > 1) params.set("pageNumber", String(pageNumber));
  const query = params.toString();
  return query ? `/PointMall?${query}` : "/PointMall";
}

/**
 * What the mall asks the shop for; null while that is not known: the points of a buyer who wants only what he can afford.
 */
export function mallInput({ categoryId, affordable, pageNumber }: MallQuery, balance: number | undefined) {
  if (affordable && balance === undefined) return null;
  return {
    pageNumber,
    pageSize: OFFERS_ON_A_PAGE,
    ...(categoryId && { pointsGoodsCategoryId: categoryId }),
    ...(affordable && { points: `_${balance}` }),
  };
}
