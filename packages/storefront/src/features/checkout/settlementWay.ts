import type { CartType } from "@sundry/api/contract/enums";

/** Baskets that can be settled here. */
export type SettlementWay = Extract<CartType, "CART" | "BUY_NOW" | "POINTS">;

const ways: readonly SettlementWay[] = ["CART", "BUY_NOW", "POINTS"];

/** The basket an address names; anything unknown means the cart (RT-10). */
export function readWay(params: URLSearchParams): SettlementWay {
  const named = params.get("way")?.toUpperCase();
  return ways.find((way) => way === named) ?? "CART";
}

/** Where the goods of a basket were chosen: the way back from its settlement. */
export function originOf(way: SettlementWay): "/cart" | "/PointMall" {
  return way === "POINTS" ? "/PointMall" : "/cart";
}
