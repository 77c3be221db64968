/** Every table of the shop; the connection and the migrations read them from here. */
export * from "./catalogue.ts";
export * from "./content.ts";
export * from "./promotion.ts";
