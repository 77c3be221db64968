export { MixModelBlock, type MixModelBlockProps } from "./MixModelBlock.tsx";
