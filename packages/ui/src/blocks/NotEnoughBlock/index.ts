export { NotEnoughBlock, type NotEnoughBlockProps } from "./NotEnoughBlock.tsx";
