import { getAll } from "@sundry/api/contract/cart";
import { useMemo } from "react";
import { useRead } from "../../shared/data/useRead.ts";
import { useCartCount } from "./useCartCount.ts";

/** Pieces in the buyer's cart by goods id, all variants together. A cart without lines is not read. */
export function useCartPieces(): ReadonlyMap<string, number> {
  const lines = useCartCount();
  const { data } = useRead(getAll, lines > 0 ? {} : null);
  return useMemo(() => {
    const pieces = new Map<string, number>();
    if (lines === 0) return pieces;
    for (const { goodsSku, num, invalid } of data?.skuList ?? [])
      if (!invalid) pieces.set(goodsSku.goodsId, num + (pieces.get(goodsSku.goodsId) ?? 0));
    return pieces;
  }, [lines, data]);
}
