import type { GoodsFamily } from "../../family.ts";
import { scarvesAndTopsFamilies } from "./knitwear/scarvesAndTops.ts";
import { socksAndGlovesFamilies } from "./knitwear/socksAndGloves.ts";

/** All knitwear families. */
export const knitwearFamilies: readonly GoodsFamily[] = [...socksAndGlovesFamilies, ...scarvesAndTopsFamilies];
