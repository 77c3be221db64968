import type { GoodsFamily } from "../../family.ts";
import { threadAndNeedlesFamilies } from "./sewing/threadAndNeedles.ts";
import { toolsAndTrimsFamilies } from "./sewing/toolsAndTrims.ts";

/** All sewing families. */
export const sewingFamilies: readonly GoodsFamily[] = [...threadAndNeedlesFamilies, ...toolsAndTrimsFamilies];
