import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { storage } from "../../shared/session/storage.ts";
import { pageAt, pages } from "../../shared/routing/addresses.ts";
import { rememberSearch } from "./searchHistory.ts";

/** Stores every search, wherever it started, for later suggestions (HM-05). */
export function useSearchMemory(): void {
  const { pathname, search } = useLocation();
  const keyword =
    pageAt(pathname) === "goodsList" ? pages.goodsList.query.read(new URLSearchParams(search)).keyword : "";
  useEffect(() => {
    if (keyword) rememberSearch(storage, keyword);
  }, [keyword]);
}
