export { ReviewItem, type ReviewItemProps, type ReviewSummary } from "./ReviewItem.tsx";
