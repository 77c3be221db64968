import type { GoodsFamily } from "../../family.ts";
import { bagsFamilies } from "./bags.ts";
import { handToolsFamilies } from "./handTools.ts";
import { householdFamilies } from "./household.ts";
import { jewelleryFamilies } from "./jewellery.ts";
import { kitchenFamilies } from "./kitchen.ts";
import { knitwearFamilies } from "./knitwear.ts";
import { lightingFamilies } from "./lighting.ts";
import { partyFamilies } from "./party.ts";
import { sewingFamilies } from "./sewing.ts";
import { stationeryFamilies } from "./stationery.ts";
import { toysFamilies } from "./toys.ts";
import { umbrellasFamilies } from "./umbrellas.ts";

/** Every goods family of the demo marketplace, in the order of the category menu. */
export const families: readonly GoodsFamily[] = [
  ...toysFamilies,
  ...umbrellasFamilies,
  ...knitwearFamilies,
  ...kitchenFamilies,
  ...stationeryFamilies,
  ...sewingFamilies,
  ...jewelleryFamilies,
  ...lightingFamilies,
  ...householdFamilies,
  ...bagsFamilies,
  ...partyFamilies,
  ...handToolsFamilies,
];
