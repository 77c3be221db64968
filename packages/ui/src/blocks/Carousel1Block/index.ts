export { Carousel1Block, type Carousel1BlockProps } from "./Carousel1Block.tsx";
