import type { GoodsFamily } from "../../family.ts";
import { scarvesAndTopsFamilies } from "./knitwear/scarvesAndTops.ts";
import { socksAndGlovesFamilies } from "./knitwear/socksAndGloves.ts";

/** Everything on the knitwear shelves. */
export const knitwearFamilies: readonly GoodsFamily[] = [...socksAndGlovesFamilies, ...scarvesAndTopsFamilies];
