import { search } from "@sundry/api/contract/goods";
import { useRead } from "../../../shared/data/useRead.ts";
import type { GoodsListQuery } from "./goodsListQuery.ts";
import { ListResults, ListSkeleton } from "./ListResults.tsx";
import { searchInput } from "./searchInput.ts";

/** Five minutes, in ms: pages do not load again while the buyer goes through the list. */
const FRESH_FOR = 300_000;

/** The pages of a growing list before that of the address, from the first one shown. */
export function EarlierPages({ query, first }: { query: GoodsListQuery; first: number }) {
  const numbers = Array.from({ length: query.pageNumber - first }, (_, place) => first + place);
  return numbers.map((pageNumber) => <EarlierPage key={pageNumber} query={{ ...query, pageNumber }} />);
}

function EarlierPage({ query }: { query: GoodsListQuery }) {
  const { data } = useRead(search, searchInput(query), { freshFor: FRESH_FOR });
  return data ? (
    <ListResults rows={data.records} view={query.view} />
  ) : (
    <ListSkeleton count={query.pageSize} view={query.view} />
  );
}
