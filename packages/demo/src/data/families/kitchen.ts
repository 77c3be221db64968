import type { GoodsFamily } from "../../family.ts";
import { cookingAndStorageFamilies } from "./kitchen/cookingAndStorage.ts";
import { tableAndDrinksFamilies } from "./kitchen/tableAndDrinks.ts";

/** All kitchen families. */
export const kitchenFamilies: readonly GoodsFamily[] = [...tableAndDrinksFamilies, ...cookingAndStorageFamilies];
