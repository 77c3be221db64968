import type { SkuDetail } from "@sundry/api/contract/entities/goods";
import { skuDetail } from "@sundry/api/contract/goods";
import { useLocation } from "react-router-dom";
import { usePageQuery } from "../../../shared/routing/usePageQuery.ts";
import { firstReadOf } from "../../../shared/data/firstRead.ts";
import { type PageQuery, pages } from "../../../shared/routing/addresses.ts";
import { type Read, useRead } from "../../../shared/data/useRead.ts";
import { withChosen } from "./goodsView.ts";

/** What the goods page of an address reads first. The server returns the first SKU of the goods for an id that is not one of them. */
export function firstRead(query: URLSearchParams) {
  const input = inputOf(pages.goods.query.read(query));
  return input ? firstReadOf(skuDetail, input) : undefined;
}

const inputOf = ({ goodsId, skuId = "0" }: PageQuery<"goods">) => (goodsId ? { goodsId, skuId } : null);

/** The goods of the address, and the choice of a SKU, which the address keeps (GD-02, RT-10). */
export function useGoods(): {
  goods: Read<SkuDetail>;
  goodsId: string;
  choose: (skuId: string) => void;
  missing: boolean;
} {
  const [query, go] = usePageQuery("goods");
  const { goodsId } = query;
  const location = useLocation();
  // The state keeps an open sheet open.
  const choose = (next: string) => go({ skuId: next }, { replace: true, state: location.state as unknown });
  const read = useRead(skuDetail, inputOf(query), { keepPrevious: true });
  const goods = { ...read, data: read.data && withChosen(read.data, query.skuId) };
  return { goods, goodsId, choose, missing: goodsId === "" };
}
