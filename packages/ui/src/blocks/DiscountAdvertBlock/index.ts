export { DiscountAdvertBlock, type DiscountAdvertBlockProps } from "./DiscountAdvertBlock.tsx";
