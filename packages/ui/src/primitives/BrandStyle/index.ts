export { BrandStyle, type BrandStyleProps } from "./BrandStyle.tsx";
