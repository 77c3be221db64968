import type { CashierDetail } from "@sundry/api/contract/entities/cashier";
import { toCents } from "../checkout/index.ts";

/** What the wallet lacks for a bill, in units of the currency; 0 when it is enough (EN-02). */
export function missingMoney({ price, walletValue }: Pick<CashierDetail, "price" | "walletValue">): number {
  return Math.max(0, toCents(price) - toCents(walletValue ?? 0)) / 100;
}
