import { words } from "../../familyBuilders.ts";

/** Plating of metal jewellery. */
export const finishes = words(["Finish", "电镀色"], ["Gold tone", "金色"], ["Silver tone", "银色"]);
