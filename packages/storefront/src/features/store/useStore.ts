import { find } from "@sundry/api/contract/page";
import { get } from "@sundry/api/contract/store";
import { readPage } from "@sundry/ui/blocks/BlockPage";
import { useMemo } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { useRead } from "../../app/useRead.ts";
import { readStoreQuery, storeAddress, type StoreQuery } from "./storeQuery.ts";

/** Refusal for a store that does not exist. */
const UNKNOWN_STORE = 50_001;

/** The store that the address names, and what is to be shown of it (GD-04). */
export function useStore() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const query = useMemo(() => readStoreQuery(params), [params]);
  const head = useRead(get, query.id ? { id: query.id } : null);
  const state = head.data?.storeDisable ?? "OPEN";
  return {
    query,
    head,
    /** No such store; a shop without this call (decisions 38) still shows the goods. */
    unknown: query.id === "" || head.error?.code === UNKNOWN_STORE,
    closed: state !== "OPEN",
    front: useFront(query.id, head.data?.pageShow === true),
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
  const blocks = useMemo(() => (pageData ? readPage(pageData).blocks.length : 0), [pageData]);
  return { pageData: blocks > 0 ? pageData : undefined, loading: decorated && loading };
}
