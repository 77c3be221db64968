import { hrefTo } from "../../shared/routing/addresses.ts";
import { shopAddress } from "../../shared/routing/shopAddress.ts";

/**
 * The text of a login code. Phones scan it, so it is the shop's address for phones; at a backend whose own app confirms
 * logins (`ownPage` false), the bare token for that app.
 */
export function scanCode(token: string, { ownPage }: { ownPage: boolean }): string {
  return ownPage ? shopAddress(hrefTo.accountSecurity({ scan: token }), { phone: true }) : token;
}
