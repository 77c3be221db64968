export { CouponTickets } from "./CouponTickets.tsx";
export { useClaimCoupon } from "./useClaimCoupon.ts";

/** The dialog that confirms a claim, which the shell shows. */
export const loadClaimedDialog = () => import("./ClaimedDialog.tsx").then(({ ClaimedDialog }) => ClaimedDialog);
