import type { Input } from "@sundry/api/contract/call";
import { search } from "@sundry/api/contract/goods";
import { useFirstShown } from "../../shared/layout/useFirstShown.ts";
import { useRead } from "../../shared/data/useRead.ts";
import { GoodsRail } from "./GoodsRail.tsx";

export interface FoundGoodsProps {
  title: string;
  /** What to search for. */
  input: Pick<Input<typeof search>, "currentGoodsId" | "inStock">;
}

/** The first six goods that a search finds, in a row; nothing when it finds none or fails. */
export function FoundGoods({ title, input }: FoundGoodsProps) {
  const data = useFirstShown(useRead(search, { ...input, pageSize: 6, sort: "buyCount", order: "desc" }).data);
  return data && <GoodsRail title={title} goods={data.records} />;
}
