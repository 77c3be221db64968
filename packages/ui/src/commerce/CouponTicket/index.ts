export type { CouponState, CouponSummary } from "./couponSummary.ts";
export { CouponTicket, type CouponTicketProps } from "./CouponTicket.tsx";
export { type CouponLanguage, couponValue, shortMoney } from "./couponValue.ts";
