/** A batch price: from `num` pieces on, one costs `price` (units of the currency). */
export interface Tier {
  readonly num: number;
  readonly price: number;
}

/** The tier a quantity reaches; undefined below the first. Tiers ascend by `num`. */
export function tierFor(tiers: readonly Tier[], count: number): Tier | undefined {
  return tiers.findLast((tier) => tier.num <= count);
}

/** The next cheaper tier and how many pieces are missing for it; undefined at the last one. */
export function nextTier(tiers: readonly Tier[], count: number): { tier: Tier; missing: number } | undefined {
  const tier = tiers.find(({ num }) => num > count);
  return tier && { tier, missing: tier.num - count };
}
