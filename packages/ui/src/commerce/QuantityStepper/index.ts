export { QuantityStepper, type QuantityStepperProps } from "./QuantityStepper.tsx";
export { type CountBounds, clampCount, readCount } from "./readCount.ts";
