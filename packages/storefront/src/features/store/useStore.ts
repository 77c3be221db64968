import { list } from "@sundry/api/contract/coupon";
import { related, search } from "@sundry/api/contract/goods";
import { find } from "@sundry/api/contract/page";
import { get } from "@sundry/api/contract/store";
import { parsePageData } from "@sundry/ui/blocks/BlockPage";
import { useMemo } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { useRead } from "../../shared/data/useRead.ts";
import { asksForGoods, readStoreQuery, storeAddress, storeGoodsInput, type StoreQuery } from "./storeQuery.ts";

/** Refusal for a store that does not exist. */
const UNKNOWN_STORE = 50_001;

const allCoupons = { pageNumber: 1, pageSize: 20 };

/**
 * The store that the address names, and what is to be shown of it (GD-04). Everything above the goods is asked for at once
 * and awaited together, so that nothing pushes what the buyer already looks at.
 */
export function useStore() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const query = useMemo(() => readStoreQuery(params), [params]);
  const { id } = query;
  const head = useRead(get, id ? { id } : null);
  const coupons = useRead(list, id ? { storeId: id, ...allCoupons } : null);
  const facets = useRead(related, id ? { storeId: id } : null, { freshFor: 60_000 });
  const front = useFront(id, head.data?.pageShow === true);
  const showsFront = front.pageData !== undefined && !asksForGoods(query);
  const goods = useRead(search, id && !showsFront ? storeGoodsInput(query) : null, { keepPrevious: true });
  const state = head.data?.storeDisable ?? "OPEN";
  return {
    query,
    head,
    coupons: coupons.data?.records ?? [],
    categories: facets.data?.categories ?? [],
    front: front.pageData,
    showsFront,
    goods,
    waiting: head.loading || coupons.loading || facets.loading || front.loading,
    /** No such store; a shop without this call (decisions 38) still shows the goods. */
    unknown: id === "" || head.error?.code === UNKNOWN_STORE,
    closed: state !== "OPEN",
    go: (next: StoreQuery) => void navigate(storeAddress(next)),
  };
}

/** The page that the store has decorated: its data, or nothing where there is none or it fails. */
function useFront(id: string, decorated: boolean): { pageData: string | undefined; loading: boolean } {
  const { data, loading } = useRead(
    find,
    id && decorated ? { pageClientType: "PC", pageType: "STORE", num: id } : null,
  );
  const pageData = data?.pageData ?? undefined;
  const blocks = useMemo(() => (pageData ? parsePageData(pageData).blocks.length : 0), [pageData]);
  return { pageData: blocks > 0 ? pageData : undefined, loading: decorated && loading };
}
