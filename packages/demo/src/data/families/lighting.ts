import type { GoodsFamily } from "../../family.ts";
import { bulbsFamilies } from "./lighting/bulbs.ts";
import { candlesFamilies } from "./lighting/candles.ts";
import { lanternsFamilies } from "./lighting/lanterns.ts";
import { torchesFamilies } from "./lighting/torches.ts";

/** Bulbs, lanterns, torches and candles. */
export const lightingFamilies: readonly GoodsFamily[] = [
  ...bulbsFamilies,
  ...lanternsFamilies,
  ...torchesFamilies,
  ...candlesFamilies,
];
