import type { GoodsIndex } from "@sundry/api/contract/entities/search";
import type { GoodsSummary } from "@sundry/ui/commerce/GoodsCard";

/** A row of search results as a card shows it; a running promotion is the price, what it cost before is struck. */
export function goodsOfIndex(row: GoodsIndex): GoodsSummary {
  const reduced = row.promotionPrice !== null && row.promotionPrice !== undefined && row.promotionPrice < row.price;
  return {
    id: row.id,
    href: `/goodsDetail?${new URLSearchParams({ goodsId: row.goodsId, skuId: row.id })}`,
    name: row.goodsName,
    image: row.thumbnail ?? "",
    price: reduced ? row.promotionPrice : row.price,
    was: reduced ? row.price : row.originalPrice,
    ...(row.minimum && { minimum: row.minimum }),
    ...(typeof row.buyCount === "number" && { sold: row.buyCount }),
    ...(row.rating && { rating: row.rating }),
    soldOut: row.quantity === 0,
    storeName: row.storeName,
  };
}
