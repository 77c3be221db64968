export { GoodsLedger, type GoodsLedgerProps } from "./GoodsLedger.tsx";
export type { LedgerRow } from "./ledgerRow.ts";
