export { CouponTickets } from "./CouponTickets.tsx";
export { closeClaim, confirmClaim, useClaimedCoupon } from "./claimedCoupon.ts";
export { hrefToUse, platformId } from "./couponView.ts";
export { useClaimCoupon } from "./useClaimCoupon.ts";

/** The dialog that confirms a claim, which the shell shows. */
export const loadClaimedDialog = () => import("./ClaimedDialog.tsx").then(({ ClaimedDialog }) => ClaimedDialog);
