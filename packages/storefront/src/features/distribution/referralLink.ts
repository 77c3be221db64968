import { hrefTo } from "../../shared/routing/addresses.ts";

/** Goods that a link leads to. */
export interface SharedGoods {
  goodsId: string;
  skuId: string;
}

/**
 * The path of the link to share: to goods or to the shop, with the distributor's code and nothing else about them (MC-12).
 */
export function referralPath(code: string, goods?: SharedGoods): string {
  const distributionId = code;
  if (!goods) return hrefTo.home({ distributionId });
  const { goodsId, skuId } = goods;
  return hrefTo.goods({ goodsId, skuId, distributionId });
}
