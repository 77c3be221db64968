import { bagsFamilies } from "./data/families/bags.ts";
import { handToolsFamilies } from "./data/families/hand-tools.ts";
import { householdFamilies } from "./data/families/household.ts";
import { jewelleryFamilies } from "./data/families/jewellery.ts";
import { kitchenFamilies } from "./data/families/kitchen.ts";
import { lightingFamilies } from "./data/families/lighting.ts";
import { partyFamilies } from "./data/families/party.ts";
import { sewingFamilies } from "./data/families/sewing.ts";
import { stationeryFamilies } from "./data/families/stationery.ts";
import { toysFamilies } from "./data/families/toys.ts";
import { umbrellasFamilies } from "./data/families/umbrellas.ts";
import type { GoodsFamily } from "./family.ts";

/** All goods of the demo marketplace, in the order of the category menu. */
export const families: readonly GoodsFamily[] = [
  ...toysFamilies,
  ...umbrellasFamilies,
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
