import type { GoodsFamily } from "../../family.ts";
import { decorFamilies } from "./party/decor.ts";
import { gamesFamilies } from "./party/games.ts";
import { seasonalFamilies } from "./party/seasonal.ts";
import { wrapFamilies } from "./party/wrap.ts";

/** Gift wrap, decorations, dress-up and the seasons. */
export const partyFamilies: readonly GoodsFamily[] = [
  ...wrapFamilies,
  ...decorFamilies,
  ...gamesFamilies,
  ...seasonalFamilies,
];
