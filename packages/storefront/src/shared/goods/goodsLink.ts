/** The SKU behind a goods' address, such as `/goodsDetail?skuId=7&goodsId=3`; undefined where the address names none. */
export function skuOfAddress(address: string): string | undefined {
  const [path, query] = address.split("?");
  if (path?.toLowerCase() !== "/goodsdetail") return undefined;
  return new URLSearchParams(query).get("skuId") ?? undefined;
}
