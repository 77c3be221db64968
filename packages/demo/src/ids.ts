import { idFromKey } from "@sundry/server/marketplace";

/** The kinds of things that carry an id made from a key of the catalogue data. */
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

/** The id of a thing of the demo marketplace; it never changes, so tests and pages can name it. */
export function idOf(kind: IdKind, key: string): string {
  return idFromKey(kind, key);
}

/** Key of a goods: `family/variant`. */
export function goodsKey(family: string, variant: string): string {
  return `${family}/${variant}`;
}

/** Id of a goods of the demo marketplace, e.g. `goodsIdOf("folding-umbrella", "windproof")`. */
export function goodsIdOf(family: string, variant: string): string {
  return idOf("goods", goodsKey(family, variant));
}

/** Id of a SKU by its place among the SKUs of a goods, from 0. */
export function skuIdOf(family: string, variant: string, position: number): string {
  return idOf("sku", `${goodsKey(family, variant)}#${position}`);
}
