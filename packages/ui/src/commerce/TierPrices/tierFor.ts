import type { Amount } from "../../format/money.ts";

/** A batch price: from `num` pieces on, one costs `price`. */
export interface Tier<Price extends Amount = Amount> {
  readonly num: number;
  readonly price: Price;
}

/** The tier for a quantity; undefined below the first. Tiers ascend by `num`. */
export function tierFor<Price extends Amount>(tiers: readonly Tier<Price>[], count: number): Tier<Price> | undefined {
  return tiers.findLast((tier) => tier.num <= count);
}

/** The next cheaper tier and how many more pieces it takes; undefined at the last one. */
export function nextTier<Price extends Amount>(
  tiers: readonly Tier<Price>[],
  count: number,
): { tier: Tier<Price>; missing: number } | undefined {
  const tier = tiers.find(({ num }) => num > count);
  return tier && { tier, missing: tier.num - count };
}
