/** Every table of the shop; the connection and the migrations read them from here. */
export * from "./cart.ts";
export * from "./catalogue.ts";
export * from "./content.ts";
export * from "./favourite.ts";
export * from "./member.ts";
export * from "./order.ts";
export * from "./ownedCoupon.ts";
export * from "./promotion.ts";
export * from "./region.ts";
export * from "./wallet.ts";
