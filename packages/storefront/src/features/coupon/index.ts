export { CouponTickets } from "./CouponTickets.tsx";
export { couponState, ownedCounts, platformId } from "./couponView.ts";

/** Claims what a visitor wanted before they logged in (SE-08). */
export const loadResumedClaim = () => import("./ResumedClaim.ts").then((m) => m.ResumedClaim);
