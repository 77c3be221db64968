/** Goods that a link leads to. */
export interface Shared {
  goodsId: string;
  skuId: string;
}

/**
 * The address to be passed on: the goods page, or the shop, with the distributor's code and nothing else about him (MC-12).
 * `base` is the address of the shop without its hash.
 */
export function referralLink(base: string, code: string, goods?: Shared): string {
  const query = new URLSearchParams({
    ...(goods && { goodsId: goods.goodsId, skuId: goods.skuId }),
    distributionId: code,
  });
  return `${base}#${goods ? "/goodsDetail" : "/"}?${query}`;
}

/** The address of the shop as it is open now, without query and hash. */
export function shopBase({ origin, pathname }: Pick<Location, "origin" | "pathname">): string {
  return origin + pathname;
}
