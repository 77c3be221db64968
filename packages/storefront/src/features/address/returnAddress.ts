import { hrefTo, pageAt } from "../../shared/routing/addresses.ts";

/**
 * Where the address form leads back to: the checkout that the buyer came `from`, otherwise the list of addresses
 * (MC-14).
 */
export function returnAddress(from: string): string {
  return pageAt(from) === "checkout" ? from : hrefTo.addresses();
}
