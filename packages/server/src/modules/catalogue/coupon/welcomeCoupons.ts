import type { Tx } from "#server/db/transaction.ts";
import type { Services } from "#server/services.ts";
import { isClaimable } from "./couponStates.ts";
import { grantCoupon } from "./service.ts";
import { welcomeTemplates } from "./queries.ts";

/** Number of coupons for a new buyer. */
const welcomeCoupons = 3;

/** Gives a new buyer the platform's welcome coupons that are left; a used-up issue never prevents registration. */
export async function grantWelcomeCoupons(tx: Tx, services: Services, memberId: string): Promise<void> {
  for (const template of await welcomeTemplates(tx, welcomeCoupons)) {
    if (!isClaimable(template, services.clock.now())) continue;
    // A buyer without coupons can only be refused because none are left, which changes nothing.
    await grantCoupon(tx, services, memberId, template);
  }
}
