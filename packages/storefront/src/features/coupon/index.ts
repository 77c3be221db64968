export { CouponTickets } from "./CouponTickets.tsx";
export { couponState, ownedCounts, platformId } from "./couponView.ts";
export { useClaimCoupon } from "./useClaimCoupon.ts";
