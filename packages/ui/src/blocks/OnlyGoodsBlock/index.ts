export { OnlyGoodsBlock, type OnlyGoodsBlockProps } from "./OnlyGoodsBlock.tsx";
