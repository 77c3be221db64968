import type { CashierDetail } from "@sundry/api/contract/entities/cashier";
import { toCents } from "../../shared/goods/cents.ts";

/** How much money the wallet is short of for a bill, in units of the currency; 0 if the balance is enough (EN-02). */
export function missingMoney({ price, walletValue }: Pick<CashierDetail, "price" | "walletValue">): number {
  return Math.max(0, toCents(price) - toCents(walletValue ?? 0)) / 100;
}
