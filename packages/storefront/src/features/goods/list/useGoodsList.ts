import type { Result } from "@sundry/api/contract/call";
import { related, search } from "@sundry/api/contract/goods";
import { below } from "@sundry/ui/theme/breakpoints";
import { startTransition, useEffect, useOptimistic, useState } from "react";
import { useLocation } from "react-router-dom";
import { useMediaQuery } from "../../../shared/layout/useMediaQuery.ts";
import { useRead } from "../../../shared/data/useRead.ts";
import { usePageQuery } from "../../../shared/routing/usePageQuery.ts";
import type { GoodsListQuery } from "./goodsListQuery.ts";
import { scopeInput, searchInput } from "./searchInput.ts";
import { useArrivalPlace } from "./useArrivalPlace.ts";

/** Without its own call the panel still filters by price and stock. */
const noFacets: Result<typeof related> = { categories: [], brands: [], paramOptions: [] };

/** The goods list of the address. Facets load once the filters are shown, or to name the active brands. */
export function useGoodsList({ filtersShown }: { filtersShown: boolean }) {
  const [written, navigateTo] = usePageQuery("goodsList");
  // A choice shows at once; the address follows a moment later.
  const [query, choose] = useOptimistic(written);
  const location = useLocation();
  const grows = useMediaQuery(below("md"));
  const first = grows ? firstPage(location, query.pageNumber) : query.pageNumber;
  const place = useArrivalPlace(query.sort === "arrival");
  const list = useRead(search, place ? searchInput(query, place) : null, { keepPrevious: first === query.pageNumber });
  const [total, setTotal] = useState(0);
  if (list.data && list.data.total !== total) setTotal(list.data.total);
  const facets = useRead(related, filtersShown || query.brandId.length > 0 ? scopeInput(query) : null, {
    keepPrevious: true,
  });
  const last = list.data && !list.refreshing ? lastPage(list.data, query) : undefined;
  useEffect(() => {
    if (last !== undefined) navigateTo({ ...query, pageNumber: last }, { replace: true });
  }, [last, query, navigateTo]);
  return {
    query,
    list,
    facets: facets.data ?? (facets.error && noFacets),
    /** On a phone the next page is added below the others instead of replacing them. */
    grows,
    /** The first page shown. */
    first,
    /** Total number of goods, even while another page of the list loads; 0 before the first answer. */
    total,
    /** Shows these pages together: the address has the last one, the history entry the first one. */
    show: (shown: { first: number; last: number }) =>
      navigateTo({ ...query, pageNumber: shown.last }, { replace: true, state: { firstPage: shown.first } }),
    go: (change: GoodsListQuery) =>
      startTransition(() => {
        choose(change);
        navigateTo(change);
      }),
  };
}

/** The first page of a history entry; by default the last one. */
function firstPage({ state }: { state: unknown }, last: number): number {
  const known = typeof state === "object" && state !== null && "firstPage" in state ? state.firstPage : last;
  return typeof known === "number" && Number.isInteger(known) && known >= 1 && known < last ? known : last;
}

/** The last page of a list if the address is beyond it, otherwise undefined. */
function lastPage({ records, total }: Result<typeof search>, { pageSize }: GoodsListQuery): number | undefined {
  return records.length === 0 && total > 0 ? Math.ceil(total / pageSize) : undefined;
}
