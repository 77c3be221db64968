export { PointsGoodsCard, type PointsGoodsCardProps, type PointsGoodsSummary } from "./PointsGoodsCard.tsx";
