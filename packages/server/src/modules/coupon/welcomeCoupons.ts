import type { Tx } from "#server/db/transaction.ts";
import type { Services } from "#server/services.ts";
import { isGivenOut } from "./couponStates.ts";
import { grantCoupon } from "./service.ts";
import { givenTemplates } from "./queries.ts";

/** Coupons a new buyer gets. */
const welcomeCoupons = 3;

/** Gives a new buyer the platform's welcome coupons that are left; a used-up issue never stands in the way of registering. */
export async function grantWelcomeCoupons(tx: Tx, services: Services, memberId: string): Promise<void> {
  for (const template of await givenTemplates(tx, welcomeCoupons)) {
    if (!isGivenOut(template, services.clock.now())) continue;
    // None left is the only refusal a buyer without coupons can meet; it changes nothing.
    await grantCoupon(tx, services, memberId, template);
  }
}
