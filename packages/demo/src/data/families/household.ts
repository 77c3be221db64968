import type { GoodsFamily } from "../../family.ts";
import { bathFamilies } from "./household/bath.ts";
import { cleaningFamilies } from "./household/cleaning.ts";
import { homeFamilies } from "./household/home.ts";
import { laundryFamilies } from "./household/laundry.ts";

/** Cleaning, bath, laundry and home decoration. */
export const householdFamilies: readonly GoodsFamily[] = [
  ...cleaningFamilies,
  ...bathFamilies,
  ...laundryFamilies,
  ...homeFamilies,
];
