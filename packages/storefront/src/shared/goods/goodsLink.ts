import { pageAt, pages } from "../routing/addresses.ts";

/** What the page of goods at an address reads; undefined for other addresses. */
export function goodsOfAddress(address: string): { goodsId: string; skuId: string } | undefined {
  const [path = "", query] = address.split("?");
  if (pageAt(path) !== "goods") return undefined;
  const { goodsId, skuId = "0" } = pages.goods.query.read(new URLSearchParams(query));
  return goodsId ? { goodsId, skuId } : undefined;
}

/** The SKU in the address of a product; undefined for other addresses. */
export function skuOfAddress(address: string): string | undefined {
  const [path = "", query] = address.split("?");
  return pageAt(path) === "goods" ? pages.goods.query.read(new URLSearchParams(query)).skuId : undefined;
}
