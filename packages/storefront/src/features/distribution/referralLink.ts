import { hrefTo } from "../../shared/routing/addresses.ts";

/** Goods that a link leads to. */
export interface SharedGoods {
  goodsId: string;
  skuId: string;
}

/**
 * The link to share: to goods or to the shop, with the distributor's code and nothing else about them (MC-12). `base` is the
 * address of the shop without its hash.
 */
export function referralLink(base: string, code: string, goods?: SharedGoods): string {
  const distributionId = code;
  if (!goods) return `${base}#${hrefTo.home({ distributionId })}`;
  const { goodsId, skuId } = goods;
  return `${base}#${hrefTo.goods({ goodsId, skuId, distributionId })}`;
}

/** The address of the shop as it is open now, without query and hash. */
export function shopBase({ origin, pathname }: Pick<Location, "origin" | "pathname">): string {
  return origin + pathname;
}
