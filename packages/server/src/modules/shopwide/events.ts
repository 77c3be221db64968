import type { Events } from "#server/services.ts";
import { grantWelcomeCoupons } from "../catalogue/coupon/welcomeCoupons.ts";

/** What follows from what happens in modules that know nothing of these. */
export const events: Events = { memberRegistered: grantWelcomeCoupons };
