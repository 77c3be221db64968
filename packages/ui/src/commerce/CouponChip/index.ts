export { CouponChip, type CouponChipProps } from "./CouponChip.tsx";
