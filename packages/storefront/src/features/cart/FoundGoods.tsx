import type { Input } from "@sundry/api/contract/call";
import { search } from "@sundry/api/contract/goods";
import { useFirstShown } from "../../shared/layout/useFirstShown.ts";
import { useRead } from "../../shared/data/useRead.ts";
import { GoodsRail } from "./GoodsRail.tsx";

export interface FoundGoodsProps {
  title: string;
  /** What to search for. */
  input: Pick<Input<typeof search>, "currentGoodsId" | "categoryId" | "inStock">;
  /** Goods that are not shown, such as those in the cart. */
  without?: ReadonlySet<string>;
}

const SHOWN = 6;
/** More than the hidden goods, but never a whole catalogue. */
const MOST = 40;
const none: ReadonlySet<string> = new Set();

/** The first six goods that a search finds, in a row; nothing if it finds none or fails. */
export function FoundGoods({ title, input, without = none }: FoundGoodsProps) {
  const pageSize = Math.min(MOST, SHOWN + without.size);
  const data = useFirstShown(useRead(search, { ...input, pageSize, sort: "buyCount", order: "desc" }).data);
  const goods = data?.records.filter(({ goodsId }) => !without.has(goodsId)).slice(0, SHOWN);
  return goods && <GoodsRail title={title} goods={goods} />;
}
