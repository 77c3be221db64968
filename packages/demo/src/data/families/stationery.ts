import type { GoodsFamily } from "../../family.ts";
import { colourAndDeskFamilies } from "./stationery/colourAndDesk.ts";
import { paperAndWritingFamilies } from "./stationery/paperAndWriting.ts";

/** All stationery families. */
export const stationeryFamilies: readonly GoodsFamily[] = [...paperAndWritingFamilies, ...colourAndDeskFamilies];
