export type { CouponState, CouponSummary } from "./couponSummary.ts";
export { CouponTicket, type CouponTicketProps } from "./CouponTicket.tsx";
export { type CouponLanguage, couponValue, shortMoney, type ValueParts } from "./couponValue.ts";
export { type CouponFacts, type CouponOptions, useCoupon } from "./useCoupon.ts";
