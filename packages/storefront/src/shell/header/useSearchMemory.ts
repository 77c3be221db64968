import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { storage } from "../../shared/session/storage.ts";
import { rememberSearch } from "./searchHistory.ts";

/** Remembers what is searched for, however the search began, for the suggestions of the next one (HM-05). */
export function useSearchMemory(): void {
  const { pathname, search } = useLocation();
  const keyword = pathname.toLowerCase() === "/goodslist" ? new URLSearchParams(search).get("keyword")?.trim() : "";
  useEffect(() => {
    if (keyword) rememberSearch(storage, keyword);
  }, [keyword]);
}
