import type { GoodsFamily } from "../../family.ts";
import { colourAndDeskFamilies } from "./stationery/colourAndDesk.ts";
import { paperAndWritingFamilies } from "./stationery/paperAndWriting.ts";

/** Everything on the stationery shelves. */
export const stationeryFamilies: readonly GoodsFamily[] = [...paperAndWritingFamilies, ...colourAndDeskFamilies];
