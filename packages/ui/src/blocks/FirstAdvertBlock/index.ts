export { FirstAdvertBlock, type FirstAdvertBlockProps } from "./FirstAdvertBlock.tsx";
