export { TierBar, type TierBarProps } from "./TierBar.tsx";
export { type TierQuantity, type TierStep, tierStep } from "./tierStep.ts";
