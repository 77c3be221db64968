import type { CartType } from "@sundry/api/contract/enums";

/** Baskets that can be settled here. */
export type SettlementWay = Extract<CartType, "CART" | "BUY_NOW">;

/** The basket an address names; anything unknown means the cart (RT-10). */
export function readWay(params: URLSearchParams): SettlementWay {
  return params.get("way")?.toUpperCase() === "BUY_NOW" ? "BUY_NOW" : "CART";
}
