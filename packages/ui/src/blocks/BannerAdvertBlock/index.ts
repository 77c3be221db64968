export { BannerAdvertBlock, type BannerAdvertBlockProps } from "./BannerAdvertBlock.tsx";
