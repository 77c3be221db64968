import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { hrefTo, pageAt } from "../../shared/routing/addresses.ts";
import { usePageQuery } from "../../shared/routing/usePageQuery.ts";

/** What the search box and the hot words under it share: the text, the store to search in, and the way to the results. */
export interface HeaderSearch {
  /** The text in the box. */
  readonly typed: string;
  readonly setTyped: (text: string) => void;
  /** The open page is a store's, or a list of its goods. */
  readonly inStore: boolean;
  readonly onlyStore: boolean;
  readonly setOnlyStore: (only: boolean) => void;
  /** The store to search in, if the buyer wants only that one. */
  readonly storeId: string | undefined;
  /** Opens the results. */
  readonly search: (keyword: string) => void;
}

/** The search of the header (HM-05). The box follows the keyword of the open page. */
export function useHeaderSearch(): HeaderSearch {
  const navigate = useNavigate();
  const context = useSearchContext();
  const [typed, setTyped] = useState(context.keyword);
  const [onlyStore, setOnlyStore] = useState(true);
  /** The keyword of the page that is about to open: what the buyer types meanwhile stays. */
  const expected = useRef(context.keyword);
  useEffect(() => {
    if (context.keyword !== expected.current) setTyped(context.keyword);
    expected.current = context.keyword;
  }, [context.keyword]);
  const storeId = (onlyStore && context.storeId) || undefined;

  const search = (keyword: string) => {
    setTyped(keyword);
    expected.current = keyword;
    void navigate(hrefTo.goodsList({ keyword, storeId }));
  };
  return { typed, setTyped, inStore: context.storeId !== undefined, onlyStore, setOnlyStore, storeId, search };
}

/** What the open page gives the search: the keyword of a list, and the store of a list or a store's page. */
function useSearchContext(): { keyword: string; storeId: string | undefined } {
  const page = pageAt(useLocation().pathname);
  const [list] = usePageQuery("goodsList");
  const [store] = usePageQuery("store");
  if (page === "store") return { keyword: "", storeId: store.id || undefined };
  return page === "goodsList"
    ? { keyword: list.keyword, storeId: list.storeId || undefined }
    : { keyword: "", storeId: undefined };
}
