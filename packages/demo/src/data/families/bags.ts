import type { GoodsFamily } from "../../family.ts";
import { backpacksFamilies } from "./bags/backpacks.ts";
import { handFamilies } from "./bags/hand.ts";
import { pursesFamilies } from "./bags/purses.ts";
import { travelFamilies } from "./bags/travel.ts";

/** Backpacks, handbags, purses and luggage. */
export const bagsFamilies: readonly GoodsFamily[] = [
  ...backpacksFamilies,
  ...handFamilies,
  ...pursesFamilies,
  ...travelFamilies,
];
