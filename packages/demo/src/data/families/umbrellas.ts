import type { GoodsFamily } from "../../family.ts";
import { childrensAndOutdoorFamilies } from "./umbrellas/childrensAndOutdoor.ts";
import { foldingFamilies } from "./umbrellas/folding.ts";
import { straightFamilies } from "./umbrellas/straight.ts";

/** All umbrella families. */
export const umbrellasFamilies: readonly GoodsFamily[] = [
  ...foldingFamilies,
  ...straightFamilies,
  ...childrensAndOutdoorFamilies,
];
