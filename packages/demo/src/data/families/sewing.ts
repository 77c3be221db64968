import type { GoodsFamily } from "../../family.ts";
import { threadAndNeedlesFamilies } from "./sewing/threadAndNeedles.ts";
import { toolsAndTrimsFamilies } from "./sewing/toolsAndTrims.ts";

/** Everything on the sewing shelves. */
export const sewingFamilies: readonly GoodsFamily[] = [...threadAndNeedlesFamilies, ...toolsAndTrimsFamilies];
