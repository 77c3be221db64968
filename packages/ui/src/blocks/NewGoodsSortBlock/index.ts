export { NewGoodsSortBlock, type NewGoodsSortBlockProps } from "./NewGoodsSortBlock.tsx";
