export { toCents } from "./amountLines.ts";
export { settlementRead } from "./settlementRead.ts";
