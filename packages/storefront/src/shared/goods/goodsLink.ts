import { pageAt, pages } from "../routing/addresses.ts";

/** The SKU in the address of a product; undefined for other addresses. */
export function skuOfAddress(address: string): string | undefined {
  const [path = "", query] = address.split("?");
  return pageAt(path) === "goods" ? pages.goods.query.read(new URLSearchParams(query)).skuId : undefined;
}
