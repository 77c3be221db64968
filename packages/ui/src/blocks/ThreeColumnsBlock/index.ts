export { ThreeColumnsBlock, type ThreeColumnsBlockProps } from "./ThreeColumnsBlock.tsx";
