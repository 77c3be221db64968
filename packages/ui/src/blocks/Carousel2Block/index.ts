export { Carousel2Block, type Carousel2BlockProps } from "./Carousel2Block.tsx";
