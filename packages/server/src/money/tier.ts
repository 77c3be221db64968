import type { Tier } from "#server/db/schema/catalogue.ts";

/** Price of a piece for this count: the highest tier reached; null below the first one (rules 4). */
export function tierPrice(tiers: readonly Tier[], count: number): number | null {
  let reached: Tier | null = null;
  for (const tier of tiers) if (tier.num <= count && (reached === null || tier.num > reached.num)) reached = tier;
  return reached?.cents ?? null;
}
