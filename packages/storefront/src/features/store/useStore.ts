import { list } from "@sundry/api/contract/coupon";
import { related, search } from "@sundry/api/contract/goods";
import { find } from "@sundry/api/contract/page";
import { get } from "@sundry/api/contract/store";
import { parsePageData } from "@sundry/ui/blocks/pageData";
import { useMemo } from "react";
import { useNavigate } from "react-router-dom";
import { useRead } from "../../shared/data/useRead.ts";
import { hrefTo } from "../../shared/routing/addresses.ts";
import { usePageQuery } from "../../shared/routing/usePageQuery.ts";
import { bestsellersInput, isEntrance, showsGoods, storeGoodsInput } from "./storeGoods.ts";

/** The server's code for a store that does not exist. */
const UNKNOWN_STORE = 50_001;

const allCoupons = { pageNumber: 1, pageSize: 20 };

/**
 * The store of the address, with everything that its page shows (GD-04). Everything above the goods loads at once and
 * shows together, so that nothing moves while the buyer is reading.
 */
export function useStore() {
  const [query] = usePageQuery("store");
  const navigate = useNavigate();
  const { id } = query;
  const head = useRead(get, id ? { id } : null);
  const coupons = useRead(list, id ? { storeId: id, ...allCoupons } : null);
  const facets = useRead(related, id ? { storeId: id } : null, { freshFor: 60_000 });
  const front = useStoreBlocks(id, head.data?.pageShow === true);
  const showsFront = front.pageData !== undefined && !showsGoods(query);
  const best = useRead(search, id && isEntrance(query) ? bestsellersInput(id) : null, { freshFor: 60_000 });
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
    /** What the store sells most, on its first page. */
    bestsellers: best.data?.records ?? [],
    loading: head.loading || coupons.loading || facets.loading || front.loading || best.loading,
    /** There is no such store. A shop without this call still shows the goods (product 38). */
    unknown: id === "" || head.error?.code === UNKNOWN_STORE,
    closed: state !== "OPEN",
    /** Opens another view of the store; values left out get their default. */
    open: (next: Parameters<typeof hrefTo.store>[0]) => void navigate(hrefTo.store(next)),
  };
}

/** The blocks of the store's decorated page; undefined if there are none or they fail to load. */
function useStoreBlocks(id: string, decorated: boolean): { pageData: string | undefined; loading: boolean } {
  const { data, loading } = useRead(
    find,
    id && decorated ? { pageClientType: "PC", pageType: "STORE", num: id } : null,
  );
  const pageData = data?.pageData ?? undefined;
  const blocks = useMemo(() => (pageData ? parsePageData(pageData).blocks.length : 0), [pageData]);
  return { pageData: blocks > 0 ? pageData : undefined, loading: decorated && loading };
}
