export { ProductImage, type ProductImageProps } from "./ProductImage.tsx";
export { standardWidths, srcSetFor } from "./srcSetFor.ts";
