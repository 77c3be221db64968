import { useCallback, useMemo } from "react";
import { type NavigateOptions, useNavigate, useSearchParams } from "react-router-dom";
import { hrefTo, type PageName, type PageQuery, pages } from "./addresses.ts";

/**
 * The query of the open page, and the function that changes it. A change is merged with the current values: `go({ tab,
 * pageNumber: 1 })`. Each change adds a history entry, unless `replace` is set.
 */
export function usePageQuery<Name extends PageName>(
  name: Name,
): readonly [query: PageQuery<Name>, go: (change: Partial<PageQuery<Name>>, options?: NavigateOptions) => void] {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const written = search.toString();
  const query = useMemo(() => pages[name].query.read(new URLSearchParams(written)) as PageQuery<Name>, [name, written]);
  const go = useCallback(
    (change: Partial<PageQuery<Name>>, options: NavigateOptions = {}) =>
      void navigate((hrefTo[name] as (values: object) => string)({ ...query, ...change }), options),
    [name, navigate, query],
  );
  return [query, go];
}
