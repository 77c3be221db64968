export { CartLine, type CartLineProps, type CartLineSummary } from "./CartLine.tsx";
