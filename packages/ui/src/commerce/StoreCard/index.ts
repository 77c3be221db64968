export { StoreCard, type StoreCardProps, type StoreSummary } from "./StoreCard.tsx";
