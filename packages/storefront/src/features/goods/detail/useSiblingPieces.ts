import { getAll } from "@sundry/api/contract/cart";
import type { SkuDetail } from "@sundry/api/contract/entities/goods";
import { useRead } from "../../../shared/data/useRead.ts";
import { useCartCount } from "../../cart/index.ts";
import { minimumOf, siblingPieces, skusOf } from "./goodsView.ts";

/** Pieces of the other variants in the buyer's cart. The cart is read only if they make a difference. */
export function useSiblingPieces(detail: SkuDetail): number {
  const lines = useCartCount();
  const matters = lines > 0 && minimumOf(detail) > 1 && skusOf(detail).length > 1;
  const { data } = useRead(getAll, matters ? {} : null);
  return data ? siblingPieces(detail, data.skuList) : 0;
}
