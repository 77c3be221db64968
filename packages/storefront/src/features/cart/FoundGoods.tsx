import type { Input } from "@sundry/api/contract/call";
import { search } from "@sundry/api/contract/goods";
import { useFirstShown } from "../../shared/layout/useFirstShown.ts";
import { useRead } from "../../shared/data/useRead.ts";
import { GoodsRail } from "./GoodsRail.tsx";

export interface FoundGoodsProps {
  title: string;
  /** What to search for; six goods make a row. */
  wanted: Pick<Input<typeof search>, "currentGoodsId" | "inStock">;
}

/** A row of goods found by a search; silently absent when nothing was found or the search fails. */
export function FoundGoods({ title, wanted }: FoundGoodsProps) {
  const data = useFirstShown(useRead(search, { ...wanted, pageSize: 6, sort: "buyCount", order: "desc" }).data);
  return data && <GoodsRail title={title} goods={data.records} />;
}
