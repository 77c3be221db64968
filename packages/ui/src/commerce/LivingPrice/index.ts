export { LivingPrice, type LivingPriceProps } from "./LivingPrice.tsx";
