import { hrefTo, type PageQuery } from "../../shared/routing/addresses.ts";

/** The basket that is checked out: the cart, Buy now, or an exchange of points. */
export type CheckoutWay = PageQuery<"checkout">["way"];

/** Address of the page where the goods of a basket were chosen. */
export function hrefToBasket(way: CheckoutWay): string {
  return way === "POINTS" ? hrefTo.pointsMall() : hrefTo.cart();
}
