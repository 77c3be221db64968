import { type Amount, decimalsOf, isMoney, type Money, unitsOf } from "../../format/money.ts";
import { nextTier, type Tier, tierFor } from "../TierPrices/index.ts";

/** The quantities of a product that decide about its price. */
export interface TierQuantity {
  /** Ascending by `num`. */
  readonly tiers: readonly Tier[];
  readonly count: number;
  /** Pieces of other variants that count towards the same price. @default 0 */
  readonly others?: number | undefined;
  /** The largest `count` there can be. @default no limit */
  readonly maximum?: number | undefined;
}

/** What the next lower price takes and gives. */
export interface TierStep {
  /** Pieces to add. */
  readonly missing: number;
  /** Price of one piece then. */
  readonly price: Amount;
  /** What all those pieces would cost at the present price, less what they cost at the next one. */
  readonly saving: Money;
}

/**
 * The next lower price; undefined if there is none, if there are not enough pieces for it, below the first tier, and where a price is
 * no number. Amounts count in whole minor units of the currency, as they are charged.
 */
export function tierStep(
  { tiers, count, others = 0, maximum = Number.MAX_SAFE_INTEGER }: TierQuantity,
  currency: string,
): TierStep | undefined {
  const reached = count + others;
  const present = tierFor(tiers, reached);
  const next = nextTier(tiers, reached);
  if (!present || !next || count + next.missing > maximum) return undefined;
  const each = minorUnits(present.price, currency) - minorUnits(next.tier.price, currency);
  const saved = each * next.tier.num;
  if (!(saved > 0) || !Number.isSafeInteger(saved)) return undefined;
  const own = isMoney(present.price) ? present.price.currency : undefined;
  return { missing: next.missing, price: next.tier.price, saving: { minorUnits: saved, currency: own ?? currency } };
}

function minorUnits(amount: Amount, currency: string): number {
  return isMoney(amount) ? amount.minorUnits : Math.round(unitsOf(amount, currency) * 10 ** decimalsOf(currency));
}
