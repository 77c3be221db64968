import { search } from "@sundry/api/contract/goods";
import { useRead } from "../../../shared/data/useRead.ts";
import type { GoodsListQuery } from "./goodsListQuery.ts";
import { ListResults, ListSkeleton } from "./ListResults.tsx";
import { searchInput } from "./useGoodsList.ts";

/** Five minutes, in ms: what was added at the end of a list is not asked for again while one goes through it. */
const FRESH = 300_000;

/** The pages of a list that grows, from the first one shown to the one before that of the address. */
export function EarlierPages({ query, first }: { query: GoodsListQuery; first: number }) {
  const numbers = Array.from({ length: query.pageNumber - first }, (_, place) => first + place);
  return numbers.map((pageNumber) => <EarlierPage key={pageNumber} query={{ ...query, pageNumber }} />);
}

function EarlierPage({ query }: { query: GoodsListQuery }) {
  const { data } = useRead(search, searchInput(query), { freshFor: FRESH });
  return data ? <ListResults rows={data.records} view={query.view} /> : <ListSkeleton count={query.pageSize} />;
}
