import type { GoodsVariant } from "../../family.ts";
import { batches, both, type Pair } from "../familyBuilders.ts";

/** What an offer says besides its words. All prices are cents of one piece. */
interface OfferFigures
  extends Omit<GoodsVariant, "key" | "name" | "sellingPoint" | "formerCents" | "minimum" | "tiers"> {
  /** Former price; only where the goods is really reduced. */
  was?: number;
  /** Smallest count one may buy. */
  min?: number;
  /** Cheaper batches that follow the first (`min` pieces at `cents`): `[from pieces, cents]`, ascending. */
  larger?: readonly (readonly [num: number, cents: number])[];
}

/** One goods of a family; the first batch price is written once, as `min` and `cents`. */
export function offer(key: string, name: Pair, sellingPoint: Pair, figures: OfferFigures): GoodsVariant {
  const { was, min, larger, ...rest } = figures;
  const minimum = min ?? 1;
  return {
    ...rest,
    key,
    name: both(name),
    sellingPoint: both(sellingPoint),
    minimum,
    ...(was === undefined ? {} : { formerCents: was }),
    ...(larger ? { tiers: batches([minimum, figures.cents], ...larger) } : {}),
  };
}
