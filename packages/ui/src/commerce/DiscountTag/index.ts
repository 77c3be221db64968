export { DiscountTag, type DiscountTagProps, discountPercent } from "./DiscountTag.tsx";
