import type { GoodsFamily } from "../../family.ts";
import { accessoriesFamilies } from "./jewellery/accessories.ts";
import { hairFamilies } from "./jewellery/hair.ts";
import { ringsFamilies } from "./jewellery/rings.ts";
import { strandsFamilies } from "./jewellery/strands.ts";

/** Rings, strands, hair pieces and the dressing table. */
export const jewelleryFamilies: readonly GoodsFamily[] = [
  ...ringsFamilies,
  ...strandsFamilies,
  ...hairFamilies,
  ...accessoriesFamilies,
];
