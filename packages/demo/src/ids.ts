import { idFromKey } from "@sundry/server/marketplace";

/** Kinds of records whose id is made from a key of the catalogue data. */
export type IdKind =
  | "category"
  | "brand"
  | "store"
  | "freight"
  | "pickup"
  | "carrier"
  | "goods"
  | "sku"
  | "evaluation"
  | "reviewer"
  | "coupon"
  | "couponActivity"
  | "fullDiscount"
  | "seckill"
  | "pointsCategory"
  | "pointsGoods"
  | "distributionGoods"
  | "articleCategory"
  | "article"
  | "page"
  | "param";

/** The id of a record of the demo marketplace. It never changes, so tests and pages can use it. */
export function idOf(kind: IdKind, key: string): string {
  return idFromKey(kind, key);
}

/** Key of goods: `family/variant`. */
export function goodsKey(family: string, variant: string): string {
  return `${family}/${variant}`;
}

/** Id of goods of the demo marketplace, e.g. `goodsIdOf("folding-umbrella", "windproof")`. */
export function goodsIdOf(family: string, variant: string): string {
  return idOf("goods", goodsKey(family, variant));
}

/** Id of a SKU by its position among the SKUs of goods, from 0. */
export function skuIdOf(family: string, variant: string, position: number): string {
  return idOf("sku", `${goodsKey(family, variant)}#${position}`);
}
