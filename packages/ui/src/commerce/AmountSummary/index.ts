export { type AmountRow, AmountSummary, type AmountSummaryProps } from "./AmountSummary.tsx";
