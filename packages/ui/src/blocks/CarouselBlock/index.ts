export { CarouselBlock, type CarouselBlockProps } from "./CarouselBlock.tsx";
