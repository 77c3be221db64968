import type { GoodsVariant } from "../../family.ts";
import { batches, both, type Pair } from "../familyBuilders.ts";

/** The figures of an offer. All prices are cents for one piece. */
interface OfferFigures
  extends Omit<GoodsVariant, "key" | "name" | "sellingPoint" | "formerCents" | "minimum" | "tiers"> {
  /** Former price; only if the goods are really reduced. */
  was?: number;
  /** Minimum order quantity. */
  min?: number;
  /** Cheaper batches after the first (`min` pieces at `cents`): `[from pieces, cents]`, ascending. */
  larger?: readonly (readonly [num: number, cents: number])[];
}

/** One goods of a family; `min` and `cents` are the first batch price. */
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
