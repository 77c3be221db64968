export { HotAdvertBlock, type HotAdvertBlockProps } from "./HotAdvertBlock.tsx";
