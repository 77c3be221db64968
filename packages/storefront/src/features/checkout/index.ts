export { toCents } from "./amountLines.ts";
export { useOpenCheckout } from "./useOpenCheckout.ts";
