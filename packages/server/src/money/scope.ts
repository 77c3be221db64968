/** What a promotion applies to. */
export interface Scope {
  scopeType: "ALL" | "PORTION_GOODS" | "PORTION_GOODS_CATEGORY" | "PORTION_SHOP_CATEGORY";
  scopeIds: readonly string[];
  /** Issuing store; `0` is the platform, whose promotions apply to every store. */
  storeId: string;
}

/** The part of a line that decides whether a promotion applies to it. */
export interface Coverable {
  skuId: string;
  storeId: string;
  /** Third-level category. */
  categoryId: string;
  /** Categories of the store's own tree. */
  storeLabelIds: readonly string[];
}

/** The platform's id, used in place of a store's. */
export const platformId = "0";

/**
 * Whether a promotion applies to a line. For categories only the last level counts, here and in every list (rules 4).
 */
export function covers(scope: Scope, line: Coverable): boolean {
  if (scope.storeId !== platformId && scope.storeId !== line.storeId) return false;
  switch (scope.scopeType) {
    case "ALL":
      return true;
    case "PORTION_GOODS":
      return scope.scopeIds.includes(line.skuId);
    case "PORTION_GOODS_CATEGORY":
      return scope.scopeIds.includes(line.categoryId);
    case "PORTION_SHOP_CATEGORY":
      return line.storeLabelIds.some((label) => scope.scopeIds.includes(label));
  }
}
