import { search } from "@sundry/api/contract/goods";
import { useFirstShown } from "../../shared/layout/useFirstShown.ts";
import { useRead } from "../../shared/data/useRead.ts";
import { GoodsRail } from "./GoodsRail.tsx";
import type { SearchedRailProps } from "./SearchedRail.tsx";

/** The row of a {@link SearchedRail}; silently absent when nothing was found or the search fails. */
export function FoundGoods({ title, wanted }: Pick<SearchedRailProps, "title" | "wanted">) {
  const data = useFirstShown(useRead(search, { ...wanted, pageSize: 6, sort: "buyCount", order: "desc" }).data);
  return data && <GoodsRail title={title} goods={data.records} />;
}
