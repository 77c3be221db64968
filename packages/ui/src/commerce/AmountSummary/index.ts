export { type AmountLine, AmountSummary, type AmountSummaryProps } from "./AmountSummary.tsx";
