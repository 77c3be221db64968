export { GoodsTypeBlock, type GoodsTypeBlockProps } from "./GoodsTypeBlock.tsx";
