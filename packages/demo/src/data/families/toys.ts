import type { GoodsFamily } from "../../family.ts";
import { learningAndOutdoorFamilies } from "./toys/learningAndOutdoor.ts";
import { plushAndGamesFamilies } from "./toys/plushAndGames.ts";

/** All toy families. */
export const toysFamilies: readonly GoodsFamily[] = [...plushAndGamesFamilies, ...learningAndOutdoorFamilies];
