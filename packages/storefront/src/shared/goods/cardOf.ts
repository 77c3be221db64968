import type { GoodsIndex } from "@sundry/api/contract/entities/search";
import type { GoodsSummary } from "@sundry/ui/commerce/GoodsCard";
import { amountOf } from "./cents.ts";
import { hrefTo } from "../routing/addresses.ts";
import { isMadeToOrder } from "./madeToOrder.ts";
import { nextBatch } from "./nextBatch.ts";

/** A search row as a card: the current price, and the former one struck through. */
export function cardOf(row: GoodsIndex): GoodsSummary {
  const now = row.promotionPrice ?? row.price;
  const before = row.originalPrice ?? row.price;
  const batch = nextBatch(row);
  return {
    id: row.id,
    href: hrefTo.goods({ goodsId: row.goodsId, skuId: row.id }),
    name: row.goodsName,
    image: row.thumbnail ?? row.small ?? "",
    price: now,
    ...(amountOf(before) > amountOf(now) && { was: before }),
    ...(row.minimum != null && { minimum: row.minimum }),
    ...(batch && { batch }),
    ...(row.buyCount != null && { sold: row.buyCount }),
    ...(row.rating != null && { rating: row.rating }),
    ...(row.quantity === 0 && { soldOut: true }),
    ...(isMadeToOrder(row, row.minimum ?? 1) && { madeToOrder: true }),
    storeName: row.storeName,
  };
}
