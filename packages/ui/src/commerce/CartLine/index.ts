export { CartLine, type CartLineProps } from "./CartLine.tsx";
export type { CartLineSummary } from "./cartLineSummary.ts";
