export { GoodsRow, type GoodsRowProps } from "./GoodsRow.tsx";
