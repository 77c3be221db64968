export { GoodsCard, type GoodsCardProps } from "./GoodsCard.tsx";
export type { GoodsSummary } from "./goodsSummary.ts";
