export { OrderCard, type OrderCardProps, type OrderSummary } from "./OrderCard.tsx";
