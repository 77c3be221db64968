import type { SkuDetail } from "@sundry/api/contract/entities/goods";
import { skuDetail } from "@sundry/api/contract/goods";
import { usePageQuery } from "../../../shared/routing/usePageQuery.ts";
import { type Read, useRead } from "../../../shared/data/useRead.ts";

/** The goods of the address, and the choice of a SKU, which the address keeps (GD-02, RT-10). */
export function useGoods(): {
  goods: Read<SkuDetail>;
  goodsId: string;
  choose: (skuId: string) => void;
  missing: boolean;
} {
  // The server returns the first SKU of the goods for an id that is not one of them.
  const [{ goodsId, skuId = "0" }, go] = usePageQuery("goods");
  const goods = useRead(skuDetail, goodsId ? { goodsId, skuId } : null, { keepPrevious: true });
  return { goods, goodsId, choose: (next) => go({ skuId: next }, { replace: true }), missing: goodsId === "" };
}
