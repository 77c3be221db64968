import type { SkuDetail } from "@sundry/api/contract/entities/goods";
import { skuDetail } from "@sundry/api/contract/goods";
import { useCallback } from "react";
import { useSearchParams } from "react-router-dom";
import { type Read, useRead } from "../../../shared/data/useRead.ts";

/** The goods of the address, with the chosen SKU kept in it (GD-02, RT-10). */
export function useGoods(): { goods: Read<SkuDetail>; choose: (skuId: string) => void; missing: boolean } {
  const [params, setParams] = useSearchParams();
  const goodsId = params.get("goodsId") ?? "";
  // Any SKU id that is none of the goods' answers its first SKU.
  const skuId = params.get("skuId") || "0";
  const goods = useRead(skuDetail, goodsId ? { goodsId, skuId } : null, { keepPrevious: true });
  const choose = useCallback(
    (next: string) =>
      setParams(
        (now) => {
          now.set("skuId", next);
          return now;
        },
        { replace: true },
      ),
    [setParams],
  );
  return { goods, choose, missing: goodsId === "" };
}
