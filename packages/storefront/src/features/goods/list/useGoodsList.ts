import type { Input, Result } from "@sundry/api/contract/call";
import { related, search } from "@sundry/api/contract/goods";
import { below } from "@sundry/ui/theme/breakpoints";
import { useEffect, useMemo, useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { useMediaQuery } from "../../../shared/layout/useMediaQuery.ts";
import { useRead } from "../../../shared/data/useRead.ts";
import { type GoodsListQuery, goodsListAddress, readGoodsListQuery, writeAttributes } from "./goodsListQuery.ts";

/** Without the filters' own call the list still narrows by price and stock. */
const nothing: Result<typeof related> = { categories: [], brands: [], paramOptions: [] };

/**
 * The list that the address asks for, what it can be narrowed by, and the way to another one. What it can be narrowed by is asked
 * for when that is to be seen: `narrowing`, or brands in force whose names are in it.
 */
export function useGoodsList({ narrowing }: { narrowing: boolean }) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  // A choice shows at once; the address follows a moment later and then speaks for itself.
  const [ahead, setAhead] = useState<{ of: URLSearchParams; query: GoodsListQuery }>();
  const query = useMemo(() => (ahead?.of === params ? ahead.query : readGoodsListQuery(params)), [ahead, params]);
  const history = useLocation();
  const grows = useMediaQuery(below("md"));
  const first = grows ? firstPage(history, query.pageNumber) : query.pageNumber;
  const list = useRead(search, searchInput(query), { keepPrevious: first === query.pageNumber });
  const [total, setTotal] = useState(0);
  if (list.data && list.data.total !== total) setTotal(list.data.total);
  const facets = useRead(related, narrowing || query.brandIds.length > 0 ? facetsInput(query) : null, {
    keepPrevious: true,
  });
  const last = list.data && !list.refreshing ? lastPage(list.data, query) : undefined;
  useEffect(() => {
    if (last !== undefined) void navigate(goodsListAddress({ ...query, pageNumber: last }), { replace: true });
  }, [last, query, navigate]);
  return {
    query,
    list,
    facets: facets.data ?? (facets.error && nothing),
    /** On a phone pages are added at the end instead of turned over: from which page on they stand here. */
    grows,
    first,
    /** Goods in all, also while another page of the same list is on its way; 0 before the first answer. */
    total,
    /** Shows these pages together. The last one is in the address, the first one in the tab's history. */
    show: (pages: { first: number; last: number }) =>
      void navigate(goodsListAddress({ ...query, pageNumber: pages.last }), {
        replace: true,
        state: { firstPage: pages.first },
      }),
    go: (next: GoodsListQuery) => {
      setAhead({ of: params, query: next });
      void navigate(goodsListAddress(next));
    },
  };
}

/** The page that a history entry begins with; its last one where nothing is known of it. */
function firstPage({ state }: { state: unknown }, last: number): number {
  const known = typeof state === "object" && state !== null && "firstPage" in state ? state.firstPage : last;
  return typeof known === "number" && Number.isInteger(known) && known >= 1 && known < last ? known : last;
}

/** The last page of a list whose address leads beyond it; undefined when the address is good. */
function lastPage({ records, total }: Result<typeof search>, { pageSize }: GoodsListQuery): number | undefined {
  return records.length === 0 && total > 0 ? Math.ceil(total / pageSize) : undefined;
}

/** What the search call is asked for a list. */
export function searchInput(query: GoodsListQuery): Input<typeof search> {
  const prop = writeAttributes(query.attributes);
  return {
    ...scopeInput(query),
    ...(query.brandIds.length > 0 && { brandId: query.brandIds.join("@") }),
    ...(prop && { prop }),
    ...(query.sort !== "relevance" && { sort: query.sort, order: query.order }),
    pageNumber: query.pageNumber,
    pageSize: query.pageSize,
  };
}

/** Brands and attributes are not part of it: all of their values stay on offer, also beside a chosen one. */
function facetsInput(query: GoodsListQuery): Input<typeof related> {
  return scopeInput(query);
}

function scopeInput({ keyword, categoryIds, storeId, minPrice, maxPrice, inStock }: GoodsListQuery) {
  const priced = minPrice !== undefined || maxPrice !== undefined;
  return {
    ...(keyword && { keyword }),
    ...(categoryIds.length > 0 && { categoryId: categoryIds.join(",") }),
    ...(storeId && { storeId }),
    ...(priced && { price: `${minPrice ?? 0}_${maxPrice ?? ""}` }),
    ...(inStock && { inStock }),
  };
}
